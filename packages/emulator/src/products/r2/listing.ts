/** Lists objects by prefix and delimiter, for the API, Workers' bindings and the S3 API. */
import type { Entry, r2Tables } from './tables.ts';

export interface Listing {
  readonly entries: readonly Entry[];
  /** Common prefixes, up to the delimiter. */
  readonly groups: readonly string[];
  /** The key after which the next page begins; undefined on the last page. */
  readonly next: string | undefined;
}

interface Query {
  readonly prefix: string;
  /** '' for none. */
  readonly delimiter: string;
  readonly after: string;
  readonly limit: number;
}

/** After every key that begins so. */
const LAST = '\u{10ffff}';

export function listObjects(
  tables: Pick<ReturnType<typeof r2Tables>, 'after'>,
  bucket: number,
  { prefix, delimiter, after: first, limit }: Query,
): Listing {
  const entries: Entry[] = [];
  const groups: string[] = [];
  let after = first;
  let next = tables.after(bucket, after, prefix, 1)[0];
  while (next !== undefined && entries.length + groups.length < limit) {
    const group = groupOf(next.key, prefix, delimiter);
    if (group === undefined) entries.push(next);
    else groups.push(group);
    after = group === undefined ? next.key : afterGroup(group);
    next = tables.after(bucket, after, prefix, 1)[0];
  }
  return { entries, groups, next: next === undefined ? undefined : after };
}

export function groupOf(key: string, prefix: string, delimiter: string): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

export const afterGroup = (group: string): string => group + LAST;

export const readCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8');
export const toCursor = (next: string | undefined): string =>
  next === undefined ? '' : Buffer.from(next).toString('base64url');
