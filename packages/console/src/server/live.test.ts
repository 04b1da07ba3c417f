import { inspect } from 'node:util';
import { index, isReading, READING_POSTS } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDestructive } from '../wire/destructive.ts';
import { createConsole } from './index.ts';
import { type Opened, openLive } from './test-support.ts';

const TOKEN = 'canary-7Hq2-4411-token-of-the-account';
const ZONE = 'f1a4e000000000000000000000000010';

let provider: Emulator;
let opened: Opened;

/** Another emulator stands in for Cloudflare, over a socket. */
beforeEach(async () => {
  provider = createEmulator({ seed: 1, start: 'default', limits: 'documented' });
  await provider.ready;
  const { url } = await provider.listen();
  opened = await openLive({ apiToken: TOKEN, baseURL: url });
});

afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
  await provider.close();
});

const allow = (minutes: unknown) => opened.post('/api/writes', { minutes });
const create = { zone_id: ZONE, type: 'TXT', name: 'new.example.com', content: '"a"', ttl: 60 };
const asked = (): (string | undefined)[] => provider.journal.rows().map(({ operation }) => operation);

describe('a real account', () => {
  it('a real account is read with its token and reports its rate limit', async () => {
    const { head, json } = await opened.call('zones.list');
    expect(head).toMatchObject({ ok: true, rate: { limit: 1200, remaining: 1199 } });
    expect(json).toMatchObject({ success: true });
    expect(opened.session).toMatchObject({ mode: 'live', apiURL: expect.stringContaining('/client/v4') });
    const session = JSON.parse((await opened.get('/api/session')).text);
    expect(session.rate).toMatchObject({ limit: 1200, remaining: 1199 });
  });

  it('a real account is writable only after the user allows it and until the time is up', async () => {
    const { head, bytes } = await opened.call('dns.records.create', create);
    expect(head).toMatchObject({ ok: false, attempts: [], error: { name: 'ReadOnly' } });
    expect(head.status).toBe(undefined);
    expect(bytes.length).toBe(0);
    expect(asked()).toEqual([]);

    const before = Date.now();
    const until = JSON.parse((await allow(2)).text).writesUntil;
    expect(until - before).toBeGreaterThanOrEqual(120_000);
    expect((await opened.call('dns.records.create', create)).head).toMatchObject({ ok: true, status: 200 });

    vi.useFakeTimers({ toFake: ['Date'], now: until });
    expect((await opened.call('dns.records.create', create)).head.error?.name).toBe('ReadOnly');
    expect(JSON.parse((await opened.get('/api/session')).text).writesUntil).toBe(undefined);
    expect(asked()).toEqual(['dns.records.create']);
  });

  it('a real account becomes read-only on request and for invalid durations', async () => {
    for (const minutes of [61, -1, 1.5, '5', null, undefined, 1e9]) expect((await allow(minutes)).status).toBe(400);
    await allow(60);
    expect(JSON.parse((await allow(0)).text).writesUntil).toBe(undefined);
    expect((await opened.call('dns.records.create', create)).head.error?.name).toBe('ReadOnly');
  });

  it('a deletion requires the name that the server looks up itself', async () => {
    await allow(5);
    const { json: made } = await opened.call('dns.records.create', create);
    const { id } = (made as { result: { id: string } }).result; // as the emulator responds
    const record = { zone_id: ZONE, dns_record_id: id };
    const { head } = await opened.call('dns.records.delete', record);
    expect(head).toMatchObject({
      ok: false,
      attempts: [],
      error: { name: 'ConfirmationNeeded', confirmation: { name: 'new.example.com', what: 'DNS record' } },
    });
    for (const wrong of ['', 'new', 'New.example.com', 'new.example.com ', id, 'undefined'])
      expect((await opened.call('dns.records.delete', record, wrong)).head.error?.name).toBe('ConfirmationNeeded');
    expect(asked()).not.toContain('dns.records.delete');
    expect((await opened.call('dns.records.delete', record, 'new.example.com')).head).toMatchObject({ ok: true });
    // A deleted item has no name any more, so its id is used.
    const gone = await opened.call('dns.records.delete', record);
    expect(gone.head.error?.confirmation).toEqual({ name: id, what: 'DNS record' });
  });

  it("purging everything or deleting a zone requires typing the zone's name", async () => {
    await allow(5);
    const nameOf = async (operation: string, params: Record<string, unknown>) =>
      (await opened.call(operation, params)).head.error?.confirmation;
    expect(await nameOf('cache.purge', { zone_id: ZONE, purge_everything: true })).toEqual({
      name: 'example.com',
      what: 'zone',
    });
    expect(await nameOf('zones.delete', { zone_id: ZONE })).toEqual({ name: 'example.com', what: 'zone' });
    const replaced = { zone_id: ZONE, waiting_room_id: 'room', rules: [] };
    expect(await nameOf('waitingRooms.rules.update', replaced)).toEqual({ name: 'room', what: 'waiting room' });
    expect(await nameOf('zones.delete', {})).toEqual({ name: 'zones.delete', what: 'operation' });
  });

  it('a batch requires confirmation only if it deletes', async () => {
    await allow(5);
    const { json: made } = await opened.call('dns.records.create', create);
    const { id } = (made as { result: { id: string } }).result; // as the emulator responds
    const posts = [{ ...create, zone_id: undefined, name: 'other.example.com' }];
    expect((await opened.call('dns.records.batch', { zone_id: ZONE, posts, deletes: [] })).head.ok).toBe(true);
    const batch = { zone_id: ZONE, deletes: [{ id }] };
    const confirmation = { name: 'example.com', what: 'zone' };
    expect((await opened.call('dns.records.batch', batch)).head.error?.confirmation).toEqual(confirmation);
    expect((await opened.call('dns.records.batch', batch, 'example.com')).head.ok).toBe(true);
  });

  it('a real account has no journal and no control', async () => {
    for (const path of ['/api/journal', '/api/journal/1', '/api/journal/har', '/api/control'])
      expect((await opened.get(path)).text).toContain('NotLocal');
    expect((await opened.post('/api/control', { do: 'reset' })).status).toBe(404);
  });
});

