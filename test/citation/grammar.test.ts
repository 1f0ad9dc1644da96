// The tables of grammar/: every row is walked, so that a row that cannot be read is found when it is written.
import { HISTORY } from '../../src/citation/grammar/history';
import { RECORDS } from '../../src/citation/grammar/records';
import { SIGNALS, signalOf } from '../../src/citation/grammar/signals';
import {
  ABBREVIATIONS,
  LEAD_INS,
  MONTHS,
  NAME_CONNECTORS,
  NAME_SUFFIXES,
  NOT_NAMES,
} from '../../src/citation/grammar/words';
import { isJournal } from '../../src/citation/grammar/journals';
import { readCitations } from '../../src/citation';

const read = (text: string): ReturnType<typeof readCitations> =>
  readCitations([{ part: 'body', note: null, text }]);

describe('Signals', () => {
  it.each(SIGNALS.filter((signal) => signal !== 'with'))(
    '"%s" is read whole and is no part of the name',
    (signal) => {
      const [found] = read(
        `It so held. ${signal.charAt(0).toUpperCase()}${signal.slice(1)} Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).`,
      );
      expect(found?.caseName).toBe('Ames v. Burke');
      expect(found?.signal).toBe(signalOf(signal));
    },
  );
});

describe('History', () => {
  it.each(HISTORY.map((row) => [row.phrase, row.of] as const))(
    '"%s" links what follows to what stands before (%s)',
    (phrase, of) => {
      const text =
        of === 'same'
          ? `Ames v. Burke, 1 F.3d 2 (1st Cir. 1993), ${phrase}, 5 U.S. 6 (1994).`
          : `Ames v. Burke, 1 F.3d 2 (1st Cir. 1993), ${phrase} Cole v. Dean, 5 U.S. 6 (1994).`;
      const [earlier, later] = read(text);
      expect(later?.historyOf).toBe(earlier?.id);
      expect(earlier?.history).toEqual([{ relation: phrase, citation: later?.id }]);
      expect(later?.caseName).toBe(of === 'same' ? 'Ames v. Burke' : 'Cole v. Dean');
    },
  );
});

describe('Records', () => {
  it.each(RECORDS.map((row) => [row.form] as const))('"%s at 12" is a record and no case', (form) => {
    const citations = read(`It so stands. See ${form} at 12.`);
    expect(citations.map((one) => one.kind)).toEqual(['record']);
  });
});

describe('Words', () => {
  it('are small and folded, so that a look-up by folded word finds them', () => {
    for (const words of [ABBREVIATIONS, LEAD_INS, MONTHS, NAME_CONNECTORS, NAME_SUFFIXES, NOT_NAMES])
      for (const word of words) expect(word).toBe(word.toLowerCase().replace(/[\u2018\u2019]/g, "'"));
  });
  it('tell a law review by its ending', () => {
    expect(isJournal('Harbor Tech. L. Rev.')).toBe(true);
    expect(isJournal('F. Supp. 2d')).toBe(false);
  });
});
