import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('cache purges', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}${path}`, body);
  const purge = async (body: unknown): Promise<Loose> => {
    const { status, code, json } = await call('POST', '/purge_cache', body);
    return status === 200 ? json.result : [status, code];
  };
  const many = (length: number, prefix = ''): string[] => Array.from({ length }, (_, index) => `${prefix}${index}`);

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
  });

  it('a purge is for everything, or for one list', async () => {
    expect(await purge({ purge_everything: true })).toEqual({ id: zone });
    expect(await purge({ tags: ['a'] })).toEqual({ id: zone });
    expect(
      await purge({ files: [{ url: 'https://www.example.com/a.css', headers: { origin: 'https://b' } }] }),
    ).toEqual({
      id: zone,
    });
    expect(await purge({})).toEqual([400, 1012]);
    expect(await purge({ purge_everything: false })).toEqual([400, 1013]);
    expect(await purge({ purge_everything: true, tags: ['a'] })).toEqual([400, 1092]);
  });

  it('the plan limits the items of a purge', async () => {
    expect(await purge({ tags: many(100) })).toEqual({ id: zone });
    expect(await purge({ tags: many(101) })).toEqual([400, 1101]);
    expect(await purge({ files: many(101, 'https://example.com/') })).toEqual([400, 1094]);
    expect(await purge({ hosts: Array(101).fill('a.example.com') })).toEqual([400, 1111]);
    expect(await purge({ tags: ['t'.repeat(1025)] })).toEqual([400, 1100]);
  });

  it('a purge only takes URLs of the zone', async () => {
    expect(await purge({ files: ['https://example.org/a'] })).toEqual([400, 1082]);
    expect(await purge({ files: ['/a'] })).toEqual([400, 1015]);
    expect(await purge({ hosts: ['example.org'] })).toEqual([400, 1082]);
    expect(await purge({ prefixes: ['www.example.com/a'] })).toEqual({ id: zone });
  });

  it('Cache Reserve can be cleared while it is off, which takes time', async () => {
    const reserve = (value: string): Promise<Answer> => call('PATCH', '/cache/cache_reserve', { value });
    const state = async (): Promise<Loose> => (await call('GET', '/cache/cache_reserve_clear')).json.result;
    await reserve('on');
    expect((await call('POST', '/cache/cache_reserve_clear', {})).status).toBe(400);
    await reserve('off');
    expect((await call('POST', '/cache/cache_reserve_clear', {})).json.result.state).toBe('In-progress');
    expect((await call('POST', '/cache/cache_reserve_clear', {})).status).toBe(400);
    expect((await reserve('on')).status).toBe(400);
    sandbox.clock.advance(60_000);
    expect(await state()).toMatchObject({ state: 'Completed', end_ts: '2026-01-01T00:01:00.000Z' });
    expect((await reserve('on')).json.result.value).toBe('on');
  });
});
