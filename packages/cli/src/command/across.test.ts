/** `--across` and `--input`: journals, whole results, output flags and secrets. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../test-support.ts';

let emulator: Emulator;
let folder = '';
beforeEach(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  folder = await mkdtemp(join(tmpdir(), 'flarewire-across-'));
  await emulator.ready;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
});

const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init), ...world });
const changes = () => emulator.journal.entries().filter(({ method }) => method !== 'GET');
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('one command for many', () => {
  const setting = 'zones settings edit min_tls_version --value 1.2 --across zones';

  test('a journal belongs to one operation with its parameters and rows', async () => {
    const [journal, csv] = [join(folder, 'own.journal'), join(folder, 'own.csv')];
    expect(await flarewire(`${setting} --yes --resume ${journal}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no journal'),
    });
    expect((await flarewire(`${setting} --yes --journal ${journal}`)).code).toBe(0);
    expect(await flarewire(`${setting} --yes --journal ${journal}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('exists. To continue its run, use --resume'),
    });
    const before = changes().length;
    await writeFile(csv, 'v\n1.0\n');
    for (const other of [
      setting.replace('1.2', '1.3'),
      setting.replace('--across zones', "--across 'zones:name=example.com'"),
      'zones settings edit always_online --value on --across zones',
      `zones settings edit min_tls_version --value {v} --zone example.com --input ${csv}`,
    ])
      expect(await flarewire(`${other} --yes --resume ${journal}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('is the journal of another run'),
      });
    expect(changes().length).toBe(before);
    const refused = await flarewire(`${setting.replace('1.2', '1.3')} --yes --resume ${journal} --output results.json`);
    expect([refused.code, refused.written]).toEqual([2, {}]);
    const again = await flarewire(`${setting} --yes --resume ${journal}`);
    expect([again.code, again.err, changes().length]).toEqual([0, expect.stringContaining('2 done.'), before]);
  });

  test('--retry-failed runs the failed items of a journal again', async () => {
    const [journal, csv] = [join(folder, 'f.journal'), join(folder, 'f.csv')];
    await writeFile(csv, 'host,ip\nf1,192.0.2.1\nf2,192.0.2.2\n');
    const line = `dns records create --zone example.com --type A --name {host} --content {ip} --input ${csv} --yes`;
    const made = await flarewire('dns records create --zone example.com --type CNAME --name f2 --content example.org');
    const first = await flarewire(`${line} --journal ${journal}`);
    expect([first.code, first.err]).toEqual([3, expect.stringContaining('--retry-failed')]);
    await flarewire(`dns records delete ${JSON.parse(made.out).id} --zone example.com --yes`);
    expect(await flarewire(`${line} --resume ${journal} --retry-failed`)).toMatchObject({
      code: 0,
      err: expect.stringContaining('2 done.'),
    });
  });

  test('items in flight when a run was killed are looked up, by the whole name of a record', async () => {
    const [journal, csv] = [join(folder, 'k.journal'), join(folder, 'k.csv')];
    await writeFile(csv, 'host,ip\nk1,192.0.2.1\nk2,192.0.2.2\n');
    const line = `dns records create --zone example.com --type A --name {host} --content {ip} --input ${csv} --yes`;
    expect((await flarewire(`${line} --journal ${journal}`)).code).toBe(0);
    const db = new DatabaseSync(journal);
    db.exec("UPDATE item SET state = 'started', result = NULL");
    db.close();
    const before = changes().length;
    const { code, out } = await flarewire(`${line} --resume ${journal}`);
    expect([code, linesOf(out).map(({ state }) => state), changes().length]).toEqual([0, ['done', 'done'], before]);
  });

  test('names that rows share are looked up once', async () => {
    const csv = join(folder, 'shared.csv');
    await writeFile(csv, ['host', 'a', 'b', 'c', 'd'].join('\n'));
    const line = `dns records create --zone example.com --type A --name {host} --content 192.0.2.1 --input ${csv} --plan`;
    expect((await flarewire(line)).code).toBe(0);
    expect(emulator.journal.entries().length).toBeLessThanOrEqual(3);
  });

  test('results are whole: all pages of lists, and long texts', async () => {
    for (let index = 0; index < 45; index++)
      await flarewire(
        `dns records create --zone example.org --type A --name h${index} --content 192.0.2.1 --comment ${'c'.repeat(90)}`,
      );
    const { out } = await flarewire("dns records list --per-page 20 --across 'zones:name=example.org'");
    expect(linesOf(out)[0]?.result.length).toBeGreaterThanOrEqual(45);
    const limited = await flarewire("dns records list --limit 3 --across 'zones:name=example.org'");
    expect(linesOf(limited.out)[0]?.result).toHaveLength(3);
    const file = await flarewire("dns records export --across 'zones:name=example.org'");
    expect(linesOf(file.out)[0]?.result).toContain('h44.example.org.');
    const settings = await flarewire('zones settings list --across zones');
    expect(linesOf(settings.out).every(({ result }) => result.length > 20)).toBe(true);
  });

  test('every output flag works with --across', async () => {
    const list = "dns records list --across 'zones:name=example.com'";
    const out = async (flags: string) => (await flarewire(`${list} ${flags}`)).out;
    expect(JSON.parse(await out('--json'))[0]).toMatchObject({ key: 'example.com', state: 'done' });
    expect((await out('--csv --columns key,name,type')).split(/\r?\n/).slice(0, 2)).toEqual([
      'key,name,type',
      expect.stringMatching(/^example\.com,[\w.]+,[A-Z]+$/),
    ]);
    expect(await out('--tsv')).toMatch(/^.*\bkey\b.*\n.*\texample\.com\t/);
    expect(await out('--table')).toMatch(/^.*\bKEY\b/);
    expect(await out('--yaml')).toContain('key: example.com');
    expect(await out('--jq .result[0].type')).toMatch(/^[A-Z]+$/m);
    const written = await flarewire(`${list} --output all.ndjson`);
    expect([written.out, written.written['all.ndjson']]).toEqual(['', expect.stringContaining('"key":"example.com"')]);
    for (const flag of ['--raw', '--wait', '--if-absent'])
      expect(await flarewire(`${list} ${flag}`)).toMatchObject({ code: 2, out: '' });
  });

  test('secrets that are shown once go to a private file, or nothing is sent', async () => {
    const csv = join(folder, 's.csv');
    const secrets = join(folder, 'secrets.ndjson');
    await writeFile(csv, 'name\none\ntwo\n');
    const line = `zero-trust access service-tokens create --name {name} --input ${csv} --yes`;
    const before = changes().length;
    expect(await flarewire(line)).toMatchObject({ code: 2, err: expect.stringContaining('Add --secrets-file FILE') });
    expect(changes().length).toBe(before);
    const { code, out } = await flarewire(`${line} --secrets-file ${secrets}`);
    expect([code, linesOf(out).map(({ result }) => result.client_secret)]).toEqual([0, ['***', '***']]);
    const kept = linesOf(await readFile(secrets, 'utf8'));
    expect(kept.map(({ result }) => result.client_secret.length > 20)).toEqual([true, true]);
    expect((await stat(secrets)).mode & 0o777).toBe(0o600);
    expect((await flarewire(`${line} --secrets-file ${secrets}`)).code).toBe(2);
  });

  test('--if-absent creates once for each row, and is refused without a natural key', async () => {
    const csv = join(folder, 'i.csv');
    await writeFile(csv, 'name\nk1\nk2\n');
    const line = `kv namespaces create --title {name} --input ${csv} --yes --if-absent`;
    for (let run = 0; run < 2; run++) expect((await flarewire(line)).code).toBe(0);
    const titles = linesOf((await flarewire('kv namespaces list')).out).map(({ title }) => title);
    expect(titles.filter((title) => /^k[12]$/.test(title))).toHaveLength(2);
  });

  test.each([
    ['kv namespaces create --title x --across zones --yes', 'takes no --zone, so every call would be the same'],
    ['dns records list --across zones --zone example.com', '--zone cannot be combined with --across zones'],
    ['zones list --journal x.journal', '--journal is only for --across and --input'],
    ['zones settings list --across zones --retry-failed', '--retry-failed needs --resume'],
    ["dns records list --across 'zones:statuss=active'", 'zones have no field "statuss". Their fields: id, name'],
  ])('%s is refused', async (wrong, text) => {
    expect(await flarewire(wrong)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(text) });
  });
});
