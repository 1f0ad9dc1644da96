/** The style sheet of the HTML report. Colour never stands alone: each mark has its sign and word beside it. */
export const STYLE = `
:root { color-scheme: light dark; --stop: #c50f1f; --mismatch: #7719aa; --unverified: #8a5300; --found: #107c10; --none: #616161;
  --ground: #ffffff; --text: #1b1b1b; --quiet: #57606a; --line: #d5d9de; --tint: #f5f6f8; }
@media (prefers-color-scheme: dark) { :root { --stop: #ff99a4; --mismatch: #d9a6f5; --unverified: #f2b75c; --found: #7fd67f;
  --none: #a8adb3; --ground: #1b1b1b; --text: #f2f2f2; --quiet: #b3b8be; --line: #43474c; --tint: #26282b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin: 2.25rem 0 .25rem; } h3 { font-size: 1rem; margin: 0 0 .25rem; }
small { font-size: .85rem; font-weight: normal; color: var(--quiet); }
a { color: inherit; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; font-size: .9rem; }
.facts dt { color: var(--quiet); } .facts dd { margin: 0; }
.tally { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; }
.tally li { border: 1px solid currentColor; border-radius: 4px; padding: .1rem .6rem; } .tally a { text-decoration: none; }
.tally .stop, section.stop h2 { color: var(--stop); } .tally .mismatch, section.mismatch h2 { color: var(--mismatch); }
.tally .unverified, section.unverified h2 { color: var(--unverified); } .tally .found, section.found h2 { color: var(--found); }
.tally .none, section.none h2 { color: var(--none); }
.meaning { margin: 0 0 1rem; color: var(--quiet); }
article { border-left: 4px solid var(--line); padding: .25rem 0 .25rem .9rem; margin: 0 0 1.25rem; break-inside: avoid; }
section.stop article { border-color: var(--stop); } section.mismatch article { border-color: var(--mismatch); }
section.unverified article { border-color: var(--unverified); } section.found article { border-color: var(--found); }
article p { margin: .25rem 0; } .fact { font-weight: bold; }
blockquote { margin: .4rem 0; padding: .4rem .6rem; background: var(--tint); font-size: .95rem; }
mark { background: none; color: inherit; font-weight: bold; text-decoration: underline; text-underline-offset: 2px; }
table { border-collapse: collapse; font-size: .9rem; margin: .4rem 0; width: 100%; }
th, td { text-align: left; vertical-align: top; border-top: 1px solid var(--line); padding: .2rem .6rem .2rem 0; }
th { font-weight: normal; color: var(--quiet); white-space: nowrap; } tr.differs td { font-weight: bold; }
ul.evidence, ul.plain { margin: .4rem 0; padding-left: 1.1rem; font-size: .9rem; }
del { text-decoration: underline wavy; } ins { text-decoration: underline; }
@media (max-width: 30rem) { .facts { grid-template-columns: 1fr; } .facts dd { margin-bottom: .3rem; } }
@media print { body { font-size: 11pt; } main { max-width: none; padding: 0; } a { text-decoration: none; } }
@media (forced-colors: active) { mark { forced-color-adjust: none; background: Mark; color: MarkText; } }
`;
