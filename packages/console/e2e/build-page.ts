/** Before the tests in the browser: the page as it will be served. */
import { ensurePage } from '../../../tools/build/page.ts';

export async function setup(): Promise<void> {
  await ensurePage();
}
