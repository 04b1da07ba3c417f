/** Refusals of an account that has not bought the product, as they were seen of the operation. */
import { type Problem, problem } from '../problem.ts';
import { findCode } from './table.ts';

/** Undefined where the operation was not seen to need more than a free account. */
export function refusalOfFree(operation: string): Problem | undefined {
  const found = findCode(operation, 'not-entitled', new Set());
  if (found === undefined || found.distance !== 'operation') return undefined;
  const message = found.message === '' ? 'The account is not entitled to this product.' : found.message;
  return problem(found.status ?? 403, found.code ?? 10000, message);
}
