import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStoredCalls } from '../../wire/read-stored-calls.ts';
import type { Step, StoredCalls, StoredCallsAction } from '../../wire/stored-calls.ts';
import { createStoredCalls, NONE } from './calls.ts';
import { diskFile } from './disk-file.ts';
import { memoryFile } from './stored-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flarewire-kept-'));
});

afterEach(() => rm(folder, { recursive: true }));

const reported: string[] = [];
const open = () => {
  const report = (message: string) => reported.push(message);
  return createStoredCalls(diskFile({ folder, name: 'calls.json', none: NONE, parse: readStoredCalls, report }));
};
const zone_id = 'f1a4e000000000000000000000000010';
const call = { operation: 'zones.get', params: { zone_id }, omitted: [] };
const sent = (more: object = {}): StoredCallsAction => ({
  do: 'note',
  call: { ...call, at: 5, status: 200, duration: 3, ...more },
});
const step = (more: Partial<Step> = {}): Step => ({ ...call, name: 'get', expect: 200, ...more });

describe('stored calls', () => {
  it('stored calls survive the process in a file readable by this user only', async () => {
    await open().act(sent());
    await open().act({ do: 'save', call, name: '  My zone ' });
    await open().act({ do: 'put', collection: { id: 'c1', name: 'Two', steps: [step()] } });
    const kept = await open().all();
    expect(kept).toMatchObject({
      sent: [{ operation: 'zones.get', status: 200, at: 5 }],
      saved: [{ name: 'My zone', params: { zone_id } }],
      collections: [{ id: 'c1', name: 'Two', steps: [{ name: 'get' }] }],
    });
    expect((await stat(join(folder, 'calls.json'))).mode & 0o777).toBe(0o600);
  });

  it('stored calls can be renamed, replaced and deleted, and a missing one is reported', async () => {
    const kept = open();
    const { saved } = await kept.act({ do: 'save', call, name: 'One' });
    const id = saved[0]?.id ?? '';
    expect((await kept.act({ do: 'rename', id, name: 'Two' })).saved[0]?.name).toBe('Two');
    await expect(kept.act({ do: 'rename', id, name: ' ' })).rejects.toThrow('1 to 120');
    await kept.act({ do: 'put', collection: { id: 'c', name: 'C', steps: [] } });
    const { collections } = await kept.act({ do: 'put', collection: { id: 'c', name: 'D', steps: [step()] } });
    expect(collections).toMatchObject([{ name: 'D', steps: [{ name: 'get' }] }]);
    expect((await kept.act({ do: 'delete', id })).saved).toEqual([]);
    await expect(kept.act({ do: 'rename', id, name: 'Three' })).rejects.toThrow('no longer exists');
    await kept.act(sent());
    expect((await kept.act({ do: 'clear-sent' })).sent).toEqual([]);
  });

  it('secrets are never stored, whatever the page sends', async () => {
    const secret = 'canary-tunnel-secret-AQIDBAUGBwg';
    const params = { account_id: 'a'.repeat(32), name: 'tunnel', tunnel_secret: secret };
    const operation = 'zeroTrust.tunnels.cloudflared.create';
    const kept = open();
    await kept.act(sent({ operation, params }));
    await kept.act({ do: 'save', call: { operation, params, omitted: [] }, name: 'Tunnel' });
    const steps = [step({ operation, params })];
    const all = await kept.act({ do: 'put', collection: { id: 'c', name: 'C', steps } });
    for (const one of [all.sent[0], all.saved[0], all.collections[0]?.steps[0]])
      expect(one).toMatchObject({ params: { name: 'tunnel' }, omitted: ['/tunnel_secret'] });
    expect(await readFile(join(folder, 'calls.json'), 'utf8')).not.toContain(secret);
  });

  it('values too long for a URL are left out and reported', async () => {
    const kept = await open().act(
      sent({ operation: 'dns.records.create', params: { zone_id, content: 'x'.repeat(9000) } }),
    );
    expect(kept.sent[0]).toMatchObject({ params: { zone_id }, omitted: ['/content'] });
  });

  it('the last 200 sent calls are stored', async () => {
    const kept = createStoredCalls(memoryFile(NONE));
    let all: StoredCalls | undefined;
    for (let n = 0; n < 205; n++) all = await kept.act(sent({ at: n }));
    expect(all?.sent).toHaveLength(200);
    expect(all?.sent[0]?.at).toBe(204);
  });

  it('concurrent changes are all stored, including those of two consoles', async () => {
    const kept = open();
    await Promise.all(Array.from({ length: 20 }, (_, n) => kept.act({ do: 'save', call, name: `Call ${n}` })));
    expect((await open().all()).saved).toHaveLength(20);
  });
});

describe('invalid stored calls', () => {
  it('an invalid stored call is refused with a reason', async () => {
    const kept = createStoredCalls(memoryFile(NONE));
    const wrong: [unknown, string][] = [
      [null, "'do' must be"],
      [{ do: 'toString' }, "'do' must be"],
      [{ do: 'save', call, name: '' }, '1 to 120'],
      [{ do: 'save', call: { ...call, operation: 'no.such' }, name: 'A' }, "Unknown operation 'no.such'"],
      [{ do: 'save', call: { ...call, url: 'x' }, name: 'A' }, "'url'"],
      [{ do: 'note', call: { ...call, at: 'x' } }, 'must be a number'],
      [{ do: 'put', collection: { id: '../x', name: 'A', steps: [] } }, 'collection.id'],
      [{ do: 'put', collection: { id: 'c', name: 'A', steps: [step(), step()] } }, 'another step'],
    ];
    for (const [action, why] of wrong) await expect(kept.act(action)).rejects.toThrow(why);
    expect(await kept.all()).toEqual({ sent: [], saved: [], collections: [] });
  });

  it('an unreadable store is moved aside, and its new path is reported', async () => {
    await writeFile(join(folder, 'calls.json'), '{"version":1,"sent":5}', { mode: 0o600 });
    reported.length = 0;
    expect((await open().all()).sent).toEqual([]);
    expect(reported).toEqual([expect.stringContaining('.broken-')]);
    expect((await readdir(folder)).some((name) => name.includes('.broken-'))).toBe(true);
  });
});
