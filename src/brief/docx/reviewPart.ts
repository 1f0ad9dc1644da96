/** The custom XML part that says which comments are ours, written as Word writes such a part: item, properties, relationship. */
import { commentDigest, reviewXml, REVIEW_NAMESPACE, type Review } from '../review';
import { freePath, type PartAdder } from './newParts';
import type { Parts } from './package';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DATA_STORE = 'http://schemas.openxmlformats.org/officeDocument/2006/customXml';
const PROPERTIES_TYPE = 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml';

export function writeReview(parts: Parts, main: string, review: Review, adder: PartAdder): void {
  const item = freePath(parts, 'customXml/item', 1);
  const number = /(\d+)\.xml$/.exec(item)?.[1] ?? '1';
  const properties = freePath(parts, `customXml/itemProps${number}`);
  adder.add({
    path: item,
    xml: reviewXml(review),
    contentType: 'application/xml',
    from: main,
    relationship: `${RELATIONSHIPS}/customXml`,
  });
  adder.add({
    path: properties,
    xml:
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
      `<ds:datastoreItem ds:itemID="${guid(reviewXml(review))}" xmlns:ds="${DATA_STORE}"><ds:schemaRefs>` +
      `<ds:schemaRef ds:uri="${REVIEW_NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`,
    contentType: PROPERTIES_TYPE,
    from: item,
    relationship: `${RELATIONSHIPS}/customXmlProps`,
  });
}

/** The same review has the same id, so that the same marks give the same bytes. */
function guid(text: string): string {
  const digits = (commentDigest(text) + commentDigest(`${text} `.repeat(2))).toUpperCase();
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ];
  return `{${parts.join('-')}}`;
}
