import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../test/sandbox.ts';
import { createEmulator, type Emulator } from '../emulator.ts';
import { refusal } from './guard.ts';

describe('refusal of foreign hosts and origins', () => {
  it.each([
    ['127.0.0.1:8787', undefined, true],
    ['localhost:8787', 'http://localhost:8787', true],
    ['[::1]:8787', 'http://127.0.0.1:8787', true],
    ['LOCALHOST:8787', undefined, true],
    ['localhost:8788', undefined, false],
    ['localhost', undefined, false],
    ['evil.example:8787', undefined, false],
    ['127.0.0.1.evil.example:8787', undefined, false],
    ['127.0.0.1:8787', 'http://localhost:3000', false],
    ['127.0.0.1:8787', 'https://127.0.0.1:8787', false],
    ['127.0.0.1:8787', 'https://evil.example', false],
    ['127.0.0.1:8787', 'null', false],
    [undefined, undefined, false],
  ])('Host %s, Origin %s: passes %s', (host, origin, passes) => {
    expect(refusal({ host, origin }, 8787) === undefined).toBe(passes);
  });
});

describe('listen', () => {
  let emulator: Emulator | undefined;
  afterEach(async () => emulator?.close());

  it('a socket serves the same responses as fetch, including bodies and bytes', async () => {
    emulator = createEmulator();
    const { url, port } = await emulator.listen();
    expect(url).toBe(`http://127.0.0.1:${port}/client/v4`);
    const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
    const base = `${url}/accounts/${ACCOUNT}/storage/kv/namespaces`;
    const created = await fetch(base, { method: 'POST', headers, body: '{"title":"t"}' });
    const { result } = (await created.json()) as { result: { id: string } }; // the shape that KV answers
    const value = new Uint8Array(200_000).map((_, index) => index % 251);
    await fetch(`${base}/${result.id}/values/k`, {
      method: 'PUT',
      headers: { authorization: 'Bearer t' },
      body: value,
    });
    const got = await fetch(`${base}/${result.id}/values/k`, { headers });
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(value);
  });

  it('a foreign host name and a foreign origin are refused', async () => {
    emulator = createEmulator();
    const { port } = await emulator.listen();
    const status = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const call = request(
          { port, host: '127.0.0.1', path: '/client/v4/user', headers: { authorization: 'Bearer t', ...headers } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        call.on('error', reject).end();
      });
    expect(await status({})).toBe(200);
    expect(await status({ host: 'rebound.example' })).toBe(403);
    expect(await status({ origin: 'http://localhost:1' })).toBe(403);
    expect(await status({ origin: `http://localhost:${port}` })).toBe(200);
  });

  it('responses have a content-length, so that they are sent in one piece', async () => {
    emulator = createEmulator();
    const { url } = await emulator.listen();
    const answer = await fetch(`${url}/user`, { headers: { authorization: 'Bearer t' } });
    const { byteLength } = await answer.arrayBuffer();
    expect([answer.headers.get('content-length'), answer.headers.get('transfer-encoding')]).toEqual([
      String(byteLength),
      null,
    ]);
  });

  it('the server never closes an idle connection first: a busy client could not notice in time', async () => {
    emulator = createEmulator();
    const { url } = await emulator.listen();
    const answer = await fetch(`${url}/user`, { headers: { authorization: 'Bearer t' } });
    await answer.text();
    expect(answer.headers.get('keep-alive')).toBe(null);
  });

  it.each([
    ['a method that fetch does not know', 'TRACE', '/client/v4/user', 405],
    ['a target that is no address', 'GET', 'http://[/client/v4/user', 400],
  ])('the server responds at %s', async (_, method, path, status) => {
    emulator = createEmulator();
    const { port } = await emulator.listen();
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', method, path, headers: { authorization: 'Bearer t' } }, (got) => {
        got.resume();
        resolve(got.statusCode);
      });
      call.on('error', reject).end();
    });
    expect(answer).toBe(status);
  });

  it.each(['0.0.0.0', '::', 'example.com'])('listening on %s, which is not loopback, is refused', async (host) => {
    emulator = createEmulator();
    await expect(emulator.listen({ host })).rejects.toThrow(
      `'${host}' is not loopback: give 127.0.0.1, ::1 or localhost.`,
    );
  });
});
