/** Shared by the toolkit's helpers: calls an operation by a name only known at run time, and the types of lists. */
import type { UnknownAnswer } from '../core-client.ts';
import type { Operations } from '../generated/operations.ts';
import type { Clock, RequestOptions } from '../types.ts';

export type { RunTimeName } from '../core-client.ts';

/** A client of this package with the products of the calls: the whole one, or one of selected resources. */
export interface Caller {
  readonly clock: Clock;
  call(name: string, params?: object | null, options?: RequestOptions): UnknownAnswer;
}

/** Options of every helper. */
export interface HelperOptions {
  readonly signal?: AbortSignal | null | undefined;
  /** Milliseconds per call of the helper, see `deadline` of a call. @default the client's */
  readonly deadline?: number | undefined;
}

/** Operations that return a list. */
export type ListName = {
  [Name in keyof Operations]: Operations[Name] extends { page: unknown } ? Name : never;
}[keyof Operations];

/** Type of the items of a list. */
export type ItemOf<Name extends keyof Operations> = Operations[Name] extends {
  page: { getPaginatedItems(): (infer Item)[] };
}
  ? Item
  : never;

/** A deep partial of a value. */
export type Part<Value> = Value extends readonly unknown[] | null | undefined
  ? Value
  : Value extends object
    ? { readonly [Field in keyof Value]?: Part<Value[Field]> }
    : Value;

/** Calls an operation whose types are not known statically. */
export const callOf = (
  client: Caller,
  name: string,
  params: object,
  { signal, deadline }: HelperOptions = {},
  more?: RequestOptions,
): UnknownAnswer => client.call(name, params, { signal, ...(deadline !== undefined && { deadline }), ...more });

/** The value at the path `a.b` of any value. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, field) => Object(inner)[field], value);

/** The existing values at the path `a.b`; a list in the path contributes the values of each item. */
export const valuesAt = (value: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>((all, field) => all.flat().map((one) => at(one, field)), [value])
    .filter((one) => one !== undefined && one !== null);

/** Finds the line of a table that begins with this word, and returns its words. */
export const lineOf = (table: string, name: string): string[] | undefined =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ');
