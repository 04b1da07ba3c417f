/** Every flag of the command does what it says, in the installed command and against the installed emulator. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../tools/build/folders.ts';
import { chapterOf, codesIn, tableOf } from '../../docs/tables.ts';
import { emulatorPackage, shellCommand } from '../program-packages.ts';
import { FILES, USES } from './flag-uses.ts';

const emulator = (await emulatorPackage()).createEmulator({ seed: 1, start: 'default' });
const page = readFileSync(join(root, 'docs/options.md'), 'utf8');
const commandChapter = chapterOf(page, 'Command');
let folder = '';
let env: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  await emulator.ready;
  const { url } = await emulator.listen();
  folder = await mkdtemp(join(tmpdir(), 'flarewire-flags-'));
  const command = await shellCommand('packages/cli/src/cli.ts', 'flarewire');
  await writeFile(join(folder, 'flarewire'), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  env = {
    ...process.env,
    NODE_OPTIONS: '',
    PATH: `${folder}:${process.env.PATH}`,
    ...Object.fromEntries(['CONFIG', 'CACHE', 'STATE'].map((of) => [`XDG_${of}_HOME`, join(folder, of)])),
    CLOUDFLARE_API_TOKEN: 'any',
    CLOUDFLARE_BASE_URL: url,
    URL: url,
  };
});
afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
});

/** `--output FILE`, `-o` → `--output`, `-o` */
const flagsIn = (cell: string): string[] => codesIn(cell).flatMap((code) => code.match(/^--?[a-z-]+/) ?? []);

/** The commands and a flag that each of them has. */
const documented = [
  ...tableOf(commandChapter, 'flag |').flatMap(([cell = '']) => flagsIn(cell).map((flag) => ['flarewire', flag])),
  ...tableOf(commandChapter, 'command | flags of its own').flatMap(([command = '', cell = '']) =>
    flagsIn(cell).map((flag) => [command.replaceAll('`', ''), flag]),
  ),
  ...tableOf(chapterOf(page, 'Emulator'), 'option | command line |').flatMap(([, cell = '']) =>
    flagsIn(cell).map((flag) => ['flarewire emulator', flag]),
  ),
  ...tableOf(chapterOf(page, 'Console'), 'option | default |').flatMap(([cell = '']) =>
    flagsIn(cell).map((flag) => ['flarewire console', flag]),
  ),
];

test('every flag of the page of options is used below', () => {
  expect(documented.length).toBeGreaterThan(100);
  const isUsed = ([command = '', flag = '']: string[]): boolean =>
    USES.some(({ line }) => new RegExp(`${command} .*(?<![\\w-])${flag}(?![\\w-])`).test(line));
  expect(documented.filter((one) => !isUsed(one)).map((one) => one.join(' '))).toEqual([]);
});

test.each(USES)('$line', async ({ line, prints }) => {
  const run = promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', line], { cwd: folder, env });
  const { stdout } = await run.catch((error) => ({ stdout: `${error.message}\n${error.stdout}` }));
  expect(stdout.trim()).toMatch(prints);
});
