/** `clear`: takes off every mark, note and setting of ours, and nothing else. */
import { clearDocx } from '../../brief/docx';
import { UnusableInput } from '../failure';
import { guardOutput, readBriefFile, writeOutputs } from '../files';

export interface ClearOptions {
  readonly out?: string;
  readonly force?: boolean;
}

export async function clear(file: string, options: ClearOptions): Promise<void> {
  const input = await readBriefFile(file);
  if (input.format !== 'docx')
    throw new UnusableInput(`${file} is not a .docx file; only those carry marks.`);
  const output = options.out ?? file.replace(/(\.checked)?\.doc[xm]$/i, '.cleared.docx');
  if (!output.toLowerCase().endsWith('.docx'))
    throw new UnusableInput(`--out ${output} does not end in .docx.`);
  await guardOutput(output, file, options.force ?? false);
  const cleared = clearDocx(input.bytes);
  await writeOutputs([{ path: output, content: cleared.bytes }]);
  process.stdout.write(
    `${cleared.removed} ${cleared.removed === 1 ? 'mark' : 'marks'} taken off: ${output}\n`,
  );
  for (const leftover of cleared.leftovers) process.stdout.write(`Still there: ${leftover}\n`);
}
