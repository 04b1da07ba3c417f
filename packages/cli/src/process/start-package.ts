/** Starts the command of another package of flarewire's, with the terminal of this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** The exit code; undefined if the package is not installed. */
export async function startPackage(name: string, args: readonly string[]): Promise<number | undefined> {
  const file = commandFile(name);
  if (file === undefined) return undefined;
  const child = spawn(process.execPath, [...process.execArgv, file, ...args], {
    stdio: 'inherit',
    // Named in the usage of the program.
    env: { ...process.env, FLAREWIRE_COMMAND: `flarewire ${name.replace('@flarewire/', '')}` },
  });
  // The terminal sends Ctrl-C to both processes; SIGTERM is forwarded.
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGTERM', pass);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 130;
  } finally {
    process.removeListener('SIGTERM', pass);
  }
}

function commandFile(name: string): string | undefined {
  try {
    const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { bin: Readonly<Record<string, string>> };
    const [file] = Object.values(bin);
    return file === undefined ? undefined : join(dirname(path), file);
  } catch {
    return undefined;
  }
}
