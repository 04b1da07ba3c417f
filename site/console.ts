/** Writes the console without a server as a folder of the site, over the emulator that examples run on. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeStaticSite } from '../packages/console/src/server/static-site.ts';
import { buildInPage } from '../tools/build/code/in-page.ts';
import { root } from '../tools/build/folders.ts';
import { ensurePage } from '../tools/build/page.ts';

/** Name of its folder, and its address: `/try/`. */
export const CONSOLE = 'try';

/** @param dist the built site @param made folder for intermediate files */
export async function writeConsole(dist: string, made: string): Promise<void> {
  const worker = join(made, 'console/worker');
  const emulator = join(made, 'console/emulator');
  await buildInPage(worker);
  mkdirSync(emulator, { recursive: true });
  // The site has the emulator once.
  writeFileSync(join(emulator, 'index.js'), "export * from '../../browser-emulator/index.js';\n");
  const { version } = JSON.parse(readFileSync(join(root, 'packages/console/package.json'), 'utf8'));
  await writeStaticSite(join(dist, CONSOLE), { version }, { page: await ensurePage(), worker, emulator });
}
