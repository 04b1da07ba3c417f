/** `--watch` and `--upsert` over the emulator. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../test-support.ts';

let emulator: Emulator;
beforeEach(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const fetch: World['fetch'] = (input, init) => emulator.fetch(input as string, init);
const flarewire = (line: string, world: World = {}) => runWords(wordsIn(line), { fetch, ...world });
const titles = async (): Promise<unknown[]> =>
  (await flarewire('kv namespaces list')).out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).title);

describe('--watch', () => {
  /** Makes a change before each request after the first, then interrupts. */
  const watched = (line: string, changes: readonly string[], world: World = {}) => {
    const interrupt = new AbortController();
    let round = 0;
    return flarewire(line, {
      ...world,
      signal: interrupt.signal,
      fetch: async (input, init) => {
        if (String(input).includes('/namespaces')) {
          const change = changes[round - 1];
          if (change !== undefined) await flarewire(change);
          else if (round > 0) {
            interrupt.abort();
            throw new DOMException('aborted', 'AbortError');
          }
          round += 1;
        }
        return emulator.fetch(input as string, init);
      },
    });
  };
  const CHANGES = [
    'kv namespaces create --title two',
    'kv namespaces update one --title uno',
    'kv namespaces delete two --yes',
  ];

  test('--watch prints added, changed and removed items, and an interruption exits with 0', async () => {
    await flarewire('kv namespaces create --title one');
    const { code, out, err } = await watched('kv namespaces list --watch=0.001', CHANGES);
    const lines = out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    const seen = lines
      .filter(({ item }) => /one|uno|two/.test(item.title))
      .map((one) => `${one.change} ${one.item.title}`);
    expect([code, err, seen]).toEqual([0, '', ['added one', 'added two', 'changed uno', 'removed two']]);
  });

  test('on a terminal, --watch draws the table again and marks the changed rows', async () => {
    await flarewire('kv namespaces create --title one');
    const { code, out } = await watched('kv namespaces list --watch=0.001', CHANGES, { isTerminal: true });
    const tables = out.split('\u001b[2J\u001b[H').slice(1);
    const marks = tables.map((table) => table.split('\n').filter((line) => /^[+~-] /.test(line)));
    expect([code, tables.length]).toEqual([0, 4]);
    expect(marks.map((lines) => lines.map((line) => line.slice(0, 5)))).toEqual([[], ['+ two'], ['~ uno'], ['- two']]);
  });

  test('--watch is refused for changes and for flags that end with one response', async () => {
    for (const flag of ['--output x', '--jq .id', '--plan', '--csv', '--across accounts', '--raw'])
      expect([flag, (await flarewire(`kv namespaces list --watch ${flag}`)).code]).toEqual([flag, 2]);
    expect((await flarewire('kv namespaces create --title x --watch')).err).toContain('repeats commands that read');
    expect((await flarewire('zones list --watch=often')).err).toContain('--watch=10');
  });
});

describe('--upsert', () => {
  test('--upsert creates an item, leaves an equal one unchanged, and updates a different one', async () => {
    const line = 'dns records create --zone example.com --type A --name up --content 192.0.2.7 --upsert';
    const made = await flarewire(line);
    expect([made.code, made.err]).toEqual([0, expect.stringContaining('created')]);
    expect((await flarewire(line)).err).toContain('is there already');
    const changed = await flarewire(`${line} --comment mine`);
    expect([changed.err, JSON.parse(changed.out)]).toEqual([
      expect.stringContaining('updated comment'),
      expect.objectContaining({ id: JSON.parse(made.out).id, comment: 'mine' }),
    ]);
  });

  test('--upsert works for many rows, and a second run changes nothing', async () => {
    const line = 'kv namespaces create --title everywhere --account {id} --across accounts --upsert --yes';
    const first = await flarewire(line.replace(' --account {id}', ''));
    expect(first.code).toBe(0);
    await flarewire(line.replace(' --account {id}', ''));
    expect((await titles()).filter((title) => title === 'everywhere')).toHaveLength(1);
  });

  test('--upsert is refused for commands without a natural key, and with --if-absent', async () => {
    expect(await flarewire('zones get example.com --upsert')).toMatchObject({ code: 2 });
    const policy = `zero-trust access policies create --name p --decision allow --include '[{"everyone":{}}]' --upsert`;
    expect(await flarewire(policy)).toMatchObject({ code: 2, err: expect.stringContaining('no natural key') });
    const both = await flarewire('kv namespaces create --title x --upsert --if-absent');
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('Give either') });
  });
});
