/**
 * Whole classes that the npm build of Microsoft's library lacks (text boxes, fields), made on its own `ClientObject` so that they load,
 * sync and fail as the library's own do.
 */
import type { LibraryGlobal } from './augment';

/** A class: its scalar properties, its navigation properties with their class, and for a collection the class of its items. */
interface Row {
  readonly name: string;
  readonly scalars?: readonly string[];
  readonly objects?: Readonly<Record<string, string>>;
  readonly items?: string;
  /** Methods that give back a collection of this class. */
  readonly makers?: readonly string[];
}

const ROWS: readonly Row[] = [
  { name: 'Shape', scalars: ['type'], objects: { body: 'Body' } },
  { name: 'ShapeCollection', items: 'Shape', makers: ['getByTypes'] },
  { name: 'Field', scalars: ['code', 'type'] },
  { name: 'FieldCollection', items: 'Field' },
];

/** Where the new classes hang. */
const PROPERTIES: readonly (readonly [on: string, name: string, type: string])[] = [
  ['Body', 'shapes', 'ShapeCollection'],
  ['Body', 'fields', 'FieldCollection'],
];

type Fields = Record<string, unknown> & { _isNull?: boolean };
type Result = Record<string, unknown> | null | undefined;
interface ClientObjectClass {
  new (...args: unknown[]): Fields;
  prototype: Fields;
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function addClasses(library: LibraryGlobal): void {
  for (const row of ROWS) library.Word[row.name] = classFor(library, row) as never;
  for (const [on, name, type] of PROPERTIES) addNavigation(library, on, name, type);
}

function classFor(library: LibraryGlobal, row: Row): ClientObjectClass {
  const { OfficeExtension } = library;
  const { Utility, BatchApiHelper } = OfficeExtension;
  const Base = OfficeExtension['ClientObject'] as ClientObjectClass;
  const inherited = Base.prototype as unknown as Record<string, (this: Fields, value: unknown) => void>;
  const Made = class extends Base {} as ClientObjectClass;
  const scalars = ['_ReferenceId', ...(row.scalars ?? [])];
  const fixed = (name: string, value: unknown): void =>
    void Object.defineProperty(Made.prototype, name, { value, configurable: true });
  fixed('_className', row.name);
  fixed('_isCollection', row.items !== undefined);
  fixed('_scalarPropertyNames', scalars);
  fixed(
    '_scalarPropertyOriginalNames',
    scalars.map((name) => (name.startsWith('_') ? name : pascal(name))),
  );
  fixed('_navigationPropertyNames', Object.keys(row.objects ?? {}));
  for (const name of scalars) loaded(library, Made, row.name, name, `_f_${name}`);
  if (row.items !== undefined) loaded(library, Made, row.name, 'items', 'm__items');
  for (const [name, type] of Object.entries(row.objects ?? {})) addNavigationTo(library, Made, name, type);
  for (const name of row.makers ?? [])
    fixed(name, function (this: Fields, argument: unknown) {
      return BatchApiHelper.createMethodObject(
        library.Word[row.name],
        this,
        pascal(name),
        1,
        [argument],
        true,
        false,
        null,
        4,
      );
    });
  fixed('load', function (this: Fields, options: unknown) {
    return Utility.load(this, options);
  });
  fixed('_handleResult', function (this: Fields, value: Result) {
    inherited['_handleResult']?.call(this, value);
    if (value === null || value === undefined) return;
    Utility.fixObjectPathIfNecessary(this, value);
    for (const name of scalars) {
      const original = name.startsWith('_') ? name : pascal(name);
      if (value[original] !== undefined) this[`_f_${name}`] = value[original];
    }
    const items = value['_Items'] as Result[] | undefined;
    if (row.items !== undefined && items)
      this['m__items'] = items.map((data, at) => {
        const item = BatchApiHelper.createChildItemObject(
          library.Word[row.items ?? ''],
          true,
          this,
          data,
          at,
        );
        (item as { _handleResult(value: Result): void })._handleResult(data);
        return item;
      });
    const names = Object.keys(row.objects ?? {}).flatMap((name) => [name, pascal(name)]);
    Utility._handleNavigationPropertyResults(this, value, names);
  });
  fixed('_handleIdResult', function (this: Fields, value: Result) {
    inherited['_handleIdResult']?.call(this, value);
    if (value?.['_ReferenceId'] !== undefined) this['_f__ReferenceId'] = value['_ReferenceId'];
  });
  fixed('_KeepReference', function (this: Fields) {
    BatchApiHelper.invokeMethod(this, '_KeepReference', 1, [], 4, 0);
  });
  return Made;
}

/** A property that a result fills, an error until then. */
function loaded(
  library: LibraryGlobal,
  on: ClientObjectClass,
  type: string,
  name: string,
  field: string,
): void {
  Object.defineProperty(on.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Fields) {
      library.OfficeExtension.Utility.throwIfNotLoaded(name, this[field], type, this._isNull);
      return this[field];
    },
  });
}

function addNavigation(library: LibraryGlobal, on: string, name: string, type: string): void {
  const found = library.Word[on];
  if (!found) throw new Error(`The library has no Word.${on}.`);
  addNavigationTo(library, found as unknown as ClientObjectClass, name, type);
}

function addNavigationTo(library: LibraryGlobal, on: ClientObjectClass, name: string, type: string): void {
  const field = `_n_${name}`;
  Object.defineProperty(on.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Fields) {
      this[field] ??= library.OfficeExtension.BatchApiHelper.createPropertyObject(
        library.Word[type],
        this,
        pascal(name),
        type.endsWith('Collection'),
        4,
      );
      return this[field];
    },
  });
}
