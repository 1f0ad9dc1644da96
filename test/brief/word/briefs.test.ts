/**
 * Real briefs, marked and cleared in the host: every place with the look of a citation is marked or named with a reason, the text
 * stays, and clearing gives the document back element for element. The briefs are outside the project; where absent this says so.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type { BriefReading, PlannedMark } from '../../../src/brief/model';
import { markFor, openBrief, xmlOf } from './support';

const SHARED = path.resolve(__dirname, '../../../../shared/data');
const files = ['briefs', 'docx-structures'].flatMap((folder) =>
  existsSync(path.join(SHARED, folder))
    ? readdirSync(path.join(SHARED, folder))
        .filter((name) => name.endsWith('.docx'))
        .map((name) => path.join(folder, name))
    : [],
);

/** Volume, abbreviation, page; and "Id.": enough to have many places of every kind. */
const LOOKS_LIKE_A_CITATION =
  /\b\d{1,4}[ \u00a0][A-Z][A-Za-z.' \u00a0]{0,14}[.\da-z]{1,3}[ \u00a0]\d{1,5}\b|\bId\./g;

function plan(reading: BriefReading): PlannedMark[] {
  const seen = new Map<string, number>();
  return reading.blocks
    .flatMap(({ text }) =>
      [...text.matchAll(LOOKS_LIKE_A_CITATION)].map(([words]) => {
        const nth = seen.get(words) ?? 0;
        seen.set(words, nth + 1);
        return { words, nth };
      }),
    )
    .flatMap(({ words, nth }) => {
      const mark = markFor(reading, words, nth);
      return reading.blocks[mark.block]?.role?.startsWith('tableOf') ? [] : [mark];
    });
}

/** The XML in one way of writing, without the declarations that our controls need. */
const plainly = (xml: string): string =>
  new XMLSerializer()
    .serializeToString(new DOMParser().parseFromString(xml, 'application/xml'))
    .replace(/ xmlns:(w15|mc)="[^"]*"/g, '')
    .replace(/ mc:Ignorable="[^"]*"/g, '');

if (files.length === 0) {
  it.skip('marks and clears every brief — skipped: ../shared/data is not here', () => undefined);
} else {
  it.each(files)(
    'marks and clears %s',
    async (file) => {
      const { brief, host, reading } = await openBrief(new Uint8Array(readFileSync(path.join(SHARED, file))));
      const parts = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'].filter((part) =>
        host.document.package.has(part),
      );
      const before = parts.map((part) => xmlOf(host, part));
      const planned = plan(reading);
      const outcome = await brief.mark(planned);
      expect(outcome.placed.length + outcome.unplaced.length).toBe(planned.length);
      // Words that Word cannot reach are few, and each has its reason.
      expect(outcome.unplaced.length).toBeLessThanOrEqual(planned.length * 0.02);
      expect((await brief.read()).blocks).toEqual(reading.blocks);
      const cleared = await brief.removeAll();
      expect(cleared).toEqual({ removed: outcome.placed.length, comments: 0, left: [] });
      expect(parts.map((part) => plainly(xmlOf(host, part)))).toEqual(before.map(plainly));
    },
    120_000,
  );
}
