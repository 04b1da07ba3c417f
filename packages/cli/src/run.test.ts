import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWords, type World } from './test-support.ts';
import { USAGE } from './usage.ts';

let emulator: Emulator | undefined;
/** Made by those who ask it: most errors are reported before anything is sent. */
const emulated = (): Emulator => {
  emulator ??= createEmulator({ seed: 1, start: 'default' });
  return emulator;
};
beforeEach(() => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  vi.stubEnv('CLOUDFLARE_BASE_URL', 'http://127.0.0.1:1/client/v4');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator?.close();
  emulator = undefined;
});

const flarewire = (argv: readonly string[], world: World = {}) =>
  runWords(argv, { env: process.env, fetch: (input, init) => emulated().fetch(input as string, init), ...world });

describe('call', () => {
  test('call prints the response of an operation unchanged', async () => {
    const { code, out, err } = await flarewire(['call', 'zones.list', '{"per_page": 5}']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ success: true, result_info: { per_page: 5 } });
  });

  test('call reads parameters from a file and from standard input', async () => {
    for (const [given, world] of [
      ['@p.json', { files: { 'p.json': '{"per_page": 5}' } }],
      ['-', { stdin: '{"per_page": 5}' }],
    ] as const) {
      const { out } = await flarewire(['call', 'zones.list', given], world);
      expect(JSON.parse(out)).toMatchObject({ result_info: { per_page: 5 } });
    }
  });

  test('call sends the bytes of a file in the place of its mark, and returns bytes', async () => {
    const accounts = await flarewire(['call', 'accounts.list', '--all']);
    const account_id: string = JSON.parse(accounts.out.split('\n')[0] ?? '').id;
    const made = await flarewire(['call', 'kv.namespaces.create', JSON.stringify({ account_id, title: 'cli' })]);
    const where = { account_id, namespace_id: JSON.parse(made.out).result.id, key_name: 'k' };
    const files = { 'a/logo.bin': 'bytes' };
    const put = JSON.stringify({ ...where, value: { $file: 'a/logo.bin' } });
    expect((await flarewire(['call', 'kv.namespaces.values.update', put], { files })).code).toBe(0);
    const got = await flarewire(['call', 'kv.namespaces.values.get', JSON.stringify(where), '--output', 'out.bin']);
    expect(got.written).toEqual({ 'out.bin': 'bytes' });
    expect(got.out).toBe('');
  });

  test('call prints no bytes on a terminal, and says which flag to use', async () => {
    const accounts = await flarewire(['call', 'accounts.list', '--all']);
    const account_id: string = JSON.parse(accounts.out.split('\n')[0] ?? '').id;
    const made = await flarewire(['call', 'kv.namespaces.create', JSON.stringify({ account_id, title: 'cli' })]);
    const where = { account_id, namespace_id: JSON.parse(made.out).result.id, key_name: 'k' };
    await flarewire(['call', 'kv.namespaces.values.update', JSON.stringify({ ...where, value: 'x' })]);
    const got = await flarewire(['call', 'kv.namespaces.values.get', JSON.stringify(where)], { isTerminal: true });
    expect(got).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--output FILE') });
  });

  test('--all prints an item a line, over all pages', async () => {
    const { out } = await flarewire(['call', 'zones.list', '{"per_page": 5}', '--all']);
    const { out: whole } = await flarewire(['call', 'zones.list', '{"per_page": 50}']);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(
      JSON.parse(whole).result.map(({ id }: { id: string }) => id),
    );
  });

  test('--plan sends nothing, needs no credentials and shows no secret', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', undefined);
    const { code, out } = await flarewire(['call', 'zones.list', '{"name": "a.example"}', '--plan']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ method: 'GET', url: expect.stringContaining('/zones?name=a.example') });
    expect(out).toContain('***');
    expect(emulated().journal.entries()).toEqual([]);
  });
});

describe('errors', () => {
  test.each([
    [['call', 'zones.lisst'], 2, 'zones.list'],
    [['call', 'zones.get', '{}'], 2, 'zone_id'],
    [['call', 'zones.list', '{oops'], 2, 'not valid JSON'],
    [['call', 'zones.list', '[]'], 2, 'JSON object'],
    [['call', 'zones.list', '@gone.json'], 2, 'gone.json: file not found'],
    [['call', 'zones.list', '{}', 'more'], 2, 'Unexpected argument "more"'],
    [['call', 'zones.list', '--onze'], 2, '--onze'],
    [['call', 'zones.list', '--plan', '--all'], 2, '--plan sends nothing'],
    [['call'], 2, 'Missing operation'],
    [[], 2, 'Usage:'],
    [['call', 'zones.get', `{"zone_id": "${'0'.repeat(32)}"}`], 1, 'zones get: 40'],
  ])('%j ends with %i and tells', async (argv, code, text) => {
    const { out, ...seen } = await flarewire(argv);
    expect(seen.code).toBe(code);
    expect(seen.err).toContain(text);
    expect(out).toBe('');
  });

  test('rejected credentials exit with code 4', async () => {
    emulator = createEmulator({ auth: 'strict' });
    const { code, err } = await flarewire(['call', 'zones.list']);
    expect([code, err]).toEqual([4, expect.stringContaining('zones list: 400 [6003]')]);
  });
});

describe('help', () => {
  test('help shows the usage, the version, and the parameters of an operation', async () => {
    expect(await flarewire(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining(USAGE) });
    expect(await flarewire(['--version'])).toMatchObject({ code: 0, out: '1.2.3\n' });
    const { out } = await flarewire(['call', 'dns.records.create', '--help']);
    expect(out).toContain('POST /zones/{zone_id}/dns_records');
    expect(out).toMatch(/Required:\n {2}--name +text of 1 to 255 characters\n {4,}Full name with the zone's/);
    expect(out).toContain('DNS Write');
    expect((await flarewire(['call', 'no.such', '--help'])).code).toBe(2);
  });
});
