import { expect, test } from 'vitest';
import { fileText, readFileText } from './call-file.ts';
import type { Step } from './stored-calls.ts';

const call = { operation: 'dns.records.create', params: { zone_id: 'z', ttl: 1 }, omitted: ['/secret'] };
const steps: Step[] = [{ ...call, name: 'create', expect: 200 }];

test('a call and a collection are read back exactly as written', () => {
  for (const file of [
    { kind: 'call', name: 'A record', call },
    { kind: 'collection', name: 'Two things', steps },
  ] as const)
    expect(readFileText(fileText(file))).toEqual(file);
});

const text = (change: object): string =>
  JSON.stringify({ flarewire: 'call', version: 1, name: 'A', ...call, ...change });

test.each([
  ['not valid JSON', '{"flarewire":'],
  ['not a call or collection', '[]'],
  ['not a call or collection', '{"a":1}'],
  ['Postman', '{"info":{},"item":[]}'],
  ['HTTP Archive', '{"log":{}}'],
  ['OpenAPI', '{"openapi":"3.1.0"}'],
  ['version 2', text({ version: 2 })],
  ["a field 'url'", text({ url: 'https://evil.example' })],
  ['params must be an object', text({ params: [] })],
  ["'__proto__'", text({}).replace('"ttl"', '"__proto__"')],
  ["'constructor'", text({ params: { a: { constructor: {} } } })],
  ['operation', text({ operation: '../x' })],
  ['1 to 120 characters', text({ name: ' ' })],
  ['1 to 120 characters', text({ name: 'x'.repeat(121) })],
  ['must be a list', JSON.stringify({ flarewire: 'collection', version: 1, name: 'A', steps: {} })],
  [
    "another step already has the name 'create'",
    JSON.stringify({ flarewire: 'collection', version: 1, name: 'A', steps: [...steps, ...steps] }),
  ],
  [
    'the limit is 100',
    JSON.stringify({ flarewire: 'collection', version: 1, name: 'A', steps: Array(101).fill(steps[0]) }),
  ],
  ['larger than 1 MB', ' '.repeat(1_000_001)],
])('a foreign or broken file is explained: %s', (why, broken) => {
  expect(() => readFileText(broken)).toThrow(why);
});

test('deeply nested input gives an error message and no stack overflow', () => {
  const deep = `{"flarewire":"call","version":1,"name":"A","operation":"a","params":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`;
  expect(() => readFileText(deep)).toThrow('nested deeper');
});
