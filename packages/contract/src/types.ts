/** What the compiled contract looks like: the data that the emulator, the tests, the CLI and the console read. */
import type { JsonSchema } from '@flarewire/schema';

export type { JsonSchema } from '@flarewire/schema';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a request body travels. `multipart-if-file`: multipart when a value is a file, JSON otherwise. */
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

/** Forms of a response that are not JSON: text, bytes, server-sent events, or JSON values a line (NDJSON). */
export type FormKind = 'text' | 'binary' | 'events' | 'rows';

/** A form that a successful response has on request, or for some inputs. */
export interface ResponseForm {
  readonly kind: FormKind;
  /** Media types, possibly ranges: `text/csv`, `image/*`. */
  readonly types: readonly string[];
  /** Values of parameters that select it, with dots for what is inside of one; in a text `*` stands for anything. Absent where the parameters do not tell. */
  readonly when?: { readonly [param: string]: string | number | boolean };
}

/** One operation without its schemas: what an index, a route table or a search needs. */
export interface Operation {
  /** Dotted name, the same everywhere: `kv.namespaces.values.update`. */
  readonly name: string;
  /** Key of the product whose document holds the schemas: `kv`. */
  readonly product: string;
  readonly method: HttpMethod;
  /** Path template with wire names; `/{account_or_zone}/…` stands for `/accounts/{account_id}` or `/zones/{zone_id}`. */
  readonly path: string;
  /** Path values that the method takes by position, in order (wire names). */
  readonly args: readonly string[];
  /** One line, imperative, without a full stop. */
  readonly summary: string;
  /** Public documentation page. */
  readonly docs: string;
  /** Token permission groups, one of which is needed; absent where Cloudflare does not say. */
  readonly permissions?: readonly string[];
  readonly plans?: readonly string[];
  readonly availability?: string;
  readonly security?: readonly string[];
  readonly deprecated?: true;
  /** Day after which Cloudflare may switch it off, `YYYY-MM-DD`. */
  readonly sunset?: string;
  /** Cloudflare asks for a confirmation before this is done. */
  readonly confirm?: true;
  readonly request: RequestKind;
  /** Content type of the request where the kind does not tell it. */
  readonly contentType?: string;
  readonly response: 'json' | 'void' | Exclude<FormKind, 'events'>;
  /** Forms of the response next to the one in `response`. */
  readonly forms?: readonly ResponseForm[];
  /** Accept header where it is not the usual: `application/json` for JSON, any type for the rest. */
  readonly accept?: string;
  /** Status of a success: 200, 201, 202 or 204. */
  readonly status: number;
  /** True where the answer is `{ success, errors, messages, result }`; false where the whole body is the value. */
  readonly envelope: boolean;
  readonly page?: PageKind;
  /** Key of `result` under which the items of a page sit, where it is not `result` itself or `result.items`. */
  readonly items?: string;
  /** Another name of this operation, the one that a request is counted under. */
  readonly sameAs?: string;
  /** The method takes the body as an argument of its own, between the path values and the parameters. */
  readonly bodyArgument?: true;
  /** Name of the one special rule by which its body is made (`script`, `kv`). */
  readonly quirk?: string;
  /** The result may be null. */
  readonly nullable?: true;
  /** Words that people search it by. */
  readonly aliases?: readonly string[];
}

/** One parameter of an operation, as the caller names it. */
export interface Param {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  readonly schema: JsonSchema;
  /** Name on the wire where it differs from `name`. */
  readonly wire?: string;
  /** Array in the query as one comma list (`explode: false`). */
  readonly comma?: true;
  /** This value is the whole body. */
  readonly whole?: true;
  readonly sensitive?: true;
}

/** When the work that an operation starts is done: a field of another operation's result says so. */
export interface Waits {
  /** Operation to poll. */
  readonly operation: string;
  /** Field of its result, with dots where it is nested. */
  readonly field: string;
  /** Values of a success as text; `*` is any value but null, `{field}` is what that field of the first result holds. */
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** A success counts only while this other field of the polled result has this value. */
  readonly when?: { readonly field: string; readonly value: string };
  /**
   * Field of the first operation's result that the polled one takes as its last path value; `.` is the result itself.
   * All else that the polled one takes are parameters of the first by the same name.
   */
  readonly id?: string;
}

/** The schemas of one operation, and what there is to say beyond its summary. */
export interface OperationSchemas {
  /** What a user may not expect: what is replaced, what goes along, limits. Paragraphs are apart by an empty line. */
  readonly description?: string;
  readonly waits?: Waits;
  /** Resources that go with what is deleted: `kv.namespaces.values`. */
  readonly cascades?: readonly string[];
  /** Fields of an item that a list shows first. */
  readonly columns?: readonly string[];
  /** Fields that tell one item of a list from another for people. */
  readonly key?: readonly string[];
  /** The most entries that one call takes over all of its lists, on the plan that takes the fewest. */
  readonly most?: number;
  /** Page that says what the declared types do not. */
  readonly source?: string;
  /** Parameters that can be sent, path values left out where any will do. */
  readonly example?: { readonly [name: string]: unknown };
  readonly params: readonly Param[];
  /** The body as it travels: its own schema (a union stays a union), absent without a body. */
  readonly body?: {
    readonly required: boolean;
    readonly schema: JsonSchema;
    /** Fields that the official declarations demand, and the API does not. */
    readonly undemanded?: readonly string[];
  };
  /** What a call resolves to: the `result` of the response, an item for paged lists, a row for rows, `{}` for binary and void. */
  readonly result: JsonSchema;
}

/** The document of one product. */
export interface ProductDocument {
  readonly key: string;
  readonly title: string;
  /** Words that several schemas share, by the key in their `x-words`; `descriptionOf()` reads them. */
  readonly words?: { readonly [key: string]: string } | undefined;
  readonly schemas: { readonly [name: string]: JsonSchema };
  readonly operations: { readonly [name: string]: OperationSchemas };
}

/** A product as the index lists it. */
export interface Product {
  readonly key: string;
  readonly title: string;
  readonly docs: string;
  /** Name of the product in the client's types: `KV` for `Cloudflare.KV`. */
  readonly namespace: string;
  /** What it is, in a line. */
  readonly summary: string;
}

/** What is small enough to be always at hand: the products and the operations without their schemas. */
export interface Index {
  readonly products: readonly Product[];
  readonly operations: readonly Operation[];
  /** Calls of well-known programs that the public description lacks: no client has them, the emulator answers them. */
  readonly undocumented: readonly Operation[];
}
