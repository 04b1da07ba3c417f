/** Types of operation parameters and results as the query cache holds them. */
import type { DataTag, SkipToken } from '@tanstack/react-query';
import type { Operations } from 'flarewire';

/** `'dns.records.list'` */
export type OperationName = keyof Operations & string;

/** Operations that return pages. */
export type ListName = {
  [Name in OperationName]: Operations[Name] extends { page: unknown } ? Name : never;
}[OperationName];

/** All parameters of an operation in one object. */
export type Params<Name extends OperationName> = NonNullable<Operations[Name]['params']>;

/** The parameters as arguments: optional if no parameter is required. */
export type Given<Name extends OperationName> = Operations[Name] extends { params: infer All }
  ? [params: All]
  : [params?: Params<Name> | undefined];

export interface AllLimit {
  /** Stops requesting pages once there are this many items. @default 1000 */
  readonly limit?: number;
}

export type GivenWithLimit<Name extends OperationName> = Operations[Name] extends { params: infer All }
  ? [params: All, limit?: AllLimit]
  : [params?: Params<Name> | undefined, limit?: AllLimit];

/** The parameters as mutation variables: optional if no parameter is required. */
export type Variables<Name extends OperationName> = Operations[Name] extends { params: infer All }
  ? All
  : // biome-ignore lint/suspicious/noConfusingVoidType: lets `mutate()` be called without arguments
    Params<Name> | void;

/** Parameters that select the next page. */
export interface NextPage {
  readonly page?: number;
  readonly cursor?: string;
  readonly page_token?: string;
}

/** One page of a list, as plain data. */
export interface Page<Item, Info = object> {
  readonly items: Item[];
  /** List information from the API: totals, cursors. */
  readonly info: Info;
  /** Absent on the last page. */
  readonly next?: NextPage | undefined;
}

/** The result of an operation: a page for a list, a Blob for a download, `null` if there is no result. */
export type Result<Name extends OperationName> = Operations[Name] extends {
  page: { result_info: infer Info };
  result: infer Item;
}
  ? Page<Item, Info>
  : Plain<Operations[Name]['result']>;

// biome-ignore lint/suspicious/noConfusingVoidType: the declared type of operations without a result
type Plain<Value> = [Value] extends [Response] ? Blob : [Value] extends [void] ? null : Value;

/** `[operation, params]`, with null params while they are unknown; a third part marks keys that hold several pages. */
export type OperationKey = readonly [
  operation: string,
  params?: object | null | undefined,
  pages?: 'infinite' | { readonly all: number } | undefined,
];

/** A key typed with the data stored under it. */
export type TaggedKey<Data, Failure> = DataTag<OperationKey, Data, Failure>;

/** Parameters, or `skipToken` while they are unknown. */
export type MaybeParams<Name extends OperationName> = Params<Name> | SkipToken;

/** Makes the calls. Returns a `Page` for a list, and plain data only. */
export type Transport = (
  operation: string,
  params: Readonly<Record<string, unknown>>,
  options: { readonly signal?: AbortSignal | undefined },
) => PromiseLike<unknown>;
