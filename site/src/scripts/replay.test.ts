import { createEmulator } from '@flarewire/emulator';
import { afterAll, expect, test } from 'vitest';
import { createLooks, recordedRun, sentRequest } from '../../examples/recording.ts';
import { BASE, EMULATOR, replay, type SentRequest } from './replay.ts';

const emulator = createEmulator(EMULATOR);
afterAll(() => emulator.close());

const ZONES = '/zones';
const HEADERS = [['content-type', 'application/json']] as const;
const zone = (name: string): SentRequest => ({
  method: 'POST',
  path: ZONES,
  headers: HEADERS,
  body: `{"name":"${name}","account":{}}`,
});

test('a run gives the same response each time, and the state before and after it', async () => {
  const run = { before: [zone('docs-before.com')], request: zone('docs-shown.com'), look: ZONES };
  const first = await replay(emulator, run);
  const second = await replay(emulator, run);
  expect(first.response).toEqual(second.response);
  expect(first.response.status).toBe(200);
  expect(first.changed?.before.body).not.toContain('docs-shown.com');
  expect(first.changed?.before.body).toContain('docs-before.com');
  expect(first.changed?.after.body).toContain('docs-shown.com');
});

test('a refused request is a response like any other', async () => {
  const { response, changed } = await replay(emulator, { request: { method: 'GET', path: '/zones/none' } });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(changed).toBeUndefined();
});

test('a recorded request has its path, its own headers and its body, but no credential', async () => {
  const headers = { authorization: 'Bearer secret', 'content-type': 'text/plain' };
  const text = new Request(`${BASE}/a?b=1`, { method: 'POST', headers, body: 'text' });
  expect(await sentRequest(text, BASE)).toEqual({
    method: 'POST',
    path: '/a?b=1',
    headers: [['content-type', 'text/plain']],
    body: 'text',
  });
  const bytes = new Request(`${BASE}/a`, { method: 'PUT', body: Uint8Array.of(255, 254) });
  expect(await sentRequest(bytes, BASE)).toEqual({ method: 'PUT', path: '/a', base64: '//4=' });
});

test('the last request is the shown one', () => {
  const [before, request] = [zone('a.com'), zone('b.com')];
  expect(recordedRun([before, request], ZONES)).toEqual({ before: [before], request, look: ZONES });
  expect(recordedRun([request], undefined)).toEqual({ request });
  expect(recordedRun([], undefined)).toBeUndefined();
});

const looks = createLooks([
  { method: 'GET', path: '/zones/{zone_id}' },
  { method: 'GET', path: '/zones/{zone_id}/dns_records' },
  { method: 'GET', path: '/{account_or_zone}/rulesets' },
]);

test('a change is looked up at its own path, or else at the closest one above it', () => {
  expect(looks({ method: 'POST', path: '/zones/{zone_id}/dns_records' }, '/zones/1/dns_records?a=b')).toBe(
    '/zones/1/dns_records',
  );
  expect(looks({ method: 'DELETE', path: '/zones/{zone_id}/dns_records/{id}' }, '/zones/1/dns_records/2')).toBe(
    '/zones/1/dns_records',
  );
  expect(looks({ method: 'POST', path: '/{account_or_zone}/rulesets' }, '/accounts/1/rulesets')).toBe(
    '/accounts/1/rulesets',
  );
  expect(looks({ method: 'PATCH', path: '/zones/{zone_id}' }, '/zones/1')).toBe('/zones/1');
});

test('neither a read nor a change that only the whole zone could show is looked up', () => {
  expect(looks({ method: 'GET', path: '/zones/{zone_id}' }, '/zones/1')).toBeUndefined();
  expect(looks({ method: 'POST', path: '/zones/{zone_id}/purge_cache' }, '/zones/1/purge_cache')).toBeUndefined();
});
