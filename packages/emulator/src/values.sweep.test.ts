/** Sent values are returned unchanged in many products, and omitted ones have their documented defaults. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { follow, isObject, isSecretName, sample, shapeOf } from '@flarewire/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atLeast, sampled } from '../../../test/repository/sample.ts';
import { type Arranger, createArranger } from '../test/arrange.ts';
import { exampleRequest } from '../test/example-request.ts';
import { EXAMPLE_BODIES } from '../test/examples.ts';
import { createEmulator, type Emulator } from './emulator.ts';
import { compiledContract } from './schema/contract.ts';
import { seededRandom } from './state/ids.ts';

/** Fields that are returned differently from how they were sent, by operation, with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'accounts.members.create roles': 'roles are answered in full',
  'accounts.paymentMethods.update default': 'the only one is the default',
  'accounts.tokens.update status': 'a token whose time is over has expired',
  'accounts.update id': 'cannot be changed',
  'accounts.update managed_by': 'cannot be changed',
  'accounts.paymentMethods.create default': 'the first one is the default',
  'accounts.update type': 'cannot be changed',
  'agentMemory.namespaces.profiles.ingest messages': 'memories are made of them',
  'cloudforceOne.collections.items.create data': 'returned in a different format than it was sent',
  'cloudforceOne.rules.exemptions.update namespace': 'returned in a different format than it was sent',
  'cloudforceOne.rules.exemptions.update tag_match': 'returned in a different format than it was sent',
  'cloudforceOne.rules.exemptions.update worker_name': 'returned in a different format than it was sent',
  'cloudforceOne.threatEvents.create date': 'returned in a different format than it was sent',
  'cloudforceOne.threatEvents.indicators.byDataset.create tags': 'returned in a different format than it was sent',
  'cloudforceOne.threatEvents.indicators.byDataset.edit tags': 'returned in a different format than it was sent',
  'cloudforceOne.threatEvents.tags.create activeDuration': 'returned in a different format than it was sent',
  'cloudforceOne.threatEvents.tags.create opsecLevel': 'returned in a different format than it was sent',
  'cloudforceOne.threatEvents.tags.create originCountryISO': 'returned in a different format than it was sent',
  'cloudforceOne.threatEvents.tags.create priority': 'returned in a different format than it was sent',
  'cloudforceOne.threatSignals.skills.edit is_active': 'returned in a different format than it was sent',
  'diagnostics.traceroutes.create colos': 'answered with what is known of each',
  'emailRouting.dns.edit name': 'routing needs the records of the zone',
  'emailRouting.edit enabled': 'routing needs the records of the zone',
  'emailRouting.update enabled': 'routing needs the records of the zone',
  'emailSecurity.settings.allowPolicies.create is_sender': 'the current name of the flag takes precedence',
  'emailSending.suppressions.import items': 'a malformed address is reported',
  'firewall.rules.create action': 'actions of old are answered by their names',
  'firewall.waf.packages.rules.edit mode': 'which modes there are depends on the rule',
  'firewall.waf.overrides.update id': 'the id of the path counts',
  'payPerCrawl.zonesCanBeEnabled.query zones': 'answered with what is known of each',
  'registrar.check domains': 'answered with what is known of each',
  'registrar.transferCheck domains': 'answered with what is known of each',
  'registrarSandbox.check domains': 'answered with what is known of each',
  'scim.groups.edit schemas': 'the schemas of the resource',
  'scim.users.create schemas': 'the schemas of the resource',
  'urlScanner.v1.scans.create url': 'addresses are answered in their normal form',
  'urlScanner.v1.scans.create visibility': 'addresses are answered in their normal form',
  'user.subscriptions.create current_period_end': 'billing says what it costs, how long it runs and whether it is paid',
  'user.subscriptions.create current_period_start':
    'billing says what it costs, how long it runs and whether it is paid',
  'user.subscriptions.create id': 'billing says what it costs, how long it runs and whether it is paid',
  'user.subscriptions.create price': 'billing says what it costs, how long it runs and whether it is paid',
  'user.subscriptions.create state': 'billing says what it costs, how long it runs and whether it is paid',
  'user.tokens.update status': 'a token whose time is over has expired',
  'vectorize.indexes.create config': 'a preset is answered by what it sets',
  'workers.observability.telemetry.query compare': 'asks for a list',
  'zeroTrust.access.groups.create is_default': 'declared as a list when answered',
  'zeroTrust.access.groups.update is_default': 'declared as a list when answered',
  'zeroTrust.casb.posture.remediations.jobs.export status': 'asks for jobs, and is answered by one',
  'zeroTrust.casb.posture.webhooks.create headers': 'values of headers are secret',
  'zeroTrust.dlp.datasets.create secret': 'asks for a secret, and is answered by it',
  'zeroTrust.dlp.entries.update type': 'the kind of an entry stays',
  'zeroTrust.dlp.profiles.custom.create shared_entries':
    'entries get ids of their own; those that do not exist are left out',
  'zeroTrust.dlp.profiles.custom.update entries': 'entries get ids of their own; those that do not exist are left out',
  'zeroTrust.dlp.profiles.custom.update shared_entries':
    'entries get ids of their own; those that do not exist are left out',
  'zeroTrust.gateway.lists.create items': 'an item without a value is none',
  'zeroTrust.gateway.lists.update items': 'an item without a value is none',
  'zones.holds.edit include_subdomains': 'declared as text when answered',
  'zones.subscriptions.bulkUpdate current_period_end':
    'billing says what it costs, how long it runs and whether it is paid',
  'zones.subscriptions.bulkUpdate current_period_start':
    'billing says what it costs, how long it runs and whether it is paid',
  'zones.subscriptions.bulkUpdate id': 'billing says what it costs, how long it runs and whether it is paid',
  'zones.subscriptions.bulkUpdate price': 'billing says what it costs, how long it runs and whether it is paid',
  'zones.subscriptions.bulkUpdate state': 'billing says what it costs, how long it runs and whether it is paid',
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

/** The response to a body: its result, or the first of several; undefined if refused or not an object. */
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

it('sent texts, numbers, lists and their order are returned', async () => {
  const wrong = new Set<string>();
  let same = 0;
  for (const write of writes) {
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

/** True if the returned value contains the sent one: objects may have more fields, and lists more items. */
function isWithin(sent: unknown, got: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(got) && got.length === sent.length && sent.every((one, index) => isWithin(one, got[index]));
  if (!isObject(sent)) return sent === got;
  const isKept = ([name, value]: [string, unknown]): boolean =>
    isObject(got) &&
    (name in got ? isWithin(value, got[name]) : value === null || isSecretName(name) || isEmpty(value));
  return isObject(got) && Object.entries(sent).every(isKept);
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

it('omitted fields have their defaults', async () => {
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
  expect(filled).toBeGreaterThanOrEqual(atLeast(6));
});
