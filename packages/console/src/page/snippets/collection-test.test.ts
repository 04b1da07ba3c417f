/** Tests generated from collections: they pass on a fresh emulator and fail if a response differs. */
import { index, loadProduct } from '@flarewire/contract';
import { createEmulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { expect, test } from 'vitest';
import type { Step } from '../../wire/stored-calls.ts';
import { collectionTest, type TestStep } from './collection-test.ts';
import { runTest } from './test-support.ts';

const operations = new Map(index().operations.map((operation) => [operation.name, operation]));

async function testStep(
  name: string,
  operation: string,
  params: Step['params'],
  more: Partial<Step> = {},
): Promise<TestStep> {
  const found = operations.get(operation);
  const document = await loadProduct(found?.product ?? '');
  const schemas = document.operations[operation];
  if (found === undefined || schemas === undefined) throw new Error(`There is no ${operation}.`);
  const step = { name, operation, params, omitted: [], expect: undefined, ...more };
  return { step, subject: { operation: found, schemas, defs: document.schemas } };
}

const zone_id = '023e105f4ecef8ad9ca31a8372d0c353';
const record = { zone_id, type: 'A', name: 'www', ttl: 300, content: '192.0.2.1' };
const id = '{{create.result.id}}';

const recordSteps = () =>
  Promise.all([
    testStep('create', 'dns.records.create', record, { expect: 200 }),
    testStep('list', 'dns.records.list', { zone_id }),
    testStep('edit', 'dns.records.edit', { ...record, dns_record_id: id, comment: 'was {{create.result.name}} `$x`' }),
    testStep('get', 'dns.records.get', { zone_id, dns_record_id: '{{list.result.0.id}}' }, { expect: 200 }),
    testStep('delete', 'dns.records.delete', { zone_id, dns_record_id: id }),
    testStep('gone', 'dns.records.get', { zone_id, dns_record_id: id }, { expect: 404 }),
  ]);

test('a collection becomes a passing test with values passed between steps', async () => {
  const code = collectionTest('A record comes and goes', await recordSteps());
  expect(code).toContain('dns.records.edit(create.id, {');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: generated code contains a template literal
  expect(code).toContain('comment: `was ${create.name} \\`\\$x\\``');
  expect(code).toContain('dns.records.get(list.getPaginatedItems()[0].id, {');
  expect(code).toContain('rejects.toMatchObject({ status: 404 })');
  await runTest(code, { createEmulator, Cloudflare });
});

test('a generated test fails if a status differs', async () => {
  const steps = await recordSteps();
  const code = collectionTest('A record', steps).replace('toBe(200)', 'toBe(201)');
  await expect(runTest(code, { createEmulator, Cloudflare })).rejects.toThrow('201');
  const gone = collectionTest('A record', steps.slice(0, 1)).replace('192.0.2.1', 'no address');
  await expect(runTest(gone, { createEmulator, Cloudflare })).rejects.toThrow();
});

test('omitted values are listed and replaced by placeholders', async () => {
  const params = { account_id: 'f1a4e000000000000000000000000001', name: 'tunnel', config_src: 'cloudflare' };
  const step = await testStep('new', 'zeroTrust.tunnels.cloudflared.create', params, { omitted: ['/tunnel_secret'] });
  const code = collectionTest('A tunnel', [step]);
  expect(code).toContain('// Omitted: /tunnel_secret.');
  expect(code).toContain("tunnel_secret: 'was-omitted'");
  expect(code).toContain('newStepResponse');
});
