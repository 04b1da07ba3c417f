import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../test/sandbox.ts';
import { Reply } from '../handler/reply.ts';
import { answerRaw, findRaw, type RawRoute } from './raw.ts';

describe('calls that the contract does not name', () => {
  const route: RawRoute = {
    methods: ['PUT'],
    path: /^\/given\/([^/]+)$/,
    isOpen: true,
    takes: (headers) => headers.get('content-type') !== 'application/json',
    most: 3,
    answer: ({ values, bytes }) => new Reply(`${values[0]}: ${bytes.length}`, 'text/plain', { status: 201 }),
  };
  const find = (path: string, init: RequestInit = {}) =>
    findRaw([route], new Request(`http://x${path}`, { method: 'PUT', ...init }), path);

  it('raw calls are matched by method, path and headers', () => {
    expect(find('/given/a%2Fb')?.values).toEqual(['a/b']);
    expect(find('/given/%')?.values).toEqual(['']);
    const json = { 'content-type': 'application/json' };
    expect([find('/given/a/b'), find('/given/a', { method: 'POST' }), find('/given/a', { headers: json })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('raw calls receive the bytes as sent, up to a limit', async () => {
    const { emulator } = testSandbox();
    const answer = (body: string) =>
      answerRaw({ route, values: ['a'] }, new Request('http://x', { method: 'PUT', body }), emulator.sandbox);
    const response = await answer('abc');
    expect([response.status, await response.text()]).toEqual([201, 'a: 3']);
    await expect(answer('abcd')).rejects.toMatchObject({ status: 413 });
  });

  it('raw calls match below the base URL only, and refused ones change nothing', async () => {
    const { emulator } = testSandbox();
    const ask = (path: string, init?: RequestInit) => emulator.fetch(`http://localhost${path}`, init);
    // As long as the base address, but another.
    expect((await ask('/client/v5/given/tails/1')).status).toBe(404);
    expect(await (await ask('/client/v4/given/tails/1')).text()).toContain('There is no tail at this address');
    const broken = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: 'x' };
    expect((await ask('/client/v4/given/images/1', broken)).status).toBe(400);
    expect((await ask('/client/v4/given/images/1', { ...broken, body: '--b--' })).status).toBe(403);
  });

  it('the journal masks the last segment of a raw call, which is a secret', async () => {
    const { emulator } = testSandbox();
    await emulator.fetch('http://localhost/client/v4/given/tails/0123456789abcdef', { method: 'GET' });
    const [entry] = emulator.journal.entries();
    expect(JSON.stringify(entry)).not.toContain('0123456789abcdef');
    expect(entry?.path).toBe('/client/v4/given/tails/***');
  });
});
