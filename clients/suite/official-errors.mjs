/** The official client's errors, and who a token belongs to. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { check } from './kit.mjs';
import { Cloudflare, client, clientWith, failure } from './official.mjs';

const DEFAULT_ZONE = 'f1a4e000000000000000000000000010';
const codes = ({ errors }) => errors.map(({ code }) => code);

await check('user.tokens.verify', async () => {
  equal((await client.user.tokens.verify()).status, 'active');
});

await check('404 is a NotFoundError', async () => {
  const error = await failure(client.zones.get({ zone_id: 'f'.repeat(32) }));
  ok(error instanceof Cloudflare.NotFoundError, error.constructor.name);
  equal(error.status, 404);
  ok(codes(error).length > 0);
});

await check('403 is a PermissionDeniedError', async () => {
  const reader = clientWith('local-read-only');
  equal((await reader.zones.get({ zone_id: DEFAULT_ZONE })).name, 'example.com');
  const record = { zone_id: DEFAULT_ZONE, type: 'A', name: 'no', content: '192.0.2.9', ttl: 300 };
  const error = await failure(reader.dns.records.create(record));
  ok(error instanceof Cloudflare.PermissionDeniedError, error.constructor.name);
  deepEqual([error.status, codes(error)], [403, [10000]]);
});

await check('400 is a BadRequestError', async () => {
  const record = { zone_id: DEFAULT_ZONE, type: 'A', name: 'no', content: 'no address', ttl: 300 };
  const error = await failure(client.dns.records.create(record));
  ok(error instanceof Cloudflare.BadRequestError, error.constructor.name);
  equal(error.status, 400);
});
