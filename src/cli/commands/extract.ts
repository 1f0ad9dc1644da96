/** `extract`: the citations and quotations of a file, judged by nothing. */
import { readCitations } from '../../citation';
import type { Block } from '../../brief/model';
import { readQuotations } from '../../quotation';
import { readBriefFile } from '../files';

export interface ExtractOptions {
  readonly json?: boolean;
  readonly whole?: boolean;
}

export async function extract(file: string, options: ExtractOptions): Promise<void> {
  const { brief } = await readBriefFile(file, options);
  const citations = readCitations(brief.blocks);
  const quotations = readQuotations(brief.blocks, citations);
  if (options.json) {
    const document = {
      schema: 'cite-check/extract@1',
      blocks: brief.blocks.map(blockAsJson),
      citations,
      quotations,
    };
    process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
    return;
  }
  for (const citation of citations) {
    const name = citation.caseName === null ? '' : `${citation.caseName}, `;
    process.stdout.write(
      `${placeOf(brief.blocks[citation.block])}\t${citation.kind}\t${oneLine(name + citation.text)}\n`,
    );
  }
  process.stderr.write(`${citations.length} citations, ${quotations.length} quotations\n`);
}

/** The contract's fields always, the others where the brief has them. */
function blockAsJson(block: Block) {
  const { part, note, start, text, ...rest } = block;
  return { part, note, ...(start === undefined ? {} : { start }), text, ...rest };
}

function placeOf(block: Block | undefined): string {
  return block?.note == null ? (block?.part ?? '') : `${block.part} ${block.note}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
