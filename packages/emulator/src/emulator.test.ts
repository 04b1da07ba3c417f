import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../test/sandbox.ts';
import { createEmulator } from './emulator.ts';
import { manualClock } from './state/clock.ts';

const ZONE = { name: 'a.example' };
const inSandbox = (name: string) => ({ 'x-flarewire-sandbox': name });

describe('isolated sandboxes', () => {
  it('sandboxes share nothing: state, faults, limits, journal, time', async () => {
    const { emulator, call, clock } = testSandbox({ limits: { quota: 5, window: 60 } });
    const other = emulator.isolated('other');
    expect(emulator.isolated('other')).toBe(other);
    await call('POST', '/zones', { ...ZONE, account: {} }, inSandbox('other'));
    expect((await call('GET', '/zones')).json.result).toEqual([]);
    const there = await call('GET', '/zones', undefined, inSandbox('other'));
    expect(there.json.result).toHaveLength(1);
    expect(there.headers.get('ratelimit')).toBe('"default";r=3;t=60');
    expect([emulator.journal.entries().length, other.journal.entries().length]).toEqual([1, 2]);
    other.faults.add({ fault: { status: 503 } });
    expect((await call('GET', '/zones')).status).toBe(200);
    other.clock.advance(1000);
    expect([emulator.clock.now(), other.clock.now() - clock.now()]).toEqual([clock.now(), 1000]);
    await other.reset();
    expect((await other.fetch('http://x/client/v4/zones', { headers: { authorization: 'Bearer t' } })).status).toBe(
      200,
    );
  });

  it('sandbox names are validated, and their number is limited', async () => {
    const { emulator, call } = testSandbox({ sandboxes: 1 });
    const wrong = await call('GET', '/user', undefined, inSandbox('../x'));
    expect([wrong.status, wrong.json.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining("'../x' is not a valid sandbox name"),
    ]);
    expect(() => emulator.isolated('..')).toThrow('is not a valid sandbox name');
    expect((await call('GET', '/user', undefined, inSandbox('first'))).status).toBe(200);
    const second = await call('GET', '/user', undefined, inSandbox('second'));
    expect([second.status, second.json.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('1 sandboxes already'),
    ]);
  });

  it('each sandbox has its own folder', async () => {
    const data = mkdtempSync(join(tmpdir(), 'flarewire-sandboxes-'));
    const first = testSandbox({ data });
    await first.call('POST', '/zones', { ...ZONE, account: {} }, inSandbox('w'));
    await first.emulator.close();
    const second = testSandbox({ data });
    expect((await second.call('GET', '/zones', undefined, inSandbox('w'))).json.result).toHaveLength(1);
    expect((await second.call('GET', '/zones')).json.result).toEqual([]);
    await second.emulator.close();
    rmSync(data, { recursive: true });
  });
});

describe('fetch', () => {
  it('fetch rejects a request that the caller has aborted, before any effect', async () => {
    const { emulator } = testSandbox();
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(emulator.fetch('http://x/client/v4/user', { signal })).rejects.toThrow('enough');
    await expect(emulator.isolated('w').fetch('http://x/client/v4/user', { signal })).rejects.toThrow('enough');
    expect(emulator.journal.entries()).toEqual([]);
  });
});

describe('the clock', () => {
  it('the clock runs with the machine, and can be moved and reset', async () => {
    const base = manualClock(1000);
    const { clock, reset } = createEmulator({ clock: { now: () => base.now() } });
    clock.advance(500);
    expect(clock.now()).toBe(1500);
    base.advance(1);
    expect(clock.now()).toBe(1501);
    clock.set('1970-01-01T00:01:00Z');
    expect(clock.now()).toBe(60_000);
    expect(() => clock.set('soon')).toThrow("'soon' is not a time");
    await reset();
    expect(clock.now()).toBe(1001);
  });

  it('a clock that the test owns is moved directly', () => {
    const own = manualClock(0);
    const { clock } = createEmulator({ clock: own });
    clock.advance(5);
    expect(own.now()).toBe(5);
    clock.set(9);
    expect(own.now()).toBe(9);
  });

  it('a clock moved by fractions of a millisecond reports whole ones and never goes back', () => {
    const own = manualClock(1000);
    own.advance(0.4);
    own.advance(511.2);
    expect(own.now()).toBe(1513);
    const { clock } = createEmulator({ clock: { now: () => 1000 } });
    clock.advance(0.4);
    expect(clock.now()).toBe(1001);
    expect(() => clock.advance(Number.NaN)).toThrow(RangeError);
  });
});
