/**
 * How a kind of object answers: what can be loaded, set, navigated to and called. The executor knows no more than this.
 * Names are the API's (`getByTag`), since the protocol's are the same with a capital.
 */
import type { WordDocument } from './document';
import { HostError } from './errors';
import type { Profile } from './profiles';
import type { HostObject } from './objects';

export interface Host {
  readonly document: WordDocument;
  readonly profile: Profile;
}

export interface Kind<T extends HostObject> {
  /** Scalar properties that `load` reads. */
  readonly scalars?: Readonly<Record<string, (object: T, host: Host) => unknown>>;
  readonly setters?: Readonly<Record<string, (object: T, value: unknown, host: Host) => void>>;
  /** Navigation properties; null is a null object. */
  readonly objects?: Readonly<Record<string, (object: T, host: Host) => HostObject | null>>;
  /** Methods that return an object. */
  readonly makers?: Readonly<
    Record<string, (object: T, args: readonly unknown[], host: Host) => HostObject | null>
  >;
  /** Methods that return a value or nothing. */
  readonly methods?: Readonly<Record<string, (object: T, args: readonly unknown[], host: Host) => unknown>>;
}

/** Forgets the object's type at the one place where the kinds are gathered; `kind` on the object picks the row. */
export function erased<T extends HostObject>(kind: Kind<T>): Kind<HostObject> {
  return kind as unknown as Kind<HostObject>;
}

export function asString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new HostError('InvalidArgument', `${what} must be a string`);
  return value;
}

export function asBoolean(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw new HostError('InvalidArgument', `${what} must be true or false`);
  return value;
}

/** `null` where the member ends in OrNullObject, an error elsewhere. */
export function found<T>(object: T | null | undefined, what: string): T {
  if (object === null || object === undefined) throw new HostError('ItemNotFound', what);
  return object;
}
