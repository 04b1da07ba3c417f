/**
 * A handler's result that is not ready when its transaction ends: slow work, during which other requests are served.
 */

export class Later<Result = unknown> {
  /** Runs outside of any transaction, and may open some. Its value then becomes the result within a transaction. */
  readonly work: () => Promise<() => Result>;

  private constructor(work: () => Promise<() => Result>) {
    this.work = work;
  }

  static of<Result>(work: () => Promise<Result>): Later<Result> {
    return new Later(async () => {
      const result = await work();
      return () => result;
    });
  }

  /** The same, and then this. */
  and<Next>(next: (result: Result) => Next): Later<Next> {
    return new Later(async () => {
      const finish = await this.work();
      return () => next(finish());
    });
  }
}
