/** Types of a handler's input: parsed values, and helpers that turn known fields into a result. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import type { Sandbox } from '../state/sandbox.ts';
import type { Part, Sent } from './body.ts';
import type { PageResult } from './page-result.ts';
import type { OwnedToken } from './token.ts';

/** The types of an operation; without a name, those common to all. */
export interface Types {
  readonly path: object;
  readonly query: object;
  readonly body: unknown;
  readonly result: unknown;
  readonly answer: unknown;
}

export interface AnyTypes extends Types {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

type KeyOfAny<Values> = Values extends unknown ? keyof Values : never;

/** Merges the values of several operations: those that only some have are optional. */
export type Joined<Values> = [KeyOfAny<Values>] extends [keyof Values]
  ? Readonly<Values>
  : Readonly<Pick<Values, keyof Values>> & { readonly [Key in KeyOfAny<Values>]?: ValueOf<Values, Key> };

type ValueOf<Values, Key extends PropertyKey> = Values extends { readonly [Name in Key]?: infer Value } ? Value : never;

/** The caller, identified by the credentials of the request. */
export interface Caller {
  /** A token, or a key with its user. */
  readonly secret: string | undefined;
  /** The token with this secret; undefined if it was not created here. */
  readonly known: OwnedToken | undefined;
}

export interface Context<Of extends Types = AnyTypes> {
  readonly sandbox: Sandbox;
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly document: ProductDocument;
  /** Path values by their names, decoded. */
  readonly path: Joined<Of['path']>;
  /** The path as a key: scope of the generic state. */
  readonly segments: readonly string[];
  /** Parameters by their wire names. */
  readonly query: Joined<Of['query']>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly request: Headers;
  readonly caller: Caller;
  /** Base URL of the request, for addresses in responses. */
  readonly url: URL;
  /** The JSON value; of a form its fields, of NDJSON its lines. Undefined where nothing was sent. */
  readonly body: Of['body'] | undefined;
  /** Text and binary bodies as they came. */
  readonly bytes: Uint8Array;
  /** The raw body for operations of `LONG_BODY`, whose bytes may be in the state. */
  readonly sent: Sent;
  /** Parts of a multipart body, in order. */
  readonly parts: readonly Part[];
  /** The page of these items that the query selects; only its items are converted. */
  page<Item>(items: readonly Item[]): PageResult<Item>;
  page<Item, Shown>(items: readonly Item[], show: (item: Item) => Shown): PageResult<Shown>;
  /** A schema-valid result with the known fields, optional ones included. */
  sample(known?: unknown): Of['result'];
  /** Makes a schema-valid result of known fields: samples missing ones, drops undeclared ones. For lists, one item. */
  fit(known: unknown): Of['result'];
  /**
   * Applies the default behavior for the shape of the path: create, list, show or delete. For rules that check before
   * or change after; `body` replaces the one sent.
   */
  generic(body?: unknown): Of['answer'];
  /** RFC 3339, from the sandbox's clock. */
  now(): string;
}

/** Of a context: its path has these values. */
export interface At<Value extends string> {
  readonly path: { readonly [Name in Value]: string };
}

/** A context whose results and responses have these types. */
export type Showing<Result, Answer = unknown> = Context<
  AnyTypes & { readonly result: Result; readonly answer: Answer }
>;

/** A handler for any operation that validates first, and then returns the generic response. */
export type GenericHandler = <Answer>(context: Showing<unknown, Answer>) => Answer;

/** A handler whose operation is known at run time only. */
export type AnyHandler = (context: Context) => unknown;

/** Handlers by operation name, without their specific types. */
export type AnyHandlers = Readonly<Record<string, AnyHandler>>;
