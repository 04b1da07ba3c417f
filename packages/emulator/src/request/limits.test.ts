import { describe, expect, it } from 'vitest';
import { SEEDED, testSandbox, ZONE } from '../../test/sandbox.ts';
import { createEmulator } from '../emulator.ts';
import type { Limits } from './limits.ts';

const ask = async (limits: Limits, count: number) => {
  const sandbox = testSandbox({ limits, ...SEEDED });
  const answers = [];
  for (let done = 0; done < count; done++) answers.push(await sandbox.call('GET', '/user'));
  return { ...sandbox, answers, last: answers.at(-1) };
};

describe('rate limits', () => {
  it('rate limits are off by default', async () => {
    const { last } = await ask(false, 1);
    expect(last?.headers.get('ratelimit')).toBe(null);
  });

  it('rate limits are reported with every response, errors included', async () => {
    const { last, call, clock } = await ask('documented', 3);
    expect(last?.headers.get('ratelimit')).toBe('"default";r=1197;t=300');
    expect(last?.headers.get('ratelimit-policy')).toBe('"default";q=1200;w=300');
    expect(last?.headers.get('retry-after')).toBe(null);
    clock.advance(1500);
    const nowhere = await call('GET', '/nowhere');
    expect([nowhere.status, nowhere.headers.get('ratelimit')]).toEqual([404, '"default";r=1196;t=299']);
  });

  it('the documented limits block all calls of a credential for five minutes once exceeded', async () => {
    const { answers, call, clock } = await ask('documented', 1200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    clock.advance(10_500);
    const refused = await call('GET', '/user');
    expect(refused.status).toBe(429);
    expect(refused.json).toEqual({
      success: false,
      errors: [{ code: 971, message: 'Please wait and consider throttling your request speed' }],
      messages: [],
      result: null,
    });
    expect(refused.headers.get('retry-after')).toBe('300');
    expect(refused.headers.get('ratelimit')).toBe('"default";r=0;t=300');
    clock.advance(299_001);
    const later = await call('GET', '/zones');
    expect([later.status, later.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await call('GET', '/user', undefined, { authorization: 'Bearer other' })).status).toBe(200);
    clock.advance(999);
    const again = await call('GET', '/user');
    expect([again.status, again.headers.get('ratelimit')]).toEqual([200, '"default";r=1199;t=300']);
  });

  it('a limit without penalty refuses requests until the window ends', async () => {
    const { call, last, clock } = await ask({ quota: 2, window: 10 }, 3);
    expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, '10']);
    clock.advance(10_000);
    expect((await call('GET', '/user')).status).toBe(200);
  });

  it('a limit aligned to the epoch has windows at multiples of its length', async () => {
    const { call, clock } = await ask({ quota: 2, window: 60, align: 'epoch' }, 0);
    clock.advance(45_000);
    expect((await call('GET', '/user')).headers.get('ratelimit')).toBe('"default";r=1;t=15');
    clock.advance(15_000);
    expect((await call('GET', '/user')).headers.get('ratelimit')).toBe('"default";r=1;t=60');
  });

  it('several limits can apply together', async () => {
    const { answers } = await ask(
      [
        { name: 'default', quota: 100, window: 300 },
        { name: 'burst', quota: 1, window: 60 },
      ],
      2,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    expect(answers[0]?.headers.get('ratelimit')).toBe('"default";r=99;t=300, "burst";r=0;t=60');
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"default";q=100;w=300, "burst";q=1;w=60');
  });

  it('a limit can apply to a part of the API only', async () => {
    const { answers, call } = await ask(
      { name: 'purge', quota: 1, window: 60, path: '/zones/{zone_id}/purge_cache' },
      2,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.headers.get('ratelimit')).toBe(null);
    const purge = () => call('POST', `/zones/${ZONE}/purge_cache`, { purge_everything: true });
    expect((await purge()).headers.get('ratelimit')).toBe('"purge";r=0;t=60');
    expect((await purge()).status).toBe(429);
    expect((await call('GET', '/user')).status).toBe(200);
  });

  it('the documented limits allow 25 purges, and then one every twelve seconds', async () => {
    const { call, clock } = await ask('documented', 0);
    const purge = () => call('POST', `/zones/${ZONE}/purge_cache`, { purge_everything: true });
    for (let done = 0; done < 24; done++) await purge();
    expect((await purge()).headers.get('ratelimit')).toBe('"default";r=1175;t=300, "purge";r=0;t=300');
    clock.advance(4000);
    const refused = await purge();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '8']);
    clock.advance(8000);
    expect([(await purge()).status, (await purge()).status]).toEqual([200, 429]);
  });

  it('limits can be changed later, and a reset restores the initial ones', async () => {
    const { call, emulator } = await ask(false, 0);
    emulator.setLimits({ quota: 0, window: 60 });
    expect((await call('GET', '/user')).status).toBe(429);
    await emulator.reset();
    expect((await call('GET', '/user')).status).toBe(200);
    await emulator.seed('limits: { quota: 0, window: 60 }');
    expect((await call('GET', '/user')).status).toBe(429);
  });

  it('a key counts for its user, and requests without credentials do not count', async () => {
    const { call, emulator } = await ask({ quota: 1, window: 60 }, 0);
    const key = { authorization: '', 'x-auth-key': 'k', 'x-auth-email': 'a@b.c' };
    const headers = { 'x-auth-key': key['x-auth-key'], 'x-auth-email': 'a@b.c' };
    const asUser = () => emulator.fetch('http://x/client/v4/user', { headers });
    expect((await asUser()).status).toBe(200);
    expect((await asUser()).status).toBe(429);
    expect((await call('GET', '/user')).status).toBe(200);
    const nobody = () => emulator.fetch('http://x/client/v4/user');
    expect([(await nobody()).status, (await nobody()).status]).toEqual([400, 400]);
  });

  it.each([
    [{ quota: 1.5, window: 1 }, 'needs a whole number of requests'],
    [{ quota: 1, window: 1, refill: 0 }, 'needs a refill in seconds above 0'],
    [{ quota: 1, window: 0 }, 'needs a window in seconds above 0'],
    [{ quota: 1, window: 1, penalty: -1 }, 'needs a penalty in seconds'],
    [{ name: 'a"b', quota: 1, window: 1 }, 'has a name that is invalid in a header'],
  ])('invalid limits are refused: %j', (limits, message) => {
    expect(() => createEmulator({ limits })).toThrow(message);
  });
});
