/** The `w:sdtPr` of a content control: type, tag, title, colour, appearance, locks. */
import type { Document, Element } from '@xmldom/xmldom';
import { W, W14, W15, child, children, make, remove, value } from './ooxml';

export type ControlType =
  | 'RichText'
  | 'PlainText'
  | 'CheckBox'
  | 'ComboBox'
  | 'DropDownList'
  | 'Picture'
  | 'DatePicker'
  | 'BuildingBlockGallery'
  | 'Group'
  | 'RepeatingSection'
  | 'Unknown';

/** `w:sdtPr` child that gives the type; none of them is rich text. */
const TYPE_OF: Readonly<Record<string, ControlType>> = {
  richText: 'RichText',
  text: 'PlainText',
  checkbox: 'CheckBox',
  comboBox: 'ComboBox',
  dropDownList: 'DropDownList',
  picture: 'Picture',
  date: 'DatePicker',
  docPartObj: 'BuildingBlockGallery',
  docPartList: 'BuildingBlockGallery',
  group: 'Group',
  repeatingSection: 'RepeatingSection',
  repeatingSectionItem: 'Unknown',
};

export function typeOf(control: Element): ControlType {
  for (const each of children(propertiesOf(control))) {
    const type = TYPE_OF[each.localName ?? ''];
    if (type && (each.namespaceURI === W || each.namespaceURI === W14 || each.namespaceURI === W15))
      return type;
  }
  return 'RichText';
}

/* Properties. Order of `w:sdtPr` children as in ISO 29500 transitional; the type comes last. */
const ORDER = [
  'rPr',
  'alias',
  'tag',
  'id',
  'lock',
  'placeholder',
  'temporary',
  'showingPlcHdr',
  'dataBinding',
  'label',
];

export function propertiesOf(control: Element): Element {
  const known = child(control, 'sdtPr');
  if (known) return known;
  const made = make(control.ownerDocument as Document, 'sdtPr');
  control.insertBefore(made, control.firstChild);
  return made;
}

export function property(control: Element, name: string, namespace = W): string | null {
  const found = children(propertiesOf(control)).find(
    (e) => e.localName === name && e.namespaceURI === namespace,
  );
  if (!found) return null;
  return namespace === W15
    ? found.getAttributeNS(W15, 'val') || found.getAttributeNS(W, 'val')
    : value(found);
}

export function setProperty(control: Element, name: string, val: string | null, namespace = W): void {
  const properties = propertiesOf(control);
  const document = control.ownerDocument;
  if (!document) return;
  for (const old of children(properties).filter((e) => e.localName === name && e.namespaceURI === namespace))
    remove(old);
  if (val === null) return;
  const made = namespace === W15 ? document.createElementNS(W15, `w15:${name}`) : make(document, name, val);
  if (namespace === W15) {
    // The schema's own inconsistency: the colour's attribute is w:val, the appearance's w15:val.
    if (name === 'color') made.setAttributeNS(W, 'w:val', val);
    else made.setAttributeNS(W15, 'w15:val', val);
  }
  const rank = (element: Element): number => {
    if (element.namespaceURI === W15 && element.localName === 'color') return ORDER.length;
    if (element.namespaceURI === W15 && element.localName === 'appearance') return ORDER.length + 1;
    const at = ORDER.indexOf(element.localName ?? '');
    return at < 0 || element.namespaceURI !== W ? ORDER.length + 2 : at;
  };
  const next = children(properties).find((each) => rank(each) > rank(made)) ?? null;
  properties.insertBefore(made, next);
}

export function isLocked(control: Element, against: 'edit' | 'delete'): boolean {
  const lock = property(control, 'lock');
  return lock === 'sdtContentLocked' || lock === (against === 'edit' ? 'contentLocked' : 'sdtLocked');
}

export function setLock(control: Element, against: 'edit' | 'delete', on: boolean): void {
  const edit = against === 'edit' ? on : isLocked(control, 'edit');
  const del = against === 'delete' ? on : isLocked(control, 'delete');
  setProperty(
    control,
    'lock',
    edit && del ? 'sdtContentLocked' : edit ? 'contentLocked' : del ? 'sdtLocked' : null,
  );
}
