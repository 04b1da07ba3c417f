/** A module of a Worker, the kinds of modules, and what is wrong with code. */

export interface Module {
  /** As other modules import it. */
  readonly name: string;
  /** MIME type, which tells what it is. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What is wrong with code, and where, if that is known. */
export interface CodeProblem {
  readonly reason: string;
  readonly file?: string;
  readonly line?: number;
}

/** The code cannot be deployed. */
export class CodeError extends Error {
  readonly problems: readonly CodeProblem[];

  constructor(problems: readonly CodeProblem[]) {
    super(problems[0]?.reason);
    this.problems = problems;
  }
}

/** A kind of modules that is known by its name. */
export interface ModuleRule {
  readonly type: string;
  readonly globs: readonly RegExp[];
}

export const ruleFor = (rules: readonly ModuleRule[], path: string): ModuleRule | undefined =>
  rules.find(({ globs }) => globs.some((glob) => glob.test(path)));
