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

/** Values in a path that belong to the scope of a call: they are never positional. */
const SCOPED = /^(account_id|zone_id|account_or_zone)$/;
/** Methods whose path is that of an item, if the resource has one. */
const OF_ITEM = /^(get|update|edit|delete)$/;

const expand = (base: string): string => base.replace(/^[@!~=]/, (sign) => SCOPES[sign] as string); // only these four signs match

const spaced = (name: string, sign: string): string => name.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase());

/** Expands a path of a row: a segment `_` or `-` is the name in snake or kebab case; a doubled sign is that sign. */
const named = (path: string, name: string): string =>
  path.replace(/(?<=\/)([_-])\1?(?![^/])/g, (segment, sign) => (segment === sign ? spaced(name, sign) : sign));

/** Expands short path values: `{}` of `records` is `{record_id}`, `{~}` `{record_name}`, `{^}` and `{=}` are those of its parent. */
const withValues = (path: string, keys: readonly string[]): string =>
  path.replace(/\{([.^~=]?)\}/g, (_, sign: string) => {
    if (sign === '.') return '{id}';
    const key = keys.at(/[\^=]/.test(sign) ? -2 : -1) ?? '';
    return `{${spaced(key, '_').replace(/ies$/, 'y').replace(/s$/, '')}_${/[~=]/.test(sign) ? 'name' : 'id'}}`;
  });

/** A path of a row, which does not begin with a verb. */
const PLACE = /(?<= [GPUAD]?)[/<]\S*/;

/** Decodes the row of one method. A ditto mark stands for the path of the closest preceding line that has one. */
function parseRow(
  { path: keys, base, item }: ResourceNode,
  lines: readonly string[],
  at: number,
  { encoders = {}, parts }: Product,
  index: number,
): Operation {
  const [own = '', ...row] = (lines[at] ?? '').split(' ');
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
        ? list.map((item) => item.split('='))
        : ':@'.includes(sign)
          ? list.filter(Boolean)
          : text || true;
    else {
      place = named(VERBS[sign] ? text : field, own);
      method = VERBS[sign] ?? method;
    }
  }
  for (let above = at; place === '"'; ) {
    const [name = ''] = (lines[--above] ?? '').split(' ', 1);
    place = named(PLACE.exec(lines[above] ?? ' /')?.[0] ?? place, name);
  }
  // A slash alone is the path of the resource itself.
  const rest = place ? place.replace(/^<|^\/$/, (sign) => (sign === '<' ? item : '')) : OF_ITEM.test(own) ? item : '';
  const path = base + withValues(rest, keys);
  const args = path.match(/[^{}]+(?=\})/g)?.filter((value) => !SCOPED.test(value));
  const standard = { ...plain, args: args?.slice(-1) ?? [], ...(method === 'DELETE' && { body: 'none' }) };
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

/** `text` is what follows the key of a resource: its base, unless that is the parent's and its own name, and its item. */
function toNode(path: readonly string[], text: string, parent: string, className = ''): ResourceNode {
  const key = path.at(-1) ?? '';
  const [place = '', value = ''] = text.startsWith('{') ? ['', text] : text.split(' ');
  const short = place && place !== '-' ? place : path.length > 1 ? `+/${place || '_'}` : '';
  const below = named(short.replace(/^\+/, ''), key);
  return {
    path,
    base: (short.startsWith('+') ? parent : '') + withValues(expand(below), path),
    item: value && `/${withValues(value, path)}`,
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
  for (const [at, line] of lines.entries()) {
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
