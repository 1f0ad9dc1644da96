/**
 * Why a brief cannot be read or written: one closed union for every door of this room.
 *
 * To add a kind, add its name here; the place that finds the fault writes the one sentence the user reads.
 * The sentence never repeats text of the brief.
 */
export type BriefErrorKind =
  | 'empty'
  | 'notDocx'
  | 'legacyDoc'
  | 'passwordProtected'
  | 'truncatedZip'
  | 'notWordDocument'
  | 'missingPart'
  | 'damagedXml'
  | 'unsafeXml'
  | 'tooLarge'
  | 'notText'
  | 'invalidBlocks'
  | 'markingFailed';

/** Thrown at the wall of the room; `sentence` is shown to the user as it stands. */
export class BriefError extends Error {
  constructor(
    readonly kind: BriefErrorKind,
    readonly sentence: string,
  ) {
    super(sentence);
    this.name = 'BriefError';
  }
}
