import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cloudflare } from '../../index.ts';
import { accountFor } from '../find.ts';
import { type CassetteOptions, openCassette } from './cassette.ts';

let folder = '';
let file = '';
beforeEach(async () => {
  vi.stubEnv('CI', '');
  folder = await mkdtemp(join(tmpdir(), 'cassette-'));
  file = join(folder, 'calls.json');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const SECRET = 'a-very-secret-token-of-the-test';
const noFetch = () => Promise.reject(new Error('a replay sends nothing'));

/** Runs a program against a new emulator and records it. */
async function recorded(program: (client: Cloudflare) => Promise<unknown>): Promise<unknown> {
  const emulator = createEmulator();
  const cassette = await openCassette(file, { mode: 'record', fetch: emulator.fetch });
  const result = await program(new Cloudflare({ ...cassette.options, apiToken: SECRET }));
  await cassette.close();
  return result;
}

async function replayed(program: (client: Cloudflare) => Promise<unknown>, options: CassetteOptions = {}) {
  const cassette = await openCassette(file, { mode: 'replay', fetch: noFetch, ...options });
  const result = await program(new Cloudflare(cassette.options));
  await cassette.close();
  return result;
}

const content = async () => JSON.parse(await readFile(file, 'utf8'));

async function dns(client: Cloudflare, ttl = 300) {
  const account = await accountFor(client);
  const zone = await client.zones.create({ name: 'example.com', account: { id: account.id } });
  const record = { zone_id: zone.id, type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl } as const;
  const { id } = await client.dns.records.create(record);
  const [found] = (await client.dns.records.list({ zone_id: zone.id })).result;
  return { same: found?.id === id, ttl: found?.ttl };
}

describe('a cassette', () => {
  it('a replay returns the recorded responses', async () => {
    expect(await recorded(dns)).toEqual({ same: true, ttl: 300 });
    expect(await replayed(dns)).toEqual({ same: true, ttl: 300 });
  });

  it('every recording creates the same file, including ids and dates', async () => {
    await recorded(dns);
    const first = await readFile(file, 'utf8');
    await recorded(dns);
    expect(await readFile(file, 'utf8')).toBe(first);
    expect(first).toContain('/zones/0000000000000000000000000000000');
    expect(first).toContain('"2000-01-01T00:00:0');
  });

  it('the file is the same with the script names that Pages makes up', async () => {
    const pages = async (client: Cloudflare) => {
      const { id: account_id } = await accountFor(client);
      const project = { account_id, name: 'site', production_branch: 'main' };
      return (await client.pages.projects.create(project)).production_script_name;
    };
    const texts = new Set<string>();
    for (let turn = 0; turn < 3; turn++) {
      await recorded(pages);
      texts.add(await readFile(file, 'utf8'));
    }
    expect(texts.size).toBe(1);
    expect(await replayed(pages)).toMatch(/^pages-worker--0\d+-production$/);
  });

  it('the file is the same whether or not timestamps fall into one millisecond', async () => {
    const texts = new Set<string>();
    for (const step of [0, 1, 7, 1000]) {
      let now = Date.UTC(2026, 0, 1);
      const clock = { now: () => (now += step), set: () => {}, advance: () => {} };
      const cassette = await openCassette(file, { mode: 'record', fetch: createEmulator({ clock }).fetch });
      const client = new Cloudflare({ ...cassette.options, apiToken: SECRET });
      await dns(client);
      const { id: account_id } = await accountFor(client);
      const { id } = await client.rules.lists.create({ account_id, kind: 'ip', name: 'offices' });
      await client.rules.lists.update(id, { account_id, description: 'ours' });
      await client.rules.lists.list({ account_id });
      await cassette.close();
      texts.add(await readFile(file, 'utf8'));
    }
    expect(texts.size).toBe(1);
    const moments = (name: string) =>
      [...[...texts].join().matchAll(new RegExp(`"${name}": "(2000[^"]*)"`, 'g'))].map(([, one]) => one);
    expect(new Set(moments('created_on').slice(-3)).size).toBe(1);
    expect(new Set(moments('modified_on').slice(-3)).size).toBe(2);
  });

  it('a replay returns the ids and dates that the program itself sends', async () => {
    const named = (account_id: string) => async (client: Cloudflare) =>
      (await client.kv.namespaces.create({ account_id, title: 'one' })).title;
    const id = (await accountFor(new Cloudflare({ apiToken: SECRET, fetch: createEmulator().fetch }))).id;
    await recorded(named(id));
    expect(await replayed(named('f'.repeat(32)))).toBe('one');
  });

  it('a cassette has no secrets: neither credentials nor secret fields, nor repetitions of them', async () => {
    await recorded(async (client) => {
      const { id: account_id } = await accountFor(client);
      const turn = await client.calls.turn.create({ account_id, name: 'one' });
      await client.kv.namespaces.create({ account_id, title: `with ${turn.key}` });
    });
    const { calls } = await content();
    expect(JSON.stringify(calls)).not.toContain(SECRET);
    expect(calls[1].response.body.result.key).toBe('***');
    expect(calls[2].request.body.title).toBe('with ***');
  });

  it('a cassette supports forms, text and bytes', async () => {
    const program = async (client: Cloudflare) => {
      const { id: account_id } = await accountFor(client);
      const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'one' });
      const at = { account_id, namespace_id };
      const bytes = new Uint8Array([255, 0, 254]);
      await client.kv.namespaces.values.update('text', { ...at, value: 'hello' });
      await client.kv.namespaces.values.update('bytes', { ...at, value: new File([bytes], 'v'), metadata: '{"a":1}' });
      const answers = ['text', 'bytes'].map((key) => client.kv.namespaces.values.get(key, at));
      return Promise.all(
        answers.map(async (answer) => Buffer.from(await (await answer).arrayBuffer()).toString('hex')),
      );
    };
    const was = await recorded(program);
    expect(was).toEqual([Buffer.from('hello').toString('hex'), 'ff00fe']);
    expect(await replayed(program, { matching: 'loose' })).toEqual(was);
    expect(JSON.stringify(await content())).toContain('"form":[{"name":"');
  });
});

