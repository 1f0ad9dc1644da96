// By which rules the other ways of writing an abbreviation follow from the ones that the tables give: with and without "Ann.", with
// the state spelled out, with the words spelled out. The compiled lines name the rule; table.ts applies it when a row is asked for.
// What may be changed: a rule here changes every table; run test/citation/tables.
import { JURISDICTIONS, leadingJurisdiction } from './jurisdictions';

/**
 * written: a code or rule as its table gives it, and what follows from the words of the abbreviation; plain: as given, no more;
 * title: a law review; subject: a subject of a divided code, the subject standing in the state's {@link FORMS}; constitution and
 * restatement: by the names of the jurisdiction, and by the ways of writing the series.
 */
export type SpellingRule = 'written' | 'plain' | 'title' | 'subject' | 'constitution' | 'restatement';

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
function written(canonical: string, others: readonly string[]): readonly string[] {
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

/** "L. Rev." spelled out, and "&" for "and". */
function title(canonical: string, others: readonly string[]): readonly string[] {
  const found = [canonical, ...others];
  if (canonical.includes('L. Rev.')) found.push(canonical.replace('L. Rev.', 'Law Review'));
  else if (canonical.includes('L.J.')) found.push(canonical.replace(/ ?L\.J\./, ' Law Journal'));
  if (canonical.includes(' & ')) found.push(canonical.replaceAll(' & ', ' and '));
  return found;
}

/**
 * What is written before and after the subject in a code divided by subjects, by the state's postal code: {} stands for the subject. The
 * first is the canonical form. Sources: those of subjects.ts.
 */
export const FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['CA', ['Cal. {}', '{}', 'California {}', 'Calif. {}', 'Cal. {} Ann.']],
  ['TX', ['Tex. {}', '{}', 'Texas {}', 'Tex. {} Ann.', 'Texas {} Ann.']],
  ['NY', ['N.Y. {}', '{}', 'New York {}', "McKinney's {}", 'NY {}']],
  [
    'MD',
    [
      'Md. Code Ann., {}',
      'Md. Code, {}',
      'Maryland Code, {}',
      'Md. {} Code Ann.',
      'Md. Ann. Code, {}',
      'Md. Code (Repl. Vol.), {}',
    ],
  ],
  ['LA', ['La. {}', '{}', 'La. {} Ann.', 'Louisiana {}', 'LSA-{}']],
]);

/**
 * Names that codes of several states bear: without the state they are read as a law of no known jurisdiction. ("Labor Law § 240" and
 * "Pen. Code, § 187" are New York's and California's own way of writing, and stay theirs.)
 */
export const SHARED_NAMES: ReadonlySet<string> = new Set(
  (
    'Penal Code; Vehicle Code; Probate Code; Civil Code; Family Code; Insurance Code; Education Code; Elections Code; Election Code; ' +
    'Government Code; Labor Code; Health and Safety Code; Health & Safety Code; Water Code; Commercial Code; Corporations Code; Finance Code; ' +
    'Financial Code; Tax Code; Transportation Code; Utilities Code; Property Code; Natural Resources Code; Agriculture Code; Code of Civil Procedure; ' +
    "Code of Criminal Procedure; Code of Evidence; Evidence Code; Alcoholic Beverage Code; Business Corporation Act; Children's Code; " +
    'Local Government Code; Human Resources Code; Estates Code; Business and Commerce Code; C.C.P.; CCP'
  ).split('; '),
);

function subject(
  canonical: string,
  names: readonly string[],
  jurisdiction: string | null,
): readonly string[] {
  const found: string[] = [];
  for (const form of FORMS.get(jurisdiction ?? '') ?? [])
    for (const name of names) {
      // Without the state a subject needs a word that says it is a law, or "Ins." and "Transp." would be citations.
      if (form === '{}' && (SHARED_NAMES.has(name) || !/Code|Law|Act|[A-Z]{3}|^C\./.test(name))) continue;
      found.push(form.replace('{}', name));
    }
  return found.length === 0 ? [canonical] : found;
}

function constitution(
  canonical: string,
  others: readonly string[],
  postal: string | null,
): readonly string[] {
  const row = JURISDICTIONS.find((jurisdiction) => jurisdiction.postal === postal);
  if (!row) return [canonical, ...others];
  const { abbreviation, name, also } = row;
  const states = [abbreviation, name, ...also];
  return [
    ...new Set([
      canonical,
      ...states.flatMap((state) => [`${state} Const.`, `${state} Constitution`]),
      `Constitution of ${postal === 'US' ? 'the ' : ''}${name}`,
      `Const. of ${abbreviation}`,
      ...(postal === 'US' ? [] : [`Constitution of the State of ${name}`, `${name} State Constitution`]),
      ...others,
    ]),
  ];
}

/** How the series of the Restatements are written, the canonical way first. Source: Bluebook rule 12.9.4 and usage. */
const RESTATEMENT_SERIES: readonly (readonly string[])[] = [
  ['Restatement of', 'Restatement (First) of', 'Rest.'],
  [
    'Restatement (Second) of',
    'Restatement 2d of',
    'Restatement Second of',
    'Restatement (2d) of',
    'Rest.2d',
    'Rest. 2d',
  ],
  [
    'Restatement (Third) of',
    'Restatement 3d of',
    'Restatement Third of',
    'Restatement (3d) of',
    'Rest.3d',
    'Rest. 3d',
  ],
  ['Restatement (Fourth) of', 'Restatement Fourth of', 'Restatement (4th) of'],
];

function restatement(canonical: string): readonly string[] {
  const series = RESTATEMENT_SERIES.find(([title = '']) => canonical.startsWith(`${title} `));
  if (!series) return [canonical];
  const subjectAt = (series[0] ?? '').length;
  return series.map((title) => title + canonical.slice(subjectAt));
}

/** All ways of writing an abbreviation, the canonical first. `others` are what its table gives beside it. */
export function spellingsBy(
  rule: SpellingRule,
  canonical: string,
  others: readonly string[],
  jurisdiction: string | null,
): readonly string[] {
  switch (rule) {
    case 'written':
      return written(canonical, others);
    case 'plain':
      return [canonical, ...others];
    case 'title':
      return title(canonical, others);
    case 'subject':
      return subject(canonical, others, jurisdiction);
    case 'constitution':
      return constitution(canonical, others, jurisdiction);
    case 'restatement':
      return restatement(canonical);
  }
}
