/**
 * One thing at a time in the document: two commands that switch Track Changes off and on again must not interleave.
 */
export class WorkQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** True while something runs or waits. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  /** Runs `work` after all that was put in before it, whether that went well or not. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const before = this.last;
    const mine = before.then(work, work);
    this.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
    }
  }
}