describe('the API token', () => {
  it('the token never appears in a response, header, error or log', async () => {
    const logged: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => void logged.push(...words)),
    );
    const echo = await openLive({
      apiToken: TOKEN,
      fetch: async (url, { headers }) => {
        const token = new Headers(headers).get('authorization');
        if (url.includes('/broken'))
          throw new Error(`no connection with ${token}`, { cause: new Error(`${token} ${TOKEN}`) });
        const body = JSON.stringify({ success: false, errors: [{ code: 1, message: `${token} is not good` }] });
        const error = url.includes('/empty') ? '' : body.replaceAll(TOKEN, 'a token');
        return new Response(error, {
          status: 403,
          headers: { 'x-echo': `${token}`, 'content-type': 'application/json' },
        });
      },
    });
    const reported = [];
    for (const zone_id of ['broken', 'empty', 'other']) {
      const { head, bytes } = await echo.call('zones.get', { zone_id });
      reported.push(head, String(bytes));
    }
    for (const path of ['/', '/api/session', '/api/control', '/data/index.json', '/nowhere']) {
      const { headers, text } = await echo.get(path);
      reported.push(headers, text);
    }
    reported.push((await echo.post('/api/call', { operation: 'nothing' })).text, (await allow(1)).text);
    reported.push(inspect(echo.console, { depth: 20, showHidden: true }), logged, echo.console.link());
    expect(JSON.stringify(reported)).not.toContain(TOKEN.slice(7));
    await echo.close();
    for (const spy of spies) spy.mockRestore();
  });

  it('the token may come from the environment, but the base URL may not', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', TOKEN);
    vi.stubEnv('CLOUDFLARE_BASE_URL', 'https://evil.example/client/v4');
    const sent: [string, string | null][] = [];
    const live = await openLive({
      fetch: async (url, { headers }) => {
        sent.push([url, new Headers(headers).get('authorization')]);
        return new Response('{"success":true}', { headers: { 'content-type': 'application/json' } });
      },
    });
    vi.unstubAllEnvs();
    await live.call('user.tokens.verify');
    expect(sent).toEqual([['https://api.cloudflare.com/client/v4/user/tokens/verify', `Bearer ${TOKEN}`]]);
    await live.close();
  });

  it('the token is required, and is sent over plain HTTP to this machine only', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
    vi.stubEnv('CLOUDFLARE_API_KEY', '');
    await expect(createConsole({ live: {} })).rejects.toThrow('set CLOUDFLARE_API_TOKEN');
    vi.unstubAllEnvs();
    const clear = createConsole({ live: { apiToken: TOKEN, baseURL: 'http://other.example/client/v4' } });
    await expect(clear).rejects.toThrow('unencrypted');
  });
});

describe('kinds of operations', () => {
  const { operations } = index();

  it('reading operations are GETs, and POSTs that the contract permits with a read token', () => {
    for (const name of READING_POSTS) {
      const operation = operations.find((one) => one.name === name);
      expect(operation, name).toMatchObject({ method: 'POST' });
      expect(operation?.confirm).toBe(undefined);
      expect(
        operation?.permissions?.some((one) => / (Read|Evaluate)$/.test(one)),
        name,
      ).toBe(true);
    }
    const reading = operations.filter((one) => isReading(one));
    expect(reading.filter(({ method }) => !['GET', 'POST'].includes(method))).toEqual([]);
    expect(reading.filter((one) => isDestructive(one))).toEqual([]);
  });

  it('operations that delete, revoke, purge or replace all are destructive, and single edits are not', () => {
    const destructive = new Set(operations.filter((one) => isDestructive(one)).map(({ name }) => name));
    for (const { name, method } of operations) if (method === 'DELETE') expect(destructive).toContain(name);
    for (const name of [
      'cache.purge',
      'basinCatalog.delete',
      'cache.cacheReserve.clear',
      'd1.database.timeTravel.restore',
      'kv.namespaces.bulkDelete',
      'turnstile.widgets.rotateSecret',
      'workflows.instances.bulkTerminate',
      'rules.lists.items.update',
      'rulesets.update',
      'user.tokens.value.update',
      'zaraz.config.update',
    ])
      expect(destructive).toContain(name);
    for (const name of [
      'dns.records.update',
      'dns.records.create',
      'kv.namespaces.values.update',
      'zones.edit',
      'workers.scripts.update',
    ])
      expect(destructive).not.toContain(name);
  });
});
