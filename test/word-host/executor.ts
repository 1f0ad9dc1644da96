/**
 * The batch protocol that Microsoft's library speaks: object paths and actions in, results or the first failure out. What was done
 * before a failure stays done, as in Word. Knows nothing of documents: that is `kinds*.ts`.
 */
import { HostError } from './errors';
import { requirementOf } from './members';
import { erased, type Host, type Kind } from './kinds';
import {
  CONTENT_CONTROL,
  CONTROL_COLLECTION,
  DOCUMENT,
  NOTE_COLLECTION,
  PARAGRAPH_COLLECTION,
  PROPERTIES,
  RANGE_COLLECTION,
} from './kindsOfControls';
import { COMMENT, COMMENT_COLLECTION, COMMENT_REPLY } from './kindsOfComments';
import {
  CUSTOM_PROPERTY,
  CUSTOM_PROPERTY_COLLECTION,
  FIELD,
  FIELD_COLLECTION,
  SECTION,
  SECTION_COLLECTION,
  SHAPE,
  SHAPE_COLLECTION,
} from './kindsOfParts';
import { BODY, NOTE_ITEM, PARAGRAPH, RANGE } from './kindsOfText';
import type { HostObject, RangeObject, SearchOptionsObject } from './objects';
import { supports } from './profiles';

export const KINDS: Readonly<Record<HostObject['kind'], Kind<HostObject>>> = {
  Document: erased(DOCUMENT),
  DocumentProperties: erased(PROPERTIES),
  Body: erased(BODY),
  Paragraph: erased(PARAGRAPH),
  ParagraphCollection: erased(PARAGRAPH_COLLECTION),
  Range: erased(RANGE),
  RangeCollection: erased(RANGE_COLLECTION),
  ContentControl: erased(CONTENT_CONTROL),
  ContentControlCollection: erased(CONTROL_COLLECTION),
  NoteItem: erased(NOTE_ITEM),
  NoteItemCollection: erased(NOTE_COLLECTION),
  SearchOptions: {},
  Comment: erased(COMMENT),
  CommentCollection: erased(COMMENT_COLLECTION),
  CommentReply: erased(COMMENT_REPLY),
  CommentReplyCollection: {},
  Section: erased(SECTION),
  SectionCollection: erased(SECTION_COLLECTION),
  Shape: erased(SHAPE),
  ShapeCollection: erased(SHAPE_COLLECTION),
  Field: erased(FIELD),
  FieldCollection: erased(FIELD_COLLECTION),
  CustomProperty: erased(CUSTOM_PROPERTY),
  CustomPropertyCollection: erased(CUSTOM_PROPERTY_COLLECTION),
};

interface Arguments {
  readonly Arguments?: readonly unknown[];
  readonly ReferencedObjectPathIds?: readonly (number | undefined)[] | Readonly<Record<string, number>>;
}
interface ObjectPath {
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: Arguments;
}
interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: Arguments;
  readonly QueryInfo?: { readonly Select?: readonly string[]; readonly Expand?: readonly string[] };
}
export interface Batch {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}
export interface Reply {
  readonly Results: readonly { ActionId: number; Value: unknown }[];
  readonly TraceIds: readonly number[];
  readonly Error?: { Code: string; Message: string; Location: string; ActionIndex: number };
}

/** One call, as an injected failure sees it. */
export interface Call {
  /** For instance `Range.insertContentControl`. */
  readonly member: string;
  readonly args: readonly unknown[];
  /** The text of the object called, where it has one. */
  readonly text: () => string;
}

