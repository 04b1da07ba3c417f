import { expect, test } from 'vitest';
import { RULE_KINDS } from '../../../form/custom/access/rule-kinds.ts';
import { linesOf } from './value-lines.ts';

test('Access rules are sentences, with the names of groups and countries', () => {
  const names = new Map([
    ['g1', 'Employees'],
    ['DE', 'Germany'],
  ]);
  const rules = [{ email_domain: { domain: 'example.com' } }, { group: { id: 'g1' } }, { geo: { country_code: 'DE' } }];
  expect(linesOf([...rules, { everyone: {} }], names)).toEqual([
    'Email ends in @example.com',
    'In the group Employees',
    'From Germany',
    'Everyone',
  ]);
});

test('every kind of Access rule is one line without JSON', () => {
  for (const { key, fields } of RULE_KINDS) {
    const lines = linesOf([{ [key]: Object.fromEntries(fields.map(({ name }) => [name, `${name}.example`])) }]);
    expect(lines, key).toHaveLength(1);
    expect(lines?.[0], key).toMatch(/^[^{}[\]"_]*[^{}[\]"]*$/);
  }
});

test('small objects are a line each, with the names of their fields', () => {
  expect(linesOf({ email: [{ id: 'ops@example.com' }, { id: 'dev@example.com' }], webhooks: [] })).toEqual([
    'Email: ops@example.com',
    'Email: dev@example.com',
  ]);
  expect(linesOf([{ name: 'origin-1', address: '192.0.2.1', enabled: true, header: null }])).toEqual([
    'Name: origin-1 · Address: 192.0.2.1 · Enabled: Yes',
  ]);
  expect(linesOf({ plan: { name: 'Free' }, hosts: ['a.example', 'b.example'] })).toEqual([
    'Plan: Free',
    'Hosts: a.example, b.example',
  ]);
  expect(linesOf(['a.example', 'b.example'])).toEqual(['a.example', 'b.example']);
});

test('rules of a ruleset are sentences', () => {
  expect(linesOf([{ id: 'r1', action: 'block', expression: 'true', version: '1' }])).toEqual(['Block every request.']);
});

test('values that are too long or too deep for words are undefined', () => {
  expect(linesOf(Array(31).fill('x'))).toBeUndefined();
  expect(linesOf({ text: 'x'.repeat(200) })).toBeUndefined();
  expect(linesOf({ a: { b: { c: { d: { e: 1 } } } } })).toBeUndefined();
});
