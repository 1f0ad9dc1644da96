/**
 * The parts that hold comments, whole: `comments.xml`, and beside it commentsExtended, commentsIds and commentsExtensible, which newer
 * versions of Word keep in step (MS-DOCX 2.5). In a file with comments of its own, ours join them and nothing of theirs is touched.
 */
import type { Element } from '@xmldom/xmldom';
import { COMMENT_PREFIX, commentDigest, type ReviewComment } from '../review';
import { PartAdder } from './newParts';
import { relationships, xmlPart, type Parts } from './package';
import { childElements, descendants, wordAttribute, wordName } from './vocabulary';
import type { XmlPart } from './xmlSource';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const AUTHOR = 'cite-check';
const INITIALS = 'cc';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const COMPATIBILITY = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A comment to be written. */
export interface NewComment {
  /** `w:id` */
  readonly id: number;
  readonly text: string;
  readonly citationId: string;
  /** Eight hexadecimal digits below 80000000: `w14:paraId` of its last paragraph. */
  readonly paragraphId: string;
  readonly durableId: string;
}

/** The parts that stand beside comments.xml, one row each: what they are called and what they say of a comment. */
export const PARTS_BESIDE: readonly {
  /** Last segment of the relationship type. */
  readonly type: string;
  readonly relationship: string;
  readonly contentType: string;
  readonly root: string;
  readonly prefix: string;
  readonly namespace: string;
  readonly entry: (prefix: string, comment: NewComment) => string;
}[] = [
  {
    type: 'commentsExtended',
    relationship: 'http://schemas.microsoft.com/office/2011/relationships/commentsExtended',
    contentType: `${TYPES}.commentsExtended+xml`,
    root: 'commentsEx',
    prefix: 'w15',
    namespace: 'http://schemas.microsoft.com/office/word/2012/wordml',
    entry: (prefix, { paragraphId }) =>
      `<${prefix}:commentEx ${prefix}:paraId="${paragraphId}" ${prefix}:done="0"/>`,
  },
  {
    type: 'commentsIds',
    relationship: 'http://schemas.microsoft.com/office/2016/09/relationships/commentsIds',
    contentType: `${TYPES}.commentsIds+xml`,
    root: 'commentsIds',
    prefix: 'w16cid',
    namespace: 'http://schemas.microsoft.com/office/word/2016/wordml/cid',
    entry: (prefix, { paragraphId, durableId }) =>
      `<${prefix}:commentId ${prefix}:paraId="${paragraphId}" ${prefix}:durableId="${durableId}"/>`,
  },
  {
    type: 'commentsExtensible',
    relationship: 'http://schemas.microsoft.com/office/2018/08/relationships/commentsExtensible',
    contentType: `${TYPES}.commentsExtensible+xml`,
    root: 'commentsExtensible',
    prefix: 'w16cex',
    namespace: 'http://schemas.microsoft.com/office/word/2018/wordml/cex',
    entry: (prefix, { durableId }) => `<${prefix}:commentExtensible ${prefix}:durableId="${durableId}"/>`,
  },
];

const WORD_2010 = 'http://schemas.microsoft.com/office/word/2010/wordml';
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments';

export function commentsPart(parts: Parts, main: string): XmlPart | null {
  return relatedPart(parts, main, 'comments');
}

function relatedPart(parts: Parts, main: string, type: string): XmlPart | null {
  const target = relationships(parts, main).find((each) => each.type === type)?.target;
  return target == null ? null : xmlPart(parts, target);
}

/** Hands out ids and writes the comments once all are known. */
export class CommentWriter {
  private readonly comments: NewComment[] = [];
  private nextId: number;
  private readonly taken: Set<string>;

  constructor(
    private readonly parts: Map<string, Uint8Array>,
    private readonly main: string,
  ) {
    const own = commentsPart(parts, main);
    const ids = own
      ? [...childElements(own.root)].map((each) => Number(wordAttribute(each, 'id') ?? -1))
      : [];
    this.nextId = Math.max(-1, ...ids) + 1;
    this.taken = takenIds(parts, main);
  }

  get empty(): boolean {
    return this.comments.length === 0;
  }

  /** The id for a comment's marks in the text. */
  add(text: string, citationId: string): number {
    const id = this.nextId++;
    const paragraphId = this.freeId(`p ${text} ${citationId}`);
    this.comments.push({
      id,
      text,
      citationId,
      paragraphId,
      durableId: this.freeId(`d ${text} ${citationId}`),
    });
    return id;
  }

  /** What is to be remembered of them. */
  get remembered(): ReviewComment[] {
    return this.comments.map(({ id, citationId, text }) => ({
      id: String(id),
      citation: citationId,
      text: commentDigest(text),
    }));
  }

  write(adder: PartAdder): void {
    const own = commentsPart(this.parts, this.main);
    if (!own) return this.writeNew(adder);
    const prefix = own.root.prefix ? `${own.root.prefix}:` : '';
    const word2010 = prefixOf(own, WORD_2010);
    adder.append(own, this.comments.map((each) => commentXml(each, prefix, word2010)).join(''));
    if (word2010 === null) return;
    for (const row of PARTS_BESIDE) {
      const beside = relatedPart(this.parts, this.main, row.type);
      const known = beside && prefixOf(beside, row.namespace);
      if (beside && known) adder.append(beside, this.comments.map((each) => row.entry(known, each)).join(''));
    }
  }

