/** Errors (invalid, not found, conflict) with general codes of the API, for products whose own codes are not documented. */
import { CODE, type Problem, problem } from '../../problem.ts';

export const invalid = (why: string, pointer?: string): Problem => problem(400, CODE.invalid, why, pointer);

export const conflict = (why: string, pointer?: string): Problem => problem(409, CODE.conflict, why, pointer);

export const missing = (what: string, pointer?: string): Problem =>
  problem(404, CODE.notFound, `${what} not found`, pointer);
