/** Repetitions of each part of the score card. */
export interface Sizes {
  readonly pages: number;
  /** Maximum requests before an endless list is stopped. */
  readonly mostPages: number;
  /** Calls against a limit of `quota` in `window` seconds. */
  readonly calls: number;
  readonly quota: number;
  readonly window: number;
  readonly loops: number;
  /** Number of items created while responses get lost. */
  readonly made: number;
  /** Number of calls during an outage, and of loops. */
  readonly outage: number;
  readonly outageLoops: number;
  /** Milliseconds after which a call counts as endless. */
  readonly patience: number;
}

export const sizes = (quick: boolean): Sizes => ({
  pages: 10,
  mostPages: 100,
  calls: quick ? 500 : 5000,
  quota: quick ? 200 : 1200,
  window: quick ? 1 : 3,
  loops: 50,
  made: quick ? 200 : 1000,
  outage: quick ? 100 : 200,
  outageLoops: 20,
  patience: quick ? 2500 : 5000,
});
