/** Applies one step of a deployment other than the Worker itself. */
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { ensure } from '../create.ts';
import type { Scope } from './actual.ts';
import type { DeployItem, DeployStep } from './deploy-plan.ts';
import { queueId } from './needs.ts';
import { once } from './once.ts';
import { consumerOf } from './triggers.ts';

/** A string, as the parameters come from the plan without their types. */
const ROUTE: string = 'workers.routes.create';

type Carry = (client: Caller, scope: Scope, item: DeployItem, options: HelperOptions) => PromiseLike<unknown>;

/** Each change is idempotent. */
const CHANGES: { readonly [kind: string]: Carry } = {
  route: (client, _, { zone_id, pattern, script }, options) =>
    ensure(client, ROUTE, { zone_id, pattern, script }, options),
  domain: (client, { account_id }, { kind: _, ...domain }, options) =>
    callOf(client, 'workers.domains.update', { account_id, ...domain }, options),
  crons: (client, scope, { crons }, options) => {
    const body = (crons as readonly string[]).map((cron) => ({ cron })); // in the form of the plan
    return callOf(client, 'workers.scripts.schedules.update', { ...scope, body }, options);
  },
  address: async (client, scope, { enabled, previews_enabled }, options) => {
    const look = async () => {
      const now = Object(await callOf(client, 'workers.scripts.subdomain.get', scope, options));
      return now.enabled === enabled && now.previews_enabled === previews_enabled ? now : undefined;
    };
    const params = { ...scope, enabled, previews_enabled };
    return once(client, { operation: 'workers.scripts.subdomain.create', params, look }, options);
  },
  consumer: async (client, { account_id }, { kind: _, queue, ...consumer }, options) => {
    const name = String(queue);
    const queue_id = await queueId(client, account_id, name, options);
    const there = await consumerOf(client, account_id, name, options);
    const params = { account_id, queue_id, ...consumer };
    const { consumer_id } = Object(there);
    if (consumer_id !== undefined)
      return callOf(client, 'queues.consumers.update', { ...params, consumer_id }, options);
    const look = () => consumerOf(client, account_id, name, options);
    return once(client, { operation: 'queues.consumers.create', params, look }, options);
  },
  workflow: (client, { account_id }, { kind: _, ...workflow }, options) =>
    callOf(client, 'workflows.update', { account_id, ...workflow }, options),
};

const DELETES: { readonly [kind: string]: Carry } = {
  route: (client, _, { zone_id, id }, options) =>
    gone(callOf(client, 'workers.routes.delete', { zone_id, route_id: id }, options)),
  domain: (client, { account_id }, { id }, options) =>
    gone(callOf(client, 'workers.domains.delete', { account_id, domain_id: id }, options)),
};

/** Ignores that the object to delete no longer exists. */
const gone = async (call: PromiseLike<unknown>): Promise<void> => {
  try {
    await call;
  } catch (error) {
    if (Object(error).status !== 404) throw error;
  }
};

export async function carryOut(
  client: Caller,
  scope: Scope,
  { action, before, after }: DeployStep,
  options: HelperOptions,
): Promise<void> {
  const item = action === 'delete' ? before : after;
  const carry = item && (action === 'delete' ? DELETES : CHANGES)[item.kind];
  if (item && carry) await carry(client, scope, item, options);
}
