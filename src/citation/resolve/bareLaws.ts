/**
 * Whose a bare section or rule is: "Rule 12(b)(6)" after "Fed. R. Civ. P. 12(b)(6)", "§ 1983" after "42 U.S.C. § 1983". Read only where the
 * document makes it plain; otherwise it stays unread, for the contract allows no guess.
 *
 * What may be changed: rows of laws/ruleRanges.ts.
 */
import { RULE_RANGES } from '../laws/ruleRanges';
import type { Draft } from '../read/draft';

/** A section of one or two digits ("§ 4") is as often a contract's: only a longer one is taken back to a code. */
const TELLING = /\d{3}|[.:-]|\d[a-z]|[A-Z]/;

/** How far behind a bare section the next citation of its level is sought. */
const NEAR = 40;

/** The drafts in their order, without the bare ones that no earlier citation explains; the others have taken its code. */
export function settleBareLaws(drafts: readonly Draft[]): Draft[] {
  const byNumber = new Map<string, Draft[]>();
  const sets = new Map<string, Draft>();
  const kept: Draft[] = [];
  drafts.forEach((draft, at) => {
    if (draft.bare === null) {
      const full = isUnnamedCode(draft) ? codeOf(draft, byNumber, sets) : null;
      if (full) takeOver(draft, full);
      else if (isNumberedLaw(draft) && draft.lawRow?.canonical !== '') remember(draft, byNumber, sets);
      kept.push(draft);
      return;
    }
    const full = codeOf(draft, byNumber, sets);
    if (!full) return;
    takeOver(draft, full);
    if (draft.bare === 'cites') hangIn(drafts, at);
    kept.push(draft);
  });
  return kept;
}

/** "Code Section 305": a code is named, but not which. */
const isUnnamedCode = (draft: Draft): boolean =>
  draft.lawRow?.canonical === '' && /^Code(?: Ann\.?)?,?$/.test(draft.reporterAsWritten ?? '');

const isNumberedLaw = (draft: Draft): boolean =>
  draft.page !== null && (draft.kind === 'statute' || draft.kind === 'regulation' || draft.kind === 'rule');

const keyOf = (kind: Draft['kind'], page: string): string =>
  `${kind === 'rule' ? 'rule' : 'section'} ${page}`;

function remember(draft: Draft, byNumber: Map<string, Draft[]>, sets: Map<string, Draft>): void {
  const page = draft.page ?? '';
  const keys = [keyOf(draft.kind, page)];
  // "17 C.F.R. § 240.10b-5" is Rule 10b-5.
  const rule = draft.kind === 'regulation' ? /\.(\d+[a-z]\d*-\d+)$/.exec(page)?.[1] : undefined;
  if (rule !== undefined) keys.push(keyOf('rule', rule));
  for (const key of keys) {
    const list = byNumber.get(key);
    if (!list) byNumber.set(key, [draft]);
    else if (list.length < 3 && list.every((other) => codeName(other) !== codeName(draft))) list.push(draft);
  }
  if (draft.kind === 'rule' && draft.reporter !== null) sets.set(draft.reporter, draft);
}

const codeName = (draft: Draft): string => `${draft.volume ?? ''} ${draft.reporter ?? ''}`;

/** The one full citation before that has this number; for a rule also the one set cited before that has a rule of this number. */
function codeOf(draft: Draft, byNumber: Map<string, Draft[]>, sets: Map<string, Draft>): Draft | null {
  const page = draft.page ?? '';
  const cited = byNumber.get(keyOf(draft.kind, page)) ?? [];
  if (draft.kind !== 'rule') return cited.length === 1 && TELLING.test(page) ? (cited[0] ?? null) : null;
  if (cited.length > 0) return cited.length === 1 ? (cited[0] ?? null) : null;
  const number = Number(page);
  const having = RULE_RANGES.filter(
    ({ rules, first, last }) => sets.has(rules) && number >= first && number <= last,
  );
  return having.length === 1 ? (sets.get(having[0]?.rules ?? '') ?? null) : null;
}

function takeOver(draft: Draft, full: Draft): void {
  draft.kind = full.kind;
  draft.lawRow = full.lawRow;
  draft.reporter = full.reporter;
  draft.volume = full.volume;
  draft.jurisdiction = full.jurisdiction;
  if (full.kind === 'regulation') draft.page = full.page;
  draft.assumptions.push(
    `No code is named here; "${full.reporter ?? ''}" was taken from the citation before it.`,
  );
}

/** A bare section that stands as a citation is what "Id." behind it means: the next citation of its level looks back to it. */
function hangIn(drafts: readonly Draft[], at: number): void {
  const draft = drafts[at];
  if (!draft) return;
  for (let next = at + 1; next < drafts.length && next <= at + NEAR; next += 1) {
    const other = drafts[next];
    if (!other || other.block !== draft.block) return;
    if (other.parent !== draft.parent || other.previous !== draft.previous) continue;
    if (other.joint === null) other.previous = draft;
    return;
  }
}
