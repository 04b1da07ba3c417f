/** On a terminal and at the edges of a system: widths, questions, Ctrl-C, pipes that close, folders that cannot be written. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmulator } from '@flarewire/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const emulator = createEmulator({ seed: 1, start: 'default' });
let home = '';
let url = '';
beforeAll(async () => {
  await emulator.ready;
  ({ url } = await emulator.listen());
  home = await mkdtemp(join(tmpdir(), 'flarewire-terminal-'));
  await mkdir(join(home, 'locked'));
  await chmod(join(home, 'locked'), 0o500);
});
afterAll(async () => {
  await emulator.close();
  await rm(home, { recursive: true, force: true });
});

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const command = `'${process.execPath}' --conditions=flarewire-source --no-warnings '${cli}'`;

interface World {
  readonly env?: NodeJS.ProcessEnv;
  /** Sent when a text is seen. */
  readonly typed?: readonly (readonly [after: string, keys: string])[];
}

interface Ended {
  readonly code: number | null;
  readonly text: string;
  readonly milliseconds: number;
}

/** Runs a line of shell; `typed` is typed when its texts are seen. */
function shell(file: string, args: readonly string[], { env, typed = [] }: World): Promise<Ended> {
  const started = performance.now();
  const all = {
    ...process.env,
    NODE_OPTIONS: '',
    TERM: 'xterm',
    CLOUDFLARE_API_TOKEN: 'any',
    CLOUDFLARE_BASE_URL: url,
    HOME: home,
    FLAREWIRE_NO_UPDATE_NOTICE: '1',
  };
  // Node takes a CI for a terminal without colours.
  const own = { XDG_CONFIG_HOME: undefined, CI: undefined, ...env };
  const child = spawn(file, args, { env: { ...all, ...own }, cwd: home });
  const left = [...typed];
  let text = '';
  const hear = (chunk: Buffer): void => {
    text += String(chunk);
    const [next] = left;
    if (next === undefined || !text.includes(next[0])) return;
    left.shift();
    child.stdin.write(next[1]);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, text, milliseconds: performance.now() - started }));
  });
}

const plainly = (line: string, world: World = {}) =>
  shell('bash', ['--norc', '-c', `flarewire() { ${command} "$@"; }; ${line}`], world);

/** `script` of util-linux gives a program a terminal. */
const onTerminal = (line: string, world: World & { readonly columns?: number; readonly rows?: number } = {}) => {
  const { columns = 80, rows = 40, ...rest } = world;
  return shell(
    'script',
    ['-qec', `stty cols ${columns} rows ${rows}; flarewire() { ${command} "$@"; }; ${line}`, '/dev/null'],
    rest,
  );
};

/** Without the note about columns that have no room. */
const tableIn = (text: string): string => text.replace(/^Not shown: .*\r\n/gm, '');

