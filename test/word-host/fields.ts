/** Fields of a story as the API has them: code and result of simple and complex ones, outermost first. */
import type { Element } from '@xmldom/xmldom';
import { W, isW } from './ooxml';

export interface FieldText {
  readonly code: string;
  readonly result: string;
}

export function fieldsIn(roots: readonly Element[]): FieldText[] {
  return roots.flatMap((root) => {
    const done: FieldText[] = [];
    const open: { code: string; result: string; inCode: boolean }[] = [];
    for (const element of root.getElementsByTagName('*')) {
      if (isW(element, 'fldSimple')) {
        const result = [...element.getElementsByTagNameNS(W, 't')].map((t) => t.textContent ?? '').join('');
        done.push({ code: element.getAttributeNS(W, 'instr') ?? '', result });
      } else if (isW(element, 'fldChar')) mark(element.getAttributeNS(W, 'fldCharType') ?? '', open, done);
      else if (isW(element, 'instrText')) {
        const innermost = open[open.length - 1];
        if (innermost) innermost.code += element.textContent ?? '';
      } else if (isW(element, 't')) {
        for (const each of open) if (!each.inCode) each.result += element.textContent ?? '';
      }
    }
    return done;
  });
}

function mark(
  type: string,
  open: { code: string; result: string; inCode: boolean }[],
  done: FieldText[],
): void {
  const innermost = open[open.length - 1];
  if (type === 'begin') open.push({ code: '', result: '', inCode: true });
  else if (type === 'separate' && innermost) innermost.inCode = false;
  else if (type === 'end') {
    const ended = open.pop();
    if (ended) done.push({ code: ended.code, result: ended.result });
  }
}
