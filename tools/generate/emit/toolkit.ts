/** emit: operation data for the helpers of the toolkit, one minimal module per helper. */

import type { Index, JsonSchema, ProductDocument } from '../../../packages/contract/src/types.ts';
import { createLine } from './creates.ts';
import { fieldOf, hasType, type Known, partsOf, SCOPES } from './schema-parts.ts';
import { pathNames, writableLine } from './writable.ts';

export interface ToolkitModule {
  readonly name: string;
  readonly text: string;
}

/** @param sensitive names of secret fields that are not recognizable by name, by operation */
export function emitToolkit(
  index: Index,
  documents: readonly ProductDocument[],
  sensitive: ReadonlyMap<string, readonly string[]>,
): readonly ToolkitModule[] {
  const byProduct = new Map(documents.map((document) => [document.key, document]));
  const all = new Map<string, Known>();
  for (const { name, product, method, path, request, page } of index.operations) {
    const document = byProduct.get(product);
    const one = document?.operations[name];
    if (document && one)
      all.set(name, { ...one, name, method, path, request, isPage: page !== undefined, schemas: document.schemas });
  }
  const known = [...all.values()];
  const lines = (line: (one: Known) => string): string[] => known.map(line);
  return [
    moduleOf(
      'filters',
      'Fields of a key that a list can be narrowed by, and how its further parts are asked for.',
      lines(filterLine),
    ),
    moduleOf(
      'creates',
      'How what is created is found again, compared and changed.',
      lines((one) => createLine(one, all)),
    ),
    moduleOf('batches', 'How much a call takes, and in which lists.', lines(batchLine)),
    waitedModule(known, all),
    ...writableModules(known, all),
    moduleOf(
      'secretFields',
      'Fields of requests and answers that are secrets though their names do not tell, by route.',
      lines(({ name, method, path }) => {
        const names = sensitive.get(name);
        return names
          ? `${method} ${path.replace('{account_or_zone}', '{}/{}').replace(/\{\w+\}/g, '{}')} ${names.join()}`
          : '';
      }),
      'secret-fields',
    ),
    moduleOf(
      'waits',
      'Work that continues after the response, and where its end shows.',
      lines((one) => waitLine(one, all)),
    ),
  ];
}

function moduleOf(name: string, words: string, lines: readonly string[], file = name): ToolkitModule {
  const text = JSON.stringify(lines.filter(Boolean).join('\n')).slice(1, -1).replaceAll("'", "\\'");
  return {
    name: file,
    text: `/** ${words} Made by tools/generate from api/: do not edit. */\nexport const ${name} = '${text.replaceAll('\\"', '"')}';\n`,
  };
}

/** Read fields that each operation accepts, and its path parameter names, as types. */
function writableModules(known: readonly Known[], all: ReadonlyMap<string, Known>): ToolkitModule[] {
  const lines = known.map((one) => writableLine(one, all));
  const paths = Map.groupBy(
    known.filter((_, i) => lines[i]),
    (one) =>
      pathNames(one)
        .map((name) => `'${name}'`)
        .join(' | ') || 'never',
  );
  const records = Array.from(
    paths,
    ([names, those]) => `Record<${those.map(({ name }) => `'${name}'`).join(' | ')}, ${names}>`,
  );
  const words =
    'Operations that write, and the parameters in their paths. Made by tools/generate from api/: do not edit.';
  return [
    moduleOf('writables', 'Fields of what is read that an operation takes.', shortened(lines.filter(Boolean))),
    {
      name: 'writable-paths',
      text: `/** ${words} */\nexport interface WritablePaths extends ${records.map((_, i) => `P${i}`).join(', ')} {}\n${records.map((record, i) => `type P${i} = ${record};\n`).join('')}`,
    },
  ];
}

/** `zones.edit type` after a line of the same resource: `.edit type`; with the same fields as that line: `.edit "`. */
function shortened(lines: readonly string[]): string[] {
  const parts = lines.map((line) => /^(.*)(\.\w+) (.*)$/.exec(line)?.slice(1) ?? []);
  return parts.map(([resource, method, fields], i) => {
    const [above, , before] = parts[i - 1] ?? [];
    return `${resource === above ? '' : resource}${method} ${fields === before ? '"' : fields}`;
  });
}

