import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../test/sandbox.ts';
import type { EmulatorOptions } from '../emulator.ts';

function controlled(options: EmulatorOptions = {}) {
  const sandbox = testSandbox({ control: true, ...options });
  const control = async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer['json'] & { status: number }> => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method, ...(body === undefined ? {} : { body: sent }) };
    const response = await sandbox.emulator.fetch(`http://x/__emulator/${path}`, init);
    return { status: response.status, ...(await response.json()) };
  };
  return { ...sandbox, control };
}

const addZone = ({ call }: Pick<TestSandbox, 'call'>, name: string) =>
  call('POST', '/zones', { name, account: { id: ACCOUNT } });
const zoneNames = async ({ call }: Pick<TestSandbox, 'call'>): Promise<string[]> =>
  (await call('GET', '/zones')).json.result.map(({ name }: { name: string }) => name);

describe('control calls', () => {
  it('control calls are refused with a hint unless control is enabled', async () => {
    const { control } = controlled({ control: false });
    const answer = await control('POST', 'reset');
    expect([answer.status, answer.errors?.[0]]).toEqual([
      404,
      { code: 7000, message: expect.stringContaining('Start the emulator with --control') },
    ]);
  });

  it('a control call with an unknown name or method lists the valid ones', async () => {
    const { control } = controlled();
    const name = await control('POST', 'toString');
    expect([name.status, name.errors?.[0]?.message]).toEqual([404, expect.stringContaining('/__emulator/reset')]);
    expect((await control('GET', 'reset')).status).toBe(405);
  });

  it('control calls reset, snapshot and restore the state', async () => {
    const sandbox = controlled();
    await addZone(sandbox, 'a.example');
    const snapshot = await sandbox.emulator.fetch('http://x/__emulator/snapshot', { method: 'POST' });
    const body = await snapshot.arrayBuffer();
    expect(await sandbox.control('POST', 'reset')).toMatchObject({ status: 200, success: true, result: null });
    expect(await zoneNames(sandbox)).toEqual([]);
    const restored = await sandbox.emulator.fetch('http://x/__emulator/restore', { method: 'POST', body });
    expect(restored.status).toBe(200);
    expect(await zoneNames(sandbox)).toEqual(['a.example']);
    const wrong = await sandbox.control('POST', 'restore', 'x');
    expect([wrong.status, wrong.errors?.[0]?.message]).toEqual([400, expect.stringContaining('are not a snapshot')]);
  });

  it('a control call seeds the state', async () => {
    const sandbox = controlled();
    expect((await sandbox.control('POST', 'seed', 'zones:\n  - name: a.example\n')).status).toBe(200);
    expect(await zoneNames(sandbox)).toEqual(['a.example']);
    const wrong = await sandbox.control('POST', 'seed', 'zones: 1');
    expect([wrong.status, wrong.errors?.[0]?.message]).toEqual([400, expect.stringContaining('line 1, zones')]);
  });

  it('control calls add, list and remove faults', async () => {
    const { control, call } = controlled();
    const added = await control('POST', 'faults', [{ fault: { status: 503 } }, { fault: 'html502' }]);
    expect(added.result).toEqual(['fault-1', 'fault-2']);
    expect((await call('GET', '/user')).status).toBe(503);
    expect((await control('DELETE', 'faults?id=fault-1')).status).toBe(200);
    expect((await control('DELETE', 'faults?id=fault-1')).status).toBe(404);
    expect((await control('GET', 'faults')).result).toEqual([
      { id: 'fault-2', fault: 'html502', matched: 0, fired: 0 },
    ]);
    await control('DELETE', 'faults');
    expect((await control('POST', 'faults', { preset: 'flaky' })).result).toHaveLength(5);
    expect((await control('POST', 'faults', { preset: 'x' })).status).toBe(400);
    expect((await control('POST', 'faults', { fault: 'x' })).errors?.[0]?.message).toContain("'fault' must be one of");
    expect((await control('POST', 'faults', 'x{')).status).toBe(400);
  });

  it('control calls set and remove limits', async () => {
    const { control, call } = controlled();
    await control('POST', 'limits', { quota: 1, window: 60 });
    expect([(await call('GET', '/user')).status, (await call('GET', '/user')).status]).toEqual([200, 429]);
    expect((await control('POST', 'limits', { quota: 1 })).errors?.[0]?.message).toContain('needs a window');
    expect((await control('POST', 'limits', 5)).errors?.[0]?.message).toContain('is not a policy');
    await control('POST', 'limits', 'false');
    expect((await call('GET', '/user')).headers.get('ratelimit')).toBe(null);
  });

  it('a control call moves the clock', async () => {
    const { control, emulator } = controlled();
    expect((await control('GET', 'clock')).result).toEqual({ now: '2026-01-01T00:00:00.000Z' });
    expect((await control('POST', 'clock', { advance: 1500 })).result).toEqual({ now: '2026-01-01T00:00:01.500Z' });
    await control('POST', 'clock', { set: '2027-01-01T00:00:00Z' });
    expect(emulator.clock.now()).toBe(Date.parse('2027-01-01T00:00:00Z'));
    expect((await control('POST', 'clock', { set: 'soon' })).errors?.[0]?.message).toContain("'soon' is not a time");
    expect((await control('POST', 'clock', {})).status).toBe(400);
    for (const advance of [1e18, -1e18]) {
      expect((await control('POST', 'clock', { advance })).errors?.[0]?.message).toContain('is not a time');
    }
    expect(emulator.clock.now()).toBe(Date.parse('2027-01-01T00:00:00Z'));
  });

  it('control calls read the journal and wait for a request, and are not in the journal themselves', async () => {
    const { control, call, emulator } = controlled();
    const coming = control('POST', 'journal', { filter: { operation: 'zones.list' }, timeout: 60_000 });
    await call('GET', '/user');
    await call('GET', '/zones');
    expect((await coming).result).toMatchObject({ id: 2, operation: 'zones.list' });
    const ids = async (query: string) =>
      (await control('GET', `journal${query}`)).result.map(({ id }: { id: number }) => id);
    expect(await ids('')).toEqual([1, 2]);
    expect(await ids('?operation=user.get&status=2xx')).toEqual([1]);
    expect(await ids('?since=1')).toEqual([2]);
    const har = await emulator.fetch('http://x/__emulator/journal?format=har');
    expect((await har.json()).log.entries).toHaveLength(2);
    await control('DELETE', 'journal');
    expect(await ids('')).toEqual([]);
    const late = await control('POST', 'journal', { filter: { status: '5xx' }, timeout: 0 });
    expect([late.status, late.errors?.[0]?.message]).toEqual([400, expect.stringContaining('came within 0 ms')]);
  });

  it('a control call applies to the sandbox named by its header', async () => {
    const sandbox = controlled();
    await addZone(sandbox, 'a.example');
    const headers = { 'x-flarewire-sandbox': 'w' };
    await sandbox.emulator.fetch('http://x/__emulator/reset', { method: 'POST', headers });
    expect(await zoneNames(sandbox)).toEqual(['a.example']);
  });

  it('a control call from a page of another site is refused', async () => {
    const { emulator } = controlled();
    const { port } = await emulator.listen();
    const status = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request(
          { port, host: '127.0.0.1', method: 'POST', path: '/__emulator/reset', headers },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        call.on('error', reject).end();
      });
    expect(await status({ origin: 'http://localhost:3000' })).toBe(403);
    expect(await status({ host: 'rebound.example' })).toBe(403);
    expect(await status({})).toBe(200);
    await emulator.close();
  });
});
