// Prints a passage for an eye: the text with every core marked, then a line for each citation with all that was read of it.
import { createHash } from 'node:crypto';
import type { Citation } from '../../src/citation';
import { citationsOf, type Passage } from './draw';

/** The fields that are judged, in the order of the tables. */
export const FIELDS = [
  'span',
  'kind',
  'core',
  'name',
  'pincite',
  'year',
  'court',
  'signal',
  'parentheticals',
  'parallel',
  'history',
  'antecedent',
  'within',
] as const;

export type Field = (typeof FIELDS)[number];

/** What the reading says of each field, links by the place of what they mean; null where it says nothing. */
export function readingOf(one: Citation, byId: ReadonlyMap<string, Citation>): Record<Field, string | null> {
  const link = (id: string | null): string | null => {
    const meant = id === null ? undefined : byId.get(id);
    return meant ? `${meant.block}:${meant.span[0]}` : null;
  };
  const points = one.kind === 'id' || one.kind === 'short' || one.kind === 'supra';
  return {
    span: `${one.span.join('-')} in ${one.fullSpan.join('-')}`,
    kind: one.kind,
    core: [one.volume, one.reporter, one.page, one.docketNumber].some((part) => part !== null)
      ? `${one.volume ?? ''}|${one.reporter ?? ''}|${one.page ?? ''}${one.docketNumber === null ? '' : `|${one.docketNumber}`}`
      : null,
    name: one.caseName,
    pincite:
      one.pincite &&
      JSON.stringify([
        one.pincite.text,
        one.pincite.pages,
        one.pincite.notes,
        one.pincite.paragraphs,
        one.pincite.sections,
      ]),
    year: one.year === null ? null : String(one.year),
    court: one.court ?? (one.courtAsWritten === null ? null : `? ${one.courtAsWritten}`),
    signal: one.signal,
    parentheticals: one.parentheticals.length === 0 ? null : JSON.stringify(one.parentheticals),
    parallel: link(one.parallelTo),
    history:
      one.historyOf === null && one.history.length === 0
        ? null
        : `${link(one.historyOf) ?? ''}|${one.history.map((stage) => `${stage.relation} ${link(stage.citation) ?? ''}`).join(';')}`,
    antecedent: points ? (link(one.antecedent) ?? 'abstained') : null,
    within: link(one.within),
  };
}

/** A short hash of one reading: equal while nothing of it changed. */
export const fingerprint = (reading: Record<Field, string | null>): string =>
  createHash('sha256')
    .update(FIELDS.map((field) => reading[field] ?? '').join('\u0001'))
    .digest('hex')
    .slice(0, 8);

export const indexById = (all: readonly Citation[]): Map<string, Citation> =>
  new Map(all.map((one) => [one.id, one]));

/** The passage and the lines of its citations, numbered from 1; with `only`, those numbers' lines alone. */
export function show(passage: Passage, number: number, only?: ReadonlySet<number>): string {
  const citations = citationsOf(passage);
  const out = [`\n## P${number} ${passage.text} ${passage.from.join(':')} to ${passage.to.join(':')}`];
  for (let block = passage.from[0]; block <= passage.to[0]; block += 1) {
    const source = passage.blocks[block];
    if (!source) continue;
    const from = block === passage.from[0] ? passage.from[1] : 0;
    const to = block === passage.to[0] ? passage.to[1] : source.text.length;
    const here = citations.map((one, at) => ({ one, at })).filter(({ one }) => one.block === block);
    let text = '';
    let at = from;
    for (const { one, at: n } of here) {
      text += brief(source.text.slice(at, Math.max(at, one.span[0])));
      text += `⟦${n + 1}:${source.text.slice(Math.max(at, one.span[0]), one.span[1])}⟧`;
      at = Math.max(at, one.span[1]);
    }
    text += brief(source.text.slice(at, to));
    if (text.trim() !== '…' && text.trim() !== '')
      out.push(`${source.note === null ? '' : `[fn ${source.note}] `}${text.replace(/\s+/g, ' ').trim()}`);
  }
  const byId = indexById(passage.all);
  const numberOf = new Map(citations.map((one, at) => [one.id, at + 1]));
  citations.forEach((one, at) => {
    if (!only || only.has(at + 1)) out.push(line(one, at + 1, passage, byId, numberOf));
  });
  return out.join('\n');
}

