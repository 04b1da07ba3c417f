/**
 * emit: facts about operations for the client's errors and warnings, a module per product (read back by
 * `errors/explain.ts`).
 */
import { docsPage } from '../../../packages/client/src/errors/docs-page.ts';
import type { Index, Operation } from '../../../packages/contract/src/types.ts';
import { productHints } from '../model/product-hints.ts';

/** Pages of operations that the reference has under another address begin with this. */
const OTHER_PAGES = 'https://developers.cloudflare.com/api/operations/';
/** Lists of permissions are named by one character, starting here. */
const FIRST = 40;
/** One past the last character that needs no escape. */
const END = 92;

interface Facts {
  readonly key: string;
  readonly text: string;
}

/** `instead` describes the replacement of a deprecated operation. */
export function emitFacts({ products, operations }: Index, instead: ReadonlyMap<string, string>): readonly Facts[] {
  const byProduct = Map.groupBy(operations, ({ product }) => product);
  return products.map(({ key }) => ({ key, text: emitProduct(key, byProduct.get(key) ?? [], instead) }));
}

/** The module with the facts of every product. */
export const emitAllFacts = (facts: readonly Facts[]): string =>
  [
    '/** What errors and warnings say of every operation. Made by tools/generate from api/: do not edit. */',
    ...facts.map(({ key }) => `export * from './facts/${key}.ts';`),
    '',
  ].join('\n');

/**
 * Four parts between tabs: lists of permissions between bars, a character per operation that names its list, the hints of
 * the product, and a line per operation with its page and note. Operations are in the order of the product's rows.
 */
function emitProduct(key: string, operations: readonly Operation[], instead: ReadonlyMap<string, string>): string {
  const lists = [...new Set(operations.map(permissionsOf))];
  if (lists.length > END - FIRST)
    throw new Error(`${key} has ${lists.length} lists of permissions, more than have a name`);
  const names = operations.map((one) => String.fromCharCode(FIRST + lists.indexOf(permissionsOf(one))));
  const notes = operations.map((one) => otherPage(one) + (one.deprecated ? noteOf(one, instead.get(one.name)) : ''));
  const text = [lists.join('|'), names.join(''), productHints[key]?.trim() ?? '', notes.join('\n')]
    .join('\t')
    .trimEnd();
  return [
    `/** What errors and warnings say of \`${key}\`. Made by tools/generate from api/: do not edit. */`,
    `export const ${key} = ${quoted(text)};`,
    '',
  ].join('\n');
}

/** Groups named like the operation first, and of these the least privileged. */
function permissionsOf({ name, method, permissions = [] }: Operation): string {
  const isRead = method === 'GET';
  const distance = (group: string): number => {
    const [, about = group, right = ''] = /^(.*) (\w+)$/.exec(group) ?? [];
    const isMeant = about.split(/\W+/).every((word) => name.toLowerCase().includes(word.toLowerCase()));
    return (isMeant ? 0 : 2) + (isRead && right !== 'Read' ? 1 : 0);
  };
  const sorted = [...new Set(permissions)].sort((a, b) => distance(a) - distance(b));
  return sorted.map((group) => group.replace(/ Read$/, ':R').replace(/ Write$/, ':W')).join();
}

/** A tilde, the sunset date or nothing, and the replacement. */
const noteOf = ({ sunset = '' }: Operation, instead = ''): string => `~${sunset} ${instead}`.trimEnd();

function otherPage({ name, docs }: Operation): string {
  if (docs === docsPage(name)) return '';
  return docs.startsWith(OTHER_PAGES) ? docs.slice(OTHER_PAGES.length) : docs;
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
