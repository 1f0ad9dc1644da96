/** What the tests of the open brief share: a document in the host, a plan for words in it, and the controls as the file has them. */
import { unzipSync, strFromU8 } from 'fflate';
import type { BriefHost, BriefReading, MarkKind, PlannedMark } from '../../../src/brief/model';
import { MARK_TAG_PREFIX } from '../../../src/brief/model';
import { openWordBrief } from '../../../src/brief/word';
import type { WordHost, HostOptions } from '../../word-host/host';
import { installInNode, uninstallFromNode } from '../../word-host/node';
import { makeDocx, type DocxParts } from '../../word-host/docx';

export interface OpenBrief {
  readonly host: WordHost;
  readonly brief: BriefHost;
  readonly reading: BriefReading;
}

afterAll(uninstallFromNode);

export async function openBrief(
  parts: DocxParts | Uint8Array,
  options: HostOptions = {},
): Promise<OpenBrief> {
  const host = installInNode(parts instanceof Uint8Array ? parts : makeDocx(parts), options);
  const brief = openWordBrief();
  return { host, brief, reading: await brief.read() };
}

const LOOKS: Readonly<Record<Exclude<MarkKind, 'none'>, readonly [title: string, color: string]>> = {
  stop: ['✕ No such citation — ', 'C50F1F'],
  mismatch: ['≠ Another case — ', '7719AA'],
  unverified: ['? Unverified — ', 'C77700'],
  found: ['✓ Found — name', '107C10'],
};

/** A mark for the `nth` place of `words` in all blocks of the reading. */
export function markFor(
  reading: BriefReading,
  words: string,
  nth = 0,
  kind: Exclude<MarkKind, 'none'> = 'found',
): PlannedMark {
  const places = reading.blocks.flatMap(({ text }, block) => {
    const found: { block: number; at: number }[] = [];
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
      found.push({ block, at });
    return found;
  });
  const place = places[nth];
  if (!place) throw new Error(`“${words}” stands ${places.length} times in the brief`);
  const citationId = `c${place.block}x${place.at}`;
  const [title, color] = LOOKS[kind];
  return {
    citationId,
    block: place.block,
    span: [place.at, place.at + words.length],
    text: words,
    kind,
    tag: MARK_TAG_PREFIX + citationId,
    title,
    color,
  };
}

/** The XML of a part of the document as it is now. */
export function xmlOf(host: WordHost, part = 'word/document.xml'): string {
  const bytes = unzipSync(host.save())[part];
  if (!bytes) throw new Error(`no ${part}`);
  return strFromU8(bytes);
}

/** Our controls in a part: tag and words, in order. */
export function controlsIn(xml: string): { tag: string; text: string }[] {
  return [...xml.matchAll(/<w:sdt>(.*?)<\/w:sdt>/gs)].flatMap(([, inner = '']) => {
    const tag = /<w:tag w:val="(citecheck:[^"]*)"/.exec(inner)?.[1];
    const text = [...inner.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, words]) => words).join('');
    return tag ? [{ tag, text }] : [];
  });
}
