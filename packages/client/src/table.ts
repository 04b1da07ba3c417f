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
  readonly body: BodyKind;
  readonly contentType?: string;
  readonly response: 'json' | 'binary' | 'text' | 'void' | 'auto';
  readonly accept?: string;
  /** The value of this param is the whole body; `+` for a body that is an argument of its own after the path values. */
  readonly whole?: string;
  readonly quirk?: string;
  readonly quirks: Quirks;
}

/** One resource: its methods still as rows. */
export interface ResourceNode {
  readonly base: string;
  readonly name: string;
  readonly methods: Map<string, string>;
  readonly children: Map<string, ResourceNode>;
  readonly quirks: Quirks;
}

/** Fields of an operation that is nothing special; also what `client.get()` and its like start from. */
export const plain = {
  args: [],
  query: [],
  comma: [],
  headers: [],
  names: [],
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
};

const expand = (base: string): string => (SCOPES[base.charAt(0)] ? SCOPES[base.charAt(0)] + base.slice(1) : base);

const cut = (text: string, at: string): [string, string?] => {
  const [head = '', ...tail] = text.split(at);
  return tail.length ? [head, tail.join(at)] : [head];
};

/** Fields that are lists of names, some with a wire name. */
const LISTS: { readonly [sign: string]: 'query' | 'comma' | 'headers' | 'names' } = {
  '?': 'query',
  ',': 'comma',
  '#': 'headers',
  $: 'names',
};

/** Fields whose text is the value. */
const TEXTS: { readonly [sign: string]: 'page' | 'items' | 'quirk' | 'whole' } = {
  '=': 'page',
  '[': 'items',
  '%': 'quirk',
  '*': 'whole',
};

/** Splits the rows of a product into its resources; only the product's own methods when it is a `base`. */
export function parseProduct({ key, rows, base: isBase, quirks = {} }: Product): ResourceNode {
  const newNode = (name: string, base: string): ResourceNode => ({ name, base, quirks, methods: new Map(), children: new Map() });
  const [first = '', ...lines] = rows.split('\n');
  const root = newNode(key, expand(first));
  const open = [root];
  for (const line of lines) {
    const depth = line.search(/[^.]/);
    if (depth && isBase) break;
    const [name, rest] = cut(line.slice(depth), ' ');
    const parent = open[depth ? depth - 1 : open.length - 1] as ResourceNode; // rows are made by the generator
    if (depth) {
      const base = rest?.startsWith('+') ? parent.base + rest.slice(1) : expand(rest ?? parent.base);
      open.length = depth;
      open[depth] = newNode(`${parent.name}.${name}`, base);
      parent.children.set(name, open[depth]);
    } else parent.methods.set(name, rest ?? '');
  }
  return root;
}

/** Decodes the row of one method; undefined when the resource has no such method. */
export function parseOperation(node: ResourceNode, name: string): Operation | undefined {
  const row = node.methods.get(name);
  if (row === undefined) return undefined;
  // Writable while it is read; every field is set from a row made by the generator.
  const op: { -readonly [field in keyof Operation]: Operation[field] } = {
    ...plain,
    name: `${node.name}.${name}`,
    method: METHODS[name] ?? 'GET',
    path: node.base,
    quirks: node.quirks,
  };
  for (const field of row.split(' ')) {
    const sign = field.charAt(0);
    const text = field.slice(1);
    const [kind, type] = cut(text, ':');
    if (VERBS[sign]) {
      op.method = VERBS[sign];
      op.path += text;
    } else if (sign === '/') op.path += field;
    else if (TEXTS[sign]) op[TEXTS[sign]] = text;
    else if (LISTS[sign]) op[LISTS[sign]] = text.split(',').map((item) => cut(item, '='));
    else if (sign === '-') op.bare = true;
    else if (sign === '!') op.noParams = true;
    else if (sign === '^') {
      op.body = kind as BodyKind;
      if (type) op.contentType = type;
    } else if (sign === '>') {
      op.response = kind as Operation['response'];
      if (type) op.accept = type;
    }
  }
  op.args = op.path.match(/(?<=<)[^>]+/g) ?? [];
  return op;
}

/** Finds the operation of a dotted name below a product's root. */
export function findOperation(root: ResourceNode, path: readonly string[]): Operation | undefined {
  const node = path.slice(0, -1).reduce<ResourceNode | undefined>((at, key) => at?.children.get(key), root);
  return node && parseOperation(node, path.at(-1) ?? '');
}

/** Defines a property that makes its value on first use. */
export function lazy(target: object, key: string, make: () => unknown): void {
  const settle = (value: unknown) => Object.defineProperty(target, key, { value, writable: true });
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      settle(make());
      return target[key as keyof typeof target];
    },
    // Assignable like any field, so that tests can put a stub in place.
    set: settle,
  });
}

export type Invoke = (operation: Operation, given: readonly unknown[]) => unknown;

/** A resource as callers see it: a plain object of functions and further resources. */
export function buildResource(node: ResourceNode, invoke: Invoke): object {
  const resource: Record<string, unknown> = {};
  for (const name of node.methods.keys()) {
    let operation: Operation | undefined;
    resource[name] = (...given: unknown[]) => {
      operation ??= parseOperation(node, name) as Operation; // the name comes from the node itself
      return invoke(operation, given);
    };
  }
  for (const [key, child] of node.children) lazy(resource, key, () => buildResource(child, invoke));
  return resource;
}
