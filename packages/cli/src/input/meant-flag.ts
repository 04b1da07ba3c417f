/** Finds the flag that an unknown one stands for: a typing mistake, a part of a name, or the name in another tool. */
import { nearest } from '@flarewire/contract';

/** The flags that one of another tool stands for, best first. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  all: ['everything', 'purge-everything'],
  command: ['sql'],
  count: ['limit'],
  data: ['body', 'content'],
  domain: ['zone'],
  'dry-run': ['plan'],
  fields: ['columns'],
  file: ['file', 'files', 'sql', 'body'],
  filter: ['jq'],
  force: ['yes'],
  format: ['json'],
  'max-items': ['limit'],
  'max-results': ['limit'],
  'page-size': ['per-page'],
  paths: ['files'],
  query: ['jq'],
  search: ['search', 'name'],
  sort: ['order', 'order-by', 'sort-by'],
  top: ['limit'],
  url: ['url', 'files'],
  urls: ['files'],
  value: ['value', 'content', 'body'],
  verbose: ['debug'],
  // Letters of other tools.
  a: ['account'],
  c: ['content', 'columns'],
  d: ['body'],
  f: ['file', 'body'],
  j: ['json'],
  l: ['limit'],
  n: ['name', 'limit'],
  p: ['plan'],
  q: ['jq'],
  t: ['type'],
  v: ['debug'],
  w: ['wide'],
  z: ['zone'],
};

/** The flag of `names` that one of another tool stands for. */
export const otherFlag = (flag: string, names: readonly string[]): string | undefined =>
  (Object.hasOwn(OTHERS, flag) ? OTHERS[flag] : undefined)?.find((other) => names.includes(other));

/** @returns one of `names`, or undefined */
export function meantFlag(flag: string, names: readonly string[]): string | undefined {
  const known = nearest(
    flag,
    Object.keys(OTHERS).filter((name) => name.length > 1),
  );
  return otherFlag(known ?? flag, names) ?? nearest(flag, names) ?? partOf(flag, names);
}

/** Flags of other tools that nothing has to take the place of. */
const NEEDLESS: Readonly<Record<string, string>> = {
  all: 'lists are always complete',
  'all-pages': 'lists are always complete',
  A: 'lists are always complete',
  'no-color': 'there are no colours in a pipe, and NO_COLOR=1 turns them off',
  'no-colour': 'there are no colours in a pipe, and NO_COLOR=1 turns them off',
  'no-pager': 'there is no pager in a pipe, and PAGER=cat turns it off',
  'page-all': 'lists are always complete',
  paginate: 'lists are always complete',
  quiet: 'messages go to standard error, only data to standard output',
};

/** The reason why a flag can be left out. */
export const needless = (flag: string): string | undefined =>
  Object.hasOwn(NEEDLESS, flag) ? NEEDLESS[flag] : undefined;

/**
 * The only flag that begins or ends with these words, or that they begin or end with: `everything` is
 * `purge-everything`, `record-type` is `type`.
 */
function partOf(flag: string, names: readonly string[]): string | undefined {
  const [only, ...others] = names.filter((name) => name.startsWith(`${flag}-`) || name.endsWith(`-${flag}`));
  if (only !== undefined && others.length === 0) return only;
  const ends = names.filter((name) => name.length > 2 && flag.endsWith(`-${name}`));
  return ends.length === 1 ? ends[0] : undefined;
}
