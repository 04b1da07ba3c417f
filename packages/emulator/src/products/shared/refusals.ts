/** Refusals of products whose own codes are not documented: those that hold for the whole API stand in. */
import { CODE, type Problem, problem } from '../../problem.ts';

export const invalid = (why: string, pointer?: string): Problem => problem(400, CODE.invalid, why, pointer);

export const conflict = (why: string, pointer?: string): Problem => problem(409, CODE.conflict, why, pointer);

export const missing = (what: string, pointer?: string): Problem =>
  problem(404, CODE.notFound, `${what} not found`, pointer);
