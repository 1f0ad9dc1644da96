/** Where a draft of a block stands: the fields that every draft of the block shares. */
import type { BlockContext } from './context';
import type { Draft } from './draft';

export const where = (
  context: BlockContext,
): { block: number; part: Draft['part']; note: string | null; inText: boolean } => ({
  block: context.block,
  part: context.source.part,
  note: context.source.note,
  inText: context.inText,
});
