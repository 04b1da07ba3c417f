/** Resources that bindings refer to by name: looked up, and created if missing. */
import { CloudflareError } from '../../errors/usage-error.ts';
import type { Caller, HelperOptions } from '../caller.ts';
import { type Ensured, ensure } from '../create.ts';
import type { PlanProblem } from '../sync/plan.ts';
import { AS_WANTED } from '../sync/plan.ts';
import { type Actual, allOf } from './actual.ts';
import { type Need, queuesOf } from './config/bindings.ts';
import type { Path } from './config/config-file.ts';
import { type DeployItem, type DeployStep, TITLES } from './deploy-plan.ts';
import { once } from './once.ts';
import type { Prepared } from './prepare.ts';

export interface FoundNeeds {
  readonly steps: readonly DeployStep[];
  readonly problems: readonly PlanProblem[];
}

/** Create operations of named resources, and their id fields. */
const MADE: {
  readonly [kind: string]: { readonly operation: string; readonly name: string; readonly id: string };
} = {
  'kv.namespaces': { operation: 'kv.namespaces.create', name: 'title', id: 'id' },
  'd1.database': { operation: 'd1.database.create', name: 'name', id: 'uuid' },
  queues: { operation: 'queues.create', name: 'queue_name', id: 'queue_id' },
  'r2.buckets': { operation: 'r2.buckets.create', name: 'name', id: 'name' },
};
/** List operations of resources that are found by one field. */
const LISTED: { readonly [kind: string]: readonly [list: string, field: string] } = {
  'vectorize.indexes': ['vectorize.indexes.list', 'name'],
  'dispatch namespace': ['workersForPlatforms.dispatch.namespaces.list', 'namespace_name'],
  'r2.buckets': ['r2.buckets.list', 'name'],
};

/** A bucket of a jurisdiction is found only in the list of that jurisdiction. */
const madeOf = ({ kind, jurisdiction }: Need) =>
  kind === 'r2.buckets' && jurisdiction !== undefined ? undefined : MADE[kind];

export const needKey = ({ kind, name, jurisdiction = '' }: Need): string => `${kind} ${name} ${jurisdiction}`;

export async function findNeeds(
  client: Caller,
  { bindings, read, name: own }: Prepared,
  actual: Actual,
  account_id: string,
  options: HelperOptions,
): Promise<FoundNeeds> {
  const wanted = [
    ...bindings.flatMap(({ need, path }) => (need ? [{ need, path }] : [])),
    ...queuesOf(read.fields),
  ].filter(({ need }) => need.kind !== 'service' || need.name !== own);
  const first = new Map<string, { readonly need: Need; readonly path: Path }>();
  for (const one of wanted) if (!first.has(needKey(one.need))) first.set(needKey(one.need), one);
  const [steps, problems]: [DeployStep[], PlanProblem[]] = [[], []];
  const found = [...first.values()].map(async ({ need, path }) => ({
    need,
    path,
    id: await find(client, need, actual, account_id, options).catch(conflictIn),
  }));
  for (const { need, path, id } of await Promise.all(found)) {
    const title = `${TITLES[need.kind]} ${need.name}`;
    if (id instanceof Error) problems.push(read.problem(path, `${title}: ${id.message}`));
    else if (id !== undefined)
      steps.push({ action: 'keep', name: title, why: AS_WANTED, before: { kind: 'resource', need, id } });
    else if (need.kind === 'service' || need.kind === 'vectorize.indexes')
      problems.push(read.problem(path, `${title} does not exist: ${REMEDIES[need.kind]}`));
    else steps.push({ action: 'create', name: title, why: 'does not exist', after: { kind: 'resource', need } });
  }
  return { steps, problems };
}

/** A resource with this name with other fixed settings, such as a jurisdiction; other errors are thrown. */
function conflictIn(error: unknown): Error {
  if (error instanceof CloudflareError && !('status' in error) && error.message.includes('already exists'))
    return error;
  throw error;
}

const REMEDIES = {
  service: 'deploy it first',
  'vectorize.indexes': 'create it first, with the dimensions and the metric of its vectors (vectorize.indexes.create)',
} as const;

/** Finds the id of a resource; undefined if it does not exist. */
async function find(
  client: Caller,
  need: Need,
  { others }: Actual,
  account_id: string,
  options: HelperOptions,
): Promise<string | undefined> {
  const { kind, name, jurisdiction } = need;
  if (kind === 'service') return others.includes(name) ? name : undefined;
  const made = madeOf(need);
  if (made) {
    const params = { account_id, [made.name]: name, jurisdiction };
    return idOf(await ensure(client, made.operation, params, { ...options, dryRun: true }), made.id);
  }
  const [list = '', field = ''] = LISTED[kind] ?? [];
  const items = await allOf(client, list, { account_id, ...(jurisdiction && { jurisdiction }) }, options);
  return items.some((one) => Object(one)[field] === name) ? name : undefined;
}

const idOf = ({ result }: Ensured<unknown>, field: string): string | undefined =>
  result === undefined ? undefined : String(Object(result)[field]);

/** Creates the resource of a step exactly once and returns its id. */
export async function makeNeed(
  client: Caller,
  account_id: string,
  item: DeployItem,
  options: HelperOptions,
): Promise<string> {
  const need = item.need as Need; // set by findNeeds
  const { kind, name, jurisdiction } = need;
  const made = madeOf(need);
  if (made) {
    const ensured = await ensure(client, made.operation, { account_id, [made.name]: name, jurisdiction }, options);
    return idOf(ensured, made.id) ?? name;
  }
  const look = () => find(client, need, { others: [] } as unknown as Actual, account_id, options); // only read for services
  const [operation, params] =
    kind === 'r2.buckets'
      ? ['r2.buckets.create', { account_id, name, jurisdiction }]
      : ['workersForPlatforms.dispatch.namespaces.create', { account_id, name }];
  await once(client, { operation, params, look }, options);
  return name;
}

/** Finds the id of a queue by its name. */
export async function queueId(
  client: Caller,
  account_id: string,
  queue_name: string,
  options: HelperOptions,
): Promise<string | undefined> {
  const queues = await allOf(client, 'queues.list', { account_id }, options);
  const found = queues.find((one) => Object(one).queue_name === queue_name);
  return found === undefined ? undefined : String(Object(found).queue_id);
}
