/** How much of everything the score card does. */
export interface Sizes {
  readonly pages: number;
  /** Requests after which a list that does not end is stopped. */
  readonly mostPages: number;
  /** Calls against a limit of `quota` in `window` seconds. */
  readonly calls: number;
  readonly quota: number;
  readonly window: number;
  readonly loops: number;
  /** Things made while answers get lost. */
  readonly made: number;
  /** Calls during an outage, from so many loops. */
  readonly outage: number;
  readonly outageLoops: number;
  /** Milliseconds after which nobody waits any longer for a call to end. */
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
