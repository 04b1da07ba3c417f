/** The codes that Cloudflare was seen to refuse with: looked up by resource and condition, the nearest resource first. */
import { OBSERVED_CODES, type ObservedCode } from '../generated/codes.ts';
import { type Condition, type Found, type Observed, pick, type Row, resourceOf, type Sought } from './rank.ts';

const byCondition = new Map<string, Row[]>();
for (const row of OBSERVED_CODES) {
  const rows = byCondition.get(row[1]) ?? [];
  rows.push(rowOf(row));
  byCondition.set(row[1], rows);
}

function rowOf([operation, , code, status, thing, message, , others = []]: ObservedCode): Row {
  return { operation, code, others, status, message, words: thing === '' ? [] : thing.split(' ') };
}

/** All refusals that were seen under a condition. */
export const rowsOf = (condition: Condition): readonly Row[] => byCondition.get(condition) ?? [];

/** All refusals under other conditions. */
export const rowsPast = (condition: Condition): readonly Row[] =>
  [...byCondition].flatMap(([other, rows]) => (other === condition ? [] : rows));

/** The status of an operation of which no code was seen. */
const STATUS_ONLY = {
  code: null,
  message: '',
  distance: 'operation',
  isNamed: false,
  isShared: false,
  isWide: true,
  isSibling: true,
  words: [],
} as const;

/** Finds the refusal observed for the operation, for its resource, or for most of its product. */
export function findCode(sought: Sought): Found | undefined {
  const found = nearest(sought);
  const status = found?.status ?? findStatus(sought);
  if (found === undefined) return status === undefined ? undefined : { ...STATUS_ONLY, status };
  return { ...found, status: status ?? null };
}

/** The status that an operation was seen to refuse with under a condition. */
export function findStatus(sought: Sought): number | undefined {
  const exact = rowsOf(sought.condition).filter((row) => row.operation === sought.operation && row.status !== null);
  return pick(exact, sought, 'operation')?.status ?? undefined;
}

/** The refusal of the operation itself. */
export const findOwn = (operation: string, condition: Condition): Observed | undefined =>
  rowsOf(condition).find((row) => row.operation === operation);

/** The resource was seen with this code, perhaps as one of several. */
export const isSeen = ({ operation, condition }: Pick<Sought, 'operation' | 'condition'>, code: number): boolean =>
  rowsOf(condition).some(
    (row) => (row.code === code || row.others.includes(code)) && resourceOf(row) === resourceOf({ operation }),
  );

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

/** Products whose parts have codes of their own: a tag of Access is not one of data loss prevention. */
const UMBRELLAS: ReadonlySet<string> = new Set(['zeroTrust']);

/** From the operation outwards to its product. A name that is there in full wins over a shorter one that is nearer. */
function nearest(sought: Sought): Found | undefined {
  const rows = rowsOf(sought.condition).filter(({ code }) => code !== null);
  const path = sought.operation.split('.');
  let aboutOther: Found | undefined;
  let named: Found | undefined;
  const end = UMBRELLAS.has(path[0] ?? '') ? 1 : 0;
  for (let length = path.length; length > end; length -= 1) {
    const start = path.slice(0, length).join('.');
    const isExact = length === path.length;
    const near = rows.filter(({ operation }) => (isExact ? operation === start : operation.startsWith(`${start}.`)));
    const distance = isExact ? 'operation' : length === end + 1 && path.length > end + 2 ? 'product' : 'resource';
    const found = pick(near, sought, distance);
    if (found === undefined) continue;
    // The operation was seen to refuse for the lack of another thing: a sibling may know of this one.
    if (sought.condition === 'absent' && isExact && !found.isNamed && found.words.length > 0) aboutOther = found;
    else if (aboutOther !== undefined) return found.isNamed && found.isSibling ? found : aboutOther;
    else if (named === undefined && !found.isNamed) return found;
    else if (named === undefined || isLonger(found, named, sought.words)) named = found;
  }
  return named ?? aboutOther;
}

/** `credential set not found` is about the set, not about the credential that the operation itself was seen to miss. */
const isLonger = (found: Found, than: Found, words: ReadonlySet<string>): boolean =>
  found.words.length > than.words.length &&
  found.words.every((word) => words.has(word)) &&
  than.words.every((word) => found.words.includes(word));
