/** What the rules of products are made of: reading and keeping values by path, and states that pass with time. */
import type { Context } from '../../http/context.ts';
import { type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { isObject } from '../../schema/contract.ts';

export type Fields = Record<string, unknown>;

/** The body as an object; empty where it is none. */
export const fieldsOf = ({ body }: Pick<Context, 'body'>): Fields => (isObject(body) ? body : {});

/** `/accounts/{id}` or `/zones/{id}`: what comes first in the path, and what is below it. */
export const below = ({ segments }: Pick<Context, 'segments'>, ...names: readonly string[]): string =>
  pathKey([...segments.slice(0, 2), ...names]);

/** Where the generic state keeps the items of a collection: the path itself, or that of an item without its last part. */
export const collectionOf = ({ segments }: Pick<Context, 'segments'>, up = 0): string =>
  pathKey(segments.slice(0, segments.length - up));

export function read({ sandbox }: Pick<Context, 'sandbox'>, scope: string, id: string): Fields | undefined {
  const value = sandbox.store.get(scope, id);
  return isObject(value) ? value : undefined;
}

/** The item, or the refusal that it is not there. */
export function found(context: Pick<Context, 'sandbox'>, scope: string, id: string, refusal: () => Problem): Fields {
  const value = read(context, scope, id);
  if (value === undefined) throw refusal();
  return value;
}

export const all = ({ sandbox }: Pick<Context, 'sandbox'>, scope: string): Fields[] =>
  sandbox.store.list(scope, { limit: 1e9, offset: 0 }).items.filter(isObject);

export function keep<Value extends Fields>(
  { sandbox }: Pick<Context, 'sandbox'>,
  scope: string,
  id: string,
  value: Value,
): Value {
  sandbox.store.put(scope, id, value);
  return value;
}

/** A refusal of a collection that is full. */
export function limited(
  context: Pick<Context, 'sandbox'>,
  scope: string,
  most: number,
  code: number,
  what: string,
): void {
  if (all(context, scope).length >= most) throw problem(403, code, `The limit of ${most} ${what} is reached.`);
}

/**
 * The state that a thing has come to: steps of `[state, seconds after the start]`, in order. Read anew each time, so that
 * moving the emulator's clock moves it on.
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
