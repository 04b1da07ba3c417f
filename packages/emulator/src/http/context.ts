/** What a handler gets and gives: parsed values in, a result out. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import type { Sandbox } from '../state/sandbox.ts';
import type { Part } from './multipart.ts';
import type { PageResult } from './page.ts';
import type { Reply } from './respond.ts';

export interface Context {
  readonly sandbox: Sandbox;
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly document: ProductDocument;
  /** Path values by their names, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** The path as a key: scope of the generic state. */
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly request: Headers;
  /** As it was asked for: where addresses that an answer gives out begin. */
  readonly url: URL;
  /** The JSON value; of a form its fields, of NDJSON its lines. Undefined where nothing was sent. */
  readonly body: unknown;
  /** Text and binary bodies as they came. */
  readonly bytes: Uint8Array;
  /** Parts of a multipart body, in order. */
  readonly parts: readonly Part[];
  /** The page of these items that the query asks for. */
  page(items: readonly unknown[]): PageResult;
  /** A schema-valid result, with optional fields too, that holds what is known. */
  sample(known?: unknown): unknown;
  /** What is known as a schema-valid result: what is missing is sampled, what does not belong is left out. */
  fit(known: unknown): unknown;
  /** What the shape of the path alone would do: keeps, lists, shows, removes. For rules that check before, or change after; with a body in place of the one sent. */
  generic(body?: unknown): unknown;
  /** RFC 3339, from the sandbox's clock. */
  now(): string;
}

/** A result, a page of items, or a reply with a form of its own. */
export type Handler = (context: Context) => unknown | PageResult | Reply;
export type Handlers = Readonly<Record<string, Handler>>;
