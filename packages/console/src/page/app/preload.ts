/** Preloads the code of all pages, so that they open even while the console's process is away. */
import { loadInTurn } from '../ui/late.tsx';

/** Milliseconds before a failed part is requested again. */
const PAUSE = 15_000;
/** Milliseconds between checks for pending data. */
const LOOK = 50;
const MAX_LOOKS = 100;
/** Consecutive idle checks that indicate that a page has all its data, which loads in steps. */
const RESTING_LOOKS = 11;

/** Not every browser supports idle callbacks. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, LOOK);
  });

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the page waits for nothing in this number of consecutive checks. */
async function settled(isFetching: () => boolean, looks: number): Promise<void> {
  let resting = 0;
  for (let look = 0; look < MAX_LOOKS; look++) {
    resting = isFetching() ? 0 : resting + 1;
    if (resting >= looks) return;
    await wait(LOOK);
  }
}

/** @param isFetching true while the page waits for data, which has priority */
export async function preload(isFetching: () => boolean): Promise<void> {
  await settled(isFetching, RESTING_LOOKS);
  const quiet = async (): Promise<void> => {
    await idle();
    await settled(isFetching, 1);
  };
  while (!(await loadInTurn(quiet))) await wait(PAUSE);
}
