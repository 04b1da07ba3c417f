/** Commands of the tree: flags, names, forms of output, what is asked before it is done. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processIo } from './process-io.ts';
import { runWords, type World, wordsIn } from './test-support.ts';

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

const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init), ...world });

const sent = (method: string): number => emulator.journal.entries().filter((entry) => entry.method === method).length;
const bodyOf = async (line: string, world?: World) => {
  const { out, err } = await flarewire(`${line} --plan`, world);
  if (err) throw new Error(err);
  return JSON.parse(out).body;
};
const CREATE = 'dns records create --zone example.com --type A --name cli --content 192.0.2.7';

test('help links to the documentation site first if its address is set', async () => {
  const provider = 'https://developers.cloudflare.com/api/resources/zones/methods/list/';
  const pages = async (world?: World) =>
    (await flarewire('zones list --help', world)).out.split('\n').filter((line) => line.startsWith('http'));
  expect(await pages({ site: 'https://docs.example' })).toEqual([
    'https://docs.example/reference/zones/#list',
    provider,
  ]);
  expect(await pages()).toEqual([provider]);
});

test('an invalid FLAREWIRE_SITE fails help with a clear message', () => {
  vi.stubEnv('FLAREWIRE_SITE', 'docs.example');
  const io = processIo(new AbortController().signal);
  expect(() => io.site).toThrow('FLAREWIRE_SITE must be an address');
});

describe('flags', () => {
  test('flags are converted to the types of their parameters', async () => {
    expect(await bodyOf(`${CREATE} --ttl 300 --proxied --tags a:b --tags c:d --comment @@home`)).toEqual({
      type: 'A',
      name: 'cli',
      content: '192.0.2.7',
      ttl: 300,
      proxied: true,
      tags: ['a:b', 'c:d'],
      comment: '@home',
    });
    expect(await bodyOf(`${CREATE} --no-proxied --settings.flatten_cname --ttl=60`)).toMatchObject({
      proxied: false,
      ttl: 60,
      settings: { flatten_cname: true },
    });
    const caa = 'dns records create --zone example.com --type CAA --name @ --data flags=0,tag=issue,value=ca.example';
    expect(await bodyOf(caa)).toMatchObject({ name: '@', data: { flags: 0, tag: 'issue', value: 'ca.example' } });
    expect(await bodyOf(caa.replace('flags=0,tag=issue,value=ca.example', `'{"flags":1}'`))).toMatchObject({
      data: { flags: 1 },
    });
    const nested =
      'dns records create --zone example.com --type CAA --name @ --data.flags 0 --data.tag issue --data.value a.example';
    expect(await bodyOf(nested)).toMatchObject({ data: { flags: 0, tag: 'issue', value: 'a.example' } });
  });

  test('flags of a setting have the type of the setting that the path names', async () => {
    const value = async (line: string) => (await bodyOf(`zones settings edit --zone example.com ${line}`)).value;
    expect(await value('min_tls_version --value 1.2')).toBe('1.2');
    expect(await value('browser_cache_ttl --value 14400')).toBe(14400);
    expect(await value('always_use_https --value on')).toBe('on');
    expect(await value('ciphers --value ECDHE-RSA-AES128-SHA --value AES128-SHA')).toEqual([
      'ECDHE-RSA-AES128-SHA',
      'AES128-SHA',
    ]);
  });

  test.each([
    ['ssl', 'fulll', 'did you mean "full"?'],
    ['min_tls_version', '1.5', '"1.0", "1.1", "1.2", "1.3"'],
    ['always_use_https', 'yes', '"on", "off"'],
  ])(
    'a value that the setting %s does not have is refused with the values that it has',
    async (setting, value, allowed) => {
      const { code, err } = await flarewire(`zones settings edit ${setting} --zone example.com --value ${value}`);
      expect(code).toBe(2);
      expect(err).toContain(allowed);
      expect(err).toContain('Nothing was sent.');
    },
  );

  test('a repeated flag makes a list where one or several values are allowed', async () => {
    const keys = 'zones settings edit custom --zone example.com --value a';
    expect((await bodyOf(keys)).value).toBe('a');
    expect((await bodyOf(`${keys} --value b --value c`)).value).toEqual(['a', 'b', 'c']);
  });

  test('flags extend a body from JSON, a file or standard input', async () => {
    const json = '{"type":"A","name":"b","content":"192.0.2.9"}';
    const line = 'dns records create --zone example.com --ttl 60 --body';
    const body = { ...JSON.parse(json), ttl: 60 };
    expect(await bodyOf(`${line} '${json}'`)).toEqual(body);
    expect(await bodyOf(`${line} b.json`, { files: { 'b.json': json } })).toEqual(body);
    expect(await bodyOf(`${line} -`, { stdin: json })).toEqual(body);
  });

  test('a parameter named like a global flag is given with its place', async () => {
    const { out } = await flarewire('accounts tokens create --help');
    expect(out).toContain('--policies');
    const { out: plan } = await flarewire(
      'logpush jobs create --account f1a4e000000000000000000000000001 --destination-conf s3://a --body.output_options.batch_prefix x --plan',
    );
    expect(JSON.parse(plan).body.output_options).toEqual({ batch_prefix: 'x' });
  });
});

describe('names', () => {
  test('names of a zone, of a host in it and of the only account become ids', async () => {
    const { out } = await flarewire('dns records list --zone a.b.www.example.com --limit 1');
    expect(JSON.parse(out)).toMatchObject({ type: 'A', content: '192.0.2.1' });
    expect((await flarewire('zones get example.org')).out).toContain('"name":"example.org"');
    expect(
      (await flarewire('kv namespaces list', { env: { CLOUDFLARE_ACCOUNT_ID: 'f1a4e000000000000000000000000001' } }))
        .code,
    ).toBe(0);
    expect((await flarewire('kv namespaces create --title one')).code).toBe(0);
    expect(await flarewire('dns records list --zone nowhere.test')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"nowhere.test"'),
    });
    expect((await flarewire('kv namespaces list --account nobody')).err).toContain('No account named "nobody"');
  });

  test('ids are sent without a lookup', async () => {
    await flarewire('zones get f1a4e000000000000000000000000010');
    expect(emulator.journal.entries().map(({ path }) => path)).toEqual([
      '/client/v4/zones/f1a4e000000000000000000000000010',
    ]);
  });
});

describe('output', () => {
  test('piped output has one item per line, or the requested format', async () => {
    const list = 'zones list --columns id,name';
    const [one, two] = ['f1a4e000000000000000000000000010', 'f1a4e000000000000000000000000011'];
    const of = async (form: string) => (await flarewire(`${list} ${form}`)).out;
    expect(await of('')).toBe(`{"id":"${one}","name":"example.com"}\n{"id":"${two}","name":"example.org"}\n`);
    expect(JSON.parse(await of('--json'))).toEqual([
      { id: one, name: 'example.com' },
      { id: two, name: 'example.org' },
    ]);
    expect(await of('--yaml')).toBe(`- id: ${one}\n  name: example.com\n- id: ${two}\n  name: example.org\n`);
    expect(await of('--csv --limit 1')).toBe(`id,name\r\n${one},example.com\r\n`);
    expect(await of('--tsv --limit 1')).toBe(`id\tname\n${one}\texample.com\n`);
    expect(await flarewire('zones list --json --name none.example')).toMatchObject({ out: '[]\n' });
  });

  test('--jq filters the output', async () => {
    expect((await flarewire('zones list --jq .name')).out).toBe('example.com\nexample.org\n');
    expect((await flarewire(`zones get example.com --jq '{name, paused}'`)).out).toBe(
      '{"name":"example.com","paused":false}\n',
    );
    expect((await flarewire(`zones list --jq 'select(.name == "none")'`)).out).toBe('');
    const before = emulator.journal.entries().length;
    expect(await flarewire(`zones list --jq '.name |'`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--jq: '),
    });
    expect((await flarewire('zones list --jq .name --csv')).code).toBe(2);
    expect(emulator.journal.entries().length).toBe(before);
    expect(await flarewire('zones list --jq .name.first')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--jq: '),
    });
  });

  test('a list on a terminal is a table of its width, with full ids and no control characters', async () => {
    await flarewire(`kv namespaces create --title 'a\u001b[31m\u202e'`);
    const { out } = await flarewire('kv namespaces list', { isTerminal: true, columns: 100 });
    expect(out).toContain('a\\u{1b}[31m\\u{202e}');
    const { out: zones } = await flarewire('zones list', { isTerminal: true, columns: 80 });
    const lines = zones.trimEnd().split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines[0]).toMatch(/^NAME +STATUS/);
    const wide = await flarewire('zones list --wide', { isTerminal: true });
    expect(wide.out.split('\n')[0]).toMatch(/ ID$/);
    expect(wide.out.split('\n')[1]).toMatch(/ f1a4e000000000000000000000000010$/);
    const { out: zone } = await flarewire('zones get example.com', { isTerminal: true });
    expect(zone).toMatch(/^name +example\.com$/m);
  });
});

describe('destructive commands', () => {
  test('a deletion in a script without --yes is refused', async () => {
    expect(await flarewire('zones delete example.com')).toMatchObject({
      code: 2,
      err: expect.stringContaining('zones.delete deletes example.com'),
    });
    expect(sent('DELETE')).toBe(0);
    expect((await flarewire('zones delete example.com --yes')).code).toBe(0);
    expect(sent('DELETE')).toBe(1);
  });

  test('a deletion on a terminal shows the thing and asks', async () => {
    expect(await flarewire('zones delete example.com', { answers: ['n'] })).toMatchObject({
      code: 2,
      err: 'Not confirmed: nothing was sent.\n',
      asked: ['Delete example.com (zones), along with its dns.records? [y/N] '],
    });
    expect(sent('DELETE')).toBe(0);
    expect((await flarewire('zones delete example.com', { answers: ['y'] })).code).toBe(0);
  });
});

describe('invalid input is reported before anything is sent', () => {
  test.each([
    ['dns recrods list', 'Did you mean: flarewire dns records list'],
    ['records list', '--zone is missing: the name or id of the zone'],
    ['dns records list --zone example.com --tpye A', 'Did you mean --type?'],
    [`${CREATE} --ttl soon`, '--ttl must be number, not "soon"'],
    ['dns records create --zone example.com --type A', '--name is missing'],
    [`${CREATE} --type AAAAA`, '--type was given more than once'],
    [`${CREATE.replace('--type A', '--type AAAAA')}`, 'not "AAAAA"'],
    [`${CREATE} more`, 'Unexpected argument "more". Usage: flarewire dns records create'],
    ['dns add www.example.com 192.0.2.5', 'Use: flarewire dns set NAME TYPE CONTENT'],
    ['zones list --limit 0', '--limit must be'],
    ['zones list --json --csv', '--json cannot be combined with --csv'],
    ['zones list --name', '--name requires a value'],
    ['zones list -x', 'Unknown flag "-x"'],
    ['dns records list zone=example.com', 'Did you mean --zone example.com?'],
    ['zones list per_page=5', 'Did you mean --per-page 5?'],
    ['dns records create --zone example.com --body gone.json', 'gone.json: file not found'],
    ['dns records create --zone example.com --body {', '--body is not valid JSON'],
    ['frobnicate', 'Unknown command "frobnicate"'],
    ['dns --json', 'needs a subcommand'],
  ])('%s', async (line, text) => {
    const { code, err, out } = await flarewire(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(text);
    expect(emulator.journal.entries().filter(({ operation }) => operation !== 'zones.list')).toEqual([]);
  });
});

test('permissions and schemas of operations are printed without a request', async () => {
  expect((await flarewire('perms dns.records.create kv.namespaces.list')).out).toBe(
    '{"operation":"dns.records.create","permissions":["DNS Write"]}\n{"operation":"kv.namespaces.list","permissions":["Workers KV Storage Read","Workers KV Storage Write"]}\n',
  );
  expect((await flarewire('perms dns records create', { isTerminal: true })).out).toBe(
    'dns.records.create  DNS Write\n',
  );
  const { params, schemas } = JSON.parse((await flarewire('schema dns.records.create')).out);
  expect(params.map(({ name }: { name: string }) => name)).toContain('proxied');
  expect(Object.keys(schemas).length).toBeGreaterThan(0);
  expect(await flarewire('perms dns.records')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not an operation'),
  });
  expect((await flarewire('perms')).code).toBe(2);
});

test('the words of a group list its subcommands', async () => {
  const { code, out } = await flarewire('dns records');
  expect(code).toBe(0);
  expect(out).toMatch(/^ {2}create +Create a DNS record/m);
  expect((await flarewire('help dns.records.create')).out).toContain('Usage: flarewire dns records create');
});

describe('missing values', () => {
  test('missing parameters are prompted for on a terminal, secrets without echo', async () => {
    const { code, asked, err } = await flarewire('kv namespaces create', { answers: ['asked'] });
    expect([code, err]).toEqual([0, '']);
    expect(asked).toEqual([expect.stringMatching(/^title \(.*\): $/)]);
    const tsig = 'dns zone-transfers tsigs create --name a.key --algo hmac-sha512.';
    expect((await flarewire(tsig, { answers: ['c2VjcmV0'] })).asked).toEqual([
      expect.stringMatching(/^\(unseen\) secret/),
    ]);
    const empty = await flarewire('dns records create --zone example.com', { answers: ['', ''] });
    expect([empty.code, empty.asked.length]).toEqual([2, 2]);
    expect(empty.err).toContain('--name is missing');
  });

  test('one of several accounts is selected on a terminal', async () => {
    await flarewire('accounts create --name Second');
    const { code, asked, err } = await flarewire('kv namespaces create --title one', { answers: ['Second'] });
    expect([code, err]).toEqual([0, '']);
    expect(asked[0]).toContain('Second');
    const script = await flarewire('kv namespaces create --title two');
    expect([script.code, script.err]).toEqual([1, expect.stringContaining('choose one:')]);
  });
});

describe('--if-absent', () => {
  const line = 'kv namespaces create --title sessions --if-absent';

  test('--if-absent creates an item once and shows the existing one', async () => {
    const first = JSON.parse((await flarewire(line)).out);
    const { code, out, err } = await flarewire(line);
    expect([code, JSON.parse(out).id]).toEqual([0, first.id]);
    expect(err).toContain('already exists. Nothing was sent.');
    expect(sent('POST')).toBe(1);
    expect((await flarewire(`${line} --plan`)).out).toBe('');
  });

  test('--if-absent is refused for commands that do not create', async () => {
    expect(await flarewire('zones list --if-absent')).toMatchObject({
      code: 2,
      err: expect.stringContaining('create'),
    });
  });
});

test('call asks before it deletes', async () => {
  const line = `call zones.delete '{"zone_id": "f1a4e000000000000000000000000010"}'`;
  expect(await flarewire(line)).toMatchObject({ code: 2, err: expect.stringContaining('add --yes') });
  expect(sent('DELETE')).toBe(0);
  expect((await flarewire(`${line} --yes`)).code).toBe(0);
});

test('--local explains how to start the emulator if it is not running', async () => {
  const fetch = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
  };
  const { code, err } = await flarewire('zones list --local', { fetch });
  expect([code, err]).toEqual([1, expect.stringContaining('flarewire emulator --seed default')]);
}, 20_000);

test('--local finds the emulator that was started last', async () => {
  const asked: string[] = [];
  const fetch: World['fetch'] = async (input, init) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return emulator.fetch(input as string, init);
  };
  const cache = new Map([['emulator.json', '{"url":"http://127.0.0.1:4321/client/v4","pid":1}']]);
  await flarewire('ips list --local', { fetch, cache });
  cache.set('emulator.json', '{"url":"http://elsewhere.example/client/v4"}');
  await flarewire('ips list --local', { fetch, cache });
  cache.set('emulator.json', '{"ur');
  await flarewire('ips list --local', { fetch, cache });
  await flarewire('ips list --local', { fetch, env: { FLAREWIRE_LOCAL_URL: 'http://127.0.0.1:99/client/v4' } });
  expect(asked.map((url) => new URL(url).host)).toEqual([
    '127.0.0.1:4321',
    '127.0.0.1:8787',
    '127.0.0.1:8787',
    '127.0.0.1:99',
  ]);
});

test('--prefetch reads pages ahead and is refused for other commands', async () => {
  const many = createEmulator({
    start: { zones: Array.from({ length: 120 }, (_, at) => ({ name: `z${at}.example` })) },
  });
  const fetch: World['fetch'] = (input, init) => many.fetch(input as string, init);
  const { out } = await flarewire('zones list --prefetch 4 --jq .name', { fetch });
  expect(new Set(out.trim().split('\n')).size).toBe(120);
  expect((await flarewire('zones get example.com --prefetch 4')).err).toContain(
    '--prefetch works only with paginated lists',
  );
  expect((await flarewire('zones list --prefetch no')).err).toContain('not "no"');
  await many.close();
});

test('an interrupted command that only reads reports that nothing was changed', async () => {
  const signal = AbortSignal.abort();
  const read = await flarewire('dns records list --zone example.com', { signal });
  expect([read.code, read.err]).toEqual([
    130,
    expect.stringContaining('dns.records.list is read-only: nothing was changed.'),
  ]);
  const change = await flarewire('kv namespaces create --title x', { signal });
  expect([change.code, change.err]).toEqual([130, expect.stringContaining('may have been carried out')]);
});
