/** Types of the compiled contract, which the emulator, the tests, the CLI and the console read. */
import type { JsonSchema } from '@flarewire/schema';

export type { JsonSchema } from '@flarewire/schema';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Encoding of a request body. `multipart-if-file`: multipart if a value is a file, otherwise JSON. */
export type RequestKind = 'none' | 'json' | 'multipart' | 'multipart-if-file' | 'ndjson' | 'binary' | 'text' | 'form';

export type PageKind =
  | 'SinglePage'
  | 'V4PagePagination'
  | 'V4PagePaginationArray'
  | 'CursorPagination'
  | 'CursorPaginationAfter'
  | 'CursorLimitPagination'
  | 'PageTokenPagination'
  | 'ContainersInstancesV1Pagination';

/** Forms of a response that are not JSON: text, bytes, server-sent events, or one JSON value per line (NDJSON). */
export type FormKind = 'text' | 'binary' | 'events' | 'rows';

/** A form of a successful response, on request or for some inputs. */
export interface ResponseForm {
  readonly kind: FormKind;
  /** Media types, possibly ranges: `text/csv`, `image/*`. */
  readonly types: readonly string[];
  /**
   * Parameter values that select it, with dots for nested ones; `*` in a text matches anything. Absent if parameters do
   * not decide.
   */
  readonly when?: { readonly [param: string]: string | number | boolean };
}

/** One operation without its schemas: enough for an index, a route table or a search. */
export interface Operation {
  /** Dotted name, used everywhere: `kv.namespaces.values.update`. */
  readonly name: string;
  /** Key of the product whose document contains the schemas: `kv`. */
  readonly product: string;
  readonly method: HttpMethod;
  /** Path template with wire names; `/{account_or_zone}/…` stands for `/accounts/{account_id}` or `/zones/{zone_id}`. */
  readonly path: string;
  /** Wire names of the path values that the method takes by position, in order. */
  readonly args: readonly string[];
  /** One line, imperative, without a period. */
  readonly summary: string;
  /** Public documentation page. */
  readonly docs: string;
  /** Token permission groups, one of which is required; absent if undocumented. */
  readonly permissions?: readonly string[];
  readonly plans?: readonly string[];
  readonly availability?: string;
  readonly security?: readonly string[];
  readonly deprecated?: true;
  /** Date after which Cloudflare may remove it, `YYYY-MM-DD`. */
  readonly sunset?: string;
  /** Destructive: Cloudflare asks for a confirmation first. */
  readonly confirm?: true;
  readonly request: RequestKind;
  /** Content type of the request, if the kind does not determine it. */
  readonly contentType?: string;
  readonly response: 'json' | 'void' | Exclude<FormKind, 'events'>;
  /** Further forms of the response, in addition to `response`. */
  readonly forms?: readonly ResponseForm[];
  /** Accept header, unless it is the default: `application/json` for JSON, any type for the rest. */
  readonly accept?: string;
  /** Success status: 200, 201, 202 or 204. */
  readonly status: number;
  /** True if the response is `{ success, errors, messages, result }`; false if the whole body is the value. */
  readonly envelope: boolean;
  readonly page?: PageKind;
  /** Key of `result` that holds the items of a page, unless that is `result` itself or `result.items`. */
  readonly items?: string;
  /** Canonical name of this operation, under which a request is counted. */
  readonly sameAs?: string;
  /** The method takes the body as a separate argument, between path values and parameters. */
  readonly bodyArgument?: true;
  /** Name of the special rule that builds its body (`script`, `kv`). */
  readonly quirk?: string;
  /** The result may be null. */
  readonly nullable?: true;
  /** Search terms of users. */
  readonly aliases?: readonly string[];
}

/** One parameter of an operation, under its caller-facing name. */
export interface Param {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  readonly schema: JsonSchema;
  /** Name on the wire, if it differs from `name`. */
  readonly wire?: string;
  /** Query array as one comma-separated list (`explode: false`). */
  readonly comma?: true;
  /** This value is the whole body. */
  readonly whole?: true;
  readonly sensitive?: true;
}

/** The condition under which the work started by an operation is complete: a field of another operation's result. */
export interface Waits {
  /** Operation to poll. */
  readonly operation: string;
  /** Field of its result, with dots if nested. */
  readonly field: string;
  /** Success values as text; `*` is any value but null, `{field}` is the value of that field in the first result. */
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** A success counts only while this other field of the polled result has this value. */
  readonly when?: { readonly field: string; readonly value: string };
  /**
   * Field of the first operation's result that the polled one takes as its last path value; `.` is the result itself.
   * All other values of the polled one are parameters of the first with the same names.
   */
  readonly id?: string;
}

/** The schemas of one operation, and details beyond its summary. */
export interface OperationSchemas {
  /** Unexpected effects: what is replaced, what is deleted along, limits. Paragraphs are separated by an empty line. */
  readonly description?: string;
  readonly waits?: Waits;
  /** Resources deleted along with it: `kv.namespaces.values`. */
  readonly cascades?: readonly string[];
  /** Fields that a list shows first. */
  readonly columns?: readonly string[];
  /** Fields that identify a list item to users. */
  readonly key?: readonly string[];
  /** Maximum entries of one call over all of its lists, on the plan with the lowest limit. */
  readonly most?: number;
  /** Page that documents facts beyond the declared types. */
  readonly source?: string;
  /** Valid parameters, without path values that may be arbitrary. */
  readonly example?: { readonly [name: string]: unknown };
  readonly params: readonly Param[];
  /** The body as sent: its own schema (a union stays a union), absent without a body. */
  readonly body?: {
    readonly required: boolean;
    readonly schema: JsonSchema;
    /** Fields that the official declarations require but the API does not. */
    readonly undemanded?: readonly string[];
  };
  /**
   * Result of a call: the `result` of the response, an item for paged lists, a row for rows, `{}` for binary and void.
   */
  readonly result: JsonSchema;
}

/** The document of one product. */
export interface ProductDocument {
  readonly key: string;
  readonly title: string;
  /** Descriptions shared by several schemas, by the key in their `x-words`; read by `descriptionOf()`. */
  readonly words?: { readonly [key: string]: string } | undefined;
  readonly schemas: { readonly [name: string]: JsonSchema };
  readonly operations: { readonly [name: string]: OperationSchemas };
}

/** A product in the index. */
export interface Product {
  readonly key: string;
  readonly title: string;
  readonly docs: string;
  /** Name of the product in the client's types: `KV` for `Cloudflare.KV`. */
  readonly namespace: string;
  /** One-line description. */
  readonly summary: string;
}

/** Data small enough to be always loaded: the products, and the operations without their schemas. */
export interface Index {
  readonly products: readonly Product[];
  readonly operations: readonly Operation[];
  /**
   * Calls of well-known programs that the public description lacks: no client has them, but the emulator supports them.
   */
  readonly undocumented: readonly Operation[];
}
