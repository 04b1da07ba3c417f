/** Types of operations, of products, and of the bodies planned for them. */
import type { FinalRequestOptions, HttpMethod, Uploadable } from './types.ts';

export type BodyKind = 'json' | 'multipart' | 'multipart-if-file' | 'ndjson' | 'binary' | 'text' | 'form' | 'none';

/** `[param, wire name if it differs]` */
export type Names = readonly (readonly [string, string?])[];

/** One operation, ready for planning. */
export interface Operation {
  /** Dotted name: `dns.records.list`. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Template with names in braces. */
  readonly path: string;
  /** Names of the positional path values, in order. */
  readonly args: readonly string[];
  /** The page class, or its letter (see pagination.ts). */
  readonly page?: string | PageConstructor;
  /** Key of `result` that holds the items of a page. */
  readonly items?: string;
  /** The response has no envelope: the whole body is the value. */
  readonly bare?: boolean;
  /** The method takes no params: options follow the positional values. */
  readonly noParams?: boolean;
  /** Query parameters of a request that is not a GET. */
  readonly query: Names;
  /** Query parameters sent as a comma-separated list. */
  readonly comma: Names;
  /** Parameters sent as headers. */
  readonly headers: Names;
  /** Parameters of the query or the body with a different wire name. */
  readonly names: Names;
  /** Positional path values that are also fields of the body. */
  readonly both: Names;
  readonly body: BodyKind;
  readonly contentType?: string | undefined;
  readonly response: 'json' | 'binary' | 'text' | 'void' | 'rows' | 'auto';
  /** First letters of the other forms that a response can have: text, binary, events, rows. */
  readonly forms?: string;
  readonly accept?: string | undefined;
  /** The value of this parameter is the whole body; `+` if the body is a separate argument after the path values. */
  readonly whole?: string;
  readonly encoder?: string;
  readonly encoders: BodyEncoders;
  /** Parts of the client that the product brings, see `lazy.ts`. */
  readonly parts?: object | undefined;
  /** Index among the operations of the product. */
  readonly index: number;
  /**
   * Secret fields of params and result whose names do not look secret; `*` for the whole result (see
   * errors/redact-value.ts).
   */
  readonly sensitive?: readonly string[];
  /** Deprecated by Cloudflare; `errors/explain.ts` has the removal date and the replacement. */
  readonly deprecated?: true;
}

/** A page class of this package or of the caller; `PageClass` in lists/pagination.ts has the type of its pages. */
export type PageConstructor = new (
  client: never,
  response: Response,
  body: never,
  options: FinalRequestOptions,
) => object;

/** One part of a multipart form. */
export interface Part {
  readonly name: string;
  readonly value: string | Uploadable;
  readonly filename?: string;
  readonly type?: string;
}

/** A body as planned. */
export interface PlannedBody {
  readonly kind: BodyKind;
  readonly body: unknown;
}

/** Encodes a body that few products need: forms, Workers scripts, KV values (see request/body-encoders.ts). */
export type BodyEncoder = (operation: Operation, fields: { readonly [name: string]: unknown }) => PlannedBody;

export interface BodyEncoders {
  readonly [id: string]: BodyEncoder;
}

/** The operations of one product as data, with the type of its tree as a phantom. */
export interface Product<Key extends string = string, Tree = unknown> {
  readonly key: Key;
  /** Name of its class, if it is not the capitalized key. */
  readonly className?: string | undefined;
  readonly rows: string;
  /** True for only the product's own methods, without its child resources. */
  readonly base?: boolean;
  /** The body encoders named in its rows; only products that need them include them in a bundle. */
  readonly encoders?: BodyEncoders;
  /** The parts that encode bodies and read forms of responses, if its operations have others than JSON. */
  readonly parts?: object;
  /** Never set: carries the type of the resource tree. */
  readonly tree?: Tree;
}
