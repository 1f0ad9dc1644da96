/**
 * The npm build of Microsoft's library stops at about WordApi 1.4. Here are the newer members that the add-in or its tests use, made
 * with the library's own helpers, so that they travel the same protocol.
 */
import { addClasses } from './addedClasses';

/** What the library defines on its global, as far as this file touches it. */
export interface LibraryGlobal {
  Word: Record<string, ClientClass>;
  Office: Record<string, unknown>;
  OfficeExtension: {
    BatchApiHelper: {
      createMethodObject(...args: unknown[]): unknown;
      createPropertyObject(...args: unknown[]): unknown;
      createChildItemObject(...args: unknown[]): unknown;
      invokeMethod(...args: unknown[]): unknown;
    };
    Utility: {
      throwIfNotLoaded(name: string, value: unknown, type: string, isNull: unknown): void;
      load(object: unknown, options: unknown): unknown;
      fixObjectPathIfNecessary(object: unknown, value: unknown): void;
      _handleNavigationPropertyResults(object: unknown, value: unknown, names: readonly string[]): void;
    };
    ClientObject: unknown;
    config: { extendedErrorLogging: boolean };
  };
}
type ClientClass = { prototype: ClientObject };
type ClientObject = Record<string, unknown> & { _isNull?: boolean };

const WITH_CONTROLS = ['Document', 'Body', 'Range', 'Paragraph', 'ContentControl'];

export function augment(library: LibraryGlobal): void {
  const { Word, OfficeExtension } = library;
  const { BatchApiHelper } = OfficeExtension;
  OfficeExtension.config.extendedErrorLogging = true;
  for (const name of WITH_CONTROLS)
    addMethod(Word, name, 'getContentControls', function (this: ClientObject, options: unknown) {
      const args = [options];
      return BatchApiHelper.createMethodObject(
        Word['ContentControlCollection'],
        this,
        'GetContentControls',
        1,
        args,
        true,
        false,
        null,
        4,
      );
    });
  for (const name of ['Body', 'Range', 'Paragraph'])
    addMethod(Word, name, 'insertContentControl', function (this: ClientObject, type: unknown) {
      const args = type === undefined ? [] : [type];
      return BatchApiHelper.createMethodObject(
        Word['ContentControl'],
        this,
        'InsertContentControl',
        0,
        args,
        false,
        true,
        null,
        0,
      );
    });
  addMethod(Word, 'Paragraph', 'getText', function (this: ClientObject, options: unknown) {
    return BatchApiHelper.invokeMethod(this, 'GetText', 1, options === undefined ? [] : [options], 4, 0);
  });
  addScalar(library, 'Paragraph', 'uniqueLocalId');
  addClasses(library);
  for (const name of ['Paragraph', 'Range'])
    for (const notes of ['footnotes', 'endnotes']) requireMember(Word, name, notes);
}

function requireMember(Word: LibraryGlobal['Word'], type: string, name: string): void {
  if (!(name in (Word[type]?.prototype ?? {}))) throw new Error(`The library has no ${type}.${name}.`);
}

function addMethod(Word: LibraryGlobal['Word'], type: string, name: string, method: unknown): void {
  const prototype = Word[type]?.prototype;
  if (!prototype) throw new Error(`The library has no Word.${type}.`);
  prototype[name] = method;
}

/** A scalar property as the library's own are: filled by a result, an error until loaded. */
function addScalar({ Word, OfficeExtension }: LibraryGlobal, type: string, name: string): void {
  const prototype = Word[type]?.prototype;
  if (!prototype) throw new Error(`The library has no Word.${type}.`);
  const field = `_added_${name}`;
  const original = name.charAt(0).toUpperCase() + name.slice(1);
  const handle = prototype['_handleResult'] as (this: ClientObject, value: unknown) => void;
  prototype['_handleResult'] = function (this: ClientObject, value: Record<string, unknown> | null): void {
    handle.call(this, value);
    if (value?.[original] !== undefined) this[field] = value[original];
  };
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: ClientObject) {
      OfficeExtension.Utility.throwIfNotLoaded(name, this[field], type, this._isNull);
      return this[field];
    },
  });
}
