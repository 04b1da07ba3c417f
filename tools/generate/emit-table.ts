/** emit: the client's operation table, a few bytes a row. `packages/client/src/table.ts` reads it back. */
import type { PageKind } from '../../packages/contract/src/types.ts';
import { type OperationModel, operationsOf, type ParamModel, type ProductModel, type ResourceModel } from './model.ts';

const VERB: Record<string, string> = { GET: 'G', POST: 'P', PUT: 'U', PATCH: 'A', DELETE: 'D' };
const VERB_OF_NAME: Record<string, string> = { list: 'G', get: 'G', create: 'P', update: 'U', edit: 'A', delete: 'D' };
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

/** One line for the product's own base path, then its methods and resources. */
export function emitRows(product: ProductModel, sensitive: Sensitive): string {
  const lines: string[] = [];
  emitResource(product, 0, '', lines, sensitive);
  return lines.join('\n');
}

function emitResource(
  resource: ResourceModel,
  depth: number,
  parentBase: string,
  lines: string[],
  sensitive: Sensitive,
): void {
  const base = resource.operations.length > 0 ? commonBase(resource.operations) : parentBase;
  // No base at all is written '='.
  const shown = base === parentBase ? '' : ` ${shorten(base, parentBase) || '='}`;
  lines.push(depth === 0 ? shown.trim() : '.'.repeat(depth) + resource.key + shown);
  for (const operation of resource.operations) lines.push(emitMethod(operation, base, sensitive));
  for (const child of resource.resources) emitResource(child, depth + 1, base, lines, sensitive);
}

/** The path that all methods of a resource share, up to the first value that a method takes by position. */
function commonBase(operations: readonly OperationModel[]): string {
  const paths = operations.map((operation) => marked(operation).split('/'));
  const first = paths[0] ?? [];
  let length = 0;
  while (
    length < first.length &&
    !first[length]?.includes('<') &&
    paths.every((path) => path[length] === first[length])
  )
    length++;
  return first.slice(0, length).join('/');
}

/** The path with positional values as `<x>`. */
function marked(operation: OperationModel): string {
  return operation.path.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    operation.args.includes(name) ? `<${name}>` : whole,
  );
}

function shorten(base: string, parent: string): string {
  if (parent && base.startsWith(`${parent}/`)) return `+${base.slice(parent.length)}`;
  return base
    .replace(/^\/accounts\/\{account_id\}/, '@')
    .replace(/^\/zones\/\{zone_id\}/, '!')
    .replace(/^\/\{account_or_zone\}/, '~');
}

function emitMethod(operation: OperationModel, base: string, sensitive: Sensitive): string {
  const name = operation.signature.name;
  const fields: string[] = [];
  const verb = VERB[operation.method] ?? 'G';
  const path = (verb === VERB_OF_NAME[name] ? '' : verb) + marked(operation).slice(base.length);
  if (path) fields.push(path);
  if (operation.page) fields.push(`=${PAGES[operation.page]}`);
  if (operation.doc.tags.has('unwrapped') || operation.response === 'text') fields.push('-');
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
  if (operation.request !== (operation.method === 'GET' ? 'none' : 'json') || operation.contentType) {
    fields.push(`^${operation.request}${operation.contentType ? `:${operation.contentType}` : ''}`);
  }
  if (operation.response !== 'json')
    fields.push(`>${operation.response}${operation.accept ? `:${operation.accept}` : ''}`);
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

/** The table's source text: constants a product, so that bundlers drop what is not used, special bodies included. */
export function emitTable(products: readonly ProductModel[], sensitive: Sensitive): string {
  const quirks = new Set(products.flatMap(quirksOf));
  const out = ['/** The operation table. Made by tools/generate from api/: do not edit. */'];
  if (quirks.size > 0) out.push(`import { ${[...quirks].sort().join(', ')} } from '../quirks.ts';`);
  out.push("import type { Product } from '../types.ts';", "import type * as Api from './products.ts';", '');
  for (const product of products) out.push(...emitConstants(product, sensitive));
  const names = products.map((one) => one.declaration.name).join(', ');
  out.push('', `export const all: readonly Product[] = [${names}];`, '');
  return out.join('\n');
}

function emitConstants(product: ProductModel, sensitive: Sensitive): string[] {
  const { key } = product;
  const { name } = product.declaration;
  const needed = quirksOf(product);
  const value = `key: '${key}', rows: ${name}Rows${needed.length > 0 ? `, quirks: { ${needed.join(', ')} }` : ''}`;
  const subs = product.resources.map((one) => `'${one.key}'`).join(' | ');
  const base = subs ? `Omit<Api.${name}, ${subs}>` : `Api.${name}`;
  return [
    `const ${name}Rows = ${quoted(emitRows(product, sensitive))};`,
    `export const ${name}: Product<'${key}', Api.${name}> = { ${value} };`,
    `export const Base${name}: Product<'${key}', ${base}> = { ${value}, base: true };`,
  ];
}

/** The makers of special bodies that the product's operations need, by their names in `quirks.ts`. */
const quirksOf = (product: ProductModel): string[] => {
  const maker = ({ quirk, request }: OperationModel): string[] =>
    quirk ? [quirk] : request.startsWith('multipart') ? ['multipart'] : [];
  return [...new Set(operationsOf(product).flatMap(maker))].sort();
};

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
