import { expect, test } from 'vitest';
import { createChanges, NO_CHANGES } from './changes.ts';
import { memoryFile } from './stored-file.ts';

const place = { zone_id: 'f1a4e000000000000000000000000010', dns_record_id: 'f1a4e000000000000000000000000011' };
const undo = [{ operation: 'dns.records.edit', params: { ...place, ttl: 1 } }];
const change = {
  at: 5,
  operation: 'dns.records.edit',
  name: 'www',
  place,
  before: { ttl: 1 },
  after: { ttl: 60 },
  undo,
};
const open = () => createChanges(memoryFile(NO_CHANGES));

test('changes are stored newest first, marked once undone, and cleared', async () => {
  const kept = open();
  await kept.act({ do: 'note', change });
  const { changes } = await kept.act({ do: 'note', change: { ...change, name: 'second' } });
  expect(changes).toMatchObject([{ name: 'second' }, { ...change }]);
  const id = changes[1]?.id;
  expect((await kept.act({ do: 'undone', id })).changes[1]).toMatchObject({ isUndone: true });
  expect((await kept.act({ do: 'clear' })).changes).toEqual([]);
  await expect(kept.act({ do: 'undone', id })).rejects.toThrow('not in the list');
});

test('an undo that would need a secret is not stored, and neither is the secret', async () => {
  const secret = 'canary-tunnel-secret-AQIDBAUGBwg';
  const operation = 'zeroTrust.tunnels.cloudflared.create';
  const after = { name: 'tunnel', tunnel_secret: secret };
  const params = { account_id: 'a'.repeat(32), ...after };
  const kept = open();
  await kept.act({ do: 'note', change: { ...change, operation, after, undo: [{ operation, params }] } });
  const all = await kept.all();
  expect(JSON.stringify(all)).not.toContain(secret);
  expect(all.changes).toMatchObject([
    { undo: [], whyNot: expect.stringContaining('secret'), after: { name: 'tunnel' } },
  ]);
});

test('the last 500 changes are stored', async () => {
  const kept = open();
  for (let n = 0; n < 503; n++) await kept.act({ do: 'note', change: { ...change, at: n } });
  const { changes } = await kept.all();
  expect(changes).toHaveLength(500);
  expect(changes[0]?.at).toBe(502);
});

test('an invalid change is refused with a reason', async () => {
  const wrong: [unknown, string][] = [
    [null, "'do' must be"],
    [{ do: 'note', change: { ...change, url: 'x' } }, "'url'"],
    [{ do: 'note', change: { ...change, operation: 'no.such' } }, "Unknown operation 'no.such'"],
    [{ do: 'note', change: { ...change, undo: [{ operation: 'dns.records.edit' }] } }, 'params must be an object'],
    [{ do: 'note', change: { ...change, after: { content: 'x'.repeat(300_000) } } }, 'longer than'],
  ];
  for (const [action, why] of wrong) await expect(open().act(action)).rejects.toThrow(why);
});
