import { index, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import type { Subject } from '../../form/schema.ts';
import { withoutPlace } from '../../form/values/item-params.ts';
import { type PasteTarget, planPaste } from './plan-paste.ts';

const { operations, schemas: defs } = await loadProduct('dns');
const operation = index().operations.find(({ name }) => name === 'dns.records.create');
const schemas = operations['dns.records.create'];
if (operation === undefined || schemas === undefined) throw new Error('The contract has no dns.records.create.');
const subject: Subject = withoutPlace({ operation, schemas, defs }, { zone_id: 'z' });
const columns = ['type', 'name', 'content', 'modified_on', 'ttl'].map((id) => ({ id, label: id }));
const target: PasteTarget = { subject, resource: 'dns.records', columns };

const paramsOf = (text: string) => planPaste(target, text).rows.map(({ params }) => params);
const faultsOf = (text: string) =>
  planPaste(target, text).rows.map(({ faults }) => faults.map(({ field }) => field).join(' '));

test('column names in the first line decide the fields, whatever their order and spelling', () => {
  const plan = planPaste(target, 'Value\tRecord Type\tHOST\tTTL\tOwner\n192.0.2.1\ta\twww\t5 min\tAnn');
  expect(plan.rows.map(({ params, line }) => ({ ...params, line }))).toEqual([
    { content: '192.0.2.1', type: 'A', name: 'www', ttl: 300, line: 2 },
  ]);
  expect(plan.ignored).toEqual(['Owner']);
});

test('without column names the order of the visible columns decides, and columns without a field are skipped', () => {
  expect(paramsOf('A\twww\t192.0.2.1\t2026-01-01\tAuto\nA\tapi\t192.0.2.2')).toEqual([
    { type: 'A', name: 'www', content: '192.0.2.1', ttl: 1 },
    { type: 'A', name: 'api', content: '192.0.2.2' },
  ]);
});

test('CSV with quotes, semicolons and the apostrophes of spreadsheets is read', () => {
  expect(paramsOf('type,name,content\r\nTXT,x,"v=1, ""a"""\r\n')).toEqual([
    { type: 'TXT', name: 'x', content: 'v=1, "a"' },
  ]);
  expect(paramsOf("type;name;content\nTXT;x;'=1+1\n\n")).toEqual([{ type: 'TXT', name: 'x', content: '=1+1' }]);
});

test('JSON items of another list lose what only the API sets, and keep structured values', () => {
  const items = [
    { id: '1', type: 'A', name: 'www', content: '192.0.2.1', ttl: 1, proxied: true, proxiable: true, tags: ['a', 'b'] },
    { type: 'CAA', name: 'www', data: { flags: 0, tag: 'issue', value: 'ca.example' } },
  ];
  const plan = planPaste(target, JSON.stringify({ success: true, result: items }));
  expect(plan.rows.map(({ params }) => params)).toEqual([
    { type: 'A', name: 'www', content: '192.0.2.1', ttl: 1, proxied: true, tags: ['a', 'b'] },
    { type: 'CAA', name: 'www', data: { flags: 0, tag: 'issue', value: 'ca.example' } },
  ]);
  expect(plan.ignored).toEqual(['id', 'proxiable']);
  expect(paramsOf(items.map((item) => JSON.stringify(item)).join('\n'))).toHaveLength(2);
});

test('each row is validated by itself', () => {
  const text =
    'type\tname\tcontent\tttl\tproxied\nA\twww\t192.0.2.1\t1\tyes\nA\twww\tno address\tsoon\tmaybe\n\t\t192.0.2.1';
  const [first, second, third] = faultsOf(text);
  expect(first).toBe('');
  expect(second).toContain('ttl');
  expect(second).toContain('proxied');
  expect(second).toContain('content');
  expect(third).toContain('name');
});

test('the priority before the name of a mail server becomes its own field', () => {
  expect(paramsOf('MX\t@\t10 mx.example.net')).toEqual([
    { type: 'MX', name: '@', content: 'mx.example.net', priority: 10 },
  ]);
});

test('text without rows has none', () => {
  expect(paramsOf(' \n\t\n')).toEqual([]);
  expect(paramsOf('[]')).toEqual([]);
});
