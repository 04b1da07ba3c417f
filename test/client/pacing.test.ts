/** The documented rate limit, counted by the emulator on a virtual clock: the client must never exceed it. */
import { createEmulator, manualClock } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { expect, test } from 'vitest';

/**
 * Virtual time that jumps to the end of the next wait whenever the event loop is idle, for the client and the server.
 */
function arrange(limits: 'documented' | { quota: number; window: number; align: 'epoch'; penalty: number }) {
  const clock = manualClock();
  const emulator = createEmulator({ limits, clock, journal: false });
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  let isTicking = false;
  const tick = () => {
    const next = sleepers.sort((a, b) => a.at - b.at).shift();
    isTicking = next !== undefined;
    if (!next) return;
    clock.set(Math.max(clock.now(), next.at));
    next.wake();
    setImmediate(tick);
  };
  const sleep = (ms: number) =>
    new Promise<void>((wake) => {
      sleepers.push({ at: clock.now() + ms, wake });
      if (!isTicking) setImmediate(tick);
      isTicking = true;
    });
  const seen = { calls: 0, refused: 0 };
  const fetch = async (url: string, init: RequestInit) => {
    const response = await emulator.fetch(url, init);
    seen.calls++;
    if (response.status === 429) seen.refused++;
    return response;
  };
  const client = new Cloudflare({ apiToken: 'any', fetch, clock: { now: clock.now, sleep }, logLevel: 'off' });
  return { client, seen, clock, emulator };
}

async function loops(count: number, calls: number, call: () => PromiseLike<unknown>): Promise<void> {
  let left = calls;
  const loop = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: count }, loop));
}

test('5,000 calls of 50 loops get no refusal from a limit of 1,200 in 5 minutes', async () => {
  const { client, seen, clock, emulator } = arrange('documented');
  const started = clock.now();
  await loops(50, 5000, () => client.accounts.list());
  expect(seen).toEqual({ calls: 5000, refused: 0 });
  // 4 full windows have to pass, and no more.
  expect((clock.now() - started) / 60_000).toBeLessThan(21);
  await emulator.close();
});

test('no call is refused if windows are aligned to the clock, and lists and writes share the budget', async () => {
  const { client, seen, emulator } = arrange({ quota: 100, window: 60, align: 'epoch', penalty: 60 });
  const [account] = await client.accounts.list().toArray({ limit: 1 });
  if (!account) throw new Error('no account');
  let n = 0;
  await loops(20, 300, () =>
    n++ % 2 ? client.zones.list().all() : client.kv.namespaces.create({ account_id: account.id, title: `n${n}` }),
  );
  expect(seen.refused).toBe(0);
  expect(seen.calls).toBeGreaterThanOrEqual(300);
  await emulator.close();
});

test('calls are refused without pacing', async () => {
  const { client, seen, emulator } = arrange('documented');
  await loops(50, 1300, () => client.accounts.list(undefined, { pace: false, maxRetries: 0 }).then(null, () => {}));
  expect(seen.refused).toBe(100);
  await emulator.close();
});
