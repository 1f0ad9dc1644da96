/**
 * The brief open in Word, as plain functions over plain data. The only room that may call `Word.run`; no Office
 * proxy leaves it.
 */
import type { BriefHost } from '../model';

/** Opens the document that Word has open. Call after `Office.onReady` said that the host is Word. */
export function openWordBrief(): BriefHost {
  throw new Error('being written');
}
