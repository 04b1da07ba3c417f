import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseZone } from './parse.ts';
import { printZone } from './print.ts';
import { RECORD_TYPES } from './record-types.ts';

const text = readFileSync(new URL('../../../examples/harbour.example.zone', import.meta.url), 'utf8');
const zone = parseZone(text, 'harbour.example');

it('the example zone has 300 records of every type and no errors', () => {
  expect(zone.problems).toEqual([]);
  expect(zone.records).toHaveLength(300);
  expect(new Set(zone.records.map((record) => record.type))).toEqual(new Set(Object.keys(RECORD_TYPES)));
});

it('the example zone is servable: a name with a CNAME has no other records, and nothing is duplicated', () => {
  const types = new Map<string, string[]>();
  for (const { name, type } of zone.records) types.set(name, [...(types.get(name) ?? []), type]);
  expect([...types].filter(([, list]) => list.includes('CNAME') && list.length > 1)).toEqual([]);
  const lines = zone.records.map(({ name, type, content, priority }) => `${name} ${type} ${priority} ${content}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

it('the example zone survives an export and import', () => {
  const again = parseZone(printZone('harbour.example', zone.records), 'harbour.example');
  const known = ({ records }: typeof zone) => records.map(({ line: _line, ...record }) => record).sort(byText);
  expect(known(again)).toEqual(known(zone));
});

function byText(a: object, b: object): number {
  return JSON.stringify(Object.entries(a).sort()) < JSON.stringify(Object.entries(b).sort()) ? -1 : 1;
}
