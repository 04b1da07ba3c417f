/** Jobs as commands, and one command for many. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from './test-support.ts';

let emulator: Emulator;
let folder = '';
beforeEach(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  folder = await mkdtemp(join(tmpdir(), 'flarewire-jobs-'));
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

describe('dns plan and apply', () => {
  const zone = 'www 300 IN A 192.0.2.9\nmail 300 IN A 192.0.2.10\n';
  const files = {
    'zone.txt': zone,
    'bad.txt': 'www A 192.0.2\nmail AAAA 1\n',
    'r.yaml': '- {type: A, name: y, content: 192.0.2.5}\n',
  };
  const line = "--zone example.org --file zone.txt --owned 'comment:by hand'";

  test('dns plan and apply show the plan, ask, apply it, and find no changes afterwards', async () => {
    const planned = await flarewire(`dns plan ${line}`, { files });
    expect(planned).toMatchObject({ code: 0, out: expect.stringContaining('+ create A www.example.org 192.0.2.9') });
    expect(changes()).toEqual([]);
    expect(await flarewire(`dns apply ${line}`, { files })).toMatchObject({
      code: 2,
      err: expect.stringContaining('add --yes'),
    });
    expect(await flarewire(`dns apply ${line}`, { files, answers: ['no'] })).toMatchObject({ code: 2 });
    expect(changes()).toEqual([]);
    const applied = await flarewire(`dns apply ${line}`, { files, answers: ['yes'] });
    expect([applied.code, applied.out]).toEqual([
      0,
      expect.stringContaining('done    create A www.example.org 192.0.2.9'),
    ]);
    const again = await flarewire(`dns apply ${line}`, { files });
    expect([again.code, again.out]).toEqual([0, '']);
  });

  test('dns plan and apply accept YAML and the records of another zone', async () => {
    const yaml = await flarewire('dns plan --zone example.org --file r.yaml --owned tag:a:b --json', { files });
    expect(JSON.parse(yaml.out).steps).toMatchObject([{ action: 'create', name: 'A y.example.org 192.0.2.5' }]);
    const other = await flarewire("dns plan --zone example.org --from example.com --owned 'comment:copy'");
    expect([other.code, other.out]).toEqual([0, expect.stringContaining('to create')]);
  });

  test.each([
    ['dns plan --zone example.org --file bad.txt --owned all', 'line 1: '],
    ['dns plan --zone example.org --file zone.txt', 'Missing --owned'],
    ['dns plan --zone example.org --owned all', 'either --file or --from'],
    ['dns plan --file zone.txt --owned all', 'Missing --zone'],
    ['dns plan --zone example.org --file gone.txt --owned all', 'file not found'],
    ['dns plan more --zone example.org --file zone.txt --owned all', 'Unexpected argument'],
    ['dns plan --nothing', 'Unknown flag "--nothing". Try: flarewire dns plan --help'],
    ['purge --zone example.org --all', 'Unknown flag "--all". Did you mean --everything?'],
    ['dns plan --flie zone.txt', 'Unknown flag "--flie". Did you mean --file?'],
  ])('%s', async (wrong, text) => {
    expect(await flarewire(wrong, { files })).toMatchObject({ code: 2, err: expect.stringContaining(text) });
    expect(changes()).toEqual([]);
  });
});

describe('purge', () => {
  test('purge splits long lists into several calls', async () => {
    const files = { 'urls.txt': Array.from({ length: 250 }, (_, i) => `https://example.com/${i}.css`).join('\n') };
    const { code, err } = await flarewire('purge --zone example.com --file urls.txt', { files });
    expect([code, err]).toEqual([0, '250 of 250 purged in 3 calls.\n']);
    expect((await flarewire('purge a b --tags --zone example.com')).code).toBe(0);
    const lines = (text: string): unknown[] =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const purged = await flarewire('purge a b --tags --zone example.com --json');
    expect(lines(purged.out)).toMatchObject([
      { kind: 'tags', value: 'a', state: 'purged' },
      { kind: 'tags', value: 'b', state: 'purged' },
    ]);
    const plan = await flarewire('purge --everything --zone example.com --plan --json');
    expect(lines(plan.out)).toMatchObject([{ kind: 'everything', value: 'everything', state: 'planned' }]);
    expect((await flarewire('purge --everything --zone example.com')).code).toBe(2);
    expect((await flarewire('purge --everything --yes --zone example.com')).code).toBe(0);
  });

  test.each([
    ['purge --zone example.com', 'Give either URLs'],
    ['purge a --zone example.com', 'Not http:// or https:// URLs'],
    ['purge a --tags --hosts --zone example.com', 'cannot be combined'],
    ['purge https://a --everything --zone example.com', 'on its own'],
  ])('%s', async (wrong, text) => {
    expect(await flarewire(wrong)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
    expect(changes()).toEqual([]);
  });
});

describe('waiting', () => {
  test('wait polls until a field has the value', async () => {
    const { code, out } = await flarewire('wait zones get example.com --until status=active,pending');
    expect([code, JSON.parse(out).name]).toEqual([0, 'example.com']);
    for (const wrong of [
      'wait zones get example.com',
      'wait zones delete example.com --until a=b',
      'wait zones get x --until a=b --timeout soon',
    ])
      expect((await flarewire(wrong)).code).toBe(2);
  });

  test('--wait is refused for an operation that is complete when it responds', async () => {
    const list = JSON.parse((await flarewire('rules lists create --kind ip --name offices')).out).id;
    const line = `rules lists items create ${list} --wait --body '[{"ip": "192.0.2.1"}]'`;
    const { code, out } = await flarewire(line);
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ status: 'completed' })]);
    expect(await flarewire('zones get example.com --wait')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--wait does not apply'),
    });
  });
});

describe('kv import and export', () => {
  const lines = '{"key":"a","value":"1","metadata":{"of":"me"}}\n{"key":"b","value":"/wA=","base64":true}\n';

  test('kv import restores an export', async () => {
    await flarewire('kv namespaces create --title one');
    await flarewire('kv namespaces create --title two');
    const written = await flarewire('kv import one --file k.ndjson --yes', { files: { 'k.ndjson': lines } });
    expect(written).toMatchObject({ code: 0, err: '2 of 2 keys written.\n' });
    const { out } = await flarewire('kv export one');
    expect(out).toBe(lines);
    expect((await flarewire('kv import two --file - --yes', { stdin: out })).code).toBe(0);
    expect((await flarewire('kv export two --prefix a')).out).toBe(`${lines.split('\n')[0]}\n`);
    const saved = await flarewire('kv export two --output two.ndjson');
    expect(saved.written).toEqual({ 'two.ndjson': lines });
  });

  test('kv import makes a namespace match a folder', async () => {
    await flarewire('kv namespaces create --title site');
    await writeFile(join(folder, 'index.html'), '<h1>');
    const line = `kv import site --folder ${folder}`;
    expect((await flarewire(`${line} --yes`)).err).toContain('1 to create');
    expect((await flarewire(line)).code).toBe(0);
    expect(linesOf((await flarewire('kv export site')).out)).toEqual([{ key: 'index.html', value: '<h1>' }]);
  });

  test('kv import reports every invalid line', async () => {
    await flarewire('kv namespaces create --title one');
    const stdin = '{"key":"a","value":1}\n{\n{"value":"1"}\n{"key":"c","value":""}\n{"key":"c","value":""}';
    const { code, err } = await flarewire('kv import one --file - --yes', { stdin });
    expect(code).toBe(2);
    for (const text of [
      'line 1: value',
      'line 2: not valid JSON',
      'line 3: key',
      'line 5: "c" is a duplicate of line 4',
    ])
      expect(err).toContain(text);
    expect(await flarewire('kv export nothing')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown namespace "nothing"'),
    });
    expect((await flarewire('kv import one')).code).toBe(2);
    expect((await flarewire('kv export')).code).toBe(2);
  });
});

describe('one command for many', () => {
  const setting = 'zones settings edit min_tls_version --value 1.2 --across zones';

  test('--across plans, asks, runs for each zone and reports the results', async () => {
    const planned = await flarewire(`${setting} --plan`);
    expect(linesOf(planned.out).map(({ method }) => method)).toEqual(['PATCH', 'PATCH']);
    expect(await flarewire(setting)).toMatchObject({ code: 2, err: expect.stringContaining('changes 2 items') });
    expect(changes()).toEqual([]);
    const { code, out, err } = await flarewire(setting, { answers: ['y'] });
    expect([code, linesOf(out).map(({ key, state }) => `${key} ${state}`)]).toEqual([
      0,
      ['example.com done', 'example.org done'],
    ]);
    expect(err).toContain('2 done.');
    const some = await flarewire("dns records list --across 'zones:name=*.org,status=*'");
    expect(linesOf(some.out)).toHaveLength(1);
    expect((await flarewire('kv namespaces list --across accounts')).code).toBe(0);
  });

  test('--input reads rows and reports invalid ones', async () => {
    const csv = join(folder, 'r.csv');
    await writeFile(csv, 'host,ip\na,192.0.2.1\nb,192.0.2.2\n');
    const line = `dns records create --zone example.com --type A --name {host} --content {ip} --input ${csv}`;
    const { code, out } = await flarewire(`${line} --yes`);
    expect([code, linesOf(out).map(({ key, result }) => `${key} ${result.name}`)]).toEqual([
      0,
      ['row 1 a.example.com', 'row 2 b.example.com'],
    ]);
    expect(await flarewire(`${line.replace('{ip}', '{address}')} --yes`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('unknown column "address"; available columns: host, ip'),
    });
    await writeFile(csv, 'host,ttl\na,60\nb,soon\n');
    const typed = `dns records create --zone example.com --type A --name {host} --content 192.0.2.1 --ttl {ttl} --input ${csv} --yes`;
    const before = changes().length;
    expect(await flarewire(typed)).toMatchObject({
      code: 2,
      err: expect.stringContaining('1 of 2 rows are invalid:\n  2: '),
    });
    expect(changes().length).toBe(before);
  });

  test('an interrupted run continues from its journal without repeating calls', async () => {
    const csv = join(folder, 'r.csv');
    const journal = join(folder, 'r.journal');
    await writeFile(csv, 'host,ip\na,192.0.2.1\nb,192.0.2.2\nc,10.0.0.1\n');
    const line = `dns records create --zone example.com --type A --name {host} --content {ip} --input ${csv} --yes`;
    await flarewire('dns records create --zone example.com --type CNAME --name b --content example.org');
    const first = await flarewire(`${line} --journal ${journal}`);
    expect([first.code, first.err]).toEqual([3, expect.stringContaining('2 done, 1 failed.')]);
    const before = changes().length;
    const again = await flarewire(`${line} --resume ${journal}`);
    expect([again.code, changes().length]).toEqual([3, before]);
  });

  test.each([
    ['zones get --across zones --input r.csv', 'either --across or --input'],
    ['dns records list --across planets', '--across must be zones or accounts'],
    ["dns records list --across 'zones:active'", 'must be field=value'],
    ['dns records list --across zones --stop-after-failures 0', '--stop-after-failures must be'],
  ])('%s', async (wrong, text) => {
    expect(await flarewire(wrong)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
  });
});

test('calls are recorded without secrets, and replayed without a network', async () => {
  vi.stubEnv('CI', '');
  const file = join(folder, 'zones.cassette.json');
  const line = 'dns records list --zone example.com --columns name --limit 2';
  const recorded = await flarewire(`${line} --record ${file}`);
  expect(recorded.code).toBe(0);
  const fetch = async () => {
    throw new TypeError('no network');
  };
  vi.stubEnv('CLOUDFLARE_API_TOKEN', undefined);
  expect(await flarewire(`${line} --replay ${file}`, { fetch })).toMatchObject({ code: 0, err: '', out: recorded.out });
  expect((await flarewire(`kv namespaces list --replay ${file}`, { fetch })).code).not.toBe(0);
  expect(await flarewire(`${line} --replay ${join(folder, 'gone.json')}`, { fetch })).toMatchObject({
    code: 2,
    err: expect.stringContaining('does not exist'),
  });
});

test('a failed call is recorded, and its replay fails with the same status', async () => {
  vi.stubEnv('CI', '');
  const file = join(folder, 'failed.cassette.json');
  const line = 'zones get 0123456789abcdef0123456789abcdef';
  const recorded = await flarewire(`${line} --record ${file}`);
  expect(recorded).toMatchObject({ code: 1, err: expect.stringContaining('404') });
  expect(await flarewire(`${line} --replay ${file}`)).toMatchObject({ code: 1, err: expect.stringContaining('404') });
});

test('invalid parameters leave an existing cassette unchanged', async () => {
  vi.stubEnv('CI', '');
  const file = join(folder, 'existing.cassette.json');
  await flarewire(`zones list --record ${file}`);
  const before = await readFile(file, 'utf8');
  expect((await flarewire(`dns records create --zone example.com --record ${file}`)).code).toBe(2);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a zone is backed up, compared and restored', async () => {
  const there = join(folder, 'zone');
  expect(await flarewire(`backup ${there} --zone example.com --only dns,zones.settings`)).toMatchObject({
    code: 0,
    err: expect.stringContaining('from example.com to'),
  });
  expect(await flarewire(`diff ${there}`)).toMatchObject({ code: 0, out: '' });
  await flarewire('dns records create --zone example.com --type A --name later --content 192.0.2.5');
  expect(await flarewire(`diff ${there}`)).toMatchObject({
    code: 1,
    out: '+ dns.records A later.example.com 192.0.2.5\n',
  });
  const id = JSON.parse((await flarewire('dns records list --zone example.com --type A --limit 1')).out).id;
  await flarewire(`dns records delete ${id} --zone example.com --yes`);
  const planned = await flarewire(`restore ${there} --plan`);
  expect([planned.code, planned.out]).toEqual([0, expect.stringContaining('1 to create, 0 to change')]);
  expect((await flarewire(`restore ${there}`)).code).toBe(2);
  const done = await flarewire(`restore ${there} --yes`);
  expect([done.code, linesOf(done.out).map(({ outcome }) => outcome)]).toEqual([0, ['done']]);
  expect((await flarewire(`restore ${there} --zone example.com`)).code).toBe(0);
  for (const wrong of ['backup', `restore ${folder}`, 'diff a b c', `diff ${folder}`])
    expect((await flarewire(wrong)).code).toBe(2);
});

test('data of an account is backed up and restored', async () => {
  const there = join(folder, 'account');
  const { id } = JSON.parse((await flarewire('kv namespaces create --title kept')).out);
  const values = (namespace: string, init: RequestInit = {}) =>
    emulator.fetch(
      `https://api.cloudflare.com/client/v4/accounts/f1a4e000000000000000000000000001/storage/kv/namespaces/${namespace}/values/greeting`,
      { headers: { authorization: 'Bearer any' }, ...init },
    );
  expect((await values(id, { method: 'PUT', body: 'hello' })).status).toBe(200);
  const kept = await flarewire(`backup ${there} --only kv --data kv`);
  expect(kept).toMatchObject({ code: 0, err: expect.stringContaining('kv kept: 1 items') });
  await flarewire(`kv namespaces delete ${id} --yes`);
  const done = await flarewire(`restore ${there} --data kv --yes`);
  expect(done).toMatchObject({ code: 0, err: expect.stringContaining('kv kept: 1 items') });
  const all = linesOf((await flarewire('kv namespaces list')).out);
  const made = all.find(({ title }) => title === 'kept');
  expect(await (await values(made?.id)).text()).toBe('hello');
  expect((await flarewire(`backup ${there} --data everything`)).code).toBe(2);
  expect((await flarewire(`backup ${there} --zone example.com --data kv`)).code).toBe(2);
});
