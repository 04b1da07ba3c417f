/** Regular expressions of the Rules language, matched in linear time. */
import { PatternError } from './node.ts';
import { parsePattern } from './parse.ts';
import { compile, type Program } from './program.ts';

/** Cache size: a rule has at most 64 patterns and is evaluated repeatedly. */
const MAX_KNOWN = 256;
const known = new Map<string, Program | PatternError>();

/** @throws PatternError */
export function programOf(pattern: string): Program {
  let program = known.get(pattern);
  if (program === undefined) {
    program = compiled(pattern);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(pattern, program);
  }
  if (program instanceof PatternError) throw program;
  return program;
}

function compiled(pattern: string): Program | PatternError {
  try {
    return compile(parsePattern(pattern));
  } catch (error) {
    if (error instanceof PatternError) return error;
    throw error;
  }
}

/** The problem of a pattern and its position; undefined if it is valid. */
export function patternProblem(pattern: string): { readonly at: number; readonly message: string } | undefined {
  const program = compiled(pattern);
  return program instanceof PatternError ? { at: program.at, message: program.message } : undefined;
}
