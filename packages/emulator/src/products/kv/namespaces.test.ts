import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const NAMESPACES = `/accounts/${ACCOUNT}/storage/kv/namespaces`;

describe('Workers KV', () => {
  let sandbox: TestSandbox;
  let base: string;
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    sandbox.call(method, base + path, body, headers);

  beforeEach(async () => {
    sandbox = testSandbox();
    const created = await sandbox.call('POST', NAMESPACES, { title: 'one' });
    base = `${NAMESPACES}/${created.json.result.id}`;
  });

  it('namespaces have a title that is unique in the account', async () => {
    const again = await sandbox.call('POST', NAMESPACES, { title: 'one' });
    expect([again.status, again.code]).toEqual([400, 10014]);
    expect((await sandbox.call('PUT', base, { title: 'two' })).json.result.title).toBe('two');
    expect((await sandbox.call('GET', NAMESPACES)).json.result).toHaveLength(1);
    expect((await sandbox.call('DELETE', base)).status).toBe(200);
    const gone = await call('GET', '/keys');
    expect([gone.status, gone.code]).toEqual([404, 10013]);
  });

  it('a DELETE with a body deletes the listed keys, as wrangler sends them', async () => {
    await call('PUT', '/bulk', [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
      { key: 'c', value: '3' },
    ]);
    const done = await call('DELETE', '/bulk', ['a', 'b']);
    expect(done.json.result).toEqual({ successful_key_count: 2, unsuccessful_keys: [] });
    expect((await call('GET', '/keys')).json.result).toEqual([{ name: 'c' }]);
    expect((await call('DELETE', '/bulk', [1])).status).toBe(400);
    expect((await call('DELETE', '/bulk', { a: 1 })).status).toBe(400);
  });

  it('a value is returned byte by byte', async () => {
    const bytes = new Uint8Array(256).map((_, index) => index);
    expect((await call('PUT', '/values/bin%2Fa', bytes)).status).toBe(200);
    const response = await sandbox.emulator.fetch(`http://x/client/v4${base}/values/bin%2Fa`, {
      headers: { authorization: 'Bearer t' },
    });
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect((await call('PUT', '/values/empty', new Uint8Array())).status).toBe(200);
    expect((await call('GET', '/values/empty')).text).toBe('');
    expect((await call('PUT', '/values/json', { a: 1 })).status).toBe(200);
    expect((await call('GET', '/values/json')).text).toBe('{"a":1}');
  });

  it('a form holds the value and its metadata', async () => {
    const form = new FormData();
    form.append('value', 'text');
    form.append('metadata', '{"owner":"a"}');
    await call('PUT', '/values/k?expiration_ttl=60', form);
    expect((await call('GET', '/metadata/k')).json.result).toEqual({ owner: 'a' });
    expect((await call('GET', '/keys')).json.result).toEqual([
      { name: 'k', expiration: 1767225660, metadata: { owner: 'a' } },
    ]);
    const broken = new FormData();
    broken.append('value', 'text');
    broken.append('metadata', '{');
    expect((await call('PUT', '/values/k', broken)).json.errors?.[0]?.source?.pointer).toBe('/metadata');
  });

  it('keys expire with the clock', async () => {
    await call('PUT', '/values/k?expiration_ttl=60', 'x');
    sandbox.clock.advance(59_000);
    expect((await call('GET', '/values/k')).text).toBe('x');
    sandbox.clock.advance(1_000);
    const gone = await call('GET', '/values/k');
    expect([gone.status, gone.code]).toEqual([404, 10009]);
    expect((await call('GET', '/keys')).json.result).toEqual([]);
    expect((await call('PUT', '/values/k?expiration=1767225600', 'x')).status).toBe(400);
  });

  it('keys are listed by prefix with a cursor', async () => {
    const pairs = Array.from({ length: 25 }, (_, index) => ({
      key: `${index % 2 ? 'a' : 'b'}:${String(index).padStart(2, '0')}`,
      value: `${index}`,
    }));
    expect((await call('PUT', '/bulk', pairs)).json.result).toEqual({
      successful_key_count: 25,
      unsuccessful_keys: [],
    });
    const names: string[] = [];
    let cursor = '';
    let pages = 0;
    do {
      const page = await call('GET', `/keys?prefix=b:&limit=10&cursor=${cursor}`);
      names.push(...page.json.result.map((key: { name: string }) => key.name));
      cursor = page.json.result_info.cursor;
      pages++;
    } while (cursor !== '');
    expect([pages, names.length, new Set(names).size]).toEqual([2, 13, 13]);
    expect(names).toEqual([...names].sort());
  });

  it('bulk calls read and delete keys within their limits', async () => {
    await call('PUT', '/bulk', [
      { key: 'a', value: 'aGk=', base64: true, metadata: { n: 1 } },
      { key: 'j', value: '{"x":1}' },
    ]);
    expect((await call('GET', '/values/a')).text).toBe('hi');
    expect((await call('POST', '/bulk/get', { keys: ['a', 'none'] })).json.result).toEqual({
      values: { a: 'hi', none: null },
    });
    expect((await call('POST', '/bulk/get', { keys: ['j'], type: 'json' })).json.result).toEqual({
      values: { j: { x: 1 } },
    });
    expect((await call('POST', '/bulk/get', { keys: ['a'], withMetadata: true })).json.result).toEqual({
      values: { a: { value: 'hi', metadata: { n: 1 } } },
    });
    expect((await call('POST', '/bulk/get', { keys: Array(101).fill('a') })).status).toBe(400);
    expect((await call('POST', '/bulk/delete', ['a', 'none'])).json.result.successful_key_count).toBe(2);
    expect((await call('GET', '/values/a')).status).toBe(404);
    const many = Array.from({ length: 10_001 }, (_, index) => ({ key: `k${index}`, value: '' }));
    const refused = await call('PUT', '/bulk', many);
    expect(refused.status).toBe(400);
    expect((await call('GET', '/keys')).json.result).toHaveLength(1);
  });

  it('one invalid pair rolls back a bulk write', async () => {
    const bad = await call('PUT', '/bulk', [
      { key: 'a', value: '1' },
      { key: 'b', value: '1', metadata: 'x'.repeat(2000) },
    ]);
    expect([bad.status, bad.json.errors?.[0]?.source?.pointer]).toEqual([413, '/1/metadata']);
    expect((await call('GET', '/keys')).json.result).toEqual([]);
  });

  it('keys have at most 512 bytes of UTF-8', async () => {
    expect((await call('PUT', `/values/${'k'.repeat(512)}`, 'x')).status).toBe(200);
    expect((await call('PUT', `/values/${encodeURIComponent('é'.repeat(257))}`, 'x')).status).toBe(414);
    expect((await call('PUT', `/values/${'k'.repeat(513)}`, 'x')).status).toBe(414);
  });

  it('an account has at most 1,000 namespaces, whose titles have at most 512 bytes', async () => {
    expect((await sandbox.call('POST', NAMESPACES, { title: 'é'.repeat(257) })).status).toBe(400);
    for (let index = 1; index < 1000; index++) await sandbox.call('POST', NAMESPACES, { title: `n${index}` });
    expect((await sandbox.call('POST', NAMESPACES, { title: 'one more' })).status).toBe(403);
  });

  it('a value can have 25 MiB, and not one byte more', async () => {
    const most = 25 * 1024 * 1024;
    expect((await call('PUT', '/values/k', new Uint8Array(most))).status).toBe(200);
    expect((await call('PUT', '/values/k', new Uint8Array(most + 1))).status).toBe(413);
    await call('PUT', '/values/small', 'x');
    expect((await call('POST', '/bulk/get', { keys: ['small'] })).json.result.values).toEqual({ small: 'x' });
    expect((await call('POST', '/bulk/get', { keys: ['k', 'small'] })).status).toBe(413);
  });

  it('a page of keys has at most 1,000', async () => {
    expect((await call('GET', '/keys?limit=0')).status).toBe(400);
    expect((await call('GET', '/keys?limit=1001')).status).toBe(400);
    expect((await call('GET', '/keys?limit=1')).status).toBe(200);
  });
});
