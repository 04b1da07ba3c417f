/** emit: the client's operation table, a few bytes per row. `packages/client/src/request/table.ts` reads it back. */
import type { PageKind } from '../../../packages/contract/src/types.ts';
import {
  type OperationModel,
  operationsOf,
  type ParamModel,
  type ProductModel,
  type ResourceModel,
} from '../model/model.ts';

const VERB: Record<string, string> = { GET: 'G', POST: 'P', PUT: 'U', PATCH: 'A', DELETE: 'D' };
const VERB_OF_NAME: Record<string, string> = { create: 'P', update: 'U', edit: 'A', delete: 'D' };
/** Page classes and their letters. */
export const PAGES: Readonly<Record<PageKind, string>> = {
  SinglePage: 's',
  V4PagePaginationArray: 'p',
  V4PagePagination: 'o',
  CursorPagination: 'c',
  CursorPaginationAfter: 'a',
  CursorLimitPagination: 'l',
  PageTokenPagination: 't',
  ContainersInstancesV1Pagination: 'i',
};

/** Names of the sensitive fields that a row has to tell, by operation (see emit-sensitive.ts). */
type Sensitive = ReadonlyMap<string, readonly string[]>;

/** One line for the product's base path, then its methods and resources. */
export function emitRows(product: ProductModel, sensitive: Sensitive): string {
  const lines: string[] = [];
  emitResource(product, [], '', lines, sensitive);
  return lines.join('\n');
}

function emitResource(
  resource: ResourceModel,
  keys: readonly string[],
  parentBase: string,
  lines: string[],
  sensitive: Sensitive,
): void {
  const { key, operations } = resource;
  const path = [...keys, key];
  const below = keys.length > 0 ? `${parentBase}/${spaced(key, '_')}` : '';
  const base = operations.length > 0 ? commonBase(operations) : below;
  const item = commonItem(operations, base);
  const ownClass = classNameOf(resource) ? `:${classNameOf(resource)}` : '';
  const head = keys.length > 0 ? `${'.'.repeat(keys.length)}${key}${ownClass}` : '';
  const place = shortBase(base, parentBase, path);
  const value = withShortIds(item, path).slice(1);
  lines.push([head, place || (value && keys.length > 0 ? '_' : ''), value].join(' ').trim());
  for (const operation of operations)
    lines.push(emitMethod(operation, shortPath(operation, { base, item, path }), sensitive));
  for (const child of resource.resources) emitResource(child, path, base, lines, sensitive);
}

/** Name of the resource's class, unless it is the capitalized key: `DNSSECResource` for `dnssec`. */
function classNameOf({ key, declaration }: ResourceModel): string | undefined {
  const name = declaration.name.replace(/.*\./, '');
  return name === key.charAt(0).toUpperCase() + key.slice(1) ? undefined : name;
}

/** The path that all methods of a resource share. */
function commonBase(operations: readonly OperationModel[]): string {
  const paths = operations.map(({ path }) => path.split('/'));
  const first = paths[0] ?? [];
  let length = 0;
  while (length < first.length && paths.every((path) => path[length] === first[length])) length++;
  return first.slice(0, length).join('/');
}

const OF_ITEM = /^(get|update|edit|delete)$/;

