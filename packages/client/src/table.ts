/** Decodes a product's rows into operations and the resource tree, each only when it is used. */
import type { HttpMethod, Product, Quirks } from './types.ts';

export type BodyKind = 'json' | 'multipart' | 'multipart-if-file' | 'ndjson' | 'binary' | 'text' | 'form' | 'none';

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
  readonly query: readonly string[];
  /** Query names sent as one comma list. */
  readonly comma: readonly string[];
  /** `[param, header]` */
  readonly headers: readonly (readonly [string, string])[];
  /** `[param, wire name]` */
  readonly names: readonly (readonly [string, string])[];
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

const cut = (text: string, at: string): [string, string | undefined] => {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
};

/** Fields whose text is the value. */
const TEXTS: { readonly [sign: string]: 'page' | 'items' | 'quirk' | 'whole' } = {
  '=': 'page',
  '[': 'items',
  '%': 'quirk',
  '*': 'whole',
};

const pairs = (text: string): [string, string][] =>
  text.split(',').map((item) => {
    const [name, wire] = cut(item, '=');
    return [name, wire ?? name];
  });

/** Splits the rows of a product into its resources. */
export function parseProduct({ key, rows, quirks = {} }: Product): ResourceNode {
  const [first = '', ...lines] = rows.split('\n');
  const root: ResourceNode = { base: expand(first), name: key, quirks, methods: new Map(), children: new Map() };
  const open = [root];
  for (const line of lines) {
    const depth = line.search(/[^.]/);
    const [name, rest] = cut(line.slice(depth), ' ');
    const parent = open[depth ? depth - 1 : open.length - 1] as ResourceNode; // rows are made by the generator
    if (depth) {
      const base = rest?.startsWith('+') ? parent.base + rest.slice(1) : rest === undefined ? parent.base : expand(rest);
      const child = { base, name: `${parent.name}.${name}`, quirks, methods: new Map(), children: new Map() };
      parent.children.set(name, child);
      open.length = depth;
      open.push(child);
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
    else if (sign === '?') op.query = text.split(',');
    else if (sign === ',') op.comma = text.split(',');
    else if (sign === '#') op.headers = pairs(text);
    else if (sign === '$') op.names = pairs(text);
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
  op.args = Array.from(op.path.matchAll(/<([^>]+)>/g), (match) => match[1] as string);
  return op;
}

/** Finds the operation of a dotted name below a product's root. */
export function findOperation(root: ResourceNode, path: readonly string[]): Operation | undefined {
  const node = path.slice(0, -1).reduce<ResourceNode | undefined>((at, key) => at?.children.get(key), root);
  return node && parseOperation(node, path.at(-1) ?? '');
}

export type Invoke = (operation: Operation, given: readonly unknown[]) => unknown;

/** Defines a property that makes its value on first use. */
export function lazy(target: object, key: string, make: () => unknown): void {
  const settle = (value: unknown) =>
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      const value = make();
      settle(value);
      return value;
    },
    // Assignable like any field, so that tests can put a stub in place.
    set: settle,
  });
}

/** A resource as callers see it: a plain object of functions and further resources. */
export function buildResource(node: ResourceNode, invoke: Invoke): object {
  const resource = {};
  for (const name of node.methods.keys())
    lazy(resource, name, () => {
      const operation = parseOperation(node, name) as Operation; // the name comes from the node itself
      return (...given: unknown[]) => invoke(operation, given);
    });
  for (const [key, child] of node.children) lazy(resource, key, () => buildResource(child, invoke));
  return resource;
}
