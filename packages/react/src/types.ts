/** What operations take and answer, as the cache of queries holds it. */
import type { DataTag, SkipToken } from '@tanstack/react-query';
import type { Operations } from 'flarewire';

/** `'dns.records.list'` */
export type OperationName = keyof Operations & string;

/** Operations that answer in pages. */
export type ListName = {
  [Name in OperationName]: Operations[Name] extends { page: unknown } ? Name : never;
}[OperationName];

/** All parameters of an operation in one object. */
export type Params<Name extends OperationName> = NonNullable<Operations[Name]['params']>;

/** The parameters as arguments: they may be left out where none is required. */
export type Given<Name extends OperationName> = Operations[Name] extends { params: infer All }
  ? [params: All]
  : [params?: Params<Name> | undefined];

export interface AllLimit {
  /** No page is asked for once there are this many items. @default 1000 */
  readonly limit?: number;
}

export type GivenWithLimit<Name extends OperationName> = Operations[Name] extends { params: infer All }
  ? [params: All, limit?: AllLimit]
  : [params?: Params<Name> | undefined, limit?: AllLimit];

/** The parameters as variables of a mutation, likewise. */
export type Variables<Name extends OperationName> = Operations[Name] extends { params: infer All }
  ? All
  : // biome-ignore lint/suspicious/noConfusingVoidType: what lets `mutate()` be called with nothing
    Params<Name> | void;

/** Parameters that turn to the next page. */
export interface NextPage {
  readonly page?: number;
  readonly cursor?: string;
  readonly page_token?: string;
}

/** One page of a list, as plain data. */
export interface Page<Item, Info = object> {
  readonly items: Item[];
  /** What the API says of the list: totals, cursors. */
  readonly info: Info;
  /** Absent on the last page. */
  readonly next?: NextPage | undefined;
}

/** What an operation answers: of a list a page, of a download a Blob, where there is nothing `null`. */
export type Result<Name extends OperationName> = Operations[Name] extends {
  page: { result_info: infer Info };
  result: infer Item;
}
  ? Page<Item, Info>
  : Plain<Operations[Name]['result']>;

// biome-ignore lint/suspicious/noConfusingVoidType: what operations without an answer are declared to give
type Plain<Value> = [Value] extends [Response] ? Blob : [Value] extends [void] ? null : Value;

/** `[operation, params]`, params being null while they are not known; a third part tells apart what holds several pages. */
export type OperationKey = readonly [
  operation: string,
  params?: object | null | undefined,
  pages?: 'infinite' | { readonly all: number } | undefined,
];

/** A key that knows what is kept under it. */
export type TaggedKey<Data, Failure> = DataTag<OperationKey, Data, Failure>;

/** Parameters, or that there are none yet. */
export type MaybeParams<Name extends OperationName> = Params<Name> | SkipToken;

/** What makes the calls. Of a list it answers with a `Page`; everything is plain data. */
export type Transport = (
  operation: string,
  params: Readonly<Record<string, unknown>>,
  options: { readonly signal?: AbortSignal | undefined },
) => PromiseLike<unknown>;
