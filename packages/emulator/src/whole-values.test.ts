/** Values of many products: what was sent is what is answered, and what was left out has its documented default. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { follow, isObject, sample, shapeOf } from '@flarewire/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atLeast, sampled } from '../../../test/repository/sample.ts';
import { type Arranger, createArranger } from '../test/arrange.ts';
import { exampleRequest } from '../test/example-request.ts';
import { EXAMPLE_BODIES } from '../test/examples.ts';
import { createEmulator, type Emulator } from './emulator.ts';
import { compiledContract } from './schema/contract.ts';
import { seededRandom } from './state/ids.ts';

const PRODUCTS = new Set(
  'addressing argo cache clientCertificates cloudConnector customCertificates customHostnames d1 dns dnsFirewall durableObjects filters healthchecks hostnames hyperdrive images keylessCertificates kv loadBalancers managedTransforms mtlsCertificates pageRules pages pipelines queues r2 rateLimits rules rulesets rum secretsStore snippets spectrum speed stream turnstile urlNormalization vectorize waitingRooms workflows zaraz'.split(
    ' ',
  ),
);

/** What is answered otherwise than it was sent, by operation and field, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'addressing.addressMaps.create ips': 'answered with the time of each',
  'addressing.addressMaps.create memberships': 'members that name nothing are none',
  'cache.originCloudRegions.update origin_ip': 'the address of the path counts',
  'dns.dnssec.edit status': 'active once the registrar has the record',
  'dns.records.batch posts': 'names are answered in full',
  'dns.records.edit name': 'names are answered in full',
  'dns.zoneTransfers.tsigs.update secret': 'secrets are masked',
  'keylessCertificates.edit enabled': 'can no longer be changed',
  'pipelines.sinks.create config': 'without its credentials',
  'pipelines.update name': 'a pipeline keeps its name',
  'stream.edit uid': 'the id of the path counts',
  'vectorize.v1.indexes.deleteByIDs ids': 'only those that were there are answered',
  'workflows.settings.edit default_retention': 'declared as text or number when sent, as number when answered',
  'workflows.instances.status.edit status': 'what is asked for is a verb, what is answered a state',
};

let emulator: Emulator;
let arranger: Arranger;
const writes: { readonly operation: Operation; readonly document: ProductDocument }[] = [];

beforeAll(async () => {
  emulator = createEmulator({ seed: 1 });
  arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
  for (const operation of sampled(compiledContract.index().operations, ({ name }) => name)) {
    const isWrite = operation.request === 'json' && ['POST', 'PUT', 'PATCH'].includes(operation.method);
    if (!isWrite) continue;
    writes.push({ operation, document: await compiledContract.loadProduct(operation.product) });
  }
});
afterAll(() => emulator.close());

/** The answer to a body: its result, or the first of several; undefined where it was refused, or answers no object. */
async function resultOf(
  { operation, document }: (typeof writes)[number],
  body: object,
): Promise<Record<string, unknown> | undefined> {
  await emulator.reset();
  const path = await arranger.arrange(operation);
  const answer = await emulator.fetch(exampleRequest(operation, document, { path, body }));
  const text = await answer.text();
  if (!answer.ok || !text.startsWith('{')) return undefined;
  const json: { result?: unknown } = JSON.parse(text);
  const [result]: unknown[] = [json.result ?? json].flat();
  return isObject(result) ? result : undefined;
}

it('what was sent is answered: texts, numbers, lists and their order', async () => {
  const wrong = new Set<string>();
  let same = 0;
  for (const write of writes.filter(({ operation }) => PRODUCTS.has(operation.product))) {
    const { operation, document } = write;
    const schema = document.operations[operation.name]?.body?.schema ?? {};
    const random = seededRandom(operation.name);
    for (const options of [{}, { random }, { random, optionalDepth: 3 }]) {
      const example = 'random' in options ? undefined : EXAMPLE_BODIES[operation.name];
      const body = example ?? sample(schema, document.schemas, options);
      const result = isObject(body) ? await resultOf(write, body) : undefined;
      for (const [name, value] of Object.entries(result === undefined || !isObject(body) ? {} : body)) {
        if (result === undefined || !(name in result)) continue;
        if (isWithin(value, result[name])) same++;
        else if (!(`${operation.name} ${name}` in OTHERWISE))
          wrong.add(`${operation.name} ${name}: ${JSON.stringify(value)} → ${JSON.stringify(result[name])}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(same).toBeGreaterThan(atLeast(300));
});

/** Is the sent value in the answered one? Objects may have got more fields, and lists more of each. */
function isWithin(sent: unknown, got: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(got) && got.length === sent.length && sent.every((one, index) => isWithin(one, got[index]));
  if (!isObject(sent)) return sent === got;
  return isObject(got) && Object.entries(sent).every(([name, value]) => !(name in got) || isWithin(value, got[name]));
}

it('what was left out has its default', async () => {
  const wrong: string[] = [];
  let filled = 0;
  for (const write of writes) {
    const { operation, document } = write;
    const { schema, undemanded = [] } = document.operations[operation.name]?.body ?? {};
    const shape = shapeOf(schema ?? {}, document.schemas);
    if (shape === undefined || operation.method === 'PATCH') continue;
    const body = EXAMPLE_BODIES[operation.name] ?? sample(schema ?? {}, document.schemas);
    for (const name of undemanded) {
      const standard = follow(shape.properties.get(name) ?? {}, document.schemas).default;
      if (standard === undefined || !isObject(body)) continue;
      const { [name]: _, ...rest } = body;
      const result = await resultOf(write, rest);
      if (result === undefined) continue;
      if (name in result && JSON.stringify(result[name]) !== JSON.stringify(standard))
        wrong.push(`${operation.name} ${name}: ${JSON.stringify(result[name])}`);
      else filled++;
    }
  }
  expect(wrong).toEqual([]);
  expect(filled).toBeGreaterThanOrEqual(atLeast(8));
});
