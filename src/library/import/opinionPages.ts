/**
 * Lays the tokens of an opinion on pages: which of several reporters' page marks are the cited volume's, on which page
 * each part and note begins, and whether the whole opinion is here. Pure.
 */
import type { Opinion, OpinionPage, OpinionPart, PartKind } from '../../quotation/model';
import type { OpinionToken, OpinionTokens } from './opinionText';

/** Shorter texts can be stubs of a longer opinion (`formats.md`): nothing is called absent from them. In UTF-16 units. */
const SHORTEST_COMPLETE_TEXT = 5000;
/** A case's first mark stands within so many pages of its first page, or the marks are another reporter's. */
const FARTHEST_FIRST_MARK = 40;

export interface PageContext {
  /** The case's first page in its home volume; null where no citation is known. */
  readonly firstPage: string | null;
  /** The true last page, where the source says so. */
  readonly lastPage: string | null;
}

const toNumber = (label: string | null): number | null =>
  label !== null && /^\d{1,9}$/.test(label) ? Number(label) : null;

/** The opinion as parts of pages; null where there is no text. */
export function layOnPages({ tokens, scanned }: OpinionTokens, context: PageContext): Opinion | null {
  const index = markIndex(tokens, context.firstPage);
  const firstLabel = labelBeforeMarks(tokens, index, context);
  const layout = new PageLayout(index, firstLabel);
  for (const token of tokens) layout.take(token);
  layout.closePart();
  const { parts } = layout;
  const length = parts.reduce(
    (sum, { pages }) => pages.reduce((inner, { text }) => inner + text.length, sum),
    0,
  );
  if (length === 0) return null;
  return { complete: isComplete(parts, context, length), ocr: scanned, parts };
}

/**
 * The page of the text before the first mark: the case's first page, where the marks begin there or on the next. Where they
 * begin later (a syllabus before the opinion was left out), the page is not known. Without marks, only a case that the
 * source has on one page has a known page.
 */
function labelBeforeMarks(
  tokens: readonly OpinionToken[],
  index: number | null,
  { firstPage, lastPage }: PageContext,
): string | null {
  if (index === null) return firstPage === lastPage ? firstPage : null;
  const mark = tokens.find((token) => token.type === 'page' && token.index === index);
  const [first, marked] = [toNumber(firstPage), mark?.type === 'page' ? toNumber(mark.label) : null];
  return first !== null && marked !== null && marked > first + 1 ? null : firstPage;
}

/**
 * The number of the reporter whose marks are the home volume's: its first label is the case's first page or soon after.
 * Null where no marks fit. A case without a citation is taken to have its pages by the first reporter.
 */
function markIndex(tokens: readonly OpinionToken[], firstPage: string | null): number | null {
  const firstLabels = new Map<number, string>();
  for (const token of tokens)
    if (token.type === 'page' && !firstLabels.has(token.index)) firstLabels.set(token.index, token.label);
  const first = toNumber(firstPage);
  let best: { index: number; distance: number } | null = null;
  for (const [index, label] of firstLabels) {
    const at = toNumber(label);
    const known = first !== null && at !== null;
    const distance = known ? at - first : index - 1;
    const fits = known ? distance >= 0 && distance <= FARTHEST_FIRST_MARK : index === 1;
    if (fits && (best === null || distance < best.distance)) best = { index, distance };
  }
  return best?.index ?? null;
}

function isComplete(parts: readonly OpinionPart[], context: PageContext, length: number): boolean {
  const last = toNumber(context.lastPage);
  const labels = parts.flatMap(({ pages }) => pages.flatMap(({ label }) => toNumber(label) ?? []));
  const begins = context.firstPage !== null && parts[0]?.pages[0]?.label === context.firstPage;
  // Where the source says on which page the case ends, a text that gets there is whole, however short.
  if (last !== null && labels.length > 0) return Math.max(...labels) >= last;
  return length >= SHORTEST_COMPLETE_TEXT || (begins && endsForAllJudges(parts));
}

/** How an opinion ends with which nobody differs: no other opinion of the case can be missing. */
const ALL_CONCUR =
  /\b(?:all (?:the )?(?:justices|judges)(?: participating)? concur|all concur|(?:P\. ?J|C\. ?J|JJ?)\.,? concur)\s*\.?\s*$/i;
