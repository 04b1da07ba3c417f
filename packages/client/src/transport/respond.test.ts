import { describe, expect, it } from 'vitest';
import { APIError } from '../errors/errors.ts';
import { failureOf, harness, json, ok, type Reply, refused } from '../test-support.ts';

const get = (reply: Reply) =>
  harness(reply, { maxRetries: 0 }).client.call('test.records.get', { zone_id: 'z', record_id: 'r' });
const call = (name: string, reply: Reply) =>
  harness(reply, { maxRetries: 0 }).client.call(`test.records.${name}`, { zone_id: 'z', record_id: 'r' });
const respond =
  (body: string | null, status = 200, type?: string) =>
  () =>
    new Response(body, { status, ...(type && { headers: { 'content-type': type } }) });

describe('a success', () => {
  it('a success returns the result of the envelope, including null and unknown fields', async () => {
    expect(await get(ok({ id: 1, new_field: [2] }))).toEqual({ id: 1, new_field: [2] });
    expect(await get(ok(null))).toBeNull();
    expect(await get(ok(0))).toBe(0);
    expect(await get(ok(false))).toBe(false);
    expect(await get(json({ success: true }))).toBeNull();
  });

  it('a success without an envelope returns the whole body', async () => {
    expect(await call('bare', json({ result: 1 }))).toEqual({ result: 1 });
    expect(await call('bare', json([1]))).toEqual([1]);
    expect(await call('bare', json(null))).toBeNull();
  });

  it('a success may have any JSON type, or a wrong content type', async () => {
    expect(await get(respond('{"result":1}', 200, 'application/vnd.x+json; charset=utf-8'))).toBe(1);
    expect(await get(respond('{"result":1}'))).toBe(1);
  });

  it('a success without a body is null for a DELETE and for 204 and 205', async () => {
    expect(await call('delete', respond('', 200, 'application/json'))).toBeNull();
    expect(await call('delete', respond(null, 204))).toBeNull();
    expect(await get(respond(null, 204))).toBeNull();
    expect(await get(respond(null, 205))).toBeNull();
  });

  it('a success is text, nothing or the Response itself if the operation says so', async () => {
    expect(await call('export', respond('zone text', 200, 'text/plain'))).toBe('zone text');
    expect(await call('trigger', respond('ignored', 201))).toBeUndefined();
    const { client } = harness(respond('bytes'));
    const response = await client.call('test.values.get', { account_id: 'a', key_name: 'k' });
    expect(await (response as Response).text()).toBe('bytes');
  });
});

const AS_RESPONSE = '; use .asResponse() for the raw response';

describe('a failure', () => {
  it('a failure is recognized by its envelope at any status', async () => {
    for (const name of ['get', 'list', 'trigger', 'export', 'delete', 'bare'])
      await expect(call(name, refused(200))).rejects.toMatchObject({
        name: 'APIError',
        status: 200,
        code: 10000,
        message: expect.stringMatching(new RegExp(`^test\\.records\\.${name}: 200 \\[10000\\] Authentication error`)),
      });
    await expect(harness(refused(200)).client.get('/x')).rejects.toThrow('GET /x: 200 [10000] Authentication error');
  });

  it('a body with success: false is data if the operation has no envelope and there are no errors', async () => {
    expect(await call('bare', json({ success: false }))).toEqual({ success: false });
  });

  it.each([
    [
      'HTML',
      respond('<html>\n  <b>down</b></html>', 200, 'text/html'),
      `expected JSON, got HTML page, 27 characters${AS_RESPONSE}`,
    ],
    ['text', respond('hello', 200, 'text/plain'), `expected JSON, got text/plain hello${AS_RESPONSE}`],
    [
      'broken JSON',
      respond('{"a":', 200, 'application/json'),
      'expected JSON, got malformed or unexpected JSON, 5 characters',
    ],
    [
      'JSON without an envelope',
      respond('5', 200, 'application/json'),
      'expected JSON, got malformed or unexpected JSON, 1 characters',
    ],
    ['nothing', respond('', 200, 'application/json'), 'expected JSON, got an empty body'],
  ])('a failure is %s instead of JSON', async (_, reply, text) => {
    const error = await failureOf(get(reply));
    expect(error).toBeInstanceOf(APIError);
    expect(error.status).toBe(200);
    expect(error.message).toBe(`test.records.get: 200 ${text}`);
  });

  it.each([
    [`<html>${'x'.repeat(5000)}`, 'HTML page, 5006 characters'],
    ['<!DOCTYPE html>\n<html><head><title> 502\n Bad Gateway </title>', 'HTML page: 502 Bad Gateway'],
    [`upstream ${'x'.repeat(5000)}`, `upstream ${'x'.repeat(191)}`],
  ])('a failure shows the title or length of a long page, and the start of a text', async (body, reported) => {
    const error = await failureOf(get(respond(body, 502, 'text/html')));
    expect(error.name).toBe('InternalServerError');
    expect(error.message).toBe(`test.records.get: 502 ${reported}`);
  });
});
