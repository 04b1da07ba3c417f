/** Builds the page before the browser tests. */
import { ensurePage } from '../../../tools/build/page.ts';

export async function setup(): Promise<void> {
  await ensurePage();
}
