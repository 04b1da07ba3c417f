/** Building blocks of product rules: reading and storing values by path, and states that progress with time. */

import { isObject } from '@flarewire/schema';
import type { Context, Joined } from '../../handler/context.ts';
import { type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';

export type Fields = Record<string, unknown>;

/** The fields of the body; none if it is not an object. */
export function fieldsOf<Body extends object>(context: { readonly body: Body | undefined }): Joined<Body>;
export function fieldsOf(context: { readonly body: unknown }): Fields;
export function fieldsOf({ body }: { readonly body: unknown }): Fields {
  return isObject(body) ? body : {};
}

/** An object, or one without fields. */
export const fieldsIn = (value: unknown): Fields => (isObject(value) ? value : {});

/** The objects of a list; none if it is not a list. */
export const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** `/accounts/{id}` or `/zones/{id}`: the first two segments of the path, and collections below them. */
export const below = ({ segments }: Pick<Context, 'segments'>, ...names: readonly string[]): string =>
  pathKey([...segments.slice(0, 2), ...names]);

/** Scope of a collection in the generic state: the path itself, or that of an item without its last part. */
export const collectionOf = ({ segments }: Pick<Context, 'segments'>, up = 0): string =>
  pathKey(segments.slice(0, segments.length - up));

// The state holds values that the product's rules stored, so they know the type.

export function read<Item extends object = Fields>(
  { sandbox }: Pick<Context, 'sandbox'>,
  scope: string,
  id: string,
): Item | undefined {
  const value = sandbox.store.get(scope, id);
  return isObject(value) ? (value as Item) : undefined; // see above
}

/** The item, or the refusal for one that does not exist. */
export function found<Item extends object = Fields>(
  context: Pick<Context, 'sandbox'>,
  scope: string,
  id: string,
  refusal: () => Problem,
): Item {
  const value = read<Item>(context, scope, id);
  if (value === undefined) throw refusal();
  return value;
}

/** Items of a collection, which cannot be changed: `keep` a changed copy. */
export const all = <Item extends object = Fields>({ sandbox }: Pick<Context, 'sandbox'>, scope: string): Item[] =>
  sandbox.store.all(scope).filter(isObject) as Item[]; // see above

/** Items that hold this value, which is plain, in the field: found through the index. They cannot be changed. */
export const bearing = <Item extends object = Fields>(
  { sandbox }: Pick<Context, 'sandbox'>,
  scope: string,
  field: string,
  value: unknown,
  ignoresCase = false,
): Item[] => sandbox.store.bearing(scope, field, String(value), ignoresCase).filter(isObject) as unknown[] as Item[]; // see above

/** Number of items in a collection. */
export const countOf = ({ sandbox }: Pick<Context, 'sandbox'>, scope: string): number => sandbox.store.count(scope);

export function keep<Item extends object>(
  { sandbox }: Pick<Context, 'sandbox'>,
  scope: string,
  id: string,
  item: Item,
): Item {
  sandbox.store.put(scope, id, item);
  return item;
}

/** A refusal of a collection that is full. */
export function limited(
  context: Pick<Context, 'sandbox'>,
  scope: string,
  most: number,
  code: number,
  what: string,
): void {
  if (context.sandbox.store.count(scope) >= most) throw problem(403, code, `The limit of ${most} ${what} is reached.`);
}

/**
 * The state that a thing has come to: steps of `[state, seconds after the start]`, in order. Read again each time, so
 * that moving the emulator's clock moves it on.
 * @example phase(pack.created, context, [['initializing', 0], ['pending_validation', 5], ['active', 60]])
 */
export function phase<State extends string>(
  since: unknown,
  { sandbox }: Pick<Context, 'sandbox'>,
  steps: readonly (readonly [State, number])[],
): State {
  const seconds = (sandbox.clock.now() - Date.parse(String(since))) / 1000;
  const [first] = steps;
  if (first === undefined) throw new Error('A state without steps');
  return (steps.findLast(([, after]) => seconds >= after) ?? first)[0];
}
