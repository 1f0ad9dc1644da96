/** Docket citations: a name, a docket number, and a dated parenthetical, with no reporter. */
import { Kind } from '../text/lexer';
import { readPinciteAfter, setPincite, type ReadDraft } from './cases';
import { where } from './where';
import { startsCore, type BlockContext } from './context';
import { readCourtAndDate } from './courtAndDate';
import { captionStart, docketEnd, docketText } from './dockets';
import { newDraft } from './draft';
import { nameEnd, readName } from './names';
import { readParentheticals } from './parentheticals';
import { settleCourt } from './settle';
import { readSignal } from './signals';

/** "Doe v. Roe, No. 1:17-cv-00184 (D. Del. Feb. 22, 2017)": a docket citation has a name before and a dated parenthetical behind. */
export function readDocket(context: BlockContext, i: number): ReadDraft | null {
  const { tokens, level } = context;
  const end = docketEnd(tokens, i);
  if (end < 0) return null;
  let at = end;
  if (
    tokens.kindAt(at) === Kind.open &&
    tokens.partnerAt(at) > 0 &&
    !readCourtAndDate(tokens, at, tokens.partnerAt(at))
  )
    at = tokens.partnerAt(at) + 1;
  if (tokens.kindAt(at) === Kind.comma && startsCore(tokens, at + 1)) return null;
  const pin = readPinciteAfter(context, at);
  const open = pin?.end ?? at;
  const close = tokens.partnerAt(open);
  if (tokens.kindAt(open) !== Kind.open || close < 0 || readCourtAndDate(tokens, open, close)?.year == null)
    return null;
  const first = captionStart(tokens, i, level.limit);
  const name = readName(context, nameEnd(tokens, first, level.limit), level.limit);
  if (!name || tokens.kindAt(first - 1) !== Kind.comma) return null;
  const draft = newDraft('docket', where(context), {
    start: tokens.startAt(i),
    end: tokens.endAt(end - 1),
    token: i,
    resume: at,
  });
  draft.docketNumber = docketText(tokens, tokens.kindAt(i + 1) === Kind.period ? i + 2 : i + 1, end);
  draft.endToken = at;
  setPincite(tokens, draft, pin, false);
  draft.caseName = name.name;
  draft.nameStated = true;
  draft.plaintiff = name.plaintiff;
  draft.defendant = name.defendant;
  draft.firstToken = name.first;
  draft.fullStart = tokens.startAt(name.first);
  const levels = readParentheticals(context, draft, draft.endToken);
  settleCourt(draft);
  const signal = readSignal(tokens, name.first, level.limit);
  if (signal) {
    draft.signal = signal.signal;
    draft.firstToken = signal.first;
    draft.fullStart = tokens.startAt(signal.first);
  }
  return { draft, levels };
}
