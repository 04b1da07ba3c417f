import { describe, expect, it } from 'vitest';
import { problem } from '../problem.ts';
import { bodyOf, problemResponse } from './respond.ts';

const response = () => problemResponse(problem(404, 1001, 'Not found'));
const TEXT = '{"success":false,"errors":[{"code":1001,"message":"Not found"}],"messages":[],"result":null}';

describe('responses with a known text', () => {
  it.each<[string, (one: Response) => Promise<unknown>, unknown]>([
    ['text', (one) => one.text(), TEXT],
    ['JSON', (one) => one.json(), JSON.parse(TEXT)],
    ['bytes', (one) => one.bytes(), new TextEncoder().encode(TEXT)],
    ['a buffer', async (one) => new Uint8Array(await one.arrayBuffer()), new TextEncoder().encode(TEXT)],
    ['a blob', async (one) => (await one.blob()).text(), TEXT],
    ['a stream', (one) => new Response(one.body).text(), TEXT],
    ['a copy', (one) => one.clone().text(), TEXT],
  ])('a response is read as %s, and once', async (_, read, expected) => {
    const one = response();
    expect([one.status, one.ok, one.headers.get('content-type'), one.bodyUsed]).toEqual([
      404,
      false,
      'application/json',
      false,
    ]);
    expect(bodyOf(one)).toBe(TEXT);
    expect(one.bodyUsed).toBe(false);
    expect(await read(one)).toEqual(expected);
  });

  it('a response body can be read only once', async () => {
    const one = response();
    await one.text();
    expect(one.bodyUsed).toBe(true);
    await expect(one.text()).rejects.toThrow(TypeError);
    expect(() => one.clone()).toThrow(TypeError);
  });

  it('a text response is never parsed as a form', async () => {
    await expect(response().formData()).rejects.toThrow(TypeError);
  });

  it('a response and its clone keep headers that are added later', () => {
    const one = response();
    one.headers.set('cf-ray', 'x');
    expect([one.headers.get('cf-ray'), one.clone().headers.get('cf-ray')]).toEqual(['x', 'x']);
  });
});
