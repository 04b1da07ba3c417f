/** Loads what the pages need before they are opened, so that they open also while the console's process is away. */
import { loadInTurn } from '../ui/late.tsx';

/** Milliseconds until a part that did not come is asked for again. */
const PAUSE = 15_000;

/** Not every browser tells when it is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });

export async function preload(): Promise<void> {
  while (!(await loadInTurn(idle))) await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
