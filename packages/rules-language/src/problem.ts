/** A problem of an expression, and its text as the API reports it. */

export interface Problem {
  /** Offset of the first character that is wrong. */
  readonly at: number;
  /** How many characters are wrong. */
  readonly length: number;
  /** The message of the API where it is known. */
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
  /** Page of the documentation. */
  readonly page?: string;
}

/** Ends the reading or checking of an expression. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The problem that a function throws, or its result. */
export function caught<Result>(act: () => Result): Result | { readonly ok: false; readonly problem: Problem } {
  try {
    return act();
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** A longer line is not repeated: as long as an expression may be. */
const LONGEST_LINE = 4096;

/**
 * A problem as the API reports it: line and column, the line, a mark below, the message.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/edit-expressions/#expression-validation
 */
export function report(text: string, { at, length, message }: Problem): string {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end < 0 ? undefined : end);
  const column = at - start;
  const marks = '^'.repeat(Math.max(1, Math.min(length, line.length - column)));
  const shown = line.length > LONGEST_LINE ? '' : `\n${line}\n${' '.repeat(column)}${marks}`;
  return `Filter parsing error (${before.split('\n').length}:${column + 1}):${shown} ${message}`;
}
