import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@flarewire/emulator';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Opened, openLive, openLocal } from '../test-support.ts';

const ACCOUNT = 'f1a4e000000000000000000000000001';
const open: { close(): Promise<void> }[] = [];
const local = async (...args: Parameters<typeof openLocal>): ReturnType<typeof openLocal> => {
  const opened = await openLocal(...args);
  open.push(opened);
  return opened;
};
/** A console whose provider gives this response. */
const answering = async (answer: (url: string, init: RequestInit) => Response | Promise<Response>): Promise<Opened> => {
  const opened = await openLive({ apiToken: 'a-token', fetch: async (url, init) => answer(url, init) });
  open.push(opened);
  return opened;
};

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const json = (text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });

describe('calls', () => {
  it('a call returns all attempts and the unmodified response bytes', async () => {
    const { call, emulator } = await local();
    const { head, json: body } = await call('zones.list', { per_page: 5 });
    expect(head).toMatchObject({
      operation: 'zones.list',
      ok: true,
      status: 200,
      type: 'application/json',
      attempts: [{ status: 200 }],
      ray: expect.stringContaining('-LCL'),
    });
    expect(head.headers).toContainEqual(['content-type', 'application/json']);
    expect(head.duration).toBeGreaterThan(0);
    expect(body).toMatchObject({ success: true, result: expect.any(Array) });
    expect(emulator.journal.rows()).toMatchObject([
      { operation: 'zones.list', query: '?per_page=5', agent: 'flarewire-console' },
    ]);
  });

  it('a call does not reserialize JSON', async () => {
    const text = '{ "success" :true,"result":{"big":123456789012345678901234567890,"a":1,"a":2, "z":1.0}}\n';
    const { call } = await answering(() => json(text));
    const { head, bytes } = await call('zones.get', { zone_id: 'z' });
    expect({ ok: head.ok, text: String(bytes) }).toEqual({ ok: true, text });
  });

  it('a call streams bytes as they arrive', async () => {
    let more = (_: string): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        more = (text) => (text === '' ? controller.close() : controller.enqueue(Buffer.from(text)));
        more('first');
      },
    });
    const { console, own } = await answering(
      () => new Response(body, { headers: { 'content-type': 'application/octet-stream' } }),
    );
    const asked = request(`${console.url}/api/call`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
    });
    asked.end('{"operation":"r2.buckets.objects.get","params":{"account_id":"a","bucket_name":"b","object_key":"c"}}');
    const [answer] = await once(asked, 'response');
    let got = '';
    answer.on('data', (chunk: Buffer) => {
      got += chunk;
    });
    await vi.waitFor(() => expect(got).toContain('}\nfirst'));
    more('\0second');
    more('');
    await once(answer, 'end');
    expect(got.split('\n')[1]).toBe('first\0second');
  });

  it('a call streams bytes of any length without buffering them', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let left = 66;
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
      });
    const { call } = await answering(() => new Response(body(), { headers: { 'content-type': 'video/mp4' } }));
    const object = { account_id: 'a', bucket_name: 'b', object_key: 'c' };
    const { head, bytes } = await call('r2.buckets.objects.get', object);
    expect({ ok: head.ok, length: bytes.length }).toEqual({ ok: true, length: 66 * chunk.length });
  });

  it("a call explains a refusal and includes Cloudflare's message verbatim", async () => {
    const text =
      '{"success":false,"errors":[{"code":9109,"message":"Unauthorized","error_chain":[{"code":1,"message":"Inner","source":{"pointer":"/a"}}]}]}';
    const { call } = await answering(
      () => new Response(text, { status: 403, headers: { 'content-type': 'application/json' } }),
    );
    const { head, bytes } = await call('dns.records.list', { zone_id: 'z' });
    expect(head).toMatchObject({
      ok: false,
      status: 403,
      error: {
        name: 'PermissionDeniedError',
        errors: [
          { code: 9109, message: 'Unauthorized' },
          { code: 1, message: 'Inner', pointer: '/a' },
        ],
        permissions: expect.arrayContaining(['DNS Read']),
        docs: expect.stringContaining('https://developers.cloudflare.com/'),
        hint: expect.any(String),
        retryable: false,
      },
    });
    expect(String(bytes)).toBe(text);
  });

  it('a call with a successful status but a failed body is not ok', async () => {
    const answers: [string, string, string][] = [
      ['{"success":false,"errors":[{"code":1,"message":"no"}]}', 'application/json', '[1] no'],
      ['{"success":true,"res', 'application/json', 'malformed or unexpected JSON'],
      ['<html>An edge</html>', 'text/html', 'expected JSON, got HTML page'],
      ['', 'text/plain', 'empty body'],
    ];
    for (const [text, type, message] of answers) {
      const { call } = await answering(() => new Response(text, { headers: { 'content-type': type } }));
      const { head, bytes } = await call('zones.get', { zone_id: 'z' });
      expect(head).toMatchObject({ ok: false, status: 200, error: { message: expect.stringContaining(message) } });
      expect(String(bytes)).toBe(text);
    }
  });

  it('a call reports every attempt and the wait before it', async () => {
    const statuses = [503, 429];
    const { call } = await answering(() => {
      const status = statuses.shift() ?? 200;
      return new Response(`{"success":${status === 200}}`, {
        status,
        headers: { 'content-type': 'application/json', 'retry-after': '0' },
      });
    });
    const { head, bytes } = await call('zones.get', { zone_id: 'z' });
    expect(head).toMatchObject({ ok: true, attempts: [{ status: 503 }, { status: 429 }, { status: 200 }] });
    expect(String(bytes)).toBe('{"success":true}');
    for (const { duration, waited } of head.attempts) expect(Math.min(duration, waited)).toBeGreaterThanOrEqual(0);
    const spent = head.attempts.reduce((sum, { duration, waited }) => sum + duration + waited, 0);
    expect(spent).toBeCloseTo(head.duration, 3);
  });

  it('a call reports the reason if no response arrived', async () => {
    const { call } = await answering(() => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') });
    });
    const { head, bytes } = await call('d1.database.query', {
      account_id: 'a',
      database_id: 'd',
      sql: 'DELETE FROM a',
    });
    expect(head.error?.name).toBe('ReadOnly');
    const { head: read } = await call('zones.get', { zone_id: 'z' });
    expect(read).toMatchObject({
      ok: false,
      error: { name: 'APIConnectionError', message: expect.stringContaining('ECONNREFUSED'), retryable: true },
      attempts: Array(3).fill({ error: 'connect ECONNREFUSED 127.0.0.1:9' }),
    });
    expect(read.status).toBe(undefined);
    expect(bytes.length).toBe(0);
  });

  it("a call reports the credential's tightest rate limit", async () => {
    const headers = {
      ratelimit: '"default";r=1190;t=280, "burst";r=3;t=9',
      'ratelimit-policy': '"default";q=1200;w=300, "burst";q=10;w=10',
    };
    const { call, get } = await answering(() => json('{"success":true,"result":null}', headers));
    expect((await call('zones.get', { zone_id: 'z' })).head.rate).toEqual({ limit: 10, remaining: 3, reset: 9 });
    const { own: _, ...session } = JSON.parse((await get('/api/session')).text);
    expect(session.rate).toEqual({ limit: 10, remaining: 3, reset: 9 });
  });

  it("a call drops Cloudflare's cookies", async () => {
    const { call } = await answering(() => json('{"success":true}', { 'set-cookie': '__cf_bm=1', 'cf-ray': 'r' }));
    const { head } = await call('zones.get', { zone_id: 'z' });
    expect(head.headers).toEqual([
      ['cf-ray', 'r'],
      ['content-type', 'application/json; charset=utf-8'],
    ]);
  });

  it('a call with an invalid name or params is refused before anything is sent', async () => {
    const fetch = vi.fn();
    const { post, call } = await answering(fetch);
    const wrong: unknown[] = [
      { operation: 'zones.nothing' },
      { operation: 'GET /zones' },
      { operation: 'constructor' },
      { operation: '__proto__' },
      { operation: 5 },
      {},
      [],
      'zones.list',
      { operation: 'zones.list', params: [] },
      { operation: 'zones.list', params: 'a' },
      { operation: 'zones.list', params: {}, confirm: 5 },
      { operation: 'zones.list', params: { a: { $file: 0 } } },
    ];
    for (const body of wrong) expect((await post('/api/call', body)).status).toBe(400);
    for (const id of ['..', '', '.', null, undefined])
      expect((await call('zones.get', { zone_id: id })).head).toMatchObject({
        ok: false,
        attempts: [],
        error: { name: 'UsageError' },
      });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('a call only reaches the base address, whatever its params contain', async () => {
    const urls: string[] = [];
    const { call } = await answering((url) => {
      urls.push(url);
      return json('{"success":true,"result":null}');
    });
    const hostile = [
      'http://evil.example/',
      '//evil.example',
      '../../..',
      '%2e%2e%2f',
      'a/../../b',
      '@evil.example',
      '?x=1#y',
      '\\evil',
    ];
    for (const zone_id of hostile)
      await call('zones.get', { zone_id, baseURL: 'http://evil.example', headers: { host: 'evil' } });
    const base = 'https://api.cloudflare.com/client/v4/zones/';
    expect(urls.filter((url) => !url.startsWith(base) || url.slice(base.length).split('?')[0]?.includes('/'))).toEqual(
      [],
    );
    expect(urls).toHaveLength(hostile.length);
  });

  it('a call does not follow a redirect to another host with credentials', async () => {
    const urls: string[] = [];
    const { call } = await answering((url) => {
      urls.push(url);
      return new Response(null, { status: 302, headers: { location: 'http://evil.example/' } });
    });
    const { head } = await call('zones.get', { zone_id: 'z' });
    expect(head).toMatchObject({ ok: false, status: 302 });
    expect(urls).toEqual(['https://api.cloudflare.com/client/v4/zones/z']);
  });

  it('a call is aborted at Cloudflare when the page aborts it', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<AbortSignal>();
    const { console, own } = await answering((_, { signal }) => {
      // The client passes a signal with every attempt.
      resolve(signal as AbortSignal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const call = request(`${console.url}/api/call`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
    });
    call.on('error', () => undefined);
    call.end('{"operation":"zones.list"}');
    const signal = await asked;
    expect(signal.aborted).toBe(false);
    call.destroy();
    await once(signal, 'abort');
  });
});

describe('calls with files', () => {
  it('a call sends files in place of their marks and keeps none of them', async () => {
    const { form, call } = await local();
    // Consoles running at the same time store files elsewhere.
    const folder = mkdtempSync(join(tmpdir(), 'call-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const script = new File(['export default { fetch() {} }'], 'main.js', { type: 'application/javascript+module' });
    const params = {
      account_id: ACCOUNT,
      script_name: 'a',
      metadata: { main_module: 'main.js' },
      files: [{ $file: 0 }],
    };
    const { head } = await form({ operation: 'workers.scripts.update', params }, [script]);
    expect(head).toMatchObject({ ok: true, status: 200 });
    const got = await call('workers.scripts.get', { account_id: ACCOUNT, script_name: 'a' });
    expect(String(got.bytes)).toContain('export default { fetch() {} }');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });

  it('a call sends and returns file bytes and their type unchanged', async () => {
    const { form, call } = await local();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
    await call('r2.buckets.create', { account_id: ACCOUNT, name: 'bucket' });
    const object = { account_id: ACCOUNT, bucket_name: 'bucket', object_key: 'a/b c' };
    const upload = { operation: 'r2.buckets.objects.upload', params: { ...object, body: { $file: 0 } } };
    expect((await form(upload, [new Blob([bytes], { type: 'image/png' })])).head).toMatchObject({ ok: true });
    const got = await call('r2.buckets.objects.get', object);
    expect(got.head).toMatchObject({ ok: true, type: 'image/png' });
    expect(got.bytes.equals(bytes)).toBe(true);
  });

  it('a call is refused if a part has no mark or a mark has no part', async () => {
    const { form } = await local();
    const file = new Blob(['a']);
    const list = (params: Record<string, unknown>, files: Blob[]) => form({ operation: 'zones.list', params }, files);
    await expect(list({}, [file])).rejects.toThrow('a file is not referenced');
    await expect(list({ a: { $file: 1 } }, [file])).rejects.toThrow('there is no file 1');
    await expect(list({ a: { $file: '__proto__' } }, [file])).rejects.toThrow('there is no file');
  });

  it('a call over the announced size limit is refused with 413', async () => {
    const { console, own } = await local();
    const asked = request(`${console.url}/api/call`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 513 * 1024 * 1024 },
    });
    asked.on('error', () => undefined);
    asked.write('--b\r\n');
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(413);
    asked.destroy();
  });
});

describe('emulator faults', () => {
  it('a call meets emulator faults as a program would', async () => {
    const { call, emulator } = await local();
    emulator.faults.add({ fault: 'html502', times: 1 });
    expect((await call('zones.list')).head).toMatchObject({ ok: true, attempts: [{ status: 502 }, { status: 200 }] });
    const truncated = emulator.faults.add({ fault: 'truncated' });
    expect((await call('zones.list')).head).toMatchObject({ ok: false, status: 200 });
    emulator.faults.remove(truncated);
    emulator.faults.add({ fault: 'reset', times: 1 });
    expect((await call('zones.list')).head).toMatchObject({
      ok: true,
      attempts: [{ error: expect.any(String) }, { status: 200 }],
    });
  });

  it("a call does not wait for the emulator's rate limits", async () => {
    const emulator = createEmulator({ limits: { quota: 2, window: 300 } });
    const { call } = await local({}, { emulator });
    await call('zones.list');
    await call('zones.list');
    expect((await call('zones.list')).head).toMatchObject({
      ok: false,
      status: 429,
      rate: { limit: 2, remaining: 0 },
      error: { name: 'RateLimitError', retryAfter: 300, retryable: true },
    });
  });
});
