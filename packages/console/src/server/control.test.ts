import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Control } from '../wire/types.ts';
import { type OpenedLocal, openLocal } from './test-support.ts';

let opened: OpenedLocal;
beforeAll(async () => {
  opened = await openLocal();
});
afterAll(() => opened.close());

const act = async (action: unknown): Promise<Control> => {
  const { status, text } = await opened.post('/api/control', action);
  if (status !== 200) throw new Error(`${status} ${JSON.parse(text).error.message}`);
  return JSON.parse(text);
};

describe('emulator control', () => {
  it('control adds and removes faults by preset or rule', async () => {
    const rule = { operation: 'zones.*', fault: { status: 503, code: 5 }, times: 1 };
    const [first] = (await act({ do: 'fault', rule })).faults;
    expect(first).toEqual({ id: 'fault-1', rule, matched: 0, fired: 0 });
    await opened.call('zones.list');
    const { faults, presets } = await act({ do: 'fault', preset: 'flaky' });
    expect(faults[0]).toMatchObject({ matched: 2, fired: 1 });
    expect(faults).toHaveLength(6);
    expect(presets).toContain('flaky');
    expect((await act({ do: 'unfault', id: 'fault-1' })).faults).toHaveLength(5);
    expect((await act({ do: 'unfault' })).faults).toEqual([]);
  });

  it('control explains invalid rules, presets and actions', async () => {
    await expect(act({ do: 'fault', rule: { fault: 'no', every: 0 } })).rejects.toThrow(
      /400 A fault rule is not valid: 'every' must be a whole number above 0; 'fault' must be one of html502/,
    );
    await expect(act({ do: 'fault', preset: 'none' })).rejects.toThrow(
      "There is no preset 'none'. Presets: edge-html-502",
    );
    await expect(act({ do: 'fault' })).rejects.toThrow('A fault rule is an object');
    await expect(act({ do: 'unfault', id: 'fault-99' })).rejects.toThrow("404 Unknown fault 'fault-99'.");
    for (const seconds of [0, -1, '5', null, 1e12])
      await expect(act({ do: 'advance', seconds })).rejects.toThrow("'seconds' must be a number above 0");
    await expect(act({ do: 'limits', on: 1 })).rejects.toThrow("'on' must be true or false");
    for (const wrong of [{ do: 'toString' }, {}, [], null, { do: 5 }])
      await expect(act(wrong)).rejects.toThrow(
        "'do' must be one of fault, unfault, advance, limits, reset, save-snapshot, add-snapshot, restore-snapshot, delete-snapshot, clear-journal",
      );
    expect((await act({ do: 'unfault' })).faults).toEqual([]);
  });

  it('control advances the clock', async () => {
    const before: Control = JSON.parse((await opened.get('/api/control')).text);
    const { clock } = await act({ do: 'advance', seconds: 86_400 });
    expect(clock - before.clock).toBeGreaterThanOrEqual(86_400_000);
    expect(clock - before.clock).toBeLessThan(86_460_000);
  });

  it('control saves, restores and deletes snapshots of the state', async () => {
    const titles = async (): Promise<string[]> => {
      const { json } = await opened.call('zones.list');
      return (json as { result: { name: string }[] }).result.map(({ name }) => name).sort(); // the API's zones
    };
    const before = await titles();
    const { snapshots } = await act({ do: 'save-snapshot', name: ' before ' });
    expect(snapshots).toEqual([{ name: 'before', at: expect.any(Number), bytes: expect.any(Number) }]);
    const { result: accounts } = (await opened.call('accounts.list')).json as { result: { id: string }[] };
    await opened.call('zones.create', { account: { id: accounts[0]?.id }, name: 'snapshot.example' });
    expect(await titles()).toContain('snapshot.example');
    await act({ do: 'restore-snapshot', name: 'before' });
    expect(await titles()).toEqual(before);
    const { status, bytes } = await opened.get('/api/control/snapshot?name=before');
    expect(status).toBe(200);
    const data = Buffer.from(bytes).toString('base64');
    expect((await act({ do: 'add-snapshot', name: 'from a file', data })).snapshots[0]).toMatchObject({
      name: 'from a file',
      bytes: snapshots[0]?.bytes,
    });
    await opened.call('zones.create', { account: { id: accounts[0]?.id }, name: 'file.example' });
    await act({ do: 'restore-snapshot', name: 'from a file' });
    expect(await titles()).toEqual(before);
    await act({ do: 'delete-snapshot', name: 'from a file' });
    await expect(act({ do: 'add-snapshot', name: 'x', data: '*' })).rejects.toThrow("400 'data' must be the state");
    expect((await act({ do: 'delete-snapshot', name: 'before' })).snapshots).toEqual([]);
    await expect(act({ do: 'restore-snapshot', name: 'before' })).rejects.toThrow("404 No snapshot is named 'before'.");
    await expect(act({ do: 'save-snapshot', name: ' ' })).rejects.toThrow("400 'name' must be a text");
  });

  it('upcoming events are listed', async () => {
    const { result: accounts } = (await opened.call('accounts.list')).json as { result: { id: string }[] };
    const account_id = accounts[0]?.id;
    const { result } = (await opened.call('kv.namespaces.create', { account_id, title: 'upcoming' })).json as {
      result: { id: string };
    };
    const place = { account_id, namespace_id: result.id };
    await opened.call('kv.namespaces.values.update', { ...place, key_name: 'a', value: 'x', expiration_ttl: 60 });
    const { text } = await opened.get('/api/control/upcoming');
    expect(JSON.parse(text)).toContainEqual({
      at: expect.any(Number),
      kind: 'expires',
      name: 'a',
      place: 'KV namespace upcoming',
    });
  });

  it('control turns rate limits on and off', async () => {
    expect((await act({ do: 'limits', on: true })).isLimited).toBe(true);
    expect((await opened.call('zones.list')).head.rate).toMatchObject({ limit: 1200, remaining: 1199 });
    expect((await act({ do: 'limits', on: false })).isLimited).toBe(false);
    expect((await opened.call('zones.list')).head.rate).toBe(undefined);
  });

  it('control clears the journal and resets the state', async () => {
    await opened.call('zones.list');
    await act({ do: 'clear-journal' });
    expect(opened.emulator.journal.rows()).toEqual([]);
    await act({ do: 'fault', preset: 'slow' });
    expect(await act({ do: 'reset' })).toMatchObject({ faults: [], isLimited: false });
  });
});
