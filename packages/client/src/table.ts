/** Decodes a product's rows into operations and the resource tree, each only when it is used. */
import type { HttpMethod, Product, Quirks } from './types.ts';

export type { Product } from './types.ts';

export type BodyKind = 'json' | 'multipart' | 'multipart-if-file' | 'ndjson' | 'binary' | 'text' | 'form' | 'none';

/** `[param, its name on the wire if that differs]` */
export type Names = readonly (readonly [string, string?])[];

/** One operation, ready for the planner. */
export interface Operation {
  /** Dotted name: `dns.records.list`. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Template: `{x}` comes from params, `<x>` from the positional values. */
  readonly path: string;
  /** Names of the positional path values, in order. */
  readonly args: readonly string[];
  /** Letter of the page class (see pagination.ts). */
  readonly page?: string;
  /** Key of `result` under which the items of a page sit. */
  readonly items?: string;
  /** The answer has no envelope: the whole body is the value. */
  readonly bare?: boolean;
  /** The method takes no params: options follow the positional values. */
  readonly noParams?: boolean;
  /** Query names of a request that is no GET. */
  readonly query: Names;
  /** Query names sent as one comma list. */
  readonly comma: Names;
  /** Params that travel as headers. */
  readonly headers: Names;
  /** Params of the query or the body whose wire name differs. */
  readonly names: Names;
  /** Positional path values that are fields of the body too. */
  readonly both: Names;
  readonly body: BodyKind;
  readonly contentType?: string | undefined;
  readonly response: 'json' | 'binary' | 'text' | 'void' | 'auto';
  readonly accept?: string | undefined;
  /** The value of this param is the whole body; `+` for a body that is an argument of its own after the path values. */
  readonly whole?: string;
  readonly quirk?: string;
  readonly quirks: Quirks;
  /** Fields that are secrets though their names do not tell, of params and result; `*` for the whole result (see mask.ts). */
  readonly sensitive?: readonly string[];
  /** The provider wants it used no more; `explain.ts` knows until when, and what instead. */
  readonly deprecated?: true;
}

/** Fields of an operation that is nothing special; also what `client.get()` and its like start from. */
export const plain = {
  args: [],
  query: [],
  comma: [],
  headers: [],
  names: [],
  both: [],
  body: 'json',
  response: 'json',
  quirks: {},
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
/** First character of a field → what it sets. */
const FIELDS: { readonly [sign: string]: keyof Operation } = {
  '?': 'query',
  ',': 'comma',
  '#': 'headers',
  $: 'names',
  '&': 'both',
  '=': 'page',
  '[': 'items',
  '%': 'quirk',
  '*': 'whole',
  '^': 'body',
  '>': 'response',
  '-': 'bare',
  '!': 'noParams',
  ':': 'sensitive',
  '~': 'deprecated',
};

const expand = (base: string): string => base.replace(/^[@!~=]/, (sign) => SCOPES[sign] as string); // the four signs

/** Decodes the row of one method. */
function parseRow(name: string, base: string, row: string, quirks: Quirks): Operation {
  let method = METHODS[name.replace(/.*\./, '')] ?? 'GET';
  let path = base;
  const fields: Record<string, unknown> = {};
  for (const field of row.split(' ')) {
    const sign = field.charAt(0);
    const text = field.slice(1);
    const key = FIELDS[sign];
    const list = text.split(',');
    if (key)
      fields[key] = '?,#$&'.includes(sign) ? list.map((item) => item.split('=')) : sign === ':' ? list : text || true;
    else {
      path += VERBS[sign] ? text : field;
      method = VERBS[sign] ?? method;
    }
  }
  // Rows are made by the generator: what a sign sets has the type of its field.
  const operation = { ...plain, name, method, path, quirks, ...fields } as Operation;
  const [body, contentType] = operation.body.split(':') as [BodyKind, string?];
  const [response, accept = response === 'json' ? undefined : '*/*'] = operation.response.split(':') as [
    Operation['response'],
    string?,
  ];
  return { ...operation, body, contentType, response, accept, args: path.match(/(?<=<)[^>]+/g) ?? [] };
}

export type Invoke = (operation: Operation, given: readonly unknown[]) => unknown;

/** A product ready for use. */
export interface Decoded {
  /** What callers see: a plain object of functions and further such objects. */
  readonly tree: object;
  /** Operations by dotted name; a row is decoded when it is first asked for. */
  readonly operations: Map<string, () => Operation>;
}

/** Makes the resource tree of a product; only its own methods when it is a `base`. */
export function decodeProduct({ key, rows, base: isBase, quirks = {} }: Product, invoke: Invoke): Decoded {
  const operations: Decoded['operations'] = new Map();
  const [first = '', ...lines] = rows.split('\n');
  const tree: Record<string, unknown> = {};
  const open = [{ name: key, base: expand(first), tree }];
  for (const line of lines) {
    const depth = line.search(/[^.]/);
    if (depth && isBase) break;
    const [own = '', rest] = line.slice(depth).split(/ (.*)/);
    const parent = open.at(depth - 1) as (typeof open)[0]; // rows are made by the generator; -1 is the resource just opened
    const { base } = parent;
    const name = `${parent.name}.${own}`;
    if (depth) {
      const child = { name, base: rest?.startsWith('+') ? base + rest.slice(1) : expand(rest ?? base), tree: {} };
      parent.tree[own] = child.tree;
      open.length = depth;
      open.push(child);
    } else {
      let operation: Operation | undefined;
      const get = () => {
        operation ??= parseRow(name, base, rest ?? '', quirks);
        return operation;
      };
      operations.set(name, get);
      parent.tree[own] = (...given: unknown[]) => invoke(get(), given);
    }
  }
  return { tree, operations };
}
