/** Loads what the pages need before they are opened, so that they open also while the console's process is away. */
import { loadInTurn } from '../ui/late.tsx';

/** Milliseconds until a part that did not come is asked for again. */
const PAUSE = 15_000;
/** Between two looks at whether the page waits for data, and how many of them. */
const LOOK = 50;
const MOST_LOOKS = 100;
/** So many find a page that has all its data, which comes in steps, one after another. */
const RESTING_LOOKS = 11;

/** Not every browser tells when it is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, LOOK);
  });

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The page waits for nothing, as seen by so many looks in a row. */
async function settled(isFetching: () => boolean, looks: number): Promise<void> {
  let resting = 0;
  for (let look = 0; look < MOST_LOOKS; look++) {
    resting = isFetching() ? 0 : resting + 1;
    if (resting >= looks) return;
    await wait(LOOK);
  }
}

/** @param isFetching the page waits for data, which comes first */
export async function preload(isFetching: () => boolean): Promise<void> {
  await settled(isFetching, RESTING_LOOKS);
  const quiet = async (): Promise<void> => {
    await idle();
    await settled(isFetching, 1);
  };
  while (!(await loadInTurn(quiet))) await wait(PAUSE);
}
