/** A module of a Worker, the kinds of modules, and problems in code. */

export interface Module {
  /** Name under which other modules import it. */
  readonly name: string;
  /** MIME type, which determines the kind of module. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A problem in code, and its location if known. */
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

/** A kind of module recognized by file name. */
export interface ModuleRule {
  readonly type: string;
  readonly globs: readonly RegExp[];
}

export const ruleFor = (rules: readonly ModuleRule[], path: string): ModuleRule | undefined =>
  rules.find(({ globs }) => globs.some((glob) => glob.test(path)));
