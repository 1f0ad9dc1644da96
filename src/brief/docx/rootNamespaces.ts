/**
 * The namespace of `w15:color` on the root of a part, and its entry in `mc:Ignorable`, without which older readers
 * refuse the file (ISO 29500-3). What is added is remembered literally, so that it can be taken off literally.
 */
import type { Element } from '@xmldom/xmldom';
import type { Prefixes } from './controls';
import type { RootAddition } from './record';
import { COMPATIBILITY_NAMESPACE, WORD_2012_NAMESPACE } from './vocabulary';
import type { Splice, XmlPart } from './xmlSource';

export interface RootDeclaration {
  readonly prefixes: Prefixes;
  readonly splices: readonly Splice[];
  /** Null where the root had all that is needed. */
  readonly addition: RootAddition | null;
}

/** Plans what the root of the part needs before a control of ours can stand in it. */
export function declareOnRoot(part: XmlPart): RootDeclaration {
  const { root } = part;
  const known = boundPrefix(root, WORD_2012_NAMESPACE);
  const prefix = known ?? freePrefix(root, 'w15');
  const compatibility = boundPrefix(root, COMPATIBILITY_NAMESPACE);
  const compatibilityPrefix = compatibility ?? freePrefix(root, 'mc');
  const ignorable = root.getAttributeNodeNS(COMPATIBILITY_NAMESPACE, 'Ignorable');
  const listed = (ignorable?.value ?? '').split(/\s+/).includes(prefix);
  let declarations = known === null ? ` xmlns:${prefix}="${WORD_2012_NAMESPACE}"` : '';
  if (!ignorable && compatibility === null)
    declarations += ` xmlns:${compatibilityPrefix}="${COMPATIBILITY_NAMESPACE}"`;

  const span = part.spanOf(root);
  const tagEnd = part.source.lastIndexOf('>', span.contentStart);
  const atEnd = part.source.charAt(tagEnd - 1) === '/' ? tagEnd - 1 : tagEnd;
  const splices: Splice[] = [];
  let addition = '';
  let attribute = '';
  if (!listed && ignorable) {
    const valueEnd = attributeEnd(part.source.slice(span.start, span.contentStart), ignorable.name);
    addition = ignorable.value.trim() === '' ? prefix : ` ${prefix}`;
    splices.push({ start: span.start + valueEnd, end: span.start + valueEnd, text: addition });
  } else if (!listed) {
    attribute = ` ${compatibilityPrefix}:Ignorable="${prefix}"`;
    addition = attribute;
  }
  const text = declarations + attribute;
  if (text !== '') splices.push({ start: atEnd, end: atEnd, text });
  const changed = declarations !== '' || addition !== '';
  return {
    prefixes: { ...wordPrefixes(root), word2012: prefix },
    splices,
    addition: changed ? { prefix, declarations, ignorable: addition } : null,
  };
}

/** Takes off what was added to the root tag, unless the part has come to need it. */
export function undeclareOnRoot(source: string, rootStart: number, addition: RootAddition): string {
  const { prefix, declarations, ignorable } = addition;
  const tagEnd = source.indexOf('>', rootStart) + 1;
  const tag = source.slice(rootStart, tagEnd);
  const rest = source.slice(tagEnd);
  const inUse = new RegExp(
    `[<\\s]${prefix}:|(Requires|Ignorable|MustUnderstand)\\s*=\\s*["'][^"']*\\b${prefix}\\b`,
  ).test(rest);
  if (inUse || (declarations !== '' && !tag.includes(declarations))) return source;
  const withoutIgnorable = ignorable.includes('=')
    ? removeOnce(tag, ignorable)
    : removeFromIgnorable(tag, ignorable);
  return source.slice(0, rootStart) + removeOnce(withoutIgnorable, declarations) + rest;
}

function removeOnce(text: string, part: string): string {
  return part === '' ? text : text.replace(part, () => '');
}

function removeFromIgnorable(tag: string, word: string): string {
  const attribute = /:Ignorable\s*=\s*(?:"[^"]*"|'[^']*')/.exec(tag)?.[0];
  if (word === '' || attribute === undefined) return tag;
  const at = attribute.lastIndexOf(word);
  if (at === -1) return tag;
  return tag.replace(attribute, () => attribute.slice(0, at) + attribute.slice(at + word.length));
}

/** Where the value of an attribute of a start tag ends: the offset of its closing quote. */
function attributeEnd(tag: string, name: string): number {
  const opening = new RegExp(`\\s${name.replace(/[.]/g, '\\.')}\\s*=\\s*(["'])`).exec(tag);
  if (!opening) return tag.length;
  return tag.indexOf(opening[1] ?? '"', opening.index + opening[0].length);
}

function boundPrefix(root: Element, namespace: string): string | null {
  for (const attribute of root.attributes) {
    if (attribute.prefix === 'xmlns' && attribute.value === namespace) return attribute.localName;
  }
  return null;
}

function freePrefix(root: Element, wanted: string): string {
  let prefix = wanted;
  while (root.hasAttribute(`xmlns:${prefix}`)) prefix += 'x';
  return prefix;
}

function wordPrefixes(root: Element): Pick<Prefixes, 'word' | 'wordAttribute'> {
  const attribute = boundPrefix(root, root.namespaceURI ?? '');
  return {
    word: root.prefix ? `${root.prefix}:` : '',
    wordAttribute: attribute === null ? '' : `${attribute}:`,
  };
}
