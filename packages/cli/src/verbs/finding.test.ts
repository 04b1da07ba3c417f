/** Search and explain: what there is, and how the same call is written elsewhere. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { SWITCHES } from '@flarewire/snippets/command/globals';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../test-support.ts';
import { VERBS } from './index.ts';

let emulator: Emulator;
beforeAll(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init), ...world });

describe('search', () => {
  const first = async (line: string) => JSON.parse((await flarewire(line)).out.split('\n')[0] ?? '').command;

  test('search finds commands by words, paths, typos and error codes', async () => {
    expect(await first('search dns recrod create')).toMatch(/^flarewire dns records create\b/);
    expect(await first('search /zones/:id/purge_cache')).toBe('flarewire cache purge');
    expect(await first('search always use https')).toMatch(/^flarewire zones settings edit always_use_https/);
    expect((await flarewire('search 1016')).out).toContain('flarewire dns records list');
    const { out } = await flarewire('search kv --limit 3', { isTerminal: true });
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    expect(out).toMatch(/^flarewire kv namespaces list +List/m);
  });

  test('search reports that nothing was found', async () => {
    expect(await flarewire('search qqqqqqqqzzzz')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('No results'),
    });
    expect((await flarewire('search')).code).toBe(2);
    expect((await flarewire('search dns --limit 0')).code).toBe(2);
  });
});

describe('explain', () => {
  const line = 'explain dns records create --zone example.com --type A --name www --content 192.0.2.7';

  test('explain prints the call in all forms or in one', async () => {
    const { code, out } = await flarewire(line);
    expect(code).toBe(0);
    for (const text of ['# curl', '# typescript', '# fetch', '# cli', '# react']) expect(out).toContain(`${text}\n`);
    const curl = await flarewire(`${line} --as curl`);
    expect(curl.out).toMatch(/^curl -X POST '?https:\/\/api.cloudflare.com\/client\/v4\/zones\/\w{32}\/dns_records/);
    expect((await flarewire(`${line} --as=typescript`)).out).toContain('client.dns.records.create(');
    const posted = emulator.journal.entries().filter(({ method }) => method === 'POST');
    expect(posted).toEqual([]);
  });

  test('explain shows an example without parameters', async () => {
    const { code, out } = await flarewire('explain dns.records.create --as curl');
    expect(code).toBe(0);
    expect(out).toContain('blog.example.com');
  });

  test('explain masks secrets', async () => {
    const secret =
      'explain dns zone-transfers tsigs create --name a.key --algo hmac-sha512. --secret c2VjcmV0b2ZtaW5l --account f1a4e000000000000000000000000001';
    const { code, out } = await flarewire(secret);
    expect([code, out.includes('c2VjcmV0b2ZtaW5l'), out.includes('***')]).toEqual([0, false, true]);
    const worker = `explain workers scripts secrets update w --account f1a4e000000000000000000000000001 --body '{"name": "k", "type": "secret_text", "text": "hidden"}' --as curl`;
    expect((await flarewire(worker)).out).not.toContain('hidden');
  });

  test('explain describes error codes', async () => {
    expect((await flarewire('explain 1016')).out).toContain('1016: The name of the origin is not found.');
    expect((await flarewire('explain 123456')).code).toBe(2);
  });

  test.each([
    ['explain dns', 'needs a subcommand'],
    ['explain dns recrods list', 'Did you mean'],
    [`${line} --as perl`, '--as must be one of'],
  ])('%s', async (wrong, text) => {
    expect(await flarewire(wrong)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
  });
});

describe('permissions', () => {
  test('permissions are compared with those of the current token', async () => {
    const groups: { id: string; name: string }[] = JSON.parse(
      (await flarewire('user tokens permission-groups list --json')).out,
    );
    const idOf = (name: string) => groups.find((group) => group.name === name)?.id ?? '';
    const user = JSON.parse((await flarewire('user get --json')).out).id;
    const policy = (name: string, resource: string) => ({
      effect: 'allow',
      resources: { [resource]: '*' },
      permission_groups: [{ id: idOf(name) }],
    });
    const body = JSON.stringify({
      name: 't',
      policies: [
        policy('DNS Read', 'com.cloudflare.api.account.f1a4e000000000000000000000000001'),
        policy('API Tokens Read', `com.cloudflare.api.user.${user}`),
      ],
    });
    const { value } = JSON.parse((await flarewire(`user tokens create --body '${body}'`)).out);
    vi.stubEnv('CLOUDFLARE_API_TOKEN', value);
    const { code, out } = await flarewire('perms dns.records.list dns.records.create --check', {
      env: { CLOUDFLARE_API_TOKEN: value },
    });
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
    const rows = out.trimEnd().split('\n');
    expect((await flarewire('perms dns.records.list --check')).err).toContain('needs the permission API Tokens Read');
    expect([code, rows.map((row) => JSON.parse(row).granted)]).toEqual([1, [true, false]]);
  });

  test('the smallest set of permissions of several operations is found', async () => {
    const plan = async (line: string) => JSON.parse((await flarewire(`token plan ${line}`)).out).permissions;
    expect(await plan('dns.records.list')).toEqual(['DNS Read']);
    expect(await plan('dns.records.list dns.records.create')).toEqual(['DNS Write']);
    expect(await plan('kv.namespaces.list dns.records.list')).toEqual(['DNS Read', 'Workers KV Storage Read']);
    const { out } = await flarewire('token plan dns.records.list kv.namespaces.list --zone example.com --policy');
    expect(JSON.parse(out).policies).toMatchObject([
      { resources: { 'com.cloudflare.api.account.zone.f1a4e000000000000000000000000010': '*' } },
      { permission_groups: [{ name: 'Workers KV Storage Read' }] },
    ]);
    expect((await flarewire('token plan dns.records.list --create')).code).toBe(2);
    const made = await flarewire('token plan dns.records.list --create --yes --name reader');
    expect([made.code, made.out.trim().length > 20]).toEqual([0, true]);
    expect((await flarewire('token plan')).code).toBe(2);
  });
});

test('the manual page has every command and flag, and no line that roff reads as a request', async () => {
  const { code, out } = await runWords(['man']);
  expect(code).toBe(0);
  const names = Object.keys(VERBS).filter((name) => !name.startsWith('__'));
  for (const name of names) expect(out).toContain(`.B flarewire ${name.replaceAll('-', '\\-')}`);
  for (const flag of Object.keys(SWITCHES)) expect(out).toContain(`\\-\\-${flag.replaceAll('-', '\\-')}`);
  const requests = out.split('\n').filter((line) => /^[.']/.test(line));
  expect(new Set(requests.map((line) => line.split(' ')[0]))).toEqual(
    new Set(['.TH', '.SH', '.TP', '.B', '.PP', '.nf', '.fi', '.br']),
  );
});

describe('words that are no command', () => {
  test.each([
    ['domain pause', 'flarewire zones edit --paused'],
    ['invite member', 'flarewire accounts members create'],
    ['workers-ai models', 'flarewire ai models list'],
    ['secrets upload', 'flarewire secret put'],
    ['enable dnssec', 'flarewire dns dnssec edit --status active'],
  ])('flarewire %s suggests %s', async (line, command) => {
    const { code, err } = await flarewire(line);
    expect(code).toBe(2);
    expect(err.split('\n')[1]).toMatch(new RegExp(`^ {2}${command}( |$)`));
  });
});
