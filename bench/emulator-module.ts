/** The emulator as a program of a measurement imports it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Arguments for Node that start the emulator's command. */
export function emulatorCommand(root: string): string[] {
  const [built, source] = ['dist/cli.js', 'src/cli.ts'].map((file) => join(root, 'packages/emulator', file));
  return built !== undefined && existsSync(built)
    ? ['--no-warnings', built]
    : ['--conditions=flarewire-source', '--no-warnings', source ?? ''];
}

/** Arguments for Node that name the program, and which emulator to import; a build must not be mixed with the sources of what it imports. */
export function withEmulator(root: string, program: string): string[] {
  const folder = join(root, 'packages/emulator');
  const url = (file: string): string => pathToFileURL(join(folder, file)).href;
  if (existsSync(join(folder, 'dist/index.js'))) return [program, url('dist/index.js')];
  if (existsSync(join(folder, 'src/index.ts'))) return ['--conditions=flarewire-source', program, url('src/index.ts')];
  throw new Error('packages/emulator is missing.');
}
