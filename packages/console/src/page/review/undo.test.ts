import { expect, test } from 'vitest';
import { changeOf } from './note.ts';
import { sourceOf } from './readers.ts';
import { others, subjectOf } from './test-support.ts';
import { undoOf } from './undo.ts';

const zone_id = 'f1a4e000000000000000000000000010';
const place = { zone_id, dns_record_id: 'f1a4e000000000000000000000000011' };
const record = {
  id: place.dns_record_id,
  name: 'www.harbour.example',
  type: 'A',
  content: '192.0.2.1',
  proxiable: true,
  proxied: false,
  ttl: 1,
  comment: null,
  tags: [],
  settings: {},
  meta: {},
  created_on: '2026-01-01T00:00:00Z',
};

async function undo(name: string, params: object, current: unknown, result: unknown = null) {
  return undoOf({ subject: await subjectOf(name), params: { ...params }, current, result }, others);
}

test('a created item is deleted by the id of the response', async () => {
  const { calls } = await undo('dns.records.create', { zone_id, type: 'A' }, undefined, record);
  expect(calls).toEqual([{ operation: 'dns.records.delete', params: place }]);
});

test('a deleted item is created again with the values that its operation accepts', async () => {
  const { calls } = await undo('dns.records.delete', place, record);
  const { name, type, content, proxied, ttl } = record;
  expect(calls).toMatchObject([
    { operation: 'dns.records.create', params: { zone_id, name, type, content, proxied, ttl } },
  ]);
  expect(calls[0]?.params).not.toHaveProperty('id');
});

test('an edit is reversed by the previous values of the changed fields', async () => {
  const { calls } = await undo('dns.records.edit', { ...place, proxied: true, comment: 'x' }, record);
  const params = { ...place, proxied: false, comment: expect.toSatisfy((value) => value === null || value === '') };
  expect(calls).toEqual([{ operation: 'dns.records.edit', params }]);
});

test('an edit that names the kind of the item is reversed with values that this kind accepts', async () => {
  const { calls } = await undo('dns.records.edit', { ...place, type: 'A', comment: 'x' }, record);
  expect(calls).toEqual([{ operation: 'dns.records.edit', params: { ...place, type: 'A', comment: '' } }]);
});

test('a replacement is reversed by the whole previous value', async () => {
  const current = { schedules: [{ cron: '0 * * * *', created_on: '2026-01-01T00:00:00Z' }] };
  const where = { account_id: 'a'.repeat(32), script_name: 'edge' };
  const { calls } = await undo('workers.scripts.schedules.update', { ...where, body: [] }, current);
  const operation = 'workers.scripts.schedules.update';
  expect(calls).toMatchObject([{ operation, params: { ...where, body: [{ cron: '0 * * * *' }] } }]);
});

test('a rule, which no operation reads alone, is found in its ruleset and restored as a whole', async () => {
  const where = { zone_id, ruleset_id: 'c'.repeat(32), rule_id: 'd'.repeat(32) };
  const rule = {
    id: where.rule_id,
    action: 'block',
    expression: 'true',
    description: 'a',
    enabled: true,
    version: '1',
  };
  const subject = await subjectOf('rulesets.rules.edit');
  const source = sourceOf(others.operations, subject.operation);
  expect(source?.reader.name).toBe('rulesets.get');
  expect(source?.pick({ id: where.ruleset_id, rules: [rule] }, where)).toEqual(rule);
  const { calls } = await undo('rulesets.rules.edit', { ...where, ...rule, enabled: false }, rule);
  const { action, expression, description, enabled } = rule;
  expect(calls).toMatchObject([{ params: { ...where, action, expression, description, enabled } }]);
});

test('deleting what contains other data has no undo', async () => {
  expect(await undo('zones.delete', { zone_id }, { id: zone_id, name: 'harbour.example' })).toMatchObject({
    calls: [],
  });
  const namespace = { account_id: 'a'.repeat(32), namespace_id: 'b'.repeat(32) };
  const { calls, whyNot } = await undo('kv.namespaces.delete', namespace, { id: 'b'.repeat(32), title: 'cache' });
  expect(calls).toEqual([]);
  expect(whyNot).toContain('contained');
});

test('an action that no operation reverses has no undo', async () => {
  expect(await undo('cache.purge', { zone_id, purge_everything: true }, undefined)).toMatchObject({ calls: [] });
});

test('a noted change names the item and contains the changed fields only', async () => {
  const subject = await subjectOf('dns.records.edit');
  const made = { subject, params: { ...place, proxied: true }, current: record, result: { ...record, proxied: true } };
  expect(changeOf(made, { calls: [] }, 5)).toEqual({
    at: 5,
    operation: 'dns.records.edit',
    name: 'www.harbour.example',
    place,
    before: { proxied: false },
    after: { proxied: true },
    undo: [],
  });
});

test('a noted change contains no secrets', async () => {
  const subject = await subjectOf('zeroTrust.tunnels.cloudflared.create');
  const params = { account_id: 'a'.repeat(32), name: 'tunnel', tunnel_secret: 'canary' };
  const change = changeOf({ subject, params, current: undefined, result: undefined }, { calls: [] }, 5);
  expect(JSON.stringify(change)).not.toContain('canary');
});
