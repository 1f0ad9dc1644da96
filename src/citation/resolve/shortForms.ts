/**
 * Short forms that say volume and reporter or a name: which full citation before them they mean.
 *
 * What may be changed: the weights in {@link shortScore}.
 */
import { authority, type Draft } from '../read/draft';
import { countSteps } from '../text/steps';
import { NameIndex, namesAgree } from './nameIndex';
import { abstain, meaning, put } from './resolve';

/** Different first pages kept for one volume: bounds the work of a short form. */
const KEPT = 48;

const volumeKey = (draft: Draft): string =>
  `${draft.volume ?? ''}|${draft.reporter ?? draft.reporterAsWritten ?? ''}`;

/** Keeps one draft for each first page of a volume and each name there: the first one that has a name. */
export function remember(draft: Draft, volumes: Map<string, Draft[]>): void {
  const list = volumes.get(volumeKey(draft)) ?? put(volumes, volumeKey(draft), []);
  // Two names at one core: one of them is a wrong citation, and each has its own short forms.
  const held = list.findIndex(
    (other) => other.page === draft.page && namesAgree(draft.caseName, other) !== false,
  );
  if (held < 0) {
    list.push(draft);
    if (list.length > KEPT) list.shift();
  } else if (list[held]?.caseName === null && draft.caseName !== null) list[held] = draft;
}

/** "Lutz, 122 M.S.P.R. 335, ¶ 9": a core given before, a party alone, no court and year, is a short form. */
export function repeats(draft: Draft, volumes: Map<string, Draft[]>): boolean {
  if (draft.dated || draft.plaintiff !== null || draft.caseName === null || draft.joint === 'history')
    return false;
  const full = volumes.get(volumeKey(draft))?.find((other) => other.page === draft.page);
  if (!full || namesAgree(draft.caseName, full) !== true || full.caseName === draft.caseName) return false;
  draft.kind = 'short';
  draft.year = null;
  draft.antecedent = authority(full);
  draft.court = null;
  return true;
}

export function resolveShort(draft: Draft, volumes: Map<string, Draft[]>): void {
  if (draft.joint === 'parallel' && draft.previous?.antecedent) {
    draft.antecedent = draft.previous.antecedent;
    return;
  }
  const candidates = volumes.get(volumeKey(draft)) ?? [];
  if (draft.page !== null) {
    const same = candidates.find(
      (other) => other.page === draft.page && namesAgree(draft.caseName, other) !== false,
    );
    if (same) {
      draft.antecedent = authority(same);
      if (draft.pincite?.text === draft.page) draft.pincite = null;
      return;
    }
    // Connecticut: "supra, 466 U.S. 687" cites page 687 of the case.
    draft.page = null;
  }
  if (candidates.length === 0) return abstain(draft, 'The full citation does not appear before it.');
  countSteps(candidates.length);
  let best: Draft | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const candidate of candidates) {
    const score = shortScore(draft, candidate);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
      ties = 1;
    } else if (score === bestScore && candidate.page !== best?.page) ties += 1;
  }
  if (best === null || bestScore < 0)
    return abstain(draft, 'A full citation in this volume appears before it, but under another name.');
  if (ties > 1) return abstain(draft, 'More than one case in this volume could be meant.');
  draft.antecedent = authority(best);
  const agrees = namesAgree(draft.caseName, best);
  if (agrees === null && draft.caseName !== null)
    draft.assumptions.push('Taken for the citation in the same volume that stands without a name.');
}

/** A name that agrees outweighs everything; a page before the case's first page speaks against it; nearer pages are likelier. */
function shortScore(draft: Draft, candidate: Draft): number {
  const agrees = namesAgree(draft.caseName, candidate);
  const page = Number(draft.pincite?.pages[0]?.[0]);
  const first = Number(candidate.page);
  let score = agrees === true ? 100 : agrees === false ? -50 : 0;
  if (!Number.isNaN(page) && !Number.isNaN(first))
    score += page < first ? -40 : Math.max(0, 20 - (page - first) / 50);
  return score;
}

export function resolveSupra(draft: Draft, names: NameIndex, byNote: Map<string, Draft[]>): void {
  const noted =
    draft.supraNote === null
      ? []
      : (byNote.get(`${draft.part === 'body' ? 'footnote' : draft.part}:${draft.supraNote}`) ?? []);
  if (draft.caseName === null)
    return abstain(
      draft,
      draft.supraNote === null
        ? 'Another place in this document is meant.'
        : 'A note is meant, not one authority.',
    );
  const found = names.find(draft.caseName);
  const distinct = [...new Set(found.map(authority))];
  const inNote = distinct.filter((full) =>
    noted.some((member) => meaning(member) === full || member === full),
  );
  const choice = inNote.length > 0 ? inNote : distinct;
  if (choice.length === 0) return abstain(draft, 'No citation before it bears this name.');
  const same = new Set(
    choice.map((full) => `${full.volume ?? ''}|${full.reporter ?? ''}|${full.page ?? ''}`),
  );
  if (same.size > 1) return abstain(draft, 'More than one citation before it bears this name.');
  draft.antecedent = choice[0] ?? null;
}