const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export class Executor {
  private readonly references = new Map<string, HostObject>();
  private nextReference = 1;

  constructor(
    private readonly host: Host,
    /** Throws to make a call fail. */
    private readonly beforeCall: (call: Call) => void,
  ) {}

  /** Objects that the client still holds; a run that ends well leaves none. */
  get held(): number {
    return this.references.size;
  }

  ranges(): RangeObject[] {
    return [...this.references.values()].filter((object): object is RangeObject => object.kind === 'Range');
  }

  execute(batch: Batch): Reply {
    return new BatchRun(this, this.host, batch, this.beforeCall).run();
  }

  reference(object: HostObject): string {
    const known = this.names.get(object);
    if (known && this.references.has(known)) return known;
    const name = `{${this.nextReference++}}`;
    this.names.set(object, name);
    this.references.set(name, object);
    return name;
  }
  private readonly names = new WeakMap<HostObject, string>();

  byReference(name: string): HostObject {
    const object = this.references.get(name);
    if (!object) throw new HostError('ItemNotFound', `reference ${name}`);
    return object;
  }

  release(name: string | null): void {
    if (name === null) this.references.clear();
    else this.references.delete(name);
  }
}

class BatchRun {
  private readonly resolved = new Map<number, HostObject | null>();
  private member = '';

  constructor(
    private readonly executor: Executor,
    private readonly host: Host,
    private readonly batch: Batch,
    private readonly beforeCall: (call: Call) => void,
  ) {}

  run(): Reply {
    const results: { ActionId: number; Value: unknown }[] = [];
    const traces: number[] = [];
    for (const [index, action] of this.batch.Actions.entries()) {
      try {
        if (action.ActionType === 5) traces.push(action.Id);
        const value = this.act(action);
        if (value !== undefined) results.push({ ActionId: action.Id, Value: value });
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        const failure = {
          Code: error.code,
          Message: error.message,
          Location: this.member,
          ActionIndex: index,
        };
        return { Results: results, TraceIds: traces, Error: failure };
      }
    }
    return { Results: results, TraceIds: traces };
  }

  private act(action: Action): unknown {
    if (action.ActionType === 5) return null;
    const object = this.resolve(action.ObjectPathId);
    switch (action.ActionType) {
      case 1:
        if (object?.kind === 'Document' || object?.kind === 'SearchOptions') return undefined;
        return object === null ? null : this.identify(object);
      case 2:
        return object === null ? null : this.query(object, selectTree(action.QueryInfo));
      case 3:
        return object === null ? null : this.call(object, action);
      case 4:
        if (object !== null) this.set(object, camel(action.Name), this.args(action.ArgumentInfo)[0]);
        return undefined;
      default:
        throw new HostError('NotImplemented', `action type ${action.ActionType}`);
    }
  }

  private identify(object: HostObject): { _ReferenceId: string } {
    return { _ReferenceId: this.executor.reference(object) };
  }

  private resolve(id: number): HostObject | null {
    const known = this.resolved.get(id);
    if (known !== undefined) return known;
    const path = this.batch.ObjectPaths[id];
    if (!path) throw new HostError('InvalidArgument', `object path ${id}`);
    const object = this.follow(path);
    this.resolved.set(id, object);
    return object;
  }

  private follow(path: ObjectPath): HostObject | null {
    const parent = path.ParentObjectPathId === undefined ? null : this.resolve(path.ParentObjectPathId);
    const name = camel(path.Name);
    switch (path.ObjectPathType) {
      case 1:
        return { kind: 'Document' };
      case 2:
        if (!path.Name.endsWith('SearchOptions')) throw new HostError('NotImplemented', path.Name);
        return { kind: 'SearchOptions', values: new Map() };
      case 3: {
        if (parent === null) return null;
        const args = this.args(path.ArgumentInfo);
        const maker = this.implementation(parent, name, KINDS[parent.kind].makers);
        this.announce(parent, args);
        return maker(parent, args, this.host);
      }
      case 4:
        if (parent === null) return null;
        return this.implementation(parent, name, KINDS[parent.kind].objects)(parent, this.host);
      case 5: {
        const items = parent && 'items' in parent ? parent.items : [];
        const item = items[Number(path.ArgumentInfo?.Arguments?.[0] ?? -1)];
        if (!item) throw new HostError('ItemNotFound', 'no such item');
        return item;
      }
      case 6:
        return this.executor.byReference(path.Name);
      case 7:
        return null;
      default:
        throw new HostError('NotImplemented', `object path type ${path.ObjectPathType}`);
    }
  }

