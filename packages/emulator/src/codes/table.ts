/** The codes that Cloudflare was seen to refuse with: looked up by resource and condition, the nearest resource first. */
import { OBSERVED_CODES, type ObservedCode } from '../generated/codes.ts';

/** Conditions shared by all products, each with its own code per product. */
export type Condition = 'absent' | 'taken' | 'invalid' | 'empty-part' | 'malformed-id' | 'not-entitled';

export interface Observed {
  /** Null where only the status is known. */
  readonly code: number | null;
  readonly status: number | null;
  /** As it was seen: often the beginning or a part. */
  readonly message: string;
}

interface Row extends Observed {
  readonly operation: string;
  readonly words: readonly string[];
}

/** How closely a row matches the operation: the operation itself, its resource, or its product. */
export type Distance = 'operation' | 'resource' | 'product';

export interface Found extends Observed {
  readonly distance: Distance;
  /** The row is about the thing that was asked for, by its name. */
  readonly isNamed: boolean;
  /** Several operations, or several things of one, have this code, and none of them another. */
  readonly isShared: boolean;
  /** The row is of the resource, or of several resources of the product. */
  readonly isWide: boolean;
  /** Words of the thing that the row is about. */
  readonly words: readonly string[];
  /** The row is of another method of the same resource. */
  readonly isSibling: boolean;
}

const byCondition = new Map<string, Row[]>();
for (const row of OBSERVED_CODES) {
  const rows = byCondition.get(row[1]) ?? [];
  rows.push(rowOf(row));
  byCondition.set(row[1], rows);
}

function rowOf([operation, , code, status, thing, message]: ObservedCode): Row {
  return { operation, code, status, message, words: thing === '' ? [] : thing.split(' ') };
}

/** `Queue 'x' not found` → `queue`, `not`, `found`. */
export function wordsOf(text: string): ReadonlySet<string> {
  const bare = text.replace(/'[^']*'/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return new Set(bare.toLowerCase().match(/[a-z0-9]+/g) ?? []);
}

/** From this share on, a code is that of the whole product. */
const MAX = 2 / 3;

const rowsOf = (condition: Condition): readonly Row[] => byCondition.get(condition) ?? [];

/** Finds the refusal observed for the operation, for its resource, or for most of its product. */
export function findCode(operation: string, condition: Condition, words: ReadonlySet<string>): Found | undefined {
  const found = nearest(operation, condition, words);
  const status = found?.status ?? findStatus(operation, condition, words);
  return found === undefined && status != null
    ? {
        code: null,
        status,
        message: '',
        distance: 'operation',
        isNamed: false,
        isShared: false,
        isWide: true,
        isSibling: true,
        words: [],
      }
    : found && { ...found, status: status ?? null };
}

/** The status that an operation was seen to refuse with under a condition. */
export function findStatus(operation: string, condition: Condition, words: ReadonlySet<string>): number | undefined {
  const exact = rowsOf(condition).filter((row) => row.operation === operation && row.status !== null);
  return pick(exact, operation, words, 'operation')?.status ?? undefined;
}

/** The refusal of other methods of the same resource, where all of them were seen to have one code. */
export function findSiblingCode(operation: string, condition: Condition): Observed | undefined {
  const siblings = rowsOf(condition).filter((row) => resourceOf(row) === resourceOf({ operation }));
  const [first] = siblings;
  if (
    first === undefined ||
    siblings.some(({ code, status }) => code !== first.code || (code === null && status !== first.status))
  )
    return undefined;
  const status = siblings.find((row) => row.status !== null)?.status ?? null;
  return { code: first.code, status, message: siblings.find((row) => row.message !== '')?.message ?? '' };
}

function nearest(operation: string, condition: Condition, words: ReadonlySet<string>): Found | undefined {
  const rows = rowsOf(condition).filter((row) => row.code !== null);
  const path = operation.split('.');
  let aboutOther: Found | undefined;
  for (let length = path.length; length > 0; length -= 1) {
    const start = path.slice(0, length).join('.');
    const isExact = length === path.length;
    const near = rows.filter((row) => (isExact ? row.operation === start : row.operation.startsWith(`${start}.`)));
    const distance = isExact ? 'operation' : length === 1 && path.length > 2 ? 'product' : 'resource';
    const found = pick(near, operation, words, distance);
    // The operation was seen to refuse for the lack of another thing: a sibling may know of this one.
    const isOther = found !== undefined && !found.isNamed && found.words.length > 0;
    if (condition === 'absent' && isExact && isOther) aboutOther = found;
    else if (aboutOther !== undefined) return found?.isNamed === true && found.isSibling ? found : aboutOther;
    else if (found !== undefined) return found;
  }
  return aboutOther;
}

/** The row for the same resource, otherwise the most frequent code. */
function pick(
  rows: readonly Row[],
  operation: string,
  words: ReadonlySet<string>,
  distance: Distance,
): Found | undefined {
  const own = wordsOf(operation.split('.').at(-2)?.replace(/s$/, '') ?? '');
  const share = (row: Row, known: ReadonlySet<string>): number =>
    row.words.filter((word) => known.has(word)).length / (row.words.length || 1);
  // Of a message that names two things, the operation is about its own: `the queue has no such consumer`. A longer name
  // that is there in full is the thing itself: `credential set not found` is not about a credential.
  const length = (row: Row): number => row.words.filter((word) => words.has(word)).length / 10;
  const score = (row: Row): number =>
    share(row, words) === 0 ? 0 : share(row, words) + length(row) + share(row, own) / 20;
  const best = Math.max(0, ...rows.map(score));
  const isNamed = best > 0;
  const near = rows.filter(
    isNamed ? (row) => score(row) === best : distance === 'operation' ? () => true : isOfResource,
  );
  const most = commonest(near);
  if (most === undefined) return undefined;
  const same = near.filter((row) => row.code === most.code);
  const isShared =
    same.length === near.length && new Set(same.map((row) => `${row.operation} ${row.words.join(' ')}`)).size > 1;
  if (!isNamed && same.length / near.length < (distance === 'product' ? MAX : 0.5)) return undefined;
  const isWide = distance !== 'product' || new Set(same.map(resourceOf)).size > 1;
  const isSibling = same.some((row) => resourceOf(row) === resourceOf({ operation }));
  return { ...most, distance, isNamed, isShared, isWide, isSibling };
}

const resourceOf = ({ operation }: Pick<Row, 'operation'>): string => operation.slice(0, operation.lastIndexOf('.'));

/** False for a row about something else that the request names: the permission group of a token. */
function isOfResource({ operation, words }: Row): boolean {
  const own = wordsOf(operation.replace(/(\w)s\b/g, '$1'));
  return words.length === 0 || words.some((word) => own.has(word.replace(/s$/, '')));
}

function commonest(rows: readonly Row[]): Row | undefined {
  const counts = new Map<number | null, number>();
  for (const { code } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const code = [...counts].find(([, count]) => count === most)?.[0];
  const same = rows.filter((row) => row.code === code);
  return same.find((row) => row.status !== null) ?? same.find((row) => row.message !== '') ?? same[0];
}
