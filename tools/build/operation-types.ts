/**
 * Builds the types of `client.call`: a short line with few nodes per operation, since all importers of the client read
 * them.
 */
import { type Product, readGenerated } from './products.ts';
import { renameQualifiers } from './source-text.ts';

/** Meaning of a line: `C<Params, Result>`. */
const SHAPES: Readonly<Record<string, string>> = {
  C: 'params: Params',
  /** Without parameters too. */
  W: 'params?: Params',
  /** With path values that are text. */
  I: 'params: Params & { [_ in IDs]: string }',
};

/** Letters for pages, which follow those. */
const PAGES: Readonly<Record<string, string>> = {
  SinglePage: 's',
  V4PagePaginationArray: 'p',
  V4PagePagination: 'o',
  CursorPagination: 'c',
  CursorPaginationAfter: 'a',
  CursorLimitPagination: 'l',
  PageTokenPagination: 't',
  ContainersInstancesV1Pagination: 'i',
};

export function operationTypes(all: readonly Product[]): string {
  const text = readGenerated('operations.ts');
  const [, core = ''] = /^import type (\{.*\}) from '.*\/_client\.ts';$/m.exec(text) ?? [];
  const names = new Map(all.map(({ name }, i) => [name, `$${i.toString(36)}`]));
  const body = renameQualifiers(text.slice(text.indexOf('export interface Operations')), names)
    .replace(/: \{ params(\??): (.*); result: (.*?)(?:; page: (\w+)<\3>)?(?:; when: (.*); as: (.*))? \};$/gm, shortCall)
    .replace(/^ {2}/gm, '\t');
  const used = new Set(body.match(/(?<=: )\w+(?=<)/g));
  const inner = innerNames(body);
  return [
    `import type ${core} from './core.js';`,
    "import type * as Shared from './api/shared.js';",
    ...all.map(({ name, slug }) => `import { ${name} as ${names.get(name)} } from './api/${slug}.js';`),
    ...Array.from(inner, ([path, short]) => `import ${short} = ${path};`),
    ...[...used].sort().map(shapeOf),
    'interface F<When, As> {\n\twhen: When;\n\tas: As;\n}',
    body.replace(INNER, (path) => inner.get(path) ?? path),
  ].join('\n');
}

function shortCall(
  _: string,
  optional: string,
  params: string,
  result: string,
  ...more: (string | undefined)[]
): string {
  const [page, when, as] = more;
  const form = when === undefined ? '' : ` & F<${when}, ${as}>`;
  const letter = page === undefined ? '' : PAGES[page];
  if (letter === undefined) throw new Error(`There is no letter for ${page}`);
  const [, fields, ids] = /^(.*) & \{ ((?:\w+: (?:string|Shared\.ResourceID)(?:; )?)+) \}$/.exec(params) ?? [];
  if (fields === undefined || ids === undefined || fields.includes(' '))
    return `: ${optional ? 'W' : 'C'}${letter}<${params}, ${result}>${form};`;
  const keys = Array.from(ids.matchAll(/(\w+):/g), ([, key]) => `'${key}'`);
  return `: I${letter}<${fields}, ${result}, ${keys.join(' | ')}>${form};`;
}

/** The interface that a line names. */
function shapeOf(name: string): string {
  const [page] = Object.entries(PAGES).find(([, letter]) => letter === name.slice(1)) ?? [];
  const ids = name.startsWith('I') ? ', IDs extends string' : '';
  const fields = [SHAPES[name.charAt(0)], 'result: Result', ...(page ? [`page: ${page}<Result>`] : [])];
  return `interface ${name}<Params, Result${ids}> {\n${fields.map((field) => `\t${field};`).join('\n')}\n}`;
}

/** A namespace below that of a product: `$1.Settings.Account` of `$1.Settings.Account.ViewGetParams`. */
const INNER = /\$\w+(?:\.\w+)+(?=\.\w)/g;

/** Namespaces named on several lines get a short alias. */
function innerNames(body: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [path] of body.matchAll(INNER)) counts.set(path, (counts.get(path) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count > 2);
  return new Map(often.map(([path], i) => [path, `_${i.toString(36)}`]));
}