/** Polled operation of each waiting operation, as types: a wait returns the polled result. */
function waitedModule(known: readonly Known[], all: ReadonlyMap<string, Known>): ToolkitModule {
  const lines = known.flatMap(({ name, waits }) =>
    waits && all.has(waits.operation) ? [`  readonly '${name}': '${waits.operation}';`] : [],
  );
  const words = 'Operations whose work continues, and what is polled. Made by tools/generate from api/: do not edit.';
  return { name: 'waited', text: `/** ${words} */\nexport interface Waited {\n${lines.join('\n')}\n}\n` };
}

/** `zones.list name`, `dns.records.list name.exact`, `r2.buckets.list name>name_contains`: a parameter for each field that has one; `is_deleted=false`. */
function filterLine(one: Known): string {
  const { name, key = [], params, schemas } = one;
  const places = key.flatMap((field) => {
    const [first = '', ...inner] = field.split('.');
    const param = params.find(({ in: at, name: own }) => at === 'query' && own === first);
    const own = inner.reduce<JsonSchema | undefined>(
      (schema, at) => schema && fieldOf(schema, at, schemas),
      param?.schema,
    );
    // A substring filter is enough to narrow the search.
    if (!own)
      return params.some(({ name: other }) => other === `${field}_contains`) ? [`${field}>${field}_contains`] : [];
    if (fieldOf(own, 'exact', schemas)) return [`${field}.exact`];
    return hasType(own, schemas, 'string') && own.type !== 'array' ? [field] : [];
  });
  // Deleted items that are still listed are left out.
  if (params.some(({ name: own, in: at }) => own === 'is_deleted' && at === 'query')) places.push('is_deleted=false');
  const all = [...places, ...pagedBy(one)];
  return all.length > 0 ? [name, ...all].join(' ') : '';
}

/** `:cursor`, `:page:per_page:100`: what asks for further parts of a list that no page class reads, its size and the largest one. */
function pagedBy({ name, method, isPage, params, result, schemas }: Known): string[] {
  if (isPage || method !== 'GET' || !/\.(list|get)$/.test(name)) return [];
  const query = params.filter((one) => one.in === 'query');
  const next = NEXT.flatMap((word) => query.filter((one) => word.test(one.name)))[0];
  const isList = partsOf(result, schemas).some(({ type }) => type === 'array') || name.endsWith('.list');
  if (!next || !isList) return [];
  const size = query.find((one) => /^(per_page|page_?size|limit|count)$/i.test(one.name));
  const most = size && partsOf(size.schema, schemas).find(({ maximum }) => maximum !== undefined)?.maximum;
  return [[':', next.name, ...(size && most !== undefined ? [`:${size.name}:${most}`] : [])].join('')];
}

/** Pagination parameters, preferred ones first. */
const NEXT = [/^(next_?)?cursor$/i, /^(page|continuation)_?token$/i, /^page$/, /^offset$/, /^startIndex$/];

/** `operation most list,list`: an asterisk for a list that is the whole body. */
function batchLine({ name, method, most, params, request, schemas }: Known): string {
  if (most === undefined || method === 'GET') return '';
  const lists = params.filter(
    ({ schema, in: where, whole }) =>
      where === 'body' &&
      (partsOf(schema, schemas).some(({ type }) => type === 'array') || (whole && request === 'ndjson')),
  );
  return lists.length > 0 ? `${name} ${most} ${lists.map((one) => one.name).join()}` : '';
}

/**
 * `operation polled field done failed id_param=id_field when_field:value names`, a dash for what there is not. The names are
 * parameters that the polled one takes next to account and zone; an asterisk for all, where it has a body.
 */
function waitLine({ name, waits }: Known, all: ReadonlyMap<string, Known>): string {
  if (!waits) return '';
  const { operation, field, done, failed, when, id } = waits;
  const polled = all.get(operation);
  const places = polled?.path.match(/(?<=\{)\w+/g) ?? [];
  const value = id === undefined ? undefined : places.pop();
  const others = places.filter((one) => !SCOPES.includes(one));
  const words = (list: readonly string[]): string => list.map((one) => one.replaceAll(' ', '%20')).join() || '-';
  const resource = name.slice(0, name.lastIndexOf('.'));
  const shown = [
    name,
    // A dot for a neighbour.
    operation.startsWith(`${resource}.`) ? operation.slice(resource.length) : operation,
    field,
    words(done),
    words(failed),
    value === undefined ? '-' : `${value}=${id}`,
    when ? `${when.field}:${when.value}` : '-',
    polled?.method === 'GET' ? words(others) : '*',
  ];
  return shown.join(' ').replace(/( -)+$/, '');
}
