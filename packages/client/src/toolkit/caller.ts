/** What the helpers of the toolkit share: calling an operation by a name that only data knows, and the types of lists. */
import type { Operations } from '../generated/operations.ts';
import type { Clock, RequestOptions } from '../types.ts';

/** A client of this package that has the products of the calls: the whole one, or one of chosen resources. */
export interface Caller {
  readonly clock: Clock;
  readonly call: (...args: never[]) => unknown;
}

/** Options that every helper takes. */
export interface HelperOptions {
  readonly signal?: AbortSignal | null | undefined;
  /** Milliseconds for each call that it makes, see `deadline` of a call. @default the client's */
  readonly deadline?: number | undefined;
}

/** Operations that answer with a list. */
export type ListName = {
  [Name in keyof Operations]: Operations[Name] extends { page: unknown } ? Name : never;
}[keyof Operations];

/** What a list lists. */
export type ItemOf<Name extends keyof Operations> = Operations[Name] extends {
  page: { getPaginatedItems(): (infer Item)[] };
}
  ? Item
  : never;

/** Some fields of a value, and of what is inside of it. */
export type Part<Value> = Value extends readonly unknown[] | null | undefined
  ? Value
  : Value extends object
    ? { readonly [Field in keyof Value]?: Part<Value[Field]> }
    : Value;

interface Untaken extends PromiseLike<unknown>, AsyncIterable<unknown> {
  asResponse(): Promise<Response>;
}

interface Untyped {
  call(name: string, params: object, options?: RequestOptions): Untaken;
}

/** Calls an operation whose types are not known here. */
export const callOf = (
  client: Caller,
  name: string,
  params: object,
  { signal, deadline }: HelperOptions = {},
  more?: RequestOptions,
) =>
  (client as unknown as Untyped).call(name, params, { signal, ...(deadline !== undefined && { deadline }), ...more }); // as every client has it

/** The value at `a.b` of anything. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, field) => Object(inner)[field], value);

/** The values at `a.b` that are there, those of each item where one of the names is a list. */
export const valuesAt = (value: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>((all, field) => all.flat().map((one) => at(one, field)), [value])
    .filter((one) => one !== undefined && one !== null);

/** The line of a table that begins with this word, as its words. */
export const lineOf = (table: string, name: string): string[] | undefined =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ');
