/** Every PATCH of the API accepts a body without unchanged fields, and keeps them. */
import type { JsonSchema, Operation, ProductDocument } from '@flarewire/contract';
import { branchesOf, follow, isObject, sample, shapeOf } from '@flarewire/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atLeast, sampled } from '../../../test/repository/sample.ts';
import { type Arranger, createArranger } from '../test/arrange.ts';
import { exampleRequest } from '../test/example-request.ts';
import { createEmulator, type Emulator } from './emulator.ts';
import { compiledContract } from './schema/contract.ts';
import { manualClock } from './state/clock.ts';

/** Fields that a PATCH requires nevertheless, by operation and field, with the reason. */
const TOGETHER: Readonly<Record<string, string>> = {
  'd1.database.edit read_replication': 'the real API was seen to refuse a change without it',
  'waitingRooms.edit cookie_suffix': 'additional routes need it',
  'zeroTrust.devices.settings.edit external_emergency_signal_url': 'a signal that is switched on needs it',
  'waitingRooms.events.edit total_active_users': 'goes together with new_users_per_minute',
};

/** Edits that need a field: settings on which only a value can be set, or another field of it: which one depends on the path. */
const VALUE_OR_ENABLED = new Set(['zones.settings.edit', 'zones.rum.edit', 'd1.database.edit']);

/** Edits that change something even when empty, or whose effect the contract does not show. */
const CHANGES_BY_ITSELF: Readonly<Record<string, string>> = {
  'apiGateway.discovery.operations.edit': 'what is discovered is a sample; what was edited is kept',
  'emailRouting.dns.edit': 'unlocks the records',
  'emailSecurity.settings.impersonationRegistry.edit': 'the example is an entry of a directory, which nobody edits',
  'firewall.waf.packages.edit': 'the contract does not say what is shown of a package',
  'firewall.waf.packages.groups.edit': 'nor of a group',
  'firewall.waf.packages.rules.edit': 'nor of a rule',
  'pipelines.streams.update': 'makes a version',
  'zeroTrust.resourceLibrary.applications.update': 'the first one is of Cloudflare, and stays as it is',
};

const MODIFIED = /modified|updated|edited|changed/i;

interface Edit {
  readonly operation: Operation;
  readonly document: ProductDocument;
  readonly fields: ReadonlyMap<string, JsonSchema>;
  readonly demanded: ReadonlySet<string>;
}

let edits: readonly Edit[];
let emulator: Emulator;
let arranger: Arranger;

beforeAll(async () => {
  const { operations } = compiledContract.index();
  const all = sampled(operations, ({ name }) => name)
    .filter(({ method, request }) => method === 'PATCH' && request !== 'none')
    .map(async (operation) => editOf(operation, await compiledContract.loadProduct(operation.product)));
  edits = (await Promise.all(all)).filter((edit) => edit !== undefined);
  emulator = createEmulator({ seed: 1, clock: manualClock('2026-01-01T00:00:00Z') });
  arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
});
afterAll(() => emulator.close());

/** Lists of edits are not edits of one thing. */
function editOf(operation: Operation, document: ProductDocument): Edit | undefined {
  const body = follow(document.operations[operation.name]?.body?.schema ?? {}, document.schemas);
  const shapes = [body, ...branchesOf(body)].map((one) => shapeOf(one, document.schemas)).filter((one) => one);
  const fields = new Map(shapes.flatMap((shape) => [...(shape?.properties ?? [])]));
  const demanded = new Set(shapes.flatMap((shape) => [...(shape?.required ?? [])]));
  return fields.size === 0 ? undefined : { operation, document, fields, demanded };
}

async function send({ operation, document }: Edit, path: Record<string, string>, body: object): Promise<Answer> {
  const response = await emulator.fetch(exampleRequest(operation, document, { path, body }));
  const text = await response.text();
  return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : {} };
}

interface Answer {
  readonly status: number;
  readonly json: { readonly result?: unknown; readonly errors?: readonly { message: string; source?: object }[] };
}

/** Fields whose absence was refused. */
const wanting = ({ json }: Answer): string[] =>
  (json.errors ?? []).flatMap(
    ({ message }) => /^(?:[\w ]*')?([\w.[\]]+)'? is (?:required|missing)/.exec(message)?.[1] ?? [],
  );

it('a PATCH requires only the fields that the contract requires', async () => {
  const wrong: string[] = [];
  for (const edit of edits) {
    await emulator.reset();
    const { operation, document, fields, demanded } = edit;
    const path = await arranger.arrange(operation);
    const value = (name: string): unknown => sample(fields.get(name) ?? {}, document.schemas);
    const least = Object.fromEntries([...demanded].map((name) => [name, value(name)]));
    const bodies = [least, ...[...fields.keys()].map((name) => ({ ...least, [name]: value(name) }))];
    for (const body of bodies) {
      const names = wanting(await send(edit, path, body));
      for (const name of names.filter((one) => fields.has(one) && !(`${operation.name} ${one}` in TOGETHER)))
        wrong.push(`${operation.name} ${JSON.stringify(Object.keys(body))}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('an empty PATCH changes nothing', async () => {
  const { operations } = compiledContract.index();
  const wrong: string[] = [];
  let compared = 0;
  for (const edit of edits) {
    const { operation, document, demanded } = edit;
    const get = operations.find((one) => one.method === 'GET' && one.path === operation.path);
    if (demanded.size > 0 || VALUE_OR_ENABLED.has(operation.name) || operation.name in CHANGES_BY_ITSELF) continue;
    await emulator.reset();
    const path = await arranger.arrange(operation);
    const read = async (): Promise<unknown> => {
      if (get === undefined) return undefined;
      const request = exampleRequest(get, await compiledContract.loadProduct(get.product), { path });
      const answer = await emulator.fetch(request);
      return answer.status === 200 ? untimed(await answer.json()) : undefined;
    };
    const before = await read();
    const answer = await send({ ...edit, document }, path, {});
    if (answer.status >= 400 && answer.status !== 404)
      wrong.push(`${operation.name}: ${JSON.stringify(answer.json.errors)}`);
    const after = await read();
    if (before === undefined || after === undefined) continue;
    compared++;
    if (JSON.stringify(after) !== JSON.stringify(before))
      wrong.push(`${operation.name}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(atLeast(100));
});

/** Without the times of changes. */
function untimed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untimed);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !MODIFIED.test(name));
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, untimed(inner)]));
}
