/**
 * emit: facts about operations for the client's errors and warnings, a module per product, and all of them in one (read
 * back by `errors/facts.ts`).
 */
import { docsPage } from '../../../packages/client/src/errors/docs-page.ts';
import { FIRST_LIST, OTHER_PAGES, permissionsIn, shortPageId } from '../../../packages/client/src/errors/facts.ts';
import type { Index, Operation } from '../../../packages/contract/src/types.ts';
import { productHints } from '../model/product-hints.ts';

/** One past the last character that needs no escape. */
const END = 92;

interface Facts {
  readonly key: string;
  /** Lists of permissions, a character per operation that names its list, hints, and a line per operation. */
  readonly columns: readonly string[];
}

/** `instead` describes the replacement of a deprecated operation. Products are in the order of the table. */
export function emitFacts({ products, operations }: Index, instead: ReadonlyMap<string, string>): readonly Facts[] {
  const byProduct = Map.groupBy(operations, ({ product }) => product);
  return products.map(({ key }) => ({ key, columns: columnsOf(key, byProduct.get(key) ?? [], instead) }));
}

/** The module with the facts of every product: column by column, because similar text compresses better side by side. */
export const emitAllFacts = (facts: readonly Facts[]): string =>
  [
    '/** What errors and warnings say of every operation. Made by tools/generate from api/: do not edit. */',
    '',
    '/** The parts of the facts, each with all products in the order of the table between tabs. */',
    'export const columns: readonly string[] = [',
    ...[0, 1, 2, 3].map((at) => `  ${quoted(facts.map(({ columns }) => columns[at]).join('\t'))},`),
    '];',
    '',
  ].join('\n');

/** The module with the facts of one product: its columns between tabs. */
export const emitProductFacts = ({ key, columns }: Facts): string =>
  [
    `/** What errors and warnings say of \`${key}\`. Made by tools/generate from api/: do not edit. */`,
    `export const ${key} = ${quoted(columns.join('\t').trimEnd())};`,
    '',
  ].join('\n');

/** Operations are in the order of the product's rows. */
function columnsOf(key: string, operations: readonly Operation[], instead: ReadonlyMap<string, string>): string[] {
  const all = operations.map(permissionsOf);
  const lists = [...new Set(all)];
  if (lists.length > END - FIRST_LIST)
    throw new Error(`${key} has ${lists.length} lists of permissions, more than have a name`);
  const names = all.map((list) => String.fromCharCode(FIRST_LIST + lists.indexOf(list)));
  const notes = operations.map((one) => otherPage(one) + (one.deprecated ? noteOf(one, instead.get(one.name)) : ''));
  return [lists.join('|'), names.join(''), productHints[key]?.trim() ?? '', notes.join('\n').trimEnd()];
}

/** Groups named like the operation first, and of these the least privileged. */
function permissionsOf({ name, method, permissions = [] }: Operation): string {
  const isRead = method === 'GET';
  const isMeant = (about: string): boolean =>
    about.split(/\W+/).every((word) => name.toLowerCase().includes(word.toLowerCase()));
  const distance = (group: string): number => {
    const [, about = group, right = ''] = /^(.*) (\w+)$/.exec(group) ?? [];
    return (isMeant(about) ? 0 : 2) + (isRead && right !== 'Read' ? 1 : 0);
  };
  const sorted = [...new Set(permissions)].sort((a, b) => distance(a) - distance(b));
  const ranks = Map.groupBy(new Set(sorted.map((group) => group.replace(/ (Read|Write)$/, ''))), isMeant);
  const short = [true, false].flatMap((one) => ranks.get(one)?.join('+') ?? []).join(',');
  if (String(permissionsIn(short, method)) === String(sorted)) return short;
  return `=${sorted.map((group) => group.replace(/ Read$/, ':R').replace(/ Write$/, ':W')).join()}`;
}

/** A tilde, the sunset date or nothing, and the replacement. Signs stand for the resource and its parent. */
function noteOf({ name, sunset = '' }: Operation, instead = ''): string {
  const resource = name.replace(/\.\w+$/, '');
  const parent = resource.replace(/\.\w+$/, '');
  const near = [
    ['$', resource],
    ['^', parent],
  ].find(([, place]) => instead.startsWith(`${place}.`));
  const [sign = '', place = ''] = near ?? [];
  return `~${sunset} ${sign}${instead.slice(place.length)}`.trimEnd();
}

function otherPage({ name, docs }: Operation): string {
  if (docs === docsPage(name)) return '';
  return docs.startsWith(OTHER_PAGES) ? shortPageId(docs.slice(OTHER_PAGES.length), name) : docs;
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
