/** Installs what the site needs and the repository does not have, once, as its lock file says. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { output } from '../runtimes/processes.ts';

/** The repository's own Node comes first on the path; telemetry is off. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
});

/** @param folder that contains the lock file @param what description for the progress output */
export async function install(folder: string, what: string, say: (text: string) => void): Promise<void> {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const note = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  say(`Installing ${what} …`);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await output('npm', args, { cwd: folder, timeout: 600_000, env: environment() });
  writeFileSync(note, lock);
}
