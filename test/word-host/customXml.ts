/**
 * `Office.context.document.customXmlParts` (Common API, in every Word that the add-in meets): parts of the file, added, found by
 * namespace, read, written and deleted. Word's own built-in parts are not among them.
 */
import type { WordHost } from './host';

interface Answer {
  readonly status: 'succeeded' | 'failed';
  readonly value?: unknown;
  readonly error?: { readonly code: number; readonly name: string; readonly message: string };
}
type Callback = (answer: Answer) => void;

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PROPERTIES_TYPE = 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml';
const DATA_STORE = 'http://schemas.openxmlformats.org/officeDocument/2006/customXml';

export function customXmlPartsOf(host: WordHost): Record<string, unknown> {
  const { document } = host;
  const { package: docx } = document;
  const reply = (rest: unknown[], value: unknown, refused = false): void => {
    const callback = rest.find((each): each is Callback => typeof each === 'function');
    const error = { code: 5001, name: 'AccessDenied', message: 'The document is read-only.' };
    setTimeout(() => callback?.(refused ? { status: 'failed', error } : { status: 'succeeded', value }), 0);
  };
  const part = (path: string): Record<string, unknown> => ({
    id: path,
    builtIn: false,
    getXmlAsync: (...rest: unknown[]) => reply(rest, docx.text(path)),
    deleteAsync: (...rest: unknown[]) => {
      if (document.readOnly !== 'no') return reply(rest, undefined, true);
      for (const properties of docx.related(path, `${RELATIONSHIPS}/customXmlProps`))
        docx.removePart(properties);
      docx.removePart(path);
      reply(rest, undefined);
    },
  });
  const paths = (): string[] => docx.relatedToMain('customXml');
  return {
    addAsync: (xml: string, ...rest: unknown[]) => {
      if (document.readOnly !== 'no') return reply(rest, undefined, true);
      let number = 1;
      while (docx.has(`customXml/item${number}.xml`)) number += 1;
      const path = `customXml/item${number}.xml`;
      docx.addPart(path, xml, 'application/xml', docx.mainPart, `${RELATIONSHIPS}/customXml`);
      const properties =
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>' +
        `<ds:datastoreItem ds:itemID="{00000000-0000-4000-8000-${String(number).padStart(12, '0')}}" xmlns:ds="${DATA_STORE}"/>`;
      docx.addPart(
        `customXml/itemProps${number}.xml`,
        properties,
        PROPERTIES_TYPE,
        path,
        `${RELATIONSHIPS}/customXmlProps`,
      );
      reply(rest, part(path));
    },
    getByNamespaceAsync: (namespace: string, ...rest: unknown[]) =>
      reply(
        rest,
        paths()
          .filter((path) => docx.part(path)?.documentElement?.namespaceURI === namespace)
          .map(part),
      ),
  };
}
