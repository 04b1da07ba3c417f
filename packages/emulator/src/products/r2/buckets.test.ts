import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const R2 = `/accounts/${ACCOUNT}/r2`;
const BUCKETS = `${R2}/buckets`;

describe('R2', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    sandbox.call(method, `${BUCKETS}/media${path}`, body, headers);
  const put = (key: string, body: unknown = 'x', headers?: Record<string, string>): Promise<Answer> =>
    call('PUT', `/objects/${encodeURIComponent(key)}`, body, headers);
  const keys = async (query = ''): Promise<string[]> =>
    (await call('GET', `/objects${query}`)).json.result.map((object: Loose) => object.key);

  beforeEach(async () => {
    sandbox = testSandbox();
    await sandbox.call('POST', BUCKETS, { name: 'media', locationHint: 'weur' });
  });

  describe('buckets', () => {
    it('a bucket has a valid name that is unique in the account', async () => {
      expect((await call('GET', '')).json.result).toEqual({
        name: 'media',
        creation_date: '2026-01-01T00:00:00.000Z',
        location: 'weur',
        jurisdiction: 'default',
        storage_class: 'Standard',
      });
      const again = await sandbox.call('POST', BUCKETS, { name: 'media' });
      expect([again.status, again.code]).toEqual([409, 10004]);
      for (const name of ['Media', '-media', 'media-', 'me_dia', 'x'.repeat(64)]) {
        const refused = await sandbox.call('POST', BUCKETS, { name });
        expect([refused.status, refused.code]).toEqual([400, 10005]);
      }
    });

    it('each jurisdiction has separate buckets', async () => {
      const eu = { 'cf-r2-jurisdiction': 'eu' };
      expect((await call('GET', '', undefined, eu)).code).toBe(10006);
      expect((await sandbox.call('POST', BUCKETS, { name: 'media' }, eu)).json.result.jurisdiction).toBe('eu');
      await put('one');
      expect((await call('GET', '/objects', undefined, eu)).json.result).toEqual([]);
      await call('PUT', '/cors', { rules: [] }, eu);
      expect((await call('GET', '/cors')).code).toBe(10059);
      expect((await sandbox.call('GET', BUCKETS, undefined, eu)).json.result.buckets).toHaveLength(1);
    });

    it('buckets are listed by name in pages with a cursor', async () => {
      for (const name of ['alpha', 'beta', 'gamma']) await sandbox.call('POST', BUCKETS, { name });
      const first = await sandbox.call('GET', `${BUCKETS}?per_page=3`);
      expect(first.json.result.buckets.map((bucket: Loose) => bucket.name)).toEqual(['alpha', 'beta', 'gamma']);
      const second = await sandbox.call('GET', `${BUCKETS}?per_page=3&cursor=${first.json.result_info.cursor}`);
      expect(second.json.result.buckets.map((bucket: Loose) => bucket.name)).toEqual(['media']);
      expect(second.json.result_info).toBeUndefined();
      const down = await sandbox.call('GET', `${BUCKETS}?direction=desc&name_contains=a&start_after=gamma`);
      expect(down.json.result.buckets.map((bucket: Loose) => bucket.name)).toEqual(['beta', 'alpha']);
    });

    it('only an empty bucket can be deleted, together with its settings', async () => {
      await put('one');
      await call('PUT', '/cors', { rules: [] });
      const refused = await call('DELETE', '');
      expect([refused.status, refused.code]).toEqual([409, 10008]);
      await call('DELETE', '/objects/one');
      expect((await call('DELETE', '')).status).toBe(200);
      expect((await call('GET', '')).code).toBe(10006);
      await sandbox.call('POST', BUCKETS, { name: 'media' });
      expect((await call('GET', '/cors')).code).toBe(10059);
    });

    it('a bucket has a default storage class for its objects', async () => {
      const edited = await call('PATCH', '', undefined, { 'cf-r2-storage-class': 'InfrequentAccess' });
      expect(edited.json.result.storage_class).toBe('InfrequentAccess');
      expect((await put('cold')).json.result.storage_class).toBe('InfrequentAccess');
      const hot = await put('hot', 'x', { 'cf-r2-storage-class': 'Standard' });
      expect(hot.json.result.storage_class).toBe('Standard');
      const { standard, infrequentAccess } = (await sandbox.call('GET', `${R2}/metrics`)).json.result;
      expect([standard.uploaded.objects, infrequentAccess.uploaded.payloadSize]).toEqual([1, 1]);
    });
  });

  describe('objects', () => {
    it('objects are returned byte by byte, with their headers', async () => {
      const bytes = new Uint8Array(256).map((_, index) => index);
      const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=60', 'x-amz-meta-owner': 'a' };
      const sent = await put('dir/ö.png', bytes, headers);
      expect(sent.json.result).toMatchObject({
        key: 'dir/ö.png',
        size: '256',
        etag: 'e2c865db4162bed963bfaa9ef6ac18f0',
      });
      const response = await sandbox.emulator.fetch(
        `http://x/client/v4${BUCKETS}/media/objects/${encodeURIComponent('dir/ö.png')}`,
        { headers: { authorization: 'Bearer t' } },
      );
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...headers,
        etag: '"e2c865db4162bed963bfaa9ef6ac18f0"',
        'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      });
      const [listed] = (await call('GET', '/objects')).json.result;
      expect(listed).toMatchObject({
        http_metadata: { contentType: 'image/png', cacheControl: 'max-age=60' },
        custom_metadata: { owner: 'a' },
      });
      expect((await put('empty', new Uint8Array())).status).toBe(200);
      expect((await call('GET', '/objects/empty')).text).toBe('');
    });

    it('conditional reads return 304 for unchanged objects', async () => {
      const { etag } = (await put('one')).json.result;
      const get = async (headers: Record<string, string>): Promise<number> =>
        (await call('GET', '/objects/one', undefined, headers)).status;
      expect(await get({ 'if-none-match': `"${etag}"` })).toBe(304);
      expect(await get({ 'if-none-match': '"other"' })).toBe(200);
      expect(await get({ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(304);
      expect(await get({ 'if-modified-since': 'Wed, 31 Dec 2025 00:00:00 GMT' })).toBe(200);
    });

    it('a missing object cannot be read, but can be deleted', async () => {
      const gone = await call('GET', '/objects/none');
      expect([gone.status, gone.code]).toEqual([404, 10007]);
      expect((await call('DELETE', '/objects/none')).json.result).toEqual({ key: 'none' });
    });

    it('object keys have at most 1024 bytes, and metadata 8192 bytes', async () => {
      expect((await put('é'.repeat(512))).status).toBe(200);
      expect((await put('é'.repeat(513))).code).toBe(10020);
      expect((await put('m', 'x', { 'x-amz-meta-a': 'x'.repeat(8192) })).code).toBe(10012);
    });

    it('objects are listed by prefix and delimiter, page by page', async () => {
      for (const key of ['a/1', 'a/2', 'a/b/3', 'c', 'd/4', 'd/5']) await put(key);
      expect(await keys('?prefix=a/')).toEqual(['a/1', 'a/2', 'a/b/3']);
      const top = await call('GET', '/objects?delimiter=/');
      expect(top.json.result.map((object: Loose) => object.key)).toEqual(['c']);
      expect(top.json.result_info).toMatchObject({ delimited: ['a/', 'd/'], is_truncated: false, cursor: '' });
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await call('GET', `/objects?delimiter=/&per_page=1&cursor=${cursor}`);
        seen.push(...page.json.result.map((object: Loose) => object.key), ...page.json.result_info.delimited);
        cursor = page.json.result_info.cursor;
      } while (cursor !== '');
      expect(seen).toEqual(['a/', 'c', 'd/']);
      expect(await keys('?start_after=c')).toEqual(['d/4', 'd/5']);
    });

    it('objects below a prefix are deleted by a job, which completes over time', async () => {
      for (const key of ['a/1', 'a/2', 'b']) await put(key);
      const job = (await call('DELETE', '/objects?prefix=a/')).json.result;
      expect(job).toMatchObject({ jobType: 'prefixDelete', status: 'ENQUEUED', prefixDelete: { prefix: 'a/' } });
      expect(await keys()).toEqual(['b']);
      sandbox.clock.advance(1000);
      expect((await call('GET', `/jobs/${job.id}`)).json.result.status).toBe('RUNNING');
      sandbox.clock.advance(4000);
      expect((await call('GET', '/jobs?status=COMPLETED')).json.result.jobs).toMatchObject([
        { id: job.id, prefixDelete: { deletedObjects: 2, isBucketClear: false }, endTime: '2026-01-01T00:00:05.000Z' },
      ]);
      expect((await call('GET', '/jobs?status=FAILED')).json.result.jobs).toEqual([]);
    });
  });

  describe('rules of a bucket', () => {
    it('CORS rules are replaced as a whole, and give 404 if there are none', async () => {
      const rules = [{ allowed: { methods: ['GET'], origins: ['*'] }, maxAgeSeconds: 60 }];
      await call('PUT', '/cors', { rules });
      expect((await call('GET', '/cors')).json.result).toEqual({ rules });
      await call('DELETE', '/cors');
      const none = await call('GET', '/cors');
      expect([none.status, none.code]).toEqual([404, 10059]);
    });

    it('locks prevent objects from being replaced or deleted until they expire', async () => {
      const rule = { id: 'r', enabled: true, prefix: 'logs/', condition: { type: 'Age', maxAgeSeconds: 60 } };
      await call('PUT', '/lock', { rules: [rule] });
      await put('logs/1');
      await put('free');
      expect((await put('free')).status).toBe(200);
      const refused = await put('logs/1');
      expect([refused.status, refused.code]).toEqual([403, 10069]);
      expect((await call('DELETE', `/objects/${encodeURIComponent('logs/1')}`)).code).toBe(10069);
      expect((await call('DELETE', '/objects?prefix=')).code).toBe(10069);
      sandbox.clock.advance(60_000);
      expect((await put('logs/1')).status).toBe(200);
      await call('PUT', '/lock', { rules: [{ id: 'r', enabled: true, condition: { type: 'Indefinite' } }] });
      sandbox.clock.advance(1e12);
      expect((await call('DELETE', '/objects/free')).code).toBe(10069);
      await call('PUT', '/lock', { rules: [] });
      expect((await call('DELETE', '/objects/free')).status).toBe(200);
    });

    it('a lifecycle expires and moves objects by age, but not locked ones', async () => {
      expect((await call('GET', '/lifecycle')).json.result.rules).toHaveLength(1);
      const days = (count: number): object => ({ condition: { type: 'Age', maxAge: count * 86_400 } });
      await call('PUT', '/lifecycle', {
        rules: [
          { id: 'end', enabled: true, conditions: { prefix: 'tmp/' }, deleteObjectsTransition: days(1) },
          {
            id: 'cold',
            enabled: true,
            conditions: { prefix: 'old/' },
            storageClassTransitions: [{ ...days(2), storageClass: 'InfrequentAccess' }],
          },
        ],
      });
      const lock = { id: 'l', enabled: true, prefix: 'tmp/kept', condition: { type: 'Indefinite' } };
      await call('PUT', '/lock', { rules: [lock] });
      for (const key of ['tmp/1', 'tmp/kept', 'old/1', 'other']) await put(key);
      sandbox.clock.advance(86_399_000);
      expect(await keys()).toHaveLength(4);
      sandbox.clock.advance(1000);
      expect(await keys()).toEqual(['old/1', 'other', 'tmp/kept']);
      sandbox.clock.advance(86_400_000);
      const classes = (await call('GET', '/objects?prefix=o')).json.result.map((object: Loose) => object.storage_class);
      expect(classes).toEqual(['InfrequentAccess', 'Standard']);
    });

    it('rules have unique ids, and there are at most 1000', async () => {
      const rule = (id: number): object => ({ id: `r${id}`, enabled: true, condition: { type: 'Indefinite' } });
      expect((await call('PUT', '/lock', { rules: [rule(1), rule(1)] })).status).toBe(400);
      expect((await call('PUT', '/lock', { rules: Array.from({ length: 1001 }, (_, id) => rule(id)) })).status).toBe(
        400,
      );
    });
  });

  it('events go to the queue whose rules the object matches', async () => {
    const queues = `/accounts/${ACCOUNT}/queues`;
    const { queue_id } = (await sandbox.call('POST', queues, { queue_name: 'events' })).json.result;
    const base = `/accounts/${ACCOUNT}/event_notifications/r2/media/configuration`;
    const path = `${base}/queues/${queue_id}`;
    const rule = { actions: ['PutObject', 'DeleteObject'], prefix: 'img/', suffix: '.png' };
    expect((await sandbox.call('GET', path)).status).toBe(404);
    expect((await sandbox.call('PUT', path, { rules: [rule] })).status).toBe(200);
    expect((await sandbox.call('GET', base)).json.result).toMatchObject({
      bucketName: 'media',
      queues: [{ queueName: 'events', rules: [rule] }],
    });
    for (const key of ['img/a.png', 'img/a.txt', 'b.png']) await put(key);
    await call('DELETE', `/objects/${encodeURIComponent('img/a.png')}`);
    const peeked = await sandbox.call('POST', `${queues}/${queue_id}/messages/peek`, {});
    const bodies = peeked.json.result.messages.map(({ body }: Loose) =>
      JSON.parse(Buffer.from(body, 'base64').toString()),
    );
    expect(bodies).toMatchObject([
      { account: ACCOUNT, bucket: 'media', action: 'PutObject', object: { key: 'img/a.png', size: 1 } },
      { action: 'DeleteObject', object: { key: 'img/a.png' } },
    ]);
    const clash = await sandbox.call('PUT', path, { rules: [rule, { actions: ['PutObject'], prefix: 'img/sub/' }] });
    expect(clash.status).toBe(400);
    expect((await sandbox.call('PUT', `${base}/queues/none`, { rules: [rule] })).status).toBe(404);
    expect((await sandbox.call('DELETE', path)).status).toBe(200);
    expect((await sandbox.call('GET', base)).json.result.queues).toEqual([]);
  });

  it('a custom domain belongs to one bucket and becomes active over time', async () => {
    const domain = { domain: 'cdn.example.com', enabled: true, zoneId: 'f1a4e0000000000000000000000000ff' };
    expect((await call('POST', '/domains/custom', domain)).json.result).toMatchObject({ ...domain, minTLS: '1.0' });
    await sandbox.call('POST', BUCKETS, { name: 'other' });
    expect((await sandbox.call('POST', `${BUCKETS}/other/domains/custom`, domain)).status).toBe(409);
    const status = async (): Promise<unknown> =>
      (await call('GET', '/domains/custom/cdn.example.com')).json.result.status;
    expect(await status()).toEqual({ ownership: 'pending', ssl: 'initializing' });
    sandbox.clock.advance(30_000);
    expect(await status()).toEqual({ ownership: 'active', ssl: 'active' });
    const off = await call('PUT', '/domains/custom/cdn.example.com', { enabled: false });
    expect(off.json.result).toMatchObject({ domain: 'cdn.example.com', enabled: false });
    expect((await call('DELETE', '')).status).toBe(200);
    expect((await sandbox.call('POST', `${BUCKETS}/other/domains/custom`, domain)).status).toBe(200);
  });

  it('a custom domain must be within its zone', async () => {
    const zone = await createZone(sandbox, 'example.org');
    const post = (domain: string): Promise<Answer> =>
      call('POST', '/domains/custom', { domain, enabled: true, zoneId: zone });
    expect((await post('cdn.example.com')).status).toBe(400);
    expect((await post('cdn.example.org')).status).toBe(200);
    expect((await call('GET', '/domains/custom')).json.result.domains).toMatchObject([{ zoneName: 'example.org' }]);
  });

  it('the managed domain is off by default', async () => {
    const before = (await call('GET', '/domains/managed')).json.result;
    expect(before).toEqual({ bucketId: before.bucketId, domain: `pub-${before.bucketId}.r2.dev`, enabled: false });
    await call('PUT', '/domains/managed', { enabled: true });
    expect((await call('GET', '/domains/managed')).json.result).toEqual({ ...before, enabled: true });
  });

  it('the keys of Sippy are never shown again', async () => {
    expect((await call('GET', '/sippy')).json.result).toEqual({ enabled: false });
    const source = { provider: 'aws', bucket: 'b', region: 'eu', accessKeyId: 'AK', secretAccessKey: 'hidden-1' };
    const destination = { provider: 'r2', accessKeyId: 'id', secretAccessKey: 'hidden-2' };
    const on = await call('PUT', '/sippy', { source, destination });
    const shown = await call('GET', '/sippy');
    expect(shown.json.result).toMatchObject({
      enabled: true,
      source: { provider: 'aws', bucket: 'b', region: 'eu' },
      destination: { accessKeyId: 'id', account: ACCOUNT, bucket: 'media', provider: 'r2' },
    });
    expect(on.text + shown.text).not.toContain('hidden');
    expect((await call('DELETE', '/sippy')).json.result).toEqual({ enabled: false });
    expect((await call('GET', '/sippy')).json.result.enabled).toBe(false);
  });

  it('temporary credentials are three new values each time', async () => {
    const ask = { bucket: 'media', parentAccessKeyId: 'p', permission: 'object-read-only', ttlSeconds: 900 };
    const first = (await sandbox.call('POST', `${R2}/temp-access-credentials`, ask)).json.result;
    const second = (await sandbox.call('POST', `${R2}/temp-access-credentials`, ask)).json.result;
    expect(first.accessKeyId).toMatch(/^[0-9a-f]{32}$/);
    expect(first.secretAccessKey).toMatch(/^[0-9a-f]{64}$/);
    expect(first.sessionToken).not.toBe(second.sessionToken);
    expect((await sandbox.call('POST', `${R2}/temp-access-credentials`, { ...ask, ttlSeconds: 604_801 })).status).toBe(
      400,
    );
  });

  describe('Super Slurper', () => {
    const JOBS = `/accounts/${ACCOUNT}/slurper/jobs`;
    const secret = { accessKeyId: 'id', secretAccessKey: 'hidden' };
    const start = async (keys?: string[]): Promise<string> => {
      const source = { vendor: 's3', bucket: 'from', secret, ...(keys === undefined ? {} : { keys }) };
      const target = { vendor: 'r2', bucket: 'media', secret };
      const created = await sandbox.call('POST', JOBS, { source, target });
      expect(created.status).toBe(201);
      return created.json.result.id;
    };
    const progress = async (id: string): Promise<Loose> =>
      (await sandbox.call('GET', `${JOBS}/${id}/progress`)).json.result;

    it('a Super Slurper job copies over time, and completes', async () => {
      const id = await start();
      sandbox.clock.advance(3000);
      expect(await progress(id)).toMatchObject({ status: 'running', objects: 100, transferredObjects: 30 });
      sandbox.clock.advance(60_000);
      const job = await sandbox.call('GET', `${JOBS}/${id}`);
      expect(job.json.result).toMatchObject({ status: 'completed', finishedAt: '2026-01-01T00:00:10.000Z' });
      expect(job.text).not.toContain('hidden');
      const logs = (await sandbox.call('GET', `${JOBS}/${id}/logs`)).json.result;
      expect(logs.map((log: Loose) => log.logType)).toEqual(['migrationStart', 'migrationComplete']);
      expect((await sandbox.call('PUT', `${JOBS}/${id}/pause`)).status).toBe(409);
    });

    it('a paused job makes no progress until it is resumed', async () => {
      const id = await start();
      sandbox.clock.advance(1000);
      await sandbox.call('PUT', `${JOBS}/${id}/pause`);
      sandbox.clock.advance(60_000);
      expect(await progress(id)).toMatchObject({ status: 'paused', transferredObjects: 10 });
      await sandbox.call('PUT', `${JOBS}/${id}/resume`);
      sandbox.clock.advance(1000);
      expect(await progress(id)).toMatchObject({ status: 'running', transferredObjects: 20 });
    });

    it('an aborted job stays as it was, and abortAll stops the running ones', async () => {
      const done = await start(['one']);
      sandbox.clock.advance(1000);
      const id = await start();
      await sandbox.call('PUT', `${JOBS}/${id}/abort`);
      sandbox.clock.advance(5000);
      expect(await progress(id)).toMatchObject({ status: 'aborted', transferredObjects: 0 });
      expect((await sandbox.call('PUT', `${JOBS}/${id}/resume`)).status).toBe(409);
      const other = await start();
      await sandbox.call('PUT', `${JOBS}/abortAll`);
      expect([(await progress(done)).status, (await progress(other)).status]).toEqual(['completed', 'aborted']);
      expect((await sandbox.call('GET', `${JOBS}?limit=2&offset=1`)).json.result).toHaveLength(2);
      await sandbox.call('DELETE', `${JOBS}/${id}`);
      expect((await sandbox.call('GET', `${JOBS}/${id}`)).status).toBe(404);
    });

    it('the precheck knows the buckets of this account', async () => {
      const check = async (bucket: string): Promise<unknown> =>
        (
          await sandbox.call('PUT', `/accounts/${ACCOUNT}/slurper/target/connectivity-precheck`, {
            vendor: 'r2',
            bucket,
            secret,
          })
        ).json.result.connectivityStatus;
      expect([await check('media'), await check('none')]).toEqual(['success', 'error']);
    });
  });
});
