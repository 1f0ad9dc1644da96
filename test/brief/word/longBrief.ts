/** A brief of 190 pages, or of twice as many: for the test of scale and for `bench/word.ts`. */
import { footnoteMark, makeDocx, paragraph, run } from '../../word-host/docx';

const SENTENCE =
  'The court of appeals affirmed, and the petitioner timely sought review of the judgment below. ';
const NAMES = ['Ames', 'Burke', 'Cole', 'Dorr', 'Eads', 'Finch', 'Gore', 'Hale'];
const name = (at: number): string => NAMES[at % NAMES.length] ?? 'Ames';

/** 1,900 paragraphs to 190 pages; 700 citations in the text, 300 in footnotes; one in fifty names a volume that cannot be. */
export function longBrief(times: number): Uint8Array {
  const cite = (at: number): string =>
    `${name(at)} v. ${name(at + 3)}, ${at % 50 === 0 ? 900 + (at % 90) : 100 + (at % 400)} U.S. ${at + 1}, ${at + 3} (1950)`;
  const body: string[] = [];
  const footnotes: string[] = [];
  let cites = 0;
  for (let at = 0; at < 1900 * times; at++) {
    const text = SENTENCE.repeat(4);
    if (at % 19 < 7) body.push(`${text}See ${cite(cites++)}.`);
    else if (at % 19 < 10) {
      footnotes.push(`See also ${cite(cites++)}.`);
      body.push(paragraph(run(text) + footnoteMark(footnotes.length)));
    } else body.push(text);
  }
  return makeDocx({ body, footnotes, headers: { default: 'No. 21-123' }, footer: '1' });
}