/** The path below the base that most methods for one item have; empty if there is none. */
function commonItem(operations: readonly OperationModel[], base: string): string {
  const items = operations
    .filter(({ path, signature }) => OF_ITEM.test(signature.name) && /^\/\{[^{}/]+\}$/.test(path.slice(base.length)))
    .map(({ path }) => path.slice(base.length));
  const count = Map.groupBy(items, (item) => item);
  return [...count].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/** The base as it follows the key: empty for the parent's with the own name. */
function shortBase(base: string, parent: string, path: readonly string[]): string {
  const key = path.at(-1) ?? '';
  if (path.length > 1) {
    if (base === `${parent}/${spaced(key, '_')}`) return '';
    if (base === `${parent}/${spaced(key, '-')}`) return '-';
    if (base === parent) return '+';
    if (parent && base.startsWith(`${parent}/`)) return `+${named(withShortIds(base.slice(parent.length), path), key)}`;
    if (!base) return '=';
  }
  const short = base
    .replace(/^\/accounts\/\{account_id\}/, '@')
    .replace(/^\/zones\/\{zone_id\}/, '!')
    .replace(/^\/\{account_or_zone\}/, '~');
  return named(withShortIds(short, path), key);
}

interface Place {
  readonly base: string;
  readonly item: string;
  /** Keys from the client to the resource. */
  readonly path: readonly string[];
}

/** The path of a method below the base of its resource: empty if it follows from the name, `<` for an item. */
function shortPath(operation: OperationModel, { base, item, path }: Place): string {
  const { name } = operation.signature;
  const rest = operation.path.slice(base.length);
  if (rest === (OF_ITEM.test(name) ? item : '')) return '';
  if (!rest) return '/';
  const short = item && rest.startsWith(item) ? `<${rest.slice(item.length)}` : rest;
  return named(withShortIds(short, path), name);
}

/**
 * A segment that is the name of the resource or method itself is written `_`, or `-` where it has hyphens; what the API
 * calls so is doubled.
 */
const named = (path: string, name: string): string =>
  path
    .split('/')
    .map((segment, i) => {
      if (i === 0) return segment;
      if (/^[_-]$/.test(segment)) return segment + segment;
      return ['_', '-'].find((sign) => spaced(name, sign) === segment) ?? segment;
    })
    .join('/');

const spaced = (name: string, sign: string): string => name.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase());

/** `dns_record` for `dnsRecords`. */
const singular = (key: string): string => spaced(key, '_').replace(/ies$/, 'y').replace(/s$/, '');

/** The ids of the resource and of its parent are written in short, see `withIds()` of the client. */
function withShortIds(place: string, path: readonly string[]): string {
  const [own, parent] = [path.at(-1), path.at(-2)].map((key = '') => `{${singular(key)}_id}`);
  return place.replace(/\{[^{}]+\}/g, (value) => (value === own ? '{}' : value === parent ? '{^}' : value));
}

/** Path values that are positional unless the row says otherwise: the last one that is not the scope of the call. */
const usualArgs = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name)
    .filter((name) => !/^(account_id|zone_id|account_or_zone)$/.test(name))
    .slice(-1);

/** `path` is as `shortPath()` returns it. */
function emitMethod(operation: OperationModel, path: string, sensitive: Sensitive): string {
  const name = operation.signature.name;
  const fields: string[] = [];
  const verb = VERB[operation.method] ?? 'G';
  const place = (verb === (VERB_OF_NAME[name] ?? 'G') ? '' : verb) + path;
  if (place) fields.push(place);
  if (String(operation.args) !== String(usualArgs(operation.path))) fields.push(`@${operation.args}`);
  if (operation.page) fields.push(`=${PAGES[operation.page]}`);
  if (operation.doc.tags.has('unwrapped') || operation.response === 'text' || operation.response === 'rows')
    fields.push('-');
  const list = (sign: string, those: readonly ParamModel[]): void => {
    const spelled = (one: ParamModel) =>
      '#$'.includes(sign) && one.wire !== one.name ? `${one.name}=${one.wire}` : one.name;
    if (those.length > 0) fields.push(sign + those.map(spelled).join(','));
  };
  const { params } = operation;
  const queries = params.filter((one) => one.in === 'query');
  if (operation.method !== 'GET') list('?', queries);
  const commas = params.filter((one) => one.comma);
  list(',', commas);
  const headers = params.filter((one) => one.in === 'header');
  list('#', headers);
  const renamed = params.filter((one) => one.in !== 'header' && one.wire !== one.name);
  list('$', renamed);
  const twice = params.filter((one) => one.in === 'body' && operation.args.includes(one.name));
  list('&', twice);
  if (operation.request !== (/GET|DELETE/.test(operation.method) ? 'none' : 'json') || operation.contentType) {
    fields.push(`^${operation.request}${operation.contentType ? `:${operation.contentType}` : ''}`);
  }
  if (operation.response !== 'json')
    fields.push(`>${operation.response}${operation.accept ? `:${operation.accept}` : ''}`);
  const forms = new Set(operation.forms.map(({ kind }) => kind.charAt(0)));
  if (forms.size > 0) fields.push(`|${[...forms].join('')}`);
  if (!operation.signature.params.some((one) => one.name === 'params')) fields.push('!');
  if (operation.bodyArgument) fields.push('*+');
  const whole = params.filter((one) => one.whole);
  list('*', whole);
  const items = operation.doc.tags.get('items');
  if (items) fields.push(`[${items}`);
  if (operation.quirk) fields.push(`%${operation.quirk}`);
  const secrets = sensitive.get(operation.name);
  if (secrets) fields.push(`:${secrets.join(',')}`);
  if (operation.doc.tags.has('deprecated')) fields.push('~');
  return [name, ...fields].join(' ');
}

