/** Tells our own marked output from the user's files, so that it may be replaced. */
import { openPackage } from './package';
import { isMarkedPackage } from './record';

/**
 * Is this .docx marked by us (a control of ours, or the record that marking leaves even where no mark was placed)?
 * A file that cannot be read is not ours.
 */
export function isOurOutput(bytes: Uint8Array): boolean {
  try {
    return isMarkedPackage(openPackage(bytes));
  } catch {
    return false;
  }
}
