/** A resource of the path that is missing is refused before a body that the product cannot use. */
import { Problem } from '../problem.ts';

/**
 * The refusal of the missing resource, or the given one of the body. `act` has to run within the transaction that the
 * thrown refusal ends: nothing that it stores lasts.
 */
export function absentFirst(refusal: Problem, act: () => unknown, path: Readonly<Record<string, string>>): Problem {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem && error.status === 404 && isOfPath(error, path)) return error;
  }
  return refusal;
}

/** A missing list or zone that the body names has a pointer into the body. */
const isOfPath = ({ faults: [fault] }: Problem, path: Readonly<Record<string, string>>): boolean =>
  fault?.pointer === undefined || fault.pointer.slice(1) in path;
