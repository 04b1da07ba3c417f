/** Every JSON body of the API accepts an undeclared field, and the operation that shows the item returns it. */
import type { Operation } from '@flarewire/contract';
import { isObject, sample } from '@flarewire/schema';
import { expect, it } from 'vitest';
import { atLeast, sampled } from '../../../test/repository/sample.ts';
import { createArranger } from '../test/arrange.ts';
import { exampleRequest } from '../test/example-request.ts';
import { EXAMPLE_BODIES } from '../test/examples.ts';
import { createEmulator } from './emulator.ts';
import { compiledContract } from './schema/contract.ts';

/** Operations whose body has free keys with values of a fixed type. */
const KEYED = new Set(['workersBuilds.triggers.environmentVariables.bulkEdit']);

/** Operations that return something other than what was written. */
const SHOWS_ANOTHER = new Set([
  'ai.finetunes.create', // a list that answers without ids
  'brandProtection.v2.queries.create', // as above
  'brandProtection.v2.logos.create',
  'cache.originCloudRegions.v1.create', // the items are known by their address
  'cache.originCloudRegions.v1.edit',
  'cloudforceOne.threatSignals.articles.bulkEdit', // edits of many
  'magicTransit.cfInterconnects.bulkUpdate',
  'magicTransit.greTunnels.bulkUpdate',
  'magicTransit.ipsecTunnels.bulkUpdate',
  'magicTransit.routes.bulkUpdate',
  'user.loadBalancers.pools.bulkEdit',
  'zones.environments.update',
  'zones.environments.edit',
  'billing.usage.query', // a report, and a query of which another is shared
  'workers.observability.sharedQueries.create',
  'aiGateway.dynamicRouting.createVersion', // actions whose path also lists what they did
  'firewall.rules.edit',
  'securityCenter.insights.scans.create',
  'smartShield.cacheReserve.clear',
  'workflows.instances.create',
  'zeroTrust.devices.policies.default.edit',
]);

const NAME = 'field_without_a_type';

it('an undeclared field is accepted and returned', async () => {
  const { operations } = compiledContract.index();
  const emulator = createEmulator({ seed: 1 });
  const arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
  const wrong: string[] = [];
  let kept = 0;
  for (const operation of sampled(operations, ({ name }) => name)) {
    const document = await compiledContract.loadProduct(operation.product);
    const schema = document.operations[operation.name]?.body?.schema;
    if (operation.request !== 'json' || operation.method === 'DELETE' || schema === undefined) continue;
    const plain = EXAMPLE_BODIES[operation.name] ?? sample(schema, document.schemas);
    if (!isObject(plain) || KEYED.has(operation.name)) continue;
    await emulator.reset();
    const path = await arranger.arrange(operation);
    const body = { ...plain, [NAME]: { a: [1, null, '2'] } };
    const answer = await emulator.fetch(exampleRequest(operation, document, { path, body }));
    const text = await answer.text();
    if (text.includes(`${NAME} `)) wrong.push(`${operation.name} is refused: ${text}`);
    const get = getOf(operation, operations);
    if (!answer.ok || get === undefined || SHOWS_ANOTHER.has(operation.name)) continue;
    const shown = await emulator.fetch(exampleRequest(get, document, { path: placeOf(get, path, text) }));
    const seen = await shown.text();
    if (!shown.ok || !seen.startsWith('{')) continue;
    if (seen.includes(`"${NAME}":{"a":[1,null,"2"]}`)) kept++;
    else wrong.push(`${operation.name} is not given back by ${get.name}`);
  }
  await emulator.close();
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(atLeast(450));
});

const ITEM = /^\/\{([^{}]+)\}$/;

/** The operation that reads back what an operation writes. */
function getOf({ method, path, product }: Operation, operations: readonly Operation[]): Operation | undefined {
  const gets = operations.filter((one) => one.method === 'GET' && one.product === product && one.page === undefined);
  const item = gets.find((one) => one.path.startsWith(`${path}/`) && ITEM.test(one.path.slice(path.length)));
  return (method === 'POST' ? item : undefined) ?? gets.find((one) => one.path === path);
}

/** Path values of the item, by the id in the response. */
function placeOf({ path }: Operation, values: Record<string, string>, text: string): Record<string, string> {
  const name = /\{([^{}]+)\}$/.exec(path)?.[1];
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  const result = isObject(answer) ? [answer.result ?? answer].flat()[0] : undefined;
  if (name === undefined || name in values || !isObject(result)) return values;
  const id = result[name] ?? result.id ?? result.uuid ?? result.uid ?? result.tag ?? result.name;
  return { ...values, [name]: String(id) };
}
