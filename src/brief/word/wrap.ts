/**
 * Putting controls around ranges, in chunks. Word keeps what a failed batch did before its failing step, so after a failure the tags
 * are read again: those present are done, the first that is missing is tried alone, the rest again together.
 */
import { BriefHostError, type UnplacedReason } from '../model';
import { toBriefHostError } from './errors';
import type { Found, Work } from './find';
import type { Refused } from './plan';
import { openStories, type StoryName } from './stories';
import type { Capabilities } from './capabilities';

/** About 1 KB a control in the request. */
const CONTROLS_A_SYNC = 350;

/** After this many failures without one success a story is taken to refuse controls (notes on the web, #4373). */
const ENOUGH_FAILURES = 3;

export class Wrapper {
  readonly refused: Refused[] = [];
  readonly notReached: Found[] = [];
  private placed = 0;
  private readonly failures = new Map<StoryName, number>();
  private readonly successes = new Set<StoryName>();

  constructor(
    private readonly context: Word.RequestContext,
    private readonly capabilities: Capabilities,
    private readonly work: Work,
    /** Ids of all controls that were there before. */
    private readonly before: ReadonlySet<number>,
  ) {}

  async wrapAll(found: readonly Found[]): Promise<void> {
    // A story that refuses must not drag the others' chunks down with it.
    const chunks = (['main', 'footnotes', 'endnotes'] as const).flatMap((story) =>
      inChunks(
        found.filter(({ target }) => target.story === story),
        CONTROLS_A_SYNC,
      ),
    );
    if (found.length > 0) this.work.progress(0, found.length);
    for (const chunk of chunks) {
      if (this.work.cancelled()) this.notReached.push(...chunk);
      else await this.wrapChunk(chunk);
      this.work.progress(this.placed + this.refused.length, found.length);
    }
  }

  private async wrapChunk(chunk: readonly Found[]): Promise<void> {
    let rest = chunk;
    while (rest.length > 0) {
      const [first] = rest;
      if (first && this.refuses(first.target.story)) {
        this.refuseAll(rest, 'partNotMarkable');
        return;
      }
      const error = await this.attempt(rest);
      if (!error) return this.done(rest);
      const missing = await this.missing(rest);
      this.done(rest.filter((each) => !missing.includes(each)));
      const [culprit, ...others] = missing;
      if (!culprit) return;
      const again = await this.attempt([culprit]);
      if (again) await this.fail(culprit, again);
      else this.done([culprit]);
      rest = others;
    }
  }

  /** One sync; the error that stopped it, or null. */
  private async attempt(chunk: readonly Found[]): Promise<BriefHostError | null> {
    for (const { target, range } of chunk) {
      const control = range.insertContentControl();
      const { tag, title, color } = target.mark;
      // The tag first: should Word stop after it, the control is known as ours.
      control.tag = tag;
      control.set({ title, color: `#${color}`, appearance: 'BoundingBox' });
    }
    try {
      await this.work.sync();
      return null;
    } catch (error) {
      return toBriefHostError(error);
    }
  }

  private done(chunk: readonly Found[]): void {
    this.placed += chunk.length;
    for (const { target } of chunk) this.successes.add(target.story);
  }

  private refuseAll(chunk: readonly Found[], reason: UnplacedReason): void {
    this.refused.push(...chunk.map(({ target }) => ({ mark: target.mark, reason })));
  }

  private refuses(story: StoryName): boolean {
    return (
      !this.successes.has(story) && story !== 'main' && (this.failures.get(story) ?? 0) >= ENOUGH_FAILURES
    );
  }

  private async fail(culprit: Found, error: BriefHostError): Promise<void> {
    const { story } = culprit.target;
    const failures = (this.failures.get(story) ?? 0) + 1;
    this.failures.set(story, failures);
    if (error.kind === 'readOnly' && this.placed === 0) throw error;
    await this.missing([culprit]);
    this.refused.push({ mark: culprit.target.mark, reason: await this.reasonFor(culprit, error) });
  }

  /** Why Word refused: looked up, since its error says only that something went wrong. */
  private async reasonFor({ target, range }: Found, error: BriefHostError): Promise<UnplacedReason> {
    if (error.kind === 'notFound') return 'textChanged';
    if (error.kind !== 'overlap' && error.kind !== 'readOnly') return 'hostError';
    const around = range.parentContentControlOrNullObject;
    around.load('type');
    try {
      await this.work.sync();
    } catch {
      return 'hostError';
    }
    if (!around.isNullObject && around.type !== 'RichText') return 'insidePlainTextControl';
    return target.story === 'main' ? 'overlapsControl' : 'partNotMarkable';
  }

  /** Which of the chunk have no control yet. Takes off a control that was put in and got no tag. */
  private async missing(chunk: readonly Found[]): Promise<readonly Found[]> {
    const stories = openStories(this.context, this.capabilities);
    for (const { controls } of stories) controls.load('items/id,items/tag,items/title');
    await this.work.sync();
    const all = stories.flatMap(({ controls }) => controls.items);
    const orphans = all.filter(({ id, tag, title }) => !this.before.has(id) && tag === '' && title === '');
    for (const orphan of orphans) orphan.delete(true);
    if (orphans.length > 0) await this.work.sync();
    const tags = new Set(all.map(({ tag }) => tag));
    return chunk.filter(({ target }) => !tags.has(target.mark.tag));
  }
}

function inChunks<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += size) chunks.push(items.slice(at, at + size));
  return chunks;
}
