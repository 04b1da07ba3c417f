/** Decodes a product's rows into operations and the resource tree, each on first use. */
import type { BodyKind, Operation, Product } from '../operation.ts';
import type { HttpMethod } from '../types.ts';

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
  '@': 'args',
  ':': 'sensitive',
  '~': 'deprecated',
};

/** Values of a path, except for the scope of a call, which is never positional. */
const OWN_VALUES = /(?<=\{)(?!(account_id|zone_id|account_or_zone)\})[^{}]+/g;
/** Methods whose path is that of an item, if the resource has one. */
const OF_ITEM = /^(get|update|edit|delete)$/;

const expand = (base: string): string => base.replace(/^[@!~=]/, (sign) => SCOPES[sign] as string); // only these four signs match

const spaced = (name: string, sign: string): string => name.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase());

/** Expands a path of a row: a segment `_` or `-` is the name in snake or kebab case; a doubled sign is that sign. */
const named = (path: string, name: string): string =>
  path.replace(/(?<=\/)([_-])\1?(?![^/])/g, (segment, sign) => (segment === sign ? spaced(name, sign) : sign));

/** Expands the path value `{}` to the id of the resource, `{record_id}` for `records`, and `{^}` to that of its parent. */
const withIds = (path: string, keys: readonly string[]): string =>
  path.replace(/\{(\^?)\}/g, (_, sign) => {
    const key = spaced(keys.at(sign ? -2 : -1) ?? '', '_').replace(/ies$/, 'y');
    return `{${key.replace(/s$/, '')}_id}`;
  });

/** Decodes the row of one method. */
function parseRow(
  { path: keys, base, item }: ResourceNode,
  line: string,
  { encoders = {}, parts }: Product,
  index: number,
): Operation {
  const [own = '', ...row] = line.split(' ');
  const name = [...keys, own].join('.');
  let method = METHODS[own] ?? 'GET';
  let place = '';
  const fields: Record<string, unknown> = {};
  for (const field of row) {
    const sign = field.charAt(0);
    const text = field.slice(1);
    const key = FIELDS[sign];
    const list = text.split(',');
    if (key)
      fields[key] = '?,#$&'.includes(sign)
        ? list.map((one) => one.split('='))
        : ':@'.includes(sign)
          ? list
          : text || true;
    else {
      place = VERBS[sign] ? text : field;
      method = VERBS[sign] ?? method;
    }
  }
  // A slash alone is the path of the resource itself.
  const rest = place
    ? named(place, own).replace(/^<|^\/$/, (sign) => (sign === '<' ? item : ''))
    : OF_ITEM.test(own)
      ? item
      : '';
  const path = base + withIds(rest, keys);
  const standard = {
    ...plain,
    args: path.match(OWN_VALUES)?.slice(-1) ?? [],
    ...(method === 'DELETE' && { body: 'none' }),
  };
  // The generator guarantees that each sign's value has the type of its field.
  const operation = { ...standard, name, method, path, encoders, parts, index, ...fields } as Operation;
  const [body, contentType] = operation.body.split(':') as [BodyKind, string?];
  const [response, accept = response === 'json' ? undefined : '*/*'] = operation.response.split(':') as [
    Operation['response'],
    string?,
  ];
  return { ...operation, body, contentType, response, accept };
}

/** One resource of a product: its own methods and its child resources. */
export interface ResourceNode {
  /** Keys from the client to the resource: `['dns', 'records']`. */
  readonly path: readonly string[];
  /** Class name: `Records`. */
  readonly className: string;
  /** Common path prefix of its methods. */
  readonly base: string;
  /** The path of an item below the base: `/{record_id}`; empty if there is none. */
  readonly item: string;
  /** Operations by method name; rows are decoded on first use. */
  readonly methods: { [name: string]: () => Operation };
  readonly children: { [key: string]: ResourceNode };
}

/** A decoded product. */
export interface Decoded {
  readonly root: ResourceNode;
  /** Operations by dotted name. */
  readonly operations: ReadonlyMap<string, () => Operation>;
}

/**
 * `text` is what follows the key of a resource: its base, and an item. A base without a first sign is below that of the
 * parent; without any, it has the name of the resource.
 */
function toNode(path: readonly string[], text: string, parent: string, className = ''): ResourceNode {
  const key = path.at(-1) ?? '';
  const [place = '', value = ''] = text.split(' ');
  const full = path.length < 2 || /^[@!~=/+]/.test(place) ? place : `+/${place || '_'}`;
  const below = expand(named(full.replace(/^\+/, ''), key));
  return {
    path,
    base: (full.startsWith('+') ? parent : '') + withIds(below, path),
    item: value && `/${withIds(value, path)}`,
    className: className || key.charAt(0).toUpperCase() + key.slice(1),
    methods: {},
    children: {},
  };
}

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
  const root = toNode([key], first, '', className);
  const open = [root];
  for (const line of lines) {
    const depth = line.search(/[^.]/);
    if (depth && isBase) break;
    const [own = '', rest = ''] = line.slice(depth).split(/ (.*)/);
    const parent = open.at(depth - 1) ?? root; // at -1 is the resource that was opened last
    if (depth) {
      const [child = '', name] = own.split(':');
      const node = toNode([...parent.path, child], rest, parent.base, name);
      parent.children[child] = node;
      open.length = depth;
      open.push(node);
    } else {
      let operation: Operation | undefined;
      const index = operations.size;
      const get = () => {
        operation ??= parseRow(parent, line, product, index);
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