/** `rows.ts`: rows by product, for clients of single products. */
export function emitRowTexts(products: readonly ProductModel[], sensitive: Sensitive): string {
  return [
    '/** The rows of the operation table. Made by tools/generate from api/: do not edit. */',
    ...products.map((one) => `export const ${one.declaration.name}Rows = ${quoted(emitRows(one, sensitive))};`),
    '',
  ].join('\n');
}

/** `all-rows.ts`: the rows of all products as one text, which is smaller than a constant for each. */
export function emitAllRows(products: readonly ProductModel[], sensitive: Sensitive): string {
  const named = products.map((one) => {
    const className = classNameOf(one);
    return `${one.key}${className ? `:${className}` : ''}\n${emitRows(one, sensitive)}`;
  });
  return [
    '/** The rows of the whole operation table. Made by tools/generate from api/: do not edit. */',
    '',
    '/** Products between tabs: the key, the name of the class if it is not the capitalized key, and the rows. */',
    `export const allRows = ${quoted(named.join('\t'))};`,
    '',
  ].join('\n');
}

/** `table.ts`: constants per product, so that bundlers drop unused ones, including the bodies and forms they need. */
export function emitTable(products: readonly ProductModel[]): string {
  const encoders = new Set(products.flatMap(encodersOf));
  const out = ['/** The products of the operation table. Made by tools/generate from api/: do not edit. */'];
  if (encoders.size > 0) out.push(`import { ${[...encoders].sort().join(', ')} } from '../request/body-encoders.ts';`);
  const parts = new Set(products.flatMap(partsOf));
  if (parts.size > 0) out.push(`import { ${[...parts].sort().join(', ')} } from '../lazy.ts';`);
  out.push("import type { Product } from '../operation.ts';", "import type * as Api from './products.ts';");
  // Imported by name: bundlers retain all products of a namespace import.
  out.push(`import { ${products.map((one) => `${one.declaration.name}Rows`).join(', ')} } from './rows.ts';`, '');
  for (const product of products) out.push(...emitConstants(product));
  return [...out, ''].join('\n');
}

function emitConstants(product: ProductModel): string[] {
  const { key } = product;
  const { name } = product.declaration;
  const needed = encodersOf(product);
  const className = classNameOf(product);
  const named = className ? `, className: '${className}'` : '';
  const encoders = needed.length > 0 ? `, encoders: { ${needed.join(', ')} }` : '';
  const brought = partsOf(product);
  const parts = brought.length > 0 ? `, parts: { ${brought.join(', ')} }` : '';
  const value = `key: '${key}'${named}, rows: ${name}Rows${encoders}${parts}`;
  const subs = product.resources.map((one) => `'${one.key}'`).join(' | ');
  const base = subs ? `Omit<Api.${name}, ${subs}>` : `Api.${name}`;
  return [
    `export const ${name}: Product<'${key}', Api.${name}> = { ${value} };`,
    `export const Base${name}: Product<'${key}', ${base}> = { ${value}, base: true };`,
  ];
}

/** The body encoders that the product's operations need, by their names in `request/body-encoders.ts`. */
const encodersOf = (product: ProductModel): string[] => {
  const encoder = ({ quirk, request }: OperationModel): string[] =>
    quirk ? [quirk] : request.startsWith('multipart') ? ['multipart'] : [];
  return [...new Set(operationsOf(product).flatMap(encoder))].sort();
};

/** The parts of the client that the product's operations need, by their names in `lazy.ts`. */
function partsOf(product: ProductModel): string[] {
  const all = operationsOf(product);
  const isUpload = ({ quirk, request }: OperationModel) => Boolean(quirk) || !/^(json|none)$/.test(request);
  const hasForms = ({ response, forms }: OperationModel) => response === 'rows' || forms.length > 0;
  return [...(all.some(hasForms) ? ['otherForms'] : []), ...(all.some(isUpload) ? ['uploads'] : [])];
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
