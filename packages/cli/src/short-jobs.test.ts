/** Short jobs: records, keys, secrets, rules, tokens and requests in one line. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
const sent = (): string[] =>
  emulator.journal
    .entries()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Runs a line that must succeed. */
const run = async (line: string, world?: World) => {
  const { code, err, out } = await flarewire(line, world);
  if (code !== 0) throw new Error(`${line}: ${code} ${err}`);
  return { out, err };
};
const recordsAt = async (name: string) =>
  linesOf((await run(`dns records list --zone example.com --name ${name}`)).out).map(
    ({ type, content, proxied }) => `${type} ${content}${proxied ? ' proxied' : ''}`,
  );

describe('dns set', () => {
  test('dns set creates a record, changes it, and sends nothing if it is already set', async () => {
    expect((await run('dns set api A 192.0.2.10 --zone example.com --proxied')).err).toContain('+ A api.example.com');
    expect(await recordsAt('api')).toEqual(['A 192.0.2.10 proxied']);
    expect((await run('dns set api.example.com 192.0.2.11')).err).toContain('→ content 192.0.2.11');
    expect(await recordsAt('api')).toEqual(['A 192.0.2.11 proxied']);
    const before = sent().length;
    expect((await run('dns set api 192.0.2.11 --zone example.com')).err).toContain('already set');
    expect(sent().length).toBe(before);
  });

  test('dns set with several values makes exactly these records, and asks before it deletes others', async () => {
    await run('dns set multi A 192.0.2.1 192.0.2.2 192.0.2.3 --zone example.com');
    expect((await recordsAt('multi')).sort()).toEqual(['A 192.0.2.1', 'A 192.0.2.2', 'A 192.0.2.3']);
    const refused = await flarewire('dns set multi A 192.0.2.2 --zone example.com');
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('This deletes 2 records') });
    await run('dns set multi A 192.0.2.2 --zone example.com --yes');
    expect(await recordsAt('multi')).toEqual(['A 192.0.2.2']);
  });

  test('dns set compares texts without their quotes and hosts without case', async () => {
    await run(`dns set @ TXT 'v=spf1 -all' --zone example.com --yes`);
    await run('dns set docs CNAME Target.Example.net. --zone example.com');
    const before = sent().length;
    await run(`dns set @ TXT 'v=spf1 -all' --zone example.com`);
    await run('dns set docs CNAME target.example.net --zone example.com');
    expect(sent().length).toBe(before);
  });

  test('dns set and dns rm compare values and fields in any notation', async () => {
    await run('dns set v6 AAAA 2001:db8::1 --zone example.com');
    await run('dns set web A 192.0.2.1 --zone example.com --proxied');
    const before = sent().length;
    expect((await run('dns set v6 AAAA 2001:DB8:0::0:1 --zone example.com')).err).toContain('already set');
    // A proxied record always has the automatic time to live.
    expect((await run('dns set web 192.0.2.1 --zone example.com --ttl 300')).err).toContain('already set');
    expect(sent().length).toBe(before);
    await run('dns rm v6 AAAA 2001:DB8:0:0::1 --zone example.com --yes');
    expect(await recordsAt('v6')).toEqual([]);
  });

  test('dns set sends an invalid value to the API, whose error it reports', async () => {
    await run('dns set api A 192.0.2.10 --zone example.com');
    expect(await flarewire('dns set api A 192.0.2.300 --zone example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Content for A record must be a valid IPv4 address'),
    });
  });

  test('dns set replaces a CNAME record that is in the way after confirmation', async () => {
    await run('dns set moved CNAME target.example.net --zone example.com');
    const refused = await flarewire('dns set moved A 192.0.2.1 --zone example.com');
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('- CNAME moved.example.com')]);
    await run('dns set moved A 192.0.2.1 --zone example.com --yes');
    expect(await recordsAt('moved')).toEqual(['A 192.0.2.1']);
  });

  test('dns set --plan sends nothing', async () => {
    const { out } = await run('dns set api A 192.0.2.10 --zone example.com --ttl 300 --plan');
    expect(JSON.parse(out)).toMatchObject({ posts: [{ type: 'A', name: 'api.example.com', ttl: 300 }], deletes: [] });
    expect(sent()).toEqual([]);
  });

  test.each([
    ['dns set', 'Usage: flarewire dns set'],
    ['dns set www --zone example.com', 'Usage: flarewire dns set'],
    ['dns set www target.example.net --zone example.com', 'Missing the type'],
    ['dns set @ MX mail.example.com --zone example.com', '--priority is missing'],
    ['dns set @ SRV 1 --zone example.com', 'several fields'],
    ['dns set www A 192.0.2.1 --zone example.com --ttl 5m', '--ttl must be a number'],
    ['dns set www A 192.0.2.1', 'Missing --zone'],
  ])('%s is refused', async (line, text) => {
    expect(await flarewire(line)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
    expect(sent()).toEqual([]);
  });
});

