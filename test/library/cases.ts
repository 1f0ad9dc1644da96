/** Cases and sources a lawyer could read, for tests in this process and in others. */
import type { ImportedCase, ImportSource } from '../../src/library/model';

export function cited(
  name: string,
  citations: readonly string[],
  more: Partial<ImportedCase> = {},
): ImportedCase {
  return {
    key: null,
    name,
    otherNames: [],
    citations: citations.map((text) => {
      const words = text.split(' ');
      return {
        volume: words[0] ?? '',
        reporter: words.slice(1, -1).join(' '),
        page: words.at(-1) ?? '',
      };
    }),
    lastPage: null,
    court: null,
    date: null,
    docketNumber: null,
    url: null,
    opinion: null,
    ...more,
  };
}

export function sourceOf(cases: ImportSource['cases'], more: Partial<ImportSource> = {}): ImportSource {
  return {
    key: 'test',
    name: 'test',
    kind: 'table',
    asOf: '2026-01-31',
    expectedCases: null,
    volumes: [],
    cases,
    ...more,
  };
}