describe('a call that was not recorded', () => {
  it('an unrecorded call is rejected at once, with the nearest one and the differences', async () => {
    await recorded(dns);
    await expect(replayed((client) => dns(client, 600))).rejects.toThrow(
      /no recorded call matches POST \/zones\/0{30}\S+\/dns_records\nThe nearest is call 3, POST .*:\n {2}body.ttl: recorded 300, sent 600\n/,
    );
  });

  it('a call out of order is rejected if matching is strict, and accepted if it is loose', async () => {
    const both = (names: string[]) => async (client: Cloudflare) => {
      for (const name of names) await client.zones.list({ name });
    };
    await recorded(both(['a.com', 'b.com']));
    await expect(replayed(both(['b.com', 'a.com']))).rejects.toThrow(
      "  call 1 must come first, because matching is 'strict'",
    );
    await replayed(both(['b.com', 'a.com', 'a.com']), { matching: 'loose' });
    await expect(replayed(both(['a.com', 'b.com', 'b.com']))).rejects.toThrow('  it was already replayed');
  });

  it('a call is accepted in any order if matching is unordered, and never with another body', async () => {
    const make = (contents: readonly string[]) => async (client: Cloudflare) => {
      const { id } = await accountFor(client);
      const { id: zone_id } = await client.zones.create({ name: 'example.com', account: { id } });
      const made = contents.map((content) =>
        client.dns.records.create({ zone_id, type: 'A', name: 'a', content, ttl: 1 }),
      );
      return (await Promise.all(made)).map(({ content }) => content);
    };
    const all = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    await recorded(make(all));
    const turned = [...all].reverse();
    expect(await replayed(make(turned), { matching: 'unordered' })).toEqual(turned);
    for (const matching of ['unordered', 'loose'] as const)
      await expect(replayed(make(['198.51.100.9']), { matching })).rejects.toThrow(
        'body.content: recorded "192.0.2.1"',
      );
    await expect(replayed(make(all.slice(1)), { matching: 'unordered' })).rejects.toThrow(
      '1 of 5 recorded calls were not made',
    );
  });

  it('close() reports an unrecorded call that the program ignored', async () => {
    await recorded(both);
    await expect(replayed((client) => client.zones.list({ name: 'x.com' }).catch(() => 0))).rejects.toThrow(
      'query.name: recorded "a.com", sent "x.com"',
    );
  });

  it('close() reports recorded calls that were not made', async () => {
    await recorded(both);
    await expect(replayed(async () => 0)).rejects.toThrow('1 of 1 recorded calls were not made:\n  call 1: GET /zones');
    await replayed(async () => 0, { unused: 'ignore' });
  });
  const both = (client: Cloudflare) => client.zones.list({ name: 'a.com' });
});

describe('the file', () => {
  it('the file is created by the first run, but not under CI', async () => {
    const options = { fetch: createEmulator().fetch };
    const first = await openCassette(file, options);
    expect(first.mode).toBe('record');
    await first.close();
    expect((await openCassette(file, options)).mode).toBe('replay');
    vi.stubEnv('CI', 'true');
    expect((await openCassette(file, options)).mode).toBe('replay');
    await expect(openCassette(join(folder, 'other.json'))).rejects.toThrow('does not exist');
    await expect(openCassette(file, { mode: 'record' })).rejects.toThrow('recording is disabled because CI is set');
  });

  it.each([
    ['{"cassette":1,"calls":[{"requ', 'was only partly written'],
    ['{"cassette":2,"calls":[]}', 'was written by a later version (2, this one reads 1)'],
    ['{"calls":[]}', 'is not a cassette'],
    ['{"cassette":1,"calls":[{},{"request":{"path":"/"}}]}', 'calls 1, 2 have no request'],
  ])('an invalid file is rejected: %s', async (text, message) => {
    await writeFile(file, text);
    await expect(openCassette(file)).rejects.toThrow(message);
  });
});