describe('dns rm', () => {
  test('dns rm shows the records and deletes them after y', async () => {
    await run('dns set old A 192.0.2.1 192.0.2.2 --zone example.com');
    const no = await flarewire('dns rm old --zone example.com', { answers: [''] });
    expect(no).toMatchObject({ code: 2, err: expect.stringContaining('- A old.example.com 192.0.2.1') });
    expect(no.asked[0]).toContain('[y/N]');
    await run('dns rm old A 192.0.2.1 --zone example.com', { answers: ['y'] });
    expect(await recordsAt('old')).toEqual(['A 192.0.2.2']);
    await run('dns rm old.example.com --yes');
    expect(await recordsAt('old')).toEqual([]);
  });

  test('dns rm names the records that have the name but not the value', async () => {
    await run('dns set old A 192.0.2.1 --zone example.com');
    const { code, err } = await flarewire('dns rm old AAAA --zone example.com --yes');
    expect([code, err]).toEqual([2, expect.stringContaining('A old.example.com 192.0.2.1')]);
  });
});

describe('kv', () => {
  test('kv put, get, list and rm take the title of a namespace', async () => {
    await run('kv create --title sessions');
    await run('kv put sessions greeting hello');
    await run('kv put sessions bytes @b.bin --metadata {"a":1}', { files: { 'b.bin': 'from a file' } });
    await run('kv put sessions piped -', { stdin: 'from a pipe' });
    expect((await run('kv get sessions greeting')).out).toBe('hello');
    expect((await run('kv get sessions bytes')).out).toBe('from a file');
    expect((await run('kv get sessions piped')).out).toBe('from a pipe');
    expect(linesOf((await run('kv list sessions')).out).map(({ name }) => name)).toEqual([
      'bytes',
      'greeting',
      'piped',
    ]);
    expect((await run('kv ls sessions --prefix g -o csv')).out).toContain('greeting');
    expect((await flarewire('kv rm sessions greeting')).code).toBe(2);
    await run('kv rm sessions greeting piped --yes');
    expect((await flarewire('kv get sessions greeting')).err).toContain('No key "greeting"');
    expect((await flarewire('kv rm sessions x --prefix b --yes')).err).toContain('either keys or --prefix');
    expect((await run('kv rm sessions --prefix b --yes')).err).toBe('1 of 1 key deleted.\n');
    expect((await run('kv list sessions')).out).toBe('');
    expect(linesOf((await run('kv list')).out)[0].title).toBe('sessions');
  });
});

describe('secret put', () => {
  test('secret put takes the value from a hidden prompt or standard input, never from an argument', async () => {
    const files = { 'worker.js': 'export default { fetch: () => new Response("hello") };' };
    const metadata = '{"main_module":"worker.js","compatibility_date":"2026-11-01"}';
    await run(`workers scripts update hello --metadata '${metadata}' --files @worker.js`, { files });
    const prompted = await flarewire('secret put hello API_KEY', { answers: ['of-the-service'] });
    expect([prompted.code, prompted.asked]).toEqual([0, ['(unseen) Value of API_KEY: ']]);
    expect(prompted.out + prompted.err).not.toContain('of-the-service');
    await run('secret put hello OTHER', { stdin: 'piped\n' });
    const names = linesOf((await run('workers scripts secrets list hello')).out).map(({ name }) => name);
    expect(names.sort()).toEqual(['API_KEY', 'OTHER']);
    for (const wrong of [
      'secret put hello',
      'secret put hello API_KEY value',
      'secret put hello 1x',
      'secret put nobody X',
    ])
      expect((await flarewire(wrong, { stdin: 'x' })).code).toBe(2);
  });
});