  private writeNew(adder: PartAdder): void {
    const folder = this.main.slice(0, this.main.lastIndexOf('/') + 1);
    const comments = this.comments.map((each) => commentXml(each, 'w:', 'w14')).join('');
    adder.add({
      path: `${folder}comments.xml`,
      xml:
        `${DECLARATION}<w:comments xmlns:w="${WORD}" xmlns:w14="${WORD_2010}" ${COMPATIBILITY} mc:Ignorable="w14">` +
        `${comments}</w:comments>`,
      contentType: `${TYPES}.comments+xml`,
      from: this.main,
      relationship: RELATIONSHIP,
    });
    for (const { type, relationship, contentType, root, prefix, namespace, entry } of PARTS_BESIDE) {
      if (this.parts.has(`${folder}${type}.xml`)) continue;
      adder.add({
        path: `${folder}${type}.xml`,
        xml:
          `${DECLARATION}<${prefix}:${root} xmlns:${prefix}="${namespace}" ${COMPATIBILITY} mc:Ignorable="${prefix}">` +
          `${this.comments.map((each) => entry(prefix, each)).join('')}</${prefix}:${root}>`,
        contentType,
        from: this.main,
        relationship,
      });
    }
  }

  private freeId(seed: string): string {
    for (let probe = 0; ; probe++) {
      const value = Number.parseInt(commentDigest(`${seed} ${probe}`).slice(0, 8), 16) >>> 1;
      const id = value.toString(16).toUpperCase().padStart(8, '0');
      if (value === 0 || value >= 0x7fffffff || this.taken.has(id)) continue;
      this.taken.add(id);
      return id;
    }
  }
}

function commentXml({ id, text, paragraphId }: NewComment, word: string, word2010: string | null): string {
  const attribute = word === '' ? 'w:' : word;
  const declared = word === '' ? ` xmlns:w="${WORD}"` : '';
  const paragraph = word2010 === null ? '' : ` ${word2010}:paraId="${paragraphId}"`;
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return (
    `<${word}comment${declared} ${attribute}id="${id}" ${attribute}author="${AUTHOR}" ${attribute}initials="${INITIALS}">` +
    `<${word}p${paragraph}><${word}r><${word}annotationRef/></${word}r>` +
    `<${word}r><${word}t xml:space="preserve">${escaped}</${word}t></${word}r></${word}p></${word}comment>`
  );
}

/** What stands in the text: before the control, and behind it. */
export function anchorXml(
  id: number,
  word: string,
  wordAttributePrefix: string,
): { before: string; after: string } {
  const mark = (name: string): string => `<${word}${name} ${wordAttributePrefix}id="${id}"/>`;
  return {
    before: mark('commentRangeStart'),
    after: `${mark('commentRangeEnd')}<${word}r>${mark('commentReference')}</${word}r>`,
  };
}

function prefixOf(part: XmlPart, namespace: string): string | null {
  for (const attribute of part.root.attributes)
    if (attribute.prefix === 'xmlns' && attribute.value === namespace) return attribute.localName;
  return null;
}

/** Paragraph and durable ids that the document has given to others. */
function takenIds(parts: Parts, main: string): Set<string> {
  const found = new Set<string>();
  const paths = [
    main,
    ...relationships(parts, main).flatMap(({ target }) => (target === null ? [] : [target])),
  ];
  for (const path of paths.filter((each) => each.endsWith('.xml'))) {
    const part = xmlPart(parts, path);
    for (const [, id = ''] of part?.source.matchAll(/(?:paraId|durableId)="([0-9A-Fa-f]{8})"/g) ?? [])
      found.add(id.toUpperCase());
  }
  return found;
}

/** A comment of the file, as far as it matters whose it is. */
export interface FoundComment {
  readonly id: string;
  readonly text: string;
  /** `paraId` of its paragraphs, upper case. */
  readonly paragraphs: readonly string[];
}

export function readComments(part: XmlPart): FoundComment[] {
  return [...childElements(part.root)]
    .filter((element) => wordName(element) === 'comment')
    .map((element) => {
      const inside = [...descendants(element)];
      return {
        id: wordAttribute(element, 'id') ?? '',
        text: inside
          .filter((each) => wordName(each) === 't')
          .map((each) => each.textContent ?? '')
          .join(''),
        paragraphs: inside
          .filter((each) => wordName(each) === 'p')
          .flatMap((each) => paragraphId(each) ?? []),
      };
    });
}

function paragraphId(paragraph: Element): string | null {
  return paragraph.getAttributeNS(WORD_2010, 'paraId')?.toUpperCase() || null;
}

/** Whether a comment is one of those that begin as ours do; for counting what was not read. */
export function beginsAsOurs({ text }: FoundComment): boolean {
  return text.trimStart().startsWith(COMMENT_PREFIX);
}