describe('on a terminal', () => {
  test.each([80, 200])('a table is as wide as %i columns', async (columns) => {
    const { code, text } = await onTerminal('flarewire dns records list --zone example.com', {
      columns,
      env: { NO_COLOR: '1' },
    });
    const lines = tableIn(text).split('\r\n').filter(Boolean);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^NAME +TYPE +CONTENT +/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  test('colours are there, and gone with NO_COLOR', async () => {
    expect((await onTerminal('flarewire zones list')).text).toContain('\u001b[1m');
    expect((await onTerminal('flarewire zones list', { env: { NO_COLOR: '1' } })).text).not.toContain('\u001b[1m');
  });

  test('a table that is longer than the screen goes through the pager, a short one does not', async () => {
    const list = 'flarewire dns records list --zone example.com';
    const env = { NO_COLOR: '1', PAGER: 'tr A-Z a-z' };
    const long = await onTerminal(list, { rows: 4, env });
    expect([long.code, tableIn(long.text)]).toEqual([0, expect.stringMatching(/^name +/)]);
    const short = await onTerminal(list, { rows: 500, env });
    expect([short.code, tableIn(short.text)]).toEqual([0, expect.stringMatching(/^NAME +/)]);
    const none = await onTerminal(list, { rows: 4, env: { ...env, PAGER: 'cat' } });
    expect([none.code, tableIn(none.text)]).toEqual([0, tableIn(short.text)]);
  });

  test('a pager that is closed ends the command; one that does not exist is named', async () => {
    const list = 'flarewire dns records list --zone example.com';
    const { code, text } = await onTerminal(list, { rows: 4, env: { NO_COLOR: '1', PAGER: 'head -n 2' } });
    expect([code, tableIn(text).split('\r\n').filter(Boolean)]).toEqual([
      0,
      [expect.stringMatching(/^NAME/), expect.any(String)],
    ]);
    const missing = await onTerminal(list, { rows: 4, env: { PAGER: 'no-such-pager' } });
    expect([missing.code, missing.text]).toEqual([
      2,
      expect.stringContaining('Cannot start the pager "no-such-pager"'),
    ]);
  });

  test('a destructive command shows what it deletes and asks', async () => {
    const no = await onTerminal('flarewire zones delete example.org', { typed: [['[y/N] ', 'n\r']] });
    expect([no.code, no.text]).toEqual([2, expect.stringContaining('Not confirmed: nothing was sent.')]);
    expect((await plainly('flarewire zones get example.org --jq .name')).text).toBe('example.org\n');
  });

  test('a token that is typed is not seen', async () => {
    const { code, text } = await onTerminal('flarewire login', { typed: [['API token: ', 'secret-of-mine\r']] });
    expect([code, text]).toEqual([0, expect.stringContaining('saved as profile "default"')]);
    expect(text).not.toContain('secret-of-mine');
    await plainly('flarewire logout');
  });

  test('Ctrl-C ends a question, and nothing is sent', async () => {
    const { code, text } = await onTerminal('flarewire zones delete example.org', {
      typed: [['[y/N] ', '\u0003']],
    });
    expect([code, text]).toEqual([130, expect.stringContaining('Interrupted')]);
    expect((await plainly('flarewire zones get example.org --jq .name')).text).toBe('example.org\n');
  });
});

describe('at the edges', () => {
  test('a reader that goes away is not a fault', async () => {
    const { code, text } = await plainly('set -o pipefail; flarewire zones list | head -n 1 | cut -c1-1');
    expect([code, text]).toEqual([0, '{\n']);
    expect((await plainly('flarewire zones list >&-')).text).not.toContain('    at ');
  });

  test('a long wait ends at once with SIGINT and SIGTERM, and says what is known', async () => {
    const line = (signal: string) =>
      `${command} wait zones get example.com --until status=none & child=$!; sleep 1.5; kill -${signal} $child; wait $child`;
    for (const signal of ['INT', 'TERM']) {
      // A shell starts what is in the background deaf to Ctrl-C.
      const { code, text } = await plainly(`set -m; ${line(signal)}`);
      expect([code, text]).toEqual([130, expect.stringContaining('Interrupted.')]);
    }
  });

  test('a token that is refused is exit code 4, no network is 1', async () => {
    const refused = createEmulator({ seed: 1, auth: 'strict' });
    await refused.ready;
    const { url: strict } = await refused.listen();
    const wrong = await plainly('flarewire zones list', {
      env: { CLOUDFLARE_BASE_URL: strict, CLOUDFLARE_API_TOKEN: 'wrong-token' },
    });
    await refused.close();
    expect([wrong.code, wrong.text.includes('wrong-token')]).toEqual([4, false]);
    const gone = await plainly('flarewire zones list', {
      env: { CLOUDFLARE_BASE_URL: 'http://127.0.0.1:1/client/v4' },
    });
    expect([gone.code, gone.text]).toEqual([1, expect.stringContaining('zones list')]);
  }, 60_000);

  test('no home, and one that cannot be written, stop nothing but login', async () => {
    expect((await plainly('flarewire zones list --limit 1', { env: { HOME: '/nonexistent' } })).code).toBe(0);
    const locked = { HOME: join(home, 'locked') };
    expect((await plainly('flarewire zones list --limit 1', { env: locked })).code).toBe(0);
    const { code, text } = await plainly('echo token | flarewire login', { env: { HOME: '/dev/null/none' } });
    expect([code, text.includes('    at ')]).toEqual([1, false]);
  });

  test('the notice of a newer version is printed once a day at a terminal, and nowhere else', async () => {
    let requests = 0;
    const registry = createServer((_, response) => {
      requests++;
      response.end('{"latest":"99.0.0"}');
    });
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { port } = registry.address() as AddressInfo; // a TCP server that listens has a port
    const env = {
      FLAREWIRE_NO_UPDATE_NOTICE: undefined,
      FLAREWIRE_REGISTRY: `http://127.0.0.1:${port}`,
      XDG_CACHE_HOME: join(home, 'cache-of-notice'),
    };
    const list = 'flarewire zones list --limit 1';
    for (const [line, own] of [
      [`${list} --no-update-notice`, {}],
      [list, { FLAREWIRE_NO_UPDATE_NOTICE: '1' }],
      [list, { CI: 'true' }],
      [`${list} | cat`, {}],
      [`${list} 2> messages.txt`, {}],
    ] as const)
      expect((await onTerminal(line, { env: { ...env, ...own } })).text).not.toContain('99.0.0');
    expect((await plainly(list, { env })).text).not.toContain('99.0.0');
    expect(requests).toBe(0);
    const shown = await onTerminal(list, { env });
    expect([shown.code, shown.text]).toEqual([0, expect.stringContaining('flarewire 99.0.0 is available')]);
    expect((await onTerminal(list, { env })).text).not.toContain('99.0.0');
    expect(requests).toBe(1);
    registry.close();
  }, 60_000);

  test('a disk that is full leaves no half file', async () => {
    const { code, text } = await plainly('flarewire zones list --output /dev/full/x.json');
    expect([code, text.includes('    at ')]).toEqual([1, false]);
    await writeFile(join(home, 'there.json'), 'before');
    const kept = await plainly('flarewire zones list --output there.json; cat there.json');
    expect(kept.text).toContain('before');
    expect((await plainly('flarewire zones list --output there.json --force && head -c 1 there.json')).text).toBe('{');
    expect((await readdir(home)).filter((name) => name.endsWith('.part'))).toEqual([]);
    const full = await plainly('flarewire zones list > /dev/full');
    expect(full.text).not.toContain('    at ');
  });
});
