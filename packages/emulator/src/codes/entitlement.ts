/** Refusals of an account that has not bought the product, as they were seen of the operation or of its siblings. */
import { type Problem, problem } from '../problem.ts';
import { findOwn, findSiblingCode } from './table.ts';

/** Methods that set a product up: what one of them needs, the others need, too. */
const WRITES = /\.(?:create|update|edit)$/;

/** Undefined where the operation was not seen to need more than a free account. */
export function refusalOfFree(operation: string): Problem | undefined {
  const found =
    findOwn(operation, 'not-entitled') ??
    (WRITES.test(operation) ? findSiblingCode(operation, 'not-entitled') : undefined);
  if (found === undefined) return undefined;
  const message = found.message === '' ? 'The account is not entitled to this product.' : found.message;
  return problem(found.status ?? 403, found.code ?? 10000, message);
}
