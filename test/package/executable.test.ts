/** The executable: the command and the emulator in one file, without Node and without packages. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/build/folders.ts';
import { executableName, makeExecutable } from '../../tools/executable/executable.ts';

const folder = mkdtempSync(join(tmpdir(), 'flarewire-executable-'));
const program = join(folder, executableName());
let emulator: ChildProcess | undefined;
let env: NodeJS.ProcessEnv = {};

interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Runs it where no program and no package can be found. */
function flarewire(words: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(program, words, { cwd: folder, env: { ...env, ...more }, timeout: 60_000 }, (error, out, err) => {
    resolve({ code: error === null ? 0 : error.code, out, err });
  });
  return promise;
}

beforeAll(async () => {
  await makeExecutable(program);
  env = { PATH: '', HOME: folder, CLOUDFLARE_API_TOKEN: 'any' };
  emulator = spawn(program, ['emulator', '--port', '0', '--memory', '--seed', 'default'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (emulator.stdout === null) throw new Error('The emulator has no output.');
  for await (const line of createInterface(emulator.stdout)) {
    const [url] = /http:\S+\/client\/v4/.exec(line) ?? [];
    if (url === undefined) continue;
    env.CLOUDFLARE_BASE_URL = url;
    break;
  }
});
afterAll(async () => {
  if (emulator !== undefined && emulator.exitCode === null) {
    const ended = once(emulator, 'exit');
    emulator.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('the executable', () => {
  test('prints the version of the package, and help', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
    expect(await flarewire(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect((await flarewire(['dns', 'records', 'create', '--help'])).out).toContain('--content');
    expect((await flarewire(['search', 'purge', 'cache'])).out).toContain('flarewire cache purge');
    expect((await flarewire(['man'])).out).toContain('.TH FLAREWIRE');
  });

  test.each([
    ['--json', /"name": "example\.com"/],
    ['--yaml', /name: example\.com/],
    ['--csv', /^id,name/],
    ['--tsv', /^id\tname/],
    ['--jq=.name', /^example\.com\nexample\.org\n$/],
  ])('lists zones with %s', async (format, printed) => {
    expect(await flarewire(['zones', 'list', format])).toEqual({
      code: 0,
      out: expect.stringMatching(printed),
      err: '',
    });
  });

  test('finds the emulator that it has started', async () => {
    const without = { CLOUDFLARE_BASE_URL: undefined, CLOUDFLARE_API_TOKEN: undefined };
    const local = await flarewire(['zones', 'list', '--local', '--jq', '.name'], without);
    expect(local).toMatchObject({ code: 0, out: 'example.com\nexample.org\n' });
  });

  test('rehearses a change, runs bulk jobs, and restores a backup', async () => {
    const setting = ['zones', 'settings', 'edit', 'min_tls_version', '--value', '1.3'];
    const planned = await flarewire([...setting, '--zone', 'example.com', '--plan=diff']);
    expect(planned).toMatchObject({ code: 0, out: expect.stringContaining('"1.3"') });
    const many = await flarewire([...setting, '--across', 'zones', '--yes', '--journal', 'tls.journal']);
    expect(many).toMatchObject({ code: 0, err: expect.stringContaining('2 done.') });
    expect(await flarewire(['backup', 'saved', '--zone', 'example.com', '--only', 'dns'])).toMatchObject({ code: 0 });
    expect(await flarewire(['diff', 'saved', '--zone', 'example.com', '--only', 'dns'])).toMatchObject({ code: 0 });
  });

  test('its emulator runs SQL in processes of its own, and checks Workers', async () => {
    const made = await flarewire(['d1', 'database', 'create', '--name', 'shop', '--jq', '.uuid']);
    const query = ['d1', 'database', 'query', made.out.trim(), '--sql', 'SELECT 6 * 7 AS answer', '--csv'];
    expect(await flarewire(query)).toEqual({ code: 0, out: 'answer\r\n42\r\n', err: '' });
    writeFileSync(join(folder, 'worker.js'), 'export default { fetch() { return new Response("hi"); } };');
    const upload = ['workers', 'scripts', 'update', 'hello', '--metadata', 'main_module=worker.js'];
    expect(await flarewire([...upload, '--files', '@worker.js'])).toMatchObject({ code: 0 });
  });

  test('names the package that a command needs and the executable does not have', async () => {
    expect(await flarewire(['console'])).toMatchObject({ code: 2, err: expect.stringContaining('@flarewire/console') });
    const many = ['zones', 'settings', 'get', 'ssl', '--across', 'zones'];
    expect(await flarewire(many, { REDIS_URL: 'redis://127.0.0.1:9' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('bullmq'),
    });
  });
});
