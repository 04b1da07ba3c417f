import { describe, expect, it } from 'vitest';
import { ACCOUNT, SEEDED, ZONE as SEEDED_ZONE, testSandbox } from '../../test/sandbox.ts';

const ZONE = { name: 'a.example', account: { id: ACCOUNT } };

describe('the journal', () => {
  it('an entry shows the request, its response and its changes', async () => {
    const { call, emulator } = testSandbox();
    const created = await call('POST', '/zones', ZONE);
    await call('GET', '/zones?per_page=5');
    const [post, get] = emulator.journal.entries();
    expect(post).toMatchObject({
      id: 1,
      time: '2026-01-01T00:00:00.000Z',
      method: 'POST',
      path: '/client/v4/zones',
      query: '',
      operation: 'zones.create',
      status: 200,
      schema: { verdict: 'passed', mistakes: [] },
      permission: { verdict: 'unknown' },
      fault: undefined,
      changes: [{ kind: 'create', resource: '/zones' }],
      request: { body: JSON.stringify(ZONE), isCut: false, bytes: JSON.stringify(ZONE).length },
      response: { body: created.text, isCut: false },
    });
    expect(post?.duration).toBeGreaterThan(0);
    expect(get).toMatchObject({ id: 2, operation: 'zones.list', query: '?per_page=5', changes: [] });
    expect(get?.request.body).toBe(undefined);
  });

  it('queries sent by POST are not changes, and SQL is one if it writes', async () => {
    const { call, emulator } = testSandbox();
    const databases = `/accounts/${ACCOUNT}/d1/database`;
    const { result } = JSON.parse((await call('POST', databases, { name: 'db' })).text);
    const query = (sql: string) => call('POST', `${databases}/${result.uuid}/query`, { sql });
    await query('CREATE TABLE t (a)');
    await query('SELECT * FROM t');
    const kv = `/accounts/${ACCOUNT}/storage/kv/namespaces`;
    const { result: namespace } = JSON.parse((await call('POST', kv, { title: 'kv' })).text);
    await call('POST', `${kv}/${namespace.id}/bulk/get`, { keys: ['a'] });
    const counts = emulator.journal.entries().map(({ operation, changes }) => `${operation} ${changes.length}`);
    expect(counts).toEqual([
      'd1.database.create 1',
      'd1.database.query 1',
      'd1.database.query 0',
      'kv.namespaces.create 1',
      expect.stringMatching(/bulkGet 0$/),
    ]);
  });

  it('an entry shows which field violates the schema and why, without changes', async () => {
    const { call, emulator } = testSandbox();
    await call('POST', '/zones', { name: 5, account: {} });
    await call('POST', '/zones', '{"name', { 'content-type': 'application/json' });
    await call('GET', '/nowhere');
    const [wrong, broken, nowhere] = emulator.journal.entries();
    expect(wrong).toMatchObject({
      status: 400,
      schema: {
        verdict: 'failed',
        mistakes: [{ pointer: '/name', message: 'name must be text of up to 253 characters' }],
      },
      changes: [],
    });
    expect(broken).toMatchObject({ schema: { verdict: 'failed' }, request: { body: '{"name' } });
    expect(nowhere).toMatchObject({ operation: undefined, status: 404, schema: { verdict: 'unchecked' } });
  });

  it('kinds of change follow from the shape of the path', async () => {
    const { call, emulator } = testSandbox(SEEDED);
    const queues = `/accounts/${ACCOUNT}/queues`;
    const { queue_id: id } = (await call('POST', queues, { queue_name: 'q' })).json.result;
    await call('PUT', `${queues}/${id}`, { queue_name: 'r' });
    await call('DELETE', `${queues}/${id}`);
    await call('DELETE', `${queues}/${id}`);
    await call('POST', `/zones/${SEEDED_ZONE}/purge_cache`, { purge_everything: true });
    expect(emulator.journal.entries().map(({ changes }) => changes[0])).toEqual([
      { kind: 'create', resource: queues },
      { kind: 'edit', resource: `${queues}/${id}` },
      { kind: 'delete', resource: `${queues}/${id}` },
      undefined,
      { kind: 'call', resource: `/zones/${SEEDED_ZONE}/purge_cache` },
    ]);
  });

  it('the journal shows no secrets', async () => {
    const { call, emulator } = testSandbox();
    await call('POST', `/accounts/${ACCOUNT}/cfd_tunnel`, { name: 't', tunnel_secret: 'c2VjcmV0LXNlY3JldA==' });
    const tunnel = emulator.journal.entries()[0];
    expect(tunnel?.request.headers.authorization).toBe('Bearer [masked]');
    expect(tunnel?.request.body).toBe('{"name":"t","tunnel_secret":"[masked]"}');
    await call('PUT', `/accounts/${ACCOUNT}/workers/scripts/s/secrets`, {
      name: 'S',
      text: 'hush',
      type: 'secret_text',
    });
    expect(JSON.stringify(emulator.journal.entries())).not.toMatch(/hush|c2VjcmV0/);
    expect(JSON.stringify(emulator.journal.har())).not.toMatch(/hush|c2VjcmV0|Bearer test/);
  });

  it('the journal is limited in entries and in the size of bodies', async () => {
    const { call, emulator } = testSandbox({ journal: { size: 3, bodyBytes: 10 } });
    for (let made = 0; made < 5; made++) await call('POST', '/zones', { ...ZONE, name: `z${made}.example` });
    const entries = emulator.journal.entries();
    expect(entries.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(entries[0]?.request).toMatchObject({ body: '{"name":"z', bytes: 73, isCut: true });
    emulator.journal.clear();
    expect(emulator.journal.entries()).toEqual([]);
    await call('GET', '/user');
    expect(emulator.journal.entries().map(({ id }) => id)).toEqual([6]);
  });

  it('bytes are shown by their size', async () => {
    const { call, emulator } = testSandbox();
    await call('PUT', `/accounts/${ACCOUNT}/storage/kv/namespaces/n/values/k`, new Uint8Array(5), {
      'content-type': 'application/octet-stream',
    });
    expect(emulator.journal.entries()[0]?.request.body).toBe('<5 bytes of application/octet-stream>');
  });

  it('the journal can be disabled', async () => {
    const { call, emulator } = testSandbox({ journal: false });
    await call('GET', '/user');
    expect(emulator.journal.entries()).toEqual([]);
  });

  it('the journal can be filtered', async () => {
    const { call, emulator } = testSandbox();
    await call('GET', '/user');
    await call('GET', '/zones?page=zero');
    await call('GET', `/accounts/${ACCOUNT}/queues`);
    const ids = (filter: Parameters<typeof emulator.journal.entries>[0]) =>
      emulator.journal.entries(filter).map(({ id }) => id);
    expect(ids({ operation: 'user.get' })).toEqual([1]);
    expect(ids({ operation: 'zones.*' })).toEqual([2]);
    expect(ids({ status: '4xx' })).toEqual([2]);
    expect(ids({ status: 200 })).toEqual([1, 3]);
    expect(ids({ schema: 'failed' })).toEqual([2]);
    expect(ids({ path: '/accounts/{account_id}', method: 'get' })).toEqual([3]);
    expect(ids({ method: 'POST' })).toEqual([]);
    expect(ids({ permission: 'unknown', since: 1, where: ({ status }) => status === 200 })).toEqual([3]);
  });

  it('waitFor finds past and future entries, and times out', async () => {
    const { call, emulator } = testSandbox();
    const coming = emulator.journal.waitFor({ operation: 'user.get' });
    await call('GET', '/zones');
    await call('GET', '/user');
    expect((await coming).id).toBe(2);
    expect((await emulator.journal.waitFor({ operation: 'zones.list' })).id).toBe(1);
    const late = emulator.journal.waitFor({ operation: 'ips.list' }, { timeout: 0 });
    await expect(late).rejects.toThrow('No request like {"operation":"ips.list"} came within 0 ms; 0 others did.');
    const stop = new AbortController();
    const stopped = emulator.journal.waitFor({ operation: 'ips.list' }, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(stopped).rejects.toThrow('enough');
  });

  it('a listener receives entries until it unsubscribes', async () => {
    const { call, emulator } = testSandbox();
    const heard: (string | undefined)[] = [];
    const end = emulator.journal.subscribe(({ operation }) => heard.push(operation));
    await call('GET', '/user');
    end();
    await call('GET', '/zones');
    expect(heard).toEqual(['user.get']);
  });

  it('entries record lost responses and the fault rule behind them', async () => {
    const { call, emulator } = testSandbox();
    const rule = emulator.faults.add({ method: 'POST', fault: 'lostAnswer' });
    await call('POST', '/zones', ZONE).catch(() => undefined);
    expect(emulator.journal.entries()[0]).toMatchObject({
      fault: rule,
      status: undefined,
      response: undefined,
      changes: [{ kind: 'create', resource: '/zones' }],
    });
  });

  it('the journal can be exported as an HTTP Archive', async () => {
    const { call, emulator } = testSandbox();
    await call('POST', '/zones?x=1', ZONE);
    const { log } = emulator.journal.har({ operation: 'zones.create' });
    expect(log.version).toBe('1.2');
    expect(log.entries).toHaveLength(1);
    expect(log.entries[0]).toMatchObject({
      startedDateTime: '2026-01-01T00:00:00.000Z',
      request: {
        method: 'POST',
        url: 'https://api.cloudflare.com/client/v4/zones?x=1',
        queryString: [{ name: 'x', value: '1' }],
        postData: { mimeType: 'application/json', text: JSON.stringify(ZONE) },
      },
      response: { status: 200, content: { mimeType: 'application/json' } },
    });
  });

  it('an entry is available by its id while it is stored', async () => {
    const { call, emulator } = testSandbox({ journal: { size: 2 } });
    for (const path of ['/zones', '/accounts', '/user']) await call('GET', path);
    const { journal } = emulator;
    expect(journal.entry(3)).toEqual(journal.entries().at(-1));
    expect(journal.entry(2)).toMatchObject({ id: 2, operation: 'accounts.list' });
    expect([0, 1, 4, 1.5, -1, Number.NaN].map((id) => journal.entry(id))).toEqual(Array(6).fill(undefined));
    expect(journal.last()).toBe(3);
  });

  it('requests have equal fingerprints if program, method, address and body are equal', async () => {
    const { call, emulator } = testSandbox();
    const lines = [
      { name: 'a.example', agent: 'one' },
      { name: 'b.example', agent: 'one' },
      { name: 'a.example', agent: 'two' },
      { name: 'a.example', agent: 'one' },
    ];
    for (const { name, agent } of lines) await call('POST', '/zones', { ...ZONE, name }, { 'user-agent': agent });
    const [first, ...others] = emulator.journal.rows().map(({ fingerprint }) => fingerprint);
    expect(others.map((one) => one === first)).toEqual([false, false, true]);
  });

  it('rows for lists agree with the entries', async () => {
    const { call, emulator } = testSandbox();
    await call('POST', '/zones', ZONE, { 'user-agent': 'a program' });
    await call('GET', '/zones?per_page=5&secret=hidden');
    await call('POST', '/zones', { name: 5, account: {} });
    const { journal } = emulator;
    const reported = journal.entries().map((entry) => ({
      ...Object.fromEntries(
        ['id', 'duration', 'method', 'path', 'query', 'operation', 'status', 'fault'].map((key) => [
          key,
          Reflect.get(entry, key),
        ]),
      ),
      time: Date.parse(entry.time),
      schema: entry.schema.verdict,
      permission: entry.permission.verdict,
      changes: entry.changes.length,
      bytes: entry.response?.bytes,
      agent: entry.request.headers['user-agent'] ?? '',
      fingerprint: expect.any(Number),
    }));
    expect(journal.rows()).toEqual(reported);
    expect(reported[0]).toMatchObject({ changes: 1, agent: 'a program' });
    expect(journal.rows()[1]?.query).toContain('secret=%5Bmasked%5D');
    expect(journal.rows({ since: 1 }, 1).map(({ id }) => id)).toEqual([2]);
    expect(journal.rows({ status: '4xx' }).map(({ id }) => id)).toEqual([3]);
    expect(journal.rows({ ids: [3, 1, 9] }).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('watchers are notified of new entries and of clearing, until they stop', async () => {
    const { call, emulator } = testSandbox();
    const reported: string[] = [];
    const end = emulator.journal.watch((event) => reported.push(event));
    await call('GET', '/zones');
    emulator.journal.clear();
    await emulator.reset();
    end();
    await call('GET', '/zones');
    expect(reported).toEqual(['added', 'cleared', 'cleared']);
    expect(emulator.journal.rows().map(({ id }) => id)).toEqual([2]);
  });
});
