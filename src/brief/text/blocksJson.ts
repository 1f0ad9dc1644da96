/** Blocks handed over as JSON (`contracts.md`, Blocks): parsed once, here, and never trusted. */
import { z } from 'zod';
import { BriefError } from '../briefError';
import type { Block, Brief } from '../model';

const offset = z.int().nonnegative();

const blockSchema = z
  .object({
    part: z.enum(['body', 'footnote', 'endnote', 'table', 'header', 'textbox']),
    note: z.string().nullable().default(null),
    text: z.string(),
    start: offset.optional(),
    role: z.enum(['text', 'heading', 'blockQuotation', 'tableOfContents', 'tableOfAuthorities']).optional(),
    notesAt: z.array(z.object({ offset, note: z.string() })).optional(),
    emphasis: z.array(z.tuple([offset, offset])).optional(),
  })
  .superRefine((block, context) => {
    const length = block.text.length;
    const fault = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    block.notesAt?.forEach((mark, index) => {
      if (mark.offset > length) fault(['notesAt', index, 'offset'], 'lies behind the end of the text');
    });
    block.emphasis?.forEach(([start, end], index) => {
      if (start > end || end > length) fault(['emphasis', index], 'is not a span of the text');
    });
  });

const fileSchema = z.object({ blocks: z.array(blockSchema), skipped: z.array(z.string()).default([]) });

/**
 * Reads a blocks file.
 * @param json the parsed JSON, of whatever shape.
 * @throws BriefError `invalidBlocks`, naming the first field that is wrong.
 */
export function readBlocksJson(json: unknown): Brief {
  const parsed = fileSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue && issue.path.length > 0 ? fieldName(issue.path) : 'the whole file';
    throw new BriefError(
      'invalidBlocks',
      `This is not a blocks file: ${where}: ${issue?.message ?? 'is not valid'}.`,
    );
  }
  return { blocks: parsed.data.blocks.map(withoutAbsent), skipped: parsed.data.skipped };
}

/** "blocks[3].notesAt[0].offset" */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

function withoutAbsent(block: z.infer<typeof blockSchema>): Block {
  const { part, note, text, start, role, notesAt, emphasis } = block;
  return {
    part,
    note,
    text,
    ...(start === undefined ? {} : { start }),
    ...(role === undefined ? {} : { role }),
    ...(notesAt === undefined ? {} : { notesAt }),
    ...(emphasis === undefined ? {} : { emphasis }),
  };
}
