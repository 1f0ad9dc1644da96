// How the tables of this folder are written and read: one line a row, cells separated by " | ", and the rules by which other
// spellings of an abbreviation follow from it (with and without "Ann.", with the state spelled out, with the words spelled out).
// What may be changed: a rule of spelling here changes every table; run test/citation/tables.
import { leadingJurisdiction } from './jurisdictions';
import type { LawRow } from './table';

/** Words of statutory abbreviations and what they stand for. Source: Bluebook T1 and T10. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Stat.': 'Statutes',
    'Rev.': 'Revised',
    'Gen.': 'General',
    'Comp.': 'Compiled',
    'Cons.': 'Consolidated',
    'Cent.': 'Century',
    'Admin.': 'Administrative',
    'Regs.': 'Regulations',
    'Const.': 'Constitution',
    'Ann.': 'Annotated',
    'Civ.': 'Civil',
    'Crim.': 'Criminal',
    'Proc.': 'Procedure',
    'Bus.': 'Business',
    'Prof.': 'Professions',
    'Corp.': 'Corporations',
    "Gov't": 'Government',
    'Lab.': 'Labor',
    'Educ.': 'Education',
    'Fam.': 'Family',
    'Prob.': 'Probate',
    'Ins.': 'Insurance',
    'Evid.': 'Evidence',
    'Veh.': 'Vehicle',
    'Welf.': 'Welfare',
    'Inst.': 'Institutions',
    'Prac.': 'Practice',
    'Rem.': 'Remedies',
    'Transp.': 'Transportation',
    'Prop.': 'Property',
    'Com.': 'Commercial',
    'Dom.': 'Domestic',
    'Rel.': 'Relations',
    'Exec.': 'Executive',
    'Pub.': 'Public',
  }),
);

const withoutAnnotated = (text: string): string =>
  text.includes('Ann.') ? text.replace(/,? Ann\.(?= |,|$)/, '').trim() : text;
const spelledOut = (text: string): string =>
  text
    .split(' ')
    .map((word) => SPELLED_OUT.get(word) ?? word)
    .join(' ');

/** The abbreviation itself, then each other way of writing it that the rules above give; one may stand twice. */
export function spellingsOf(canonical: string, others: readonly string[]): readonly string[] {
  const given = [canonical, ...others];
  const found = [...given];
  for (const text of given) {
    const short = withoutAnnotated(text);
    if (short !== text) found.push(short);
    const lead = leadingJurisdiction(text);
    if (!lead || lead.rest === '') continue;
    const { name, abbreviation, also } = lead.jurisdiction;
    for (const rest of short === text ? [lead.rest] : [lead.rest, withoutAnnotated(lead.rest)]) {
      if (name !== abbreviation) found.push(`${name} ${rest}`);
      for (const state of also) found.push(`${state} ${rest}`);
      const full = spelledOut(rest);
      if (full !== rest) found.push(`${name} ${full}`);
    }
  }
  return found;
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
];

const NUMBER_FORMS = ['dotted', 'colon', 'subdivided', 'dashedTitle'] as const;

/**
 * Reads a table: "jurisdiction | shape | abbreviation | other spellings; …"; several abbreviations parted by " / " are a row each. The jurisdiction "-" means none. A shape may carry the
 * marks "§" (a section sign is required), "after" (also written after its number: "§ 18-3-102, C.R.S.") and a number form of LawRow.
 * @throws Error naming the line, when a line cannot be read; tables are fixed text, so this is a fault of the build.
 */
export function readRows(kind: LawRow['kind'], table: string): LawRow[] {
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
      return canonicals.split(' / ').map((canonical): LawRow => ({
        canonical,
        spellings: spellingsOf(canonical, others === '' ? [] : others.split('; ')),
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
): LawRow[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', beginnings = ''] = line.split('|').map((cell) => cell.trim());
      const [ending = '', full] = head.split(' = ');
      const wholes = full?.split('; ') ?? [];
      return beginnings.split('; ').map((beginning): LawRow => {
        const canonical = `${beginning} ${ending}`;
        const state = ofState ? (leadingJurisdiction(canonical)?.jurisdiction ?? null) : null;
        return {
          canonical,
          spellings: state ? [canonical, ...wholes.map((whole) => `${state.name} ${whole}`)] : [canonical],
          kind,
          jurisdiction: state?.postal ?? null,
          shape,
          sectionSign: 'optional',
        };
      });
    });
}
