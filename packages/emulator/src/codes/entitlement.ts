/** Refusals of an account that has not bought the product, as they were seen of the operation or of what it belongs to. */
import { memoize } from '../memoize.ts';
import { type Problem, problem } from '../problem.ts';
import { type Observed, type Row, resourceOf, wordsOf } from './rank.ts';
import { findOwn, findSiblingCode, rowsOf, rowsPast } from './table.ts';

/** Methods that set a product up: what one of them needs, the others need, too. */
const WRITES = /\.(?:create|update|edit)$/;

/** By operation; the table does not change. */
const known = new Map<string, { readonly found: Observed | undefined }>();

/** Undefined where neither the operation nor all that was seen of its product needs more than a free account. */
export function refusalOfFree(operation: string): Problem | undefined {
  const { found } = memoize(known, operation, () => ({
    found: findOwn(operation, 'not-entitled') ?? findOfResource(operation) ?? findOfProduct(operation),
  }));
  if (found === undefined) return undefined;
  const message = found.message === '' ? 'The account is not entitled to this product.' : found.message;
  return problem(found.status ?? 403, found.code ?? 10000, message);
}

/** An account that cannot read or delete may do nothing with the resource; one that cannot set it up may still read. */
function findOfResource(operation: string): Observed | undefined {
  const seen = rowsOf('not-entitled').filter((row) => resourceOf(row) === resourceOf({ operation }));
  return WRITES.test(operation) || seen.some(isNoWrite) ? findSiblingCode(operation, 'not-entitled') : undefined;
}

/**
 * The code that several resources below a common name share, or one that names the whole of them, none of which was
 * seen to let a free account past. Where only methods that set them up were refused, only such are.
 */
function findOfProduct(operation: string): Observed | undefined {
  const path = resourceOf({ operation }).split('.');
  for (let length = path.length; length > 0; length -= 1) {
    const start = `${path.slice(0, length).join('.')}.`;
    const below = rowsOf('not-entitled').filter((row) => row.operation.startsWith(start));
    const [first] = below;
    if (first === undefined) continue;
    const refused = new Set(below.map(resourceOf));
    if (below.some((row) => !isSame(row, first)) || isPassed(start, refused)) return undefined;
    const isOfAll = WRITES.test(operation) || below.some(isNoWrite);
    if (isOfAll && (refused.has(start.slice(0, -1)) || namesAll(first, path.slice(0, length)))) return first;
    if (refused.size > 1) return isOfAll ? first : undefined;
  }
  return undefined;
}

const isNoWrite = ({ operation }: Row): boolean => !WRITES.test(operation);

const isSame = (one: Row, other: Row): boolean =>
  one.code === other.code && (one.code !== null || one.status === other.status);

/** Some resource was refused for other reasons only: what it belongs to as a whole needs no purchase. */
const isPassed = (start: string, refused: ReadonlySet<string>): boolean =>
  rowsPast('not-entitled').some((row) => row.operation.startsWith(start) && !isBelow(resourceOf(row), refused));

/** The items of a refused list are refused, too. */
const isBelow = (resource: string, refused: ReadonlySet<string>): boolean =>
  [...refused].some((one) => `${resource}.`.startsWith(`${one}.`));

/** `ai security entitled` is about all of `aiSecurity`. */
const namesAll = ({ words }: Row, path: readonly string[]): boolean => {
  const name = [...wordsOf(path.at(-1) ?? '')];
  return name.length > 1 && name.every((word) => words.includes(word));
};
