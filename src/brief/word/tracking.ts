/**
 * Track Changes off for our edits, and back as it was, whatever happens. Below WordApi 1.4 it can be neither read nor set.
 */
import type { Capabilities } from './capabilities';

export class TrackChanges {
  private before: Word.ChangeTrackingMode | 'Off' | 'TrackAll' | 'TrackMineOnly' = 'Off';
  private switched = false;

  constructor(
    private readonly context: Word.RequestContext,
    private readonly capabilities: Capabilities,
  ) {}

  /** Queues the reading of the mode. */
  load(): void {
    if (this.capabilities.tracking) this.context.document.load('changeTrackingMode');
  }

  /** Queues switching off; nothing where it is off already. Call after the sync that follows `load`. */
  switchOff(): void {
    if (!this.capabilities.tracking) return;
    this.before = this.context.document.changeTrackingMode;
    if (this.before === 'Off') return;
    this.context.document.changeTrackingMode = 'Off';
    this.switched = true;
  }

  /** Queues switching back on. Word does what is queued in order, so it may go with the last reading. */
  restore(): void {
    if (this.switched) this.context.document.changeTrackingMode = this.before;
  }

  /** After the sync that restored. */
  restored(): void {
    this.switched = false;
  }

  /** For `finally`: restores what a failure left switched off. */
  async ensureRestored(): Promise<void> {
    if (!this.switched) return;
    this.restore();
    await this.context.sync();
    this.restored();
  }
}
