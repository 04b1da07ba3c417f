/** Decodes a product's rows into operations and the resource tree, each on first use. */
import type { PageClass } from '../lists/pagination.ts';
import type { BodyEncoders, HttpMethod, Product } from '../types.ts';

export type { Product } from '../types.ts';

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
  readonly page?: string | PageClass;
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

/** Default fields of an operation; `client.get()` and similar methods start from them too. */
export const plain = {
  args: [],
  query: [],
  comma: [],
  headers: [],
  names: [],
  both: [],
  body: 'json',
  response: 'json',
  encoders: {},
  index: -1,
} as const satisfies Partial<Operation>;

const VERBS: { readonly [letter: string]: HttpMethod } = { G: 'GET', P: 'POST', U: 'PUT', A: 'PATCH', D: 'DELETE' };
const METHODS: { readonly [name: string]: HttpMethod } = {
  create: 'POST',
  update: 'PUT',
  edit: 'PATCH',
  delete: 'DELETE',
};
const SCOPES: { readonly [sign: string]: string } = {
  '@': '/accounts/{account_id}',
  '!': '/zones/{zone_id}',
  '~': '/{account_or_zone}',
  '=': '',
};
/** First character of a field → the property that it sets. */
const FIELDS: { readonly [sign: string]: keyof Operation } = {
  '?': 'query',
  ',': 'comma',
  '#': 'headers',
  $: 'names',
  '&': 'both',
  '=': 'page',
  '[': 'items',
  '%': 'encoder',
  '*': 'whole',
  '^': 'body',
  '>': 'response',
  '|': 'forms',
  '-': 'bare',
  '!': 'noParams',
  ':': 'sensitive',
  '~': 'deprecated',
};

const expand = (base: string): string => base.replace(/^[@!~=]/, (sign) => SCOPES[sign] as string); // only these four signs match

const spaced = (name: string, sign: string): string => name.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase());

/** Expands a path of a row: a segment `_` or `-` is the name in snake or kebab case; a doubled sign is that sign. */
const named = (path: string, name: string): string =>
  path.replace(/(?<=\/)([_-])\1?(?![^/])/g, (segment, sign) => (segment === sign ? spaced(name, sign) : sign));

/** Expands `<>` to the id that most methods of a resource take: `<record_id>` for `records`. */
const withId = (path: string, key: string): string =>
  path.replace('<>', () => `<${spaced(key, '_').replace(/ies$/, 'y').replace(/s$/, '')}_id>`);

/** The path after the base of the resource: follows the letter of the verb. */
const PLACE = /(?<= [GPUAD]?)\/\S+/;

/** Decodes the row of one method. A ditto mark stands for the path of the closest preceding line that has one. */
function parseRow(
  { path: keys, base }: ResourceNode,
  lines: readonly string[],
  at: number,
  { encoders = {}, parts }: Product,
  index: number,
): Operation {
  const [own = '', ...row] = (lines[at] ?? '').split(' ');
  const name = [...keys, own].join('.');
  let method = METHODS[own] ?? 'GET';
  let path = '';
  const fields: Record<string, unknown> = {};
  for (const field of row) {
    const sign = field.charAt(0);
    const text = field.slice(1);
    const key = FIELDS[sign];
    const list = text.split(',');
    if (key)
      fields[key] = '?,#$&'.includes(sign) ? list.map((item) => item.split('=')) : sign === ':' ? list : text || true;
    else {
      path = named(VERBS[sign] ? text : field, own);
      method = VERBS[sign] ?? method;
    }
  }
  for (let above = at; path === '"'; ) {
    const [name = ''] = (lines[--above] ?? '').split(' ', 1);
    path = named(PLACE.exec(lines[above] ?? '/')?.[0] ?? path, name);
  }
  path = base + withId(path, keys.at(-1) ?? '');
  const standard = { ...plain, ...(method === 'DELETE' && { body: 'none' }) };
  // The generator guarantees that each sign's value has the type of its field.
  const operation = { ...standard, name, method, path, encoders, parts, index, ...fields } as Operation;
  const [body, contentType] = operation.body.split(':') as [BodyKind, string?];
  const [response, accept = response === 'json' ? undefined : '*/*'] = operation.response.split(':') as [
    Operation['response'],
    string?,
  ];
  // Only rows mark positional values: `<x>`.
  const args = path.match(/(?<=<)[^>]+/g) ?? [];
  return { ...operation, path: path.replace(/<([^<>]+)>/g, '{$1}'), body, contentType, response, accept, args };
}

/** One resource of a product: its own methods and its child resources. */
export interface ResourceNode {
  /** Keys from the client to the resource: `['dns', 'records']`. */
  readonly path: readonly string[];
  /** Class name: `Records`. */
  readonly className: string;
  /** Common path prefix of its methods. */
  readonly base: string;
  /** Operations by method name; rows are decoded on first use. */
  readonly methods: { readonly [name: string]: () => Operation };
  readonly children: { readonly [key: string]: ResourceNode };
}

/** A decoded product. */
export interface Decoded {
  readonly root: ResourceNode;
  /** Operations by dotted name. */
  readonly operations: ReadonlyMap<string, () => Operation>;
}

const toNode = (path: readonly string[], base: string, className = '') => {
  const key = path.at(-1) ?? '';
  const methods: Record<string, () => Operation> = {};
  const children: Record<string, ResourceNode> = {};
  return { path, base, className: className || key.charAt(0).toUpperCase() + key.slice(1), methods, children };
};

// Keyed by rows, so that a product on its own and within the whole client has the same classes. The encoders and parts
// are those of the first of them: the full client has its own parts, which come first.
const wholes = new Map<string, Decoded>();
const bases = new Map<string, Decoded>();

/** Decodes the resources and operations of a product (only its own for a `base`). Shared by all clients. */
export function decodeProduct(product: Product): Decoded {
  const { key, className, rows, base: isBase } = product;
  const decoded = isBase ? bases : wholes;
  const known = decoded.get(rows);
  if (known) return known;
  const operations = new Map<string, () => Operation>();
  const [first = '', ...lines] = rows.split('\n');
  const root = toNode([key], named(expand(first), key), className);
  const open = [root];
  for (const [at, line] of lines.entries()) {
    const depth = line.search(/[^.]/);
    if (depth && isBase) break;
    const [own = '', rest] = line.slice(depth).split(/ (.*)/);
    const parent = open.at(depth - 1) ?? root; // at -1 is the resource that was opened last
    const { base } = parent;
    if (depth) {
      const [child = '', name] = own.split(':');
      const node = toNode(
        [...parent.path, child],
        rest === undefined ? base : named(rest.startsWith('+') ? base + rest.slice(1) : expand(rest), child),
        name,
      );
      parent.children[child] = node;
      open.length = depth;
      open.push(node);
    } else {
      let operation: Operation | undefined;
      const index = operations.size;
      const get = () => {
        operation ??= parseRow(parent, lines, at, product, index);
        return operation;
      };
      operations.set([...parent.path, own].join('.'), get);
      parent.methods[own] = get;
    }
  }
  const made = { root, operations };
  decoded.set(rows, made);
  return made;
}
