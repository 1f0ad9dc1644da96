// The letters by which the compiled lines of laws spell kind, shape, marks and rule of spelling: compile.ts writes, table.ts reads them.
import type { SpellingRule } from './spellings';
import type { LawRow } from './table';

export const LAW_KINDS: Readonly<Record<string, LawRow['kind']>> = {
  s: 'statute',
  g: 'regulation',
  r: 'rule',
  c: 'constitution',
  j: 'journal',
  l: 'legislative',
  a: 'administrative',
  t: 'treatise',
};

export const LAW_SHAPES: Readonly<Record<string, LawRow['shape']>> = {
  t: 'titleCodeSection',
  c: 'codeSection',
  n: 'ruleNumber',
  s: 'ruleSuffix',
  v: 'volumePage',
  p: 'publicLaw',
  k: 'constitution',
  r: 'restatement',
  g: 'congress',
  y: 'sessionLaw',
  e: 'regnal',
};

export const SPELLING_RULES: Readonly<Record<string, SpellingRule>> = {
  w: 'written',
  p: 'plain',
  t: 'title',
  s: 'subject',
  c: 'constitution',
  r: 'restatement',
};

export const NUMBER_FORMS: readonly LawRow['numberForm'][] = [
  undefined,
  'dotted',
  'colon',
  'subdivided',
  'dashedTitle',
];

/** A mark's letter counts from here: the number form, then 8 where a section sign is required, and 16 where it is also written after. */
export const FIRST_MARK = 0x30;
export const SECTION_REQUIRED = 8;
export const WRITTEN_AFTER = 16;
