/** Ranks the observed refusals near an operation: the one about the missing thing first, otherwise the most frequent code. */

/** Conditions shared by all products, each with its own code per product. */
export type Condition = 'absent' | 'taken' | 'invalid' | 'empty-part' | 'no-method' | 'malformed-id' | 'not-entitled';

export interface Observed {
  /** Null where only the status is known. */
  readonly code: number | null;
  readonly status: number | null;
  /** As it was seen: often the beginning or a part. */
  readonly message: string;
}

export interface Row extends Observed {
  readonly operation: string;
  /** Codes that were seen in the place of this one. */
  readonly others: readonly number[];
  /** Words of the thing that the row is about. */
  readonly words: readonly string[];
}

/** How closely a row matches the operation: the operation itself, its resource, or its product. */
export type Distance = 'operation' | 'resource' | 'product';

export interface Found extends Observed {
  readonly distance: Distance;
  /** The row is about the thing that was asked for, by its name. */
  readonly isNamed: boolean;
  /** The resource, or several operations or things of the product, have this code, and none of them another. */
  readonly isShared: boolean;
  /** The code is not that of one other thing only. */
  readonly isWide: boolean;
  readonly words: readonly string[];
  /** The row is of another method of the same resource. */
  readonly isSibling: boolean;
}

/** A refusal on its way to a code. */
export interface Sought {
  readonly operation: string;
  readonly condition: Condition;
  /** Words that name the thing at fault. */
  readonly words: ReadonlySet<string>;
  /** Words of the parameter or field at fault, if one is known. */
  readonly at?: ReadonlySet<string>;
}

/** `Queue 'x' not found` → `queue`, `not`, `found`. */
export function wordsOf(text: string): ReadonlySet<string> {
  const bare = text.replace(/'[^']*'/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return new Set(bare.toLowerCase().match(/[a-z0-9]+/g) ?? []);
}

/** From this share on, a code is that of the whole product. */
const MAX = 2 / 3;

/** The row about the same thing, otherwise the most frequent code. */
export function pick(rows: readonly Row[], sought: Sought, distance: Distance): Found | undefined {
  const { operation, condition } = sought;
  const scores = new Map(rows.map((row) => [row, scoreOf(row, sought)]));
  const best = Math.max(0, ...scores.values());
  const isNamed = best > 0;
  const isOfAll = distance === 'operation' || condition === 'invalid' || condition === 'empty-part';
  const near = rows.filter((row) => (isNamed ? scores.get(row) === best : isOfAll || isOfResource(row, operation)));
  const most = commonest(near);
  if (most === undefined) return undefined;
  const same = near.filter(({ code }) => code === most.code);
  if (!isNamed && same.length / near.length < (distance === 'product' ? MAX : 0.5)) return undefined;
  const isSibling = same.some((row) => resourceOf(row) === resourceOf(sought));
  const isShared = same.length === near.length && (isSibling || isGeneral(same));
  return { ...most, distance, isNamed, isShared, isWide: isWide(same, operation, distance), isSibling };
}

/**
 * Of a message that names two things, the operation is about its own: `the queue has no such consumer`. A longer name
 * that is there in full is the thing itself: `credential set not found` is not about a credential. Of a field, most of
 * the name has to be there: `queue_name` is not `queue handler`.
 */
function scoreOf(row: Row, { operation, condition, words, at = NONE }: Sought): number {
  const share = shareOf(row, words);
  if (share <= (condition === 'invalid' ? 0.5 : 0)) return 0;
  const length = row.words.filter((word) => words.has(word)).length / 10;
  return share + length + shareOf(row, at) / 10 + shareOf(row, nounOf(operation)) / 20;
}

const NONE: ReadonlySet<string> = new Set();

const shareOf = ({ words }: Row, known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length / (words.length || 1);

/** `queues.consumers.get` → `consumer` */
const nounOf = (operation: string): ReadonlySet<string> =>
  wordsOf(operation.split('.').at(-2)?.replace(/s$/, '') ?? '');

/** Seen of several operations or things, or of the request as a whole. */
const isGeneral = (rows: readonly Row[]): boolean =>
  new Set(rows.map(({ operation, words }) => `${operation} ${words.join(' ')}`)).size > 1 ||
  rows.every(({ words }) => words.length === 0);

/** Several things have the code, or the one of the operation itself: a code of the parent alone is not that of its children. */
function isWide(rows: readonly Row[], operation: string, distance: Distance): boolean {
  if (distance === 'operation') return true;
  if (distance === 'product' && new Set(rows.map(resourceOf)).size === 1) return false;
  const things = new Set(rows.map(({ words }) => words.join(' ')));
  const own = nounOf(operation);
  return things.size > 1 || things.has('') || rows.every((row) => row.words.some((word) => own.has(singular(word))));
}

const singular = (word: string): string => word.replace(/s$/, '');

export const resourceOf = ({ operation }: Pick<Row, 'operation'>): string =>
  operation.slice(0, operation.lastIndexOf('.'));

/** False for a row about something else that the request names: the permission group of a token. */
function isOfResource({ words }: Row, operation: string): boolean {
  const own = wordsOf(operation.replace(/(\w)s\b/g, '$1'));
  return words.length === 0 || words.some((word) => own.has(singular(word)));
}

function commonest(rows: readonly Row[]): Row | undefined {
  const counts = new Map<number | null, number>();
  for (const { code } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const code = [...counts].find(([, count]) => count === most)?.[0];
  const same = rows.filter((row) => row.code === code);
  return same.find((row) => row.status !== null) ?? same.find((row) => row.message !== '') ?? same[0];
}