/** A stretch without anything that could be a citation is left out. */
function brief(text: string): string {
  const parts = text.split(/(?<=[.;?!]["”’)]?\s)/);
  return parts
    .map((part, at) =>
      at < 1 ||
      at >= parts.length - 2 ||
      part.length < 60 ||
      /\d|\bv\.|\b[Ii]d\b|supra|§|[Ii]bid|infra|ante|post/.test(part)
        ? part
        : '…',
    )
    .join('')
    .replace(/…(?:\s*…)+/g, '…');
}

function line(
  one: Citation,
  n: number,
  passage: Passage,
  byId: ReadonlyMap<string, Citation>,
  numberOf: ReadonlyMap<string, number>,
): string {
  const text = passage.blocks[one.block]?.text ?? '';
  const link = (id: string | null): string => {
    if (id === null) return '';
    const meant = byId.get(id);
    return numberOf.has(id) ? `#${numberOf.get(id)}` : `(${meant?.caseName ?? ''} ${meant?.text ?? '?'})`;
  };
  const core = `${one.volume ?? ''} ${one.reporter ?? ''} ${one.page ?? ''}`.replace(/\s+/g, ' ').trim();
  const full = text.slice(one.fullSpan[0], one.fullSpan[1]).replace(/\s+/g, ' ');
  const pages = one.pincite
    ? [
        ...one.pincite.pages.map(([first, last]) => (first === last ? first : `${first}>${last}`)),
        ...one.pincite.notes.map((note) => `n${note}`),
        ...one.pincite.paragraphs.map((mark) => `¶${mark}`),
        ...one.pincite.sections.map((mark) => `§${mark}`),
      ].join(',')
    : '';
  const pieces = [
    `${n} ${one.kind}`,
    core === '' || core === one.text.replace(/\s+/g, ' ') ? '' : `<${core}>`,
    one.caseName === null ? (one.nameStated ? 'n=UNREADABLE' : '') : `n=${one.caseName}`,
    one.plaintiff !== null && `${one.plaintiff} v. ${one.defendant ?? ''}` !== one.caseName
      ? `(${one.plaintiff} / ${one.defendant ?? ''})`
      : '',
    one.pincite
      ? `p=${pages === one.pincite.text ? pages : `${one.pincite.text.replace(/\s+/g, ' ')}{${pages}}`}`
      : '',
    one.year === null ? '' : `y=${one.year}`,
    one.court === null ? (one.courtAsWritten === null ? '' : `c=?${one.courtAsWritten}`) : `c=${one.court}`,
    one.signal === null ? '' : `s=${one.signal}`,
    one.parentheticals.length > 0
      ? `P=${one.parentheticals.map((words) => (words.length > 44 ? `${words.slice(0, 22)}…${words.slice(-18)}` : words).replace(/\s+/g, ' ')).join(' ¦ ')}`
      : '',
    one.docketNumber === null ? '' : `d=${one.docketNumber}`,
    one.jurisdiction === null || one.jurisdiction === 'US' ? '' : `j=${one.jurisdiction}`,
    one.parallelTo === null ? '' : `par→${link(one.parallelTo)}`,
    one.historyOf === null ? '' : `hisOf→${link(one.historyOf)}`,
    one.history.length > 0
      ? `his=${one.history.map((stage) => `${stage.relation}${link(stage.citation)}`).join(',')}`
      : '',
    one.kind === 'id' || one.kind === 'short' || one.kind === 'supra'
      ? `→${one.antecedent === null ? 'ABSTAINS' : link(one.antecedent)}`
      : '',
    one.within === null ? '' : `in→${link(one.within)}`,
    one.assumptions.length > 0 ? `!${one.assumptions.map((words) => words.slice(0, 50)).join(' !')}` : '',
    full === one.text.replace(/\s+/g, ' ')
      ? ''
      : `f=${full.length > 26 ? `${full.slice(0, 12)}~${full.slice(-10)}` : full}`,
  ];
  return pieces.filter((piece) => piece !== '').join(' ');
}
