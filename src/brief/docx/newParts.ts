/**
 * Parts that we add to a package, with their content type and relationship, and their literal removal: what was an empty-element tag
 * before, or no part at all, is so again.
 */
import type { Element } from '@xmldom/xmldom';
import { z } from 'zod';
import { BriefError } from '../briefError';
import {
  CONTENT_TYPES,
  encodePart,
  relationshipsPath,
  relativeTarget,
  resolveTarget,
  xmlPart,
  type Parts,
} from './package';
import { childElements } from './vocabulary';
import { appendChild, applySplices, type Splice, type XmlPart } from './xmlSource';

/** What was added, for its removal. */
export const additionSchema = z.object({
  /** Parts that are ours as a whole. */
  parts: z.array(z.string()),
  /** Parts whose root was an empty-element tag before. */
  expanded: z.array(z.string()),
});
export type Addition = z.infer<typeof additionSchema>;

export interface NewPart {
  readonly path: string;
  readonly xml: string;
  /** Null where the package's default for .xml is good enough. */
  readonly contentType: string | null;
  /** The part that refers to it ('' for the package), and how; null for one that nothing refers to (relationship parts). */
  readonly from: string | null;
  readonly relationship: string;
}

/** Collects additions to one package. */
export class PartAdder {
  private readonly parts: string[] = [];
  private readonly expanded: string[] = [];

  constructor(private readonly target: Map<string, Uint8Array>) {}

  get addition(): Addition {
    return { parts: this.parts, expanded: this.expanded };
  }

  add(part: NewPart): void {
    this.target.set(part.path, encodePart(part.xml, undefined));
    this.parts.push(part.path);
    if (part.contentType !== null) {
      const types = required(this.target, CONTENT_TYPES);
      const override = prefixed(types.root, 'Override');
      this.append(types, `<${override} PartName="/${part.path}" ContentType="${part.contentType}"/>`);
    }
    if (part.from === null) return;
    const path = relationshipsPath(part.from);
    if (!this.target.has(path)) {
      this.target.set(path, encodePart(EMPTY_RELATIONSHIPS, undefined));
      this.parts.push(path);
    }
    const rels = required(this.target, path);
    const name = prefixed(rels.root, 'Relationship');
    const target = relativeTarget(part.from, part.path);
    this.append(
      rels,
      `<${name} Id="${freeRelationshipId(rels)}" Type="${part.relationship}" Target="${target}"/>`,
    );
  }

  /** Puts XML behind the last child of a part's root. */
  append(part: XmlPart, xml: string): void {
    const { contentStart, end } = part.spanOf(part.root);
    if (contentStart === end && !this.parts.includes(part.path)) this.expanded.push(part.path);
    splice(this.target, part, [appendChild(part, part.root, xml)]);
  }
}

const EMPTY_RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/**
 * Takes whole parts out, with content types and relationships that lead to them.
 * @param expanded parts whose root is an empty-element tag again once it has no child left.
 */
export function removeParts(
  target: Map<string, Uint8Array>,
  paths: readonly string[],
  expanded: readonly string[] = [],
): void {
  const gone = new Set(paths.filter((path) => target.delete(path)));
  removeElements(target, CONTENT_TYPES, (element) =>
    gone.has((element.getAttribute('PartName') ?? '').slice(1)),
  );
  for (const path of [...target.keys()].filter((each) => each.endsWith('.rels'))) {
    const from = path.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2');
    removeElements(target, path, (element) =>
      gone.has(resolveTarget(from, element.getAttribute('Target') ?? '')),
    );
  }
  for (const path of expanded) collapse(target, path);
}

/** Takes elements out of a part by literal deletion. */
export function removeElements(
  target: Map<string, Uint8Array>,
  path: string,
  which: (element: Element) => boolean,
): void {
  const part = xmlPart(target, path);
  if (!part) return;
  const splices = [...childElements(part.root)].filter(which).map((element): Splice => {
    const { start, end } = part.spanOf(element);
    return { start, end, text: '' };
  });
  if (splices.length > 0) splice(target, part, splices);
}

/** A root without children becomes an empty-element tag again. */
function collapse(target: Map<string, Uint8Array>, path: string): void {
  const part = xmlPart(target, path);
  if (!part) return;
  const { contentStart, contentEnd, end } = part.spanOf(part.root);
  if (contentStart !== contentEnd || contentStart === end) return;
  splice(target, part, [{ start: contentStart - 1, end, text: '/>' }]);
}

export function required(parts: Parts, path: string): XmlPart {
  const part = xmlPart(parts, path);
  if (!part) throw new BriefError('missingPart', `The file is damaged: its part "${path}" is missing.`);
  return part;
}

export function prefixed(root: Element, name: string): string {
  return root.prefix ? `${root.prefix}:${name}` : name;
}

export function freeRelationshipId(rels: XmlPart): string {
  const taken = new Set([...childElements(rels.root)].map((element) => element.getAttribute('Id')));
  let number = taken.size + 1;
  while (taken.has(`rId${number}`)) number++;
  return `rId${number}`;
}

/** `folder/name.xml`, or with the first number that neither a part nor the content types use. */
export function freePath(parts: Parts, stem: string, first: number | null = null): string {
  const types = required(parts, CONTENT_TYPES);
  for (let number = first; ; number = (number ?? 0) + 1) {
    const path = `${stem}${number ?? ''}.xml`;
    if (!parts.has(path) && !types.source.includes(`/${path}"`)) return path;
  }
}

/** Applies splices to a part of the package. */
export function splice(parts: Map<string, Uint8Array>, part: XmlPart, splices: readonly Splice[]): void {
  parts.set(part.path, encodePart(applySplices(part.source, splices), parts.get(part.path)));
}