/** Enough of the text to see its end. In UTF-16 units. */
const END = 120;

function endsForAllJudges(parts: readonly OpinionPart[]): boolean {
  const last = parts
    .filter(({ kind }) => kind !== 'notes')
    .at(-1)
    ?.pages.at(-1);
  return last !== undefined && ALL_CONCUR.test(last.text.slice(-END));
}

/** Line ends count for more than blanks: between two blocks stands a paragraph break, whatever the blanks around it. */
function weight(gap: string): number {
  return (gap.split('\n').length - 1) * 1000 + Math.min(gap.length, 999);
}

/** One run of text that is being laid on pages: an opinion, or a note with pages of its own. */
class Run {
  readonly pages: { label: string | null; text: string }[] = [];
  /** White space due before the next word. */
  private gap = '';
  private endsInSpace = false;

  constructor(private label: string | null) {}

  text(text: string): void {
    const body = text.trimStart();
    this.widen(text.slice(0, text.length - body.length));
    if (body === '') return;
    const words = body.trimEnd();
    this.closeGap();
    this.append(words);
    this.endsInSpace = false;
    this.gap = body.slice(words.length);
  }

  break(): void {
    this.widen('\n\n');
  }

  /** What stands between two pages ends the first; a word that runs over has nothing between. */
  page(label: string): void {
    this.closeGap();
    this.label = label;
  }

  private widen(gap: string): void {
    if (weight(gap) > weight(this.gap)) this.gap = gap;
  }

  private closeGap(): void {
    // Nothing stands before the first word, and two marks in a row must not double the space between words.
    if (this.gap !== '' && this.pages.length > 0 && !this.endsInSpace) {
      this.append(this.gap);
      this.endsInSpace = true;
    }
    this.gap = '';
  }

  private append(text: string): void {
    const page = this.pages.at(-1);
    if (page !== undefined && page.label === this.label) page.text += text;
    else this.pages.push({ label: this.label, text });
  }
}

/** Takes the tokens one by one and gathers the parts. Notes of an opinion make a part of their own after it. */
class PageLayout {
  readonly parts: OpinionPart[] = [];
  /** On which page each note is called. */
  private readonly calledOn = new Map<string, string | null>();
  private readonly kinds: PartKind[] = [];
  private run: Run;
  private notes: OpinionPage[] = [];
  private note: { readonly run: Run; readonly number: string | null } | null = null;

  constructor(
    private readonly index: number | null,
    private label: string | null,
  ) {
    this.run = new Run(label);
  }

  take(token: OpinionToken): void {
    const run = this.note?.run ?? this.run;
    switch (token.type) {
      case 'text':
        return run.text(token.text);
      case 'break':
        return run.break();
      case 'page':
        if (token.index !== this.index) return;
        run.page(token.label);
        // A note that runs over to the next page does not take the text above it along.
        if (this.note === null) this.label = token.label;
        return;
      case 'noteMark':
        if (this.note === null) this.calledOn.set(token.key, this.label);
        return;
      case 'note':
        return this.openNote(token.key, token.number);
      case 'noteEnd':
        return this.closeNote();
      case 'part':
        this.closePart();
        this.kinds.push(token.kind);
        return;
      case 'partEnd':
        this.closePart();
        this.kinds.pop();
        return;
    }
  }

  closePart(): void {
    this.closeNote();
    if (this.run.pages.length > 0)
      this.parts.push({ kind: this.kinds.at(-1) ?? 'majority', pages: this.run.pages });
    if (this.notes.length > 0) this.parts.push({ kind: 'notes', pages: this.notes });
    this.notes = [];
    this.run = new Run(this.label);
  }

  private openNote(key: string, number: string | null): void {
    this.closeNote();
    const called = this.calledOn.get(key) ?? this.calledOn.get(number ?? '');
    // Without page marks the whole case is on one page, or none is known.
    const label = this.index === null ? this.label : (called ?? null);
    this.note = { run: new Run(label), number };
  }

  private closeNote(): void {
    if (this.note === null) return;
    const { run, number } = this.note;
    for (const page of run.pages) this.notes.push(number === null ? page : { ...page, note: number });
    this.note = null;
  }
}
