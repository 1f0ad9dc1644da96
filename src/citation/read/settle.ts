/** The court of a draft, once its parenthetical and its parallels are read. */
import { courtId } from './courtAndDate';
import type { Draft } from './draft';

/** Settles the court once the whole parallel group is read: the words of the last member, each member's own reporter. */
export function settleCourt(draft: Draft): void {
  if (draft.kind === 'case') draft.court = courtId(draft.courtAsWritten, draft.reporterRow);
  else if (draft.kind === 'docket' || draft.kind === 'administrative')
    draft.court = courtId(draft.courtAsWritten, null);
}
