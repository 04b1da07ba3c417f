import { afterEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../test/sandbox.ts';
import { createEmulator, type Emulator } from '../emulator.ts';
import type { FaultRule } from './fault-rule.ts';

let emulator: Emulator | undefined;
afterEach(async () => emulator?.close());

const HEADERS = { authorization: 'Bearer t', 'content-type': 'application/json' };

async function listening(rule: FaultRule): Promise<string> {
  emulator = createEmulator({ faults: [rule] });
  return (await emulator.listen()).url;
}

describe('faults over a socket', () => {
  it.each([
    ['reset', 0],
    ['lostAnswer', 1],
  ] as const)('%s breaks the connection', async (fault, zones) => {
    const url = await listening({ method: 'POST', fault });
    const body = JSON.stringify({ name: 'a.example', account: { id: ACCOUNT } });
    const error: unknown = await fetch(`${url}/zones`, { method: 'POST', headers: HEADERS, body }).catch((e) => e);
    expect(error).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } });
    const list = await fetch(`${url}/zones`, { headers: HEADERS });
    expect(await list.json()).toMatchObject({ result_info: { total_count: zones } });
  });

  it('a stalled body stalls, and the server still closes', async () => {
    const url = await listening({ fault: 'stalled' });
    const stop = new AbortController();
    const answer = await fetch(`${url}/user`, { headers: HEADERS, signal: stop.signal });
    expect(answer.status).toBe(200);
    const body = answer.text();
    stop.abort(new Error('enough'));
    await expect(body).rejects.toThrow('enough');
  });

  it('a dripping body arrives completely', async () => {
    const url = await listening({ fault: { drip: 0 } });
    const answer = await fetch(`${url}/user`, { headers: HEADERS });
    expect(await answer.json()).toMatchObject({ success: true });
  });

  it('a truncated body is invalid JSON under a complete response', async () => {
    const url = await listening({ fault: 'truncated' });
    const answer = await fetch(`${url}/user`, { headers: HEADERS });
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });
});