  /** The member's own code, after asking whether this Word has it. */
  private implementation<F>(
    object: HostObject,
    name: string,
    table: Readonly<Record<string, F>> | undefined,
  ): F {
    this.member = `${object.kind}.${name}`;
    const needs = requirementOf(this.member);
    if (needs && !supports(this.host.profile, ...needs)) throw new HostError('ApiNotFound', this.member);
    const code = table?.[name];
    if (!code || !needs) throw new HostError('NotImplemented', this.member);
    return code;
  }

  private announce(object: HostObject, args: readonly unknown[]): void {
    this.beforeCall({ member: this.member, args, text: () => String(this.textOf(object) ?? '') });
  }

  private textOf(object: HostObject): unknown {
    return KINDS[object.kind].scalars?.['text']?.(object, this.host);
  }

  private args(info: Arguments | undefined): unknown[] {
    const references = info?.ReferencedObjectPathIds as
      Readonly<Record<number, number | undefined>> | undefined;
    return (info?.Arguments ?? []).map((argument, at) => {
      const id = references?.[at];
      return id ? this.resolve(id) : argument;
    });
  }

  private call(object: HostObject, action: Action): unknown {
    const args = this.args(action.ArgumentInfo);
    if (action.Name === '_KeepReference') return undefined;
    if (action.Name === '_RemoveReference') return this.executor.release(String(args[0]));
    if (action.Name === '_RemoveAllReferences') return this.executor.release(null);
    const method = this.implementation(object, camel(action.Name), KINDS[object.kind].methods);
    this.announce(object, args);
    return method(object, args, this.host);
  }

  private set(object: HostObject, name: string, value: unknown): void {
    if (object.kind === 'SearchOptions') {
      (object as SearchOptionsObject).values.set(name, value);
      return;
    }
    const setter = this.implementation(object, name, KINDS[object.kind].setters);
    this.announce(object, [value]);
    setter(object, value, this.host);
  }

  private query(object: HostObject, select: SelectTree): unknown {
    if ('items' in object) {
      const items = object.items.map((item) => this.query(item, select));
      return { ...this.identify(object), _Items: items };
    }
    const answer: Record<string, unknown> = object.kind === 'Document' ? {} : { ...this.identify(object) };
    const kind = KINDS[object.kind];
    const wanted = select.has('*')
      ? [...Object.keys(kind.scalars ?? {}), ...select.keys()]
      : [...select.keys()];
    for (const name of wanted) {
      const below = select.get(name);
      if (name === '*' || (select.has('*') && !below && !this.isHere(object, name))) continue;
      if (kind.objects?.[name]) {
        const next = this.implementation(object, name, kind.objects)(object, this.host);
        answer[pascal(name)] = next === null ? null : this.query(next, below ?? new Map());
      } else answer[pascal(name)] = this.implementation(object, name, kind.scalars)(object, this.host);
    }
    return answer;
  }

  private isHere(object: HostObject, name: string): boolean {
    const needs = requirementOf(`${object.kind}.${name}`);
    return needs !== null && supports(this.host.profile, ...needs);
  }
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type alias cannot refer to itself here
interface SelectTree extends Map<string, SelectTree> {}

/** `['items/body/text']` as a tree; an empty select means every scalar. */
function selectTree(query: Action['QueryInfo']): SelectTree {
  const tree: SelectTree = new Map();
  const paths = [...(query?.Select ?? []), ...(query?.Expand ?? [])];
  for (const path of paths.length > 0 ? paths : ['*']) {
    let at = tree;
    for (const name of path.split('/').filter((each) => each !== 'items' && each !== '$all')) {
      const key = name === '*' ? '*' : camel(name);
      const next: SelectTree = at.get(key) ?? new Map();
      at.set(key, next);
      at = next;
    }
  }
  if (tree.size === 0) tree.set('*', new Map());
  return tree;
}
