// How the tables of this folder are written and read at build time: one line a row, cells separated by " | ".
// What may be changed: the form of a line, with every table. By which rules other spellings follow is in spellings.ts.
import { leadingJurisdiction } from './jurisdictions';
import type { SpellingRule } from './spellings';
import type { LawRow } from './table';

/** A row as its table gives it: what compile.ts writes into the compiled lines. */
export interface LawSource extends Omit<LawRow, 'spellings'> {
  readonly others: readonly string[];
  readonly rule: SpellingRule;
}

const SHAPE_WORDS: readonly LawRow['shape'][] = [
  'titleCodeSection',
  'codeSection',
  'ruleNumber',
  'ruleSuffix',
  'volumePage',
  'publicLaw',
  'constitution',
  'restatement',
  'congress',
  'sessionLaw',
  'regnal',
];

const NUMBER_FORMS = ['dotted', 'colon', 'subdivided', 'dashedTitle'] as const;

/**
 * Reads a table: "jurisdiction | shape | abbreviation | other spellings; …"; several abbreviations parted by " / " are a row each. The jurisdiction "-" means none. A shape may carry the
 * marks "§" (a section sign is required), "after" (also written after its number: "§ 18-3-102, C.R.S.") and a number form of LawRow.
 * @throws Error naming the line, when a line cannot be read; tables are fixed text, so this is a fault of the build.
 */
export function readRows(kind: LawRow['kind'], table: string): LawSource[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [jurisdiction = '', marks = '', canonicals = '', others = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [shapeWord, ...flags] = marks.split(' ');
      const shape = SHAPE_WORDS.find((word) => word === shapeWord);
      if (!shape || canonicals === '' || (canonicals.includes(' / ') && others !== ''))
        throw new Error(`Law table: the line "${line}" cannot be read.`);
      const numberForm = NUMBER_FORMS.find((form) => flags.includes(form));
      return canonicals.split(' / ').map((canonical): LawSource => ({
        canonical,
        others: others === '' ? [] : others.split('; '),
        rule: 'written',
        kind,
        jurisdiction: jurisdiction === '-' ? null : jurisdiction,
        shape,
        sectionSign: flags.includes('§') ? 'required' : 'optional',
        ...(flags.includes('after') ? { after: true } : {}),
        ...(numberForm ? { numberForm } : {}),
      }));
    });
}

/**
 * Reads a table of endings and beginnings: "ending | beginning; beginning; …" gives one row for each beginning, as "Harv." and "Yale"
 * with "L. Rev.". Used where thousands of abbreviations are built of few words. After "=" the ending may be spelled out ("R. Civ. P. =
 * Rule of Civil Procedure; …"), which goes with the name of the state. The jurisdiction is that of a leading state abbreviation where
 * `ofState` is set, else null.
 */
export function readComposed(
  kind: LawRow['kind'],
  shape: LawRow['shape'],
  ofState: boolean,
  table: string,
): LawSource[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', beginnings = ''] = line.split('|').map((cell) => cell.trim());
      const [ending = '', full] = head.split(' = ');
      const wholes = full?.split('; ') ?? [];
      return beginnings.split('; ').map((beginning): LawSource => {
        const canonical = `${beginning} ${ending}`;
        const state = ofState ? (leadingJurisdiction(canonical)?.jurisdiction ?? null) : null;
        return {
          canonical,
          others: state ? wholes.map((whole) => `${state.name} ${whole}`) : [],
          rule: 'plain',
          kind,
          jurisdiction: state?.postal ?? null,
          shape,
          sectionSign: 'optional',
        };
      });
    });
}
