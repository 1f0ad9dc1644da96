/**
 * Sections and rules without the code they belong to: "Rule 12(b)(6)", "§ 1983", "section 230(c)(1)", "§§ 1981, 1983". What they belong to
 * is told by the document, if at all (resolve/bareLaws.ts); here they are only seen.
 *
 * What may be changed: the words behind a number that give it to something else, in {@link OTHERS}.
 */
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { BlockContext } from './context';
import { newDraft } from './draft';
import { lawPincite } from './lawDrafts';
import { number, sign, slice, tail, type Number } from './lawNumbers';
import { readListItem } from './numberFirstLaws';
import { endsSentence } from './sentences';
import { readSignal } from './signals';
import { where } from './where';

/** "Section 4 of the Agreement": the number belongs to what follows. */
const OTHERS: ReadonlySet<string> = new Set(['of', 'to', 'in', 'hereof', 'herein']);

/** Adds the drafts of a bare section or rule at token i; the token to go on with, or -1 where none stands there. */
export function addBareLaws(context: BlockContext, i: number): number {
  const { tokens } = context;
  const word = tokens.word(i);
  const isRule = word === 'rule' || word === 'rules';
  const mark = isRule ? { at: i + 1, signed: true, plural: word === 'rules' } : sign(tokens, i);
  if (!mark.signed) return -1;
  const first = number(tokens, mark.at);
  if (
    !first ||
    (isRule && !tokens.has(i, Flag.capital) && first.pin[1] === first.pin[0] && !first.page.includes('.'))
  )
    return -1;
  const items: (Number & { first: number })[] = [{ ...first, first: i }];
  for (let after = tail(tokens, first.end); mark.plural;) {
    const item = readListItem(tokens, after, true, context.rules.startsCore);
    if (!item) break;
    items.push(item);
    after = item.end;
  }
  const last = items[items.length - 1] ?? first;
  const end = tail(tokens, last.end);
  if (OTHERS.has(tokens.word(end))) return -1;
  const bare = standsAsCitation(tokens, i, end, context.level.limit) ? 'cites' : 'mentions';
  for (const item of items) {
    const draft = newDraft(isRule ? 'rule' : 'statute', where(context), {
      start: tokens.startAt(item.first),
      end: tokens.endAt(item.end - 1),
      token: item.first,
      resume: item.end,
    });
    draft.bare = bare;
    draft.page = item.page;
    draft.reporterAsWritten = slice(tokens, i, mark.at);
    draft.pincite = lawPincite(tokens, item.pin);
    draft.parent = context.level.parent;
    draft.previous = context.level.last;
    if (item.first === i) setSignalOf(context, draft);
    context.drafts.push(draft);
  }
  return last.end;
}

function setSignalOf(context: BlockContext, draft: ReturnType<typeof newDraft>): void {
  const signal = readSignal(context.tokens, draft.coreToken, context.level.limit);
  if (!signal) return;
  draft.signal = signal.signal;
  draft.fullStart = context.tokens.startAt(signal.first);
}

/** Behind a signal, a bracket or a sentence's end, and before such: "(§ 1950.5, subd. (b).)", "See § 1983." */
function standsAsCitation(tokens: Tokens, i: number, end: number, limit: number): boolean {
  const before = i - 1;
  const opens =
    before < limit ||
    tokens.kindAt(before) === Kind.open ||
    tokens.kindAt(before) === Kind.semicolon ||
    endsSentence(tokens, before) ||
    readSignal(tokens, i, limit) !== null;
  const kind = tokens.kindAt(end);
  return (
    opens &&
    (kind === Kind.close || kind === Kind.semicolon || endsSentence(tokens, end) || end >= tokens.count)
  );
}
