/**
 * The document votes on its names: a table of authorities writes each name from the beginning of a line, cut exactly. A name read in the text
 * that takes in more words before it is cut to that; a citation without a name takes it over.
 *
 * What may be changed: nothing of the rule that only the same volume, reporter and page may vote.
 */
import type { Block } from '../../brief/model';
import type { Draft } from '../read/draft';
import { foldText } from '../text/characters';

const coreKey = (draft: Draft): string | null =>
  draft.kind === 'case' && draft.page !== null && draft.page !== '___'
    ? `${draft.volume ?? ''}|${draft.reporter ?? draft.reporterAsWritten ?? ''}|${draft.page}`
    : null;

const fold = (name: string): string => foldText(name).toLowerCase().replace(/\s+/g, ' ');

/** Lets the names of generated tables vote on those of the text. Steps are linear in the drafts. */
export function voteOnNames(drafts: readonly Draft[], blocks: readonly Block[]): void {
  const votes = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = draft.inText || draft.caseName === null ? null : coreKey(draft);
    if (key !== null && !votes.has(key)) votes.set(key, draft);
  }
  if (votes.size === 0) return;
  for (const draft of drafts) {
    const key = draft.inText ? coreKey(draft) : null;
    const vote = key === null ? undefined : votes.get(key);
    if (!vote) continue;
    if (draft.nameStated && draft.caseName !== null) cutTo(draft, vote, blocks);
    else takeName(draft, vote);
  }
}

function takeName(draft: Draft, vote: Draft): void {
  if (draft.nameStated || draft.joint === 'history') return;
  copyName(draft, vote);
  draft.assumptions.push('No name is written here; that of the table of authorities was taken.');
}

function copyName(draft: Draft, vote: Draft): void {
  draft.caseName = vote.caseName;
  draft.plaintiff = vote.plaintiff;
  draft.defendant = vote.defendant;
}

/** "Relying On Orr v. Dunmore" where the table has "Orr v. Dunmore". */
function cutTo(draft: Draft, vote: Draft, blocks: readonly Block[]): void {
  const written = draft.caseName ?? '';
  const wanted = fold(vote.caseName ?? '');
  const cut = written.length - (vote.caseName ?? '').length;
  if (cut < 1 || !/\s/.test(written.charAt(cut - 1)) || fold(written.slice(cut)) !== wanted) return;
  const dropped = written.slice(0, cut).trim();
  draft.caseName = written.slice(cut);
  draft.plaintiff = draft.plaintiff === null ? null : draft.plaintiff.slice(cut);
  draft.assumptions.push(`The name was cut as the table of authorities has it: without "${dropped}".`);
  const text = blocks[draft.block]?.text ?? '';
  const at = text.indexOf(draft.caseName, draft.fullStart);
  if (at >= 0 && at < draft.coreStart && draft.signal === null) draft.fullStart = at;
}