describe('rules', () => {
  const phase = 'http_request_firewall_custom';
  const rulesOf = async (of: string) =>
    JSON.parse((await run(`rulesets phases get ${of} --zone example.com --json`)).out).rules.map(
      ({ action, expression }: { action: string; expression: string }) => `${action} ${expression}`,
    );

  test('rule block adds to the list that is there, once', async () => {
    await run(`rulesets phases update ${phase} --zone example.com --rules '[{"action":"log","expression":"true"}]'`);
    await run('rule block --country KP,RU --zone example.com --description Countries');
    expect((await run('rule block --country kp,ru --zone example.com --description Countries')).err).toContain(
      'already exists',
    );
    await run('rule block --ip 192.0.2.1 --path /admin/* --zone example.com --action managed_challenge --first');
    expect(await rulesOf(phase)).toEqual([
      'managed_challenge (ip.src eq 192.0.2.1) and (starts_with(http.request.uri.path, "/admin/"))',
      'log true',
      'block ip.src.country in {"KP" "RU"}',
    ]);
    const listed = linesOf((await run('rule list --zone example.com')).out);
    expect(listed.map(({ action }) => action)).toEqual(['managed_challenge', 'log', 'block']);
    await run('rule rm Countries --zone example.com --yes');
    expect(await rulesOf(phase)).toHaveLength(2);
  });

  test('rule redirect and rule rewrite write the parameters of their actions', async () => {
    await run('rule redirect /old /new --zone example.com --status 302');
    await run('rule redirect /blog/* https://blog.example.net/* --zone example.com --keep-query');
    const rules = JSON.parse(
      (await run('rulesets phases get http_request_dynamic_redirect --zone example.com')).out,
    ).rules;
    expect(rules.map((one: { action_parameters: { from_value: object } }) => one.action_parameters.from_value)).toEqual(
      [
        {
          status_code: 302,
          preserve_query_string: false,
          target_url: { expression: 'concat("https://", http.host, "/new")' },
        },
        {
          status_code: 301,
          preserve_query_string: true,
          target_url: { expression: 'concat("https://blog.example.net/", substring(http.request.uri.path, 6))' },
        },
      ],
    );
    await run('rule rewrite /a /b --zone example.com');
    expect(await rulesOf('http_request_transform')).toEqual(['rewrite http.request.uri.path eq "/a"']);
  });

  test.each([
    ['rule block --zone example.com', 'Nothing to match'],
    ['rule block --zone example.com bots', 'flarewire rule block --ip bots'],
    ['rule block --zone example.com --country Germany', '--country: invalid value'],
    ['rule block --zone example.com --expression no.such.field', 'Nothing was sent'],
    ['rule block --zone example.com --ip 192.0.2.1 --action pass', '--action must be'],
    ['rule redirect /old --zone example.com', 'Usage'],
    ['rule redirect /old new --zone example.com', 'TO must be'],
    ['rule redirect /old /new --zone example.com --status 200', '--status must be'],
    ['rule rewrite old /new --zone example.com', 'A path begins with'],
    ['rule rm nothing --zone example.com --yes', 'No rule "nothing"'],
  ])('%s is refused', async (line, text) => {
    expect(await flarewire(line)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
    expect(sent()).toEqual([]);
  });
});

describe('token rotate', () => {
  test('token rotate prints only the new value of the named token', async () => {
    await run('token plan zones.list --create --name deploy --yes');
    expect((await flarewire('token rotate deploy')).code).toBe(2);
    const { out, err } = await run('token rotate deploy --yes');
    expect(out).toMatch(/^[\w-]{30,}\n$/);
    expect(err).not.toContain(out.trim());
    expect((await flarewire('token rotate nobody --yes')).err).toContain('No token "nobody"');
  });
});

describe('api', () => {
  test('api sends requests by method and path, with fields, pages and ids of names', async () => {
    expect(JSON.parse((await run('api /zones')).out).result[0].name).toBe('example.com');
    expect(linesOf((await run('api /zones?per_page=1 --paginate')).out)).toHaveLength(2);
    const line =
      'api POST /zones/{zone_id}/dns_records --zone example.com -f type=A -f name=raw -f content=192.0.2.1 -f ttl=300';
    expect((await flarewire(line)).err).toContain('This sends POST /zones/');
    expect(sent()).toEqual([]);
    expect(JSON.parse((await run(`${line} --plan`)).out).body).toEqual({
      type: 'A',
      name: 'raw',
      content: '192.0.2.1',
      ttl: 300,
    });
    expect(JSON.parse((await run(`${line} --yes`)).out).result).toMatchObject({ name: 'raw.example.com', ttl: 300 });
    const lost = await flarewire('api /zones/023e105f4ecef8ad9ca31a8372d0c353');
    expect([lost.code, JSON.parse(lost.out).success]).toEqual([1, false]);
  });

  test.each([
    ['api', 'Usage'],
    ['api zones', 'PATH begins with'],
    ['api //evil.example/x', 'PATH begins with'],
    ['api /zones/../accounts', 'segments'],
    ['api GET /zones --body {}', 'no body'],
    ['api POST /zones --body {', 'not valid JSON'],
    ['api POST /zones --paginate --yes', 'only for GET'],
  ])('%s is refused', async (line, text) => {
    expect(await flarewire(line)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
    expect(sent()).toEqual([]);
  });
});

describe('edit', () => {
  test('edit sends what was changed in the editor after y', async () => {
    await run('dns set www9 A 192.0.2.1 --zone example.com');
    const edit = (text: string) => text.replace('192.0.2.1', '192.0.2.9');
    const { code, err } = await flarewire('edit dns records www9 --zone example.com', { answers: ['y'], edit });
    expect([code, err]).toEqual([0, expect.stringContaining('content: "192.0.2.1" → "192.0.2.9"')]);
    expect(await recordsAt('www9')).toEqual(['A 192.0.2.9']);
    const same = await flarewire('edit dns records www9 --zone example.com', { answers: ['y'], edit: (text) => text });
    expect([same.code, same.err]).toEqual([0, 'Nothing was changed.\n']);
    expect((await flarewire('edit dns records www9 --zone example.com')).err).toContain('requires a terminal');
    expect((await flarewire('edit ips', { edit })).code).toBe(2);
  });
});

describe('diff', () => {
  test('diff of two zones compares records by their names within the zone', async () => {
    await run('dns set same A 192.0.2.1 --zone example.com');
    await run('dns set same A 192.0.2.1 --zone example.org');
    await run('dns set only A 192.0.2.1 --zone example.org');
    const { code, out } = await flarewire('diff example.com example.org --only dns.records');
    expect(code).toBe(1);
    expect(out).toContain('only.example.com');
    expect(out).not.toContain('same.example.com');
  });
});

describe('open and doctor', () => {
  test('open prints the address of a page of the dashboard', async () => {
    const account = JSON.parse((await run('accounts list')).out).id;
    const page = async (line: string) => (await run(`open ${line} --print`)).out.trim();
    expect(await page('example.com')).toBe(`https://dash.cloudflare.com/${account}/example.com`);
    expect(await page('example.com dns')).toBe(`https://dash.cloudflare.com/${account}/example.com/dns/records`);
    expect(await page('dns --zone example.com')).toBe(`https://dash.cloudflare.com/${account}/example.com/dns/records`);
    expect(await page('worker hello')).toContain(`/${account}/workers/services/view/hello/`);
    expect(await page('')).toBe(`https://dash.cloudflare.com/${account}/home`);
    expect((await flarewire('open nowhere')).err).toContain('Unknown page "nowhere"');
    const opened: string[] = [];
    const openPage = async (url: string) => opened.push(url) > 0;
    await run('open tokens', { isTerminal: true, openPage });
    expect(opened).toEqual(['https://dash.cloudflare.com/profile/api-tokens']);
  });

  test('doctor checks each step, and fails with the first that does', async () => {
    const { code, out } = await flarewire('doctor --json', { env: { CLOUDFLARE_API_TOKEN: 'any' } });
    expect([code, linesOf(out).map(({ check, state }) => `${check} ${state}`)]).toEqual([
      0,
      ['version ok', 'configuration ok', 'credentials ok', 'connection ok', 'token ok', 'accounts ok', 'zones ok'],
    ]);
    const off = await flarewire('doctor', {
      fetch: async () => {
        throw new TypeError('no network');
      },
    });
    expect([off.code, off.out]).toEqual([1, expect.stringContaining('check the network of this machine')]);
  });
});
