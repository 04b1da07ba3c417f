import { expect, test } from 'vitest';
import { lower, nounsOf, pathLabel, singular, titleOf } from './labels.ts';

test.each([
  ['dns.records', 'DNS records'],
  ['kv.namespaces.keys', 'Keys'],
  ['pipelines.listV1', 'Pipelines: list V1'],
  ['stream', 'Stream'],
])('%s is titled %s', (name, title) => {
  expect(titleOf(name, name.startsWith('pipelines') ? 'Pipelines' : 'Stream')).toBe(title);
});

test.each([
  ['DNS records', 'DNS record'],
  ['Policies', 'policy'],
  ['Access applications', 'Access application'],
  ['Workers', 'Worker'],
  ['Indexes', 'index'],
  ['DNSSEC', 'DNSSEC'],
  ['Status', 'status'],
])('one of %s is called a %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test('items are counted by their noun where the title is a plural', () => {
  expect(nounsOf('DNS records')).toEqual(['DNS record', 'DNS records']);
  expect(nounsOf('Policies')).toEqual(['policy', 'policies']);
  expect(nounsOf('Hyperdrive')).toBeUndefined();
  expect(nounsOf('Rules: lists')).toBeUndefined();
});

test('a line in the list shows the path of a resource', () => {
  expect(pathLabel('zeroTrust.access.keys', 'Cloudflare One')).toBe('Access › Keys');
  expect(pathLabel('stream', 'Stream')).toBe('Stream');
  expect([lower('Zone'), lower('API token')]).toEqual(['zone', 'API token']);
});
