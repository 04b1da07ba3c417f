/** A problem of an expression, and its text as reported by the API. */

export interface Problem {
  /** Offset of the first wrong character. */
  readonly at: number;
  /** Number of wrong characters. */
  readonly length: number;
  /** The message of the API, if known. */
  readonly message: string;
  /** Suggested fix. */
  readonly hint?: string;
  /** Page of the documentation. */
  readonly page?: string;
}

/** Stops parsing or checking an expression. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The result of a function, or the problem that it throws. */
export function caught<Result>(act: () => Result): Result | { readonly ok: false; readonly problem: Problem } {
  try {
    return act();
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Longer lines are not quoted; equals the maximum length of an expression. */
const MAX_LINE_LENGTH = 4096;

/**
 * Formats a problem like the API: line and column, the line, a marker below, the message.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/edit-expressions/#expression-validation
 */
export function report(text: string, { at, length, message }: Problem): string {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end < 0 ? undefined : end);
  const column = at - start;
  const marks = '^'.repeat(Math.max(1, Math.min(length, line.length - column)));
  const shown = line.length > MAX_LINE_LENGTH ? '' : `\n${line}\n${' '.repeat(column)}${marks}`;
  return `Filter parsing error (${before.split('\n').length}:${column + 1}):${shown} ${message}`;
}
