/** Triggers of a Worker: routes, custom domains, cron triggers, its workers.dev address, queues, workflows. */
import type { Caller, HelperOptions } from '../caller.ts';
import { AS_WANTED, type PlanProblem } from '../sync/plan.ts';
import { zonesFor } from '../zone-for.ts';
import { type Actual, allOf, type Scope } from './actual.ts';
import { compared } from './compared.ts';
import type { Path } from './config/config-file.ts';
import type { QueueConsumer, Route } from './config/worker-config.ts';
import type { DeployItem, DeployStep } from './deploy-plan.ts';
import { queueId } from './needs.ts';
import type { Prepared } from './prepare.ts';
import { stepsOfWorkflows } from './workflows.ts';

export interface FoundTriggers {
  readonly steps: readonly DeployStep[];
  readonly problems: readonly PlanProblem[];
}

interface Asked {
  readonly client: Caller;
  readonly prepared: Prepared;
  readonly scope: Scope;
  readonly prune: boolean;
  readonly options: HelperOptions;
}

type PlacedRoute = Route & { readonly path: Path };

export async function findTriggers(asked: Asked, actual: Actual): Promise<FoundTriggers> {
  const { config } = asked.prepared;
  const routes = routesOf(asked.prepared);
  const [domains, plain] = [routes.filter((one) => one.custom_domain), routes.filter((one) => !one.custom_domain)];
  const problems: PlanProblem[] = [];
  const steps = [
    ...(await stepsOfRoutes(asked, plain, problems)),
    ...(await stepsOfDomains(asked, domains, problems)),
    ...stepsOfCrons(config.triggers?.crons, actual),
    ...stepOfAddress(asked.prepared, routes.length > 0, actual),
    ...(await stepsOfConsumers(asked, config.queues?.consumers ?? [])),
    ...(await stepsOfWorkflows(asked, problems)),
  ];
  return { steps, problems };
}

function routesOf({ config: { route, routes } }: Prepared): PlacedRoute[] {
  const all = route !== undefined ? [{ one: route, path: ['route'] }] : [];
  const list = (routes ?? []).map((one, index) => ({ one, path: ['routes', index] as Path }));
  return [...all, ...list].map(({ one, path }) => ({ ...(typeof one === 'string' ? { pattern: one } : one), path }));
}

/** `*.example.com/shop/*` belongs to the zone that contains example.com. */
const hostOf = (pattern: string): string =>
  pattern
    .replace(/^\w+:\/\//, '')
    .replace(/[/?:].*$/s, '')
    .replace(/^\*?\.?/, '');

async function stepsOfRoutes(
  { client, prepared, scope, prune, options }: Asked,
  routes: readonly PlacedRoute[],
  problems: PlanProblem[],
): Promise<DeployStep[]> {
  const hosts = routes.filter(({ zone_id }) => !zone_id).map(({ zone_name, pattern }) => zone_name ?? hostOf(pattern));
  const zones = hosts.length > 0 ? await zonesFor(client, hosts, options) : new Map<string, { readonly id: string }>();
  const byZone = new Map<string, PlacedRoute[]>();
  for (const one of routes) {
    const host = one.zone_name ?? hostOf(one.pattern);
    const zone_id = one.zone_id ?? zones.get(host)?.id;
    if (zone_id === undefined)
      problems.push(
        prepared.read.problem(one.path, `${one.path[0]}: no zone that the token has access to contains ${host}`),
      );
    else byZone.set(zone_id, [...(byZone.get(zone_id) ?? []), one]);
  }
  const steps: DeployStep[] = [];
  for (const [zone_id, wanted] of byZone) {
    const there = await allOf(client, 'workers.routes.list', { zone_id }, options);
    for (const { pattern } of wanted) {
      const item = { kind: 'route' as const, zone_id, pattern, script: scope.script_name };
      const found = there.find((one) => Object(one).pattern === pattern);
      steps.push(
        compared(
          `route ${pattern}`,
          item,
          found === undefined ? undefined : { script: Object(found).script ?? 'none' },
        ),
      );
    }
    const others = there.filter((one) => Object(one).script === scope.script_name);
    for (const one of others) {
      const { id, pattern } = Object(one);
      if (wanted.some((route) => route.pattern === pattern)) continue;
      steps.push(leftOver(`route ${pattern}`, { kind: 'route', zone_id, id, pattern }, prune));
    }
  }
  return steps;
}

async function stepsOfDomains(
  { client, prepared, scope, prune, options }: Asked,
  domains: readonly PlacedRoute[],
  problems: PlanProblem[],
): Promise<DeployStep[]> {
  if (domains.length === 0) return [];
  const { account_id, script_name: service } = scope;
  const there = await allOf(client, 'workers.domains.list', { account_id }, options);
  const steps = domains.map(({ pattern, path, zone_id, zone_name }) => {
    if (/[/*]/.test(pattern))
      problems.push(prepared.read.problem(path, `custom domain "${pattern}": must be a hostname without path and *`));
    const hostname = pattern.toLowerCase();
    const item = {
      kind: 'domain' as const,
      hostname,
      service,
      ...(zone_id && { zone_id }),
      ...(zone_name && { zone_name }),
    };
    const found = there.find((one) => Object(one).hostname === hostname);
    return compared(
      `custom domain ${hostname}`,
      item,
      found === undefined ? undefined : { service: Object(found).service },
    );
  });
  for (const one of there) {
    const { id, hostname } = Object(one);
    if (Object(one).service !== service || domains.some(({ pattern }) => pattern.toLowerCase() === hostname)) continue;
    steps.push(leftOver(`custom domain ${hostname}`, { kind: 'domain', id, hostname }, prune));
  }
  return steps;
}

const leftOver = (name: string, before: DeployItem, prune: boolean): DeployStep =>
  prune
    ? { action: 'delete', name, why: 'not in the configuration', before }
    : { action: 'keep', name, why: 'not in the configuration, deleted only with prune', before };

function stepsOfCrons(wanted: readonly string[] | undefined, { crons }: Actual): DeployStep[] {
  if (wanted === undefined) return [];
  const name = 'cron triggers';
  const item = { kind: 'crons' as const, crons: wanted };
  const isSame = [...wanted].sort().join('\n') === [...crons].sort().join('\n');
  if (isSame) return [{ action: 'keep', name, why: AS_WANTED, before: item }];
  const shown = (list: readonly string[]): string => list.join(', ') || 'none';
  return [{ action: 'change', name, why: `${shown(crons)} → ${shown(wanted)}`, after: item }];
}

/** Enabled if there is no other route to the Worker, as in wrangler. */
function stepOfAddress({ config }: Prepared, hasRoutes: boolean, { address }: Actual): DeployStep[] {
  const enabled = config.workers_dev ?? !hasRoutes;
  const item = { kind: 'address' as const, enabled, previews_enabled: config.preview_urls ?? enabled };
  return [
    compared('workers.dev address', item, { enabled: address.enabled, previews_enabled: address.previews_enabled }),
  ];
}

const seconds = (value: unknown): number | undefined => (typeof value === 'number' ? value * 1000 : undefined);

async function stepsOfConsumers(
  { client, scope, options }: Asked,
  consumers: readonly QueueConsumer[],
): Promise<DeployStep[]> {
  const steps: DeployStep[] = [];
  for (const one of consumers) {
    const { queue, type = 'worker', dead_letter_queue } = one;
    const settings = {
      batch_size: one.max_batch_size,
      max_retries: one.max_retries,
      retry_delay: one.retry_delay,
      ...(type === 'worker'
        ? { max_wait_time_ms: seconds(one.max_batch_timeout), max_concurrency: one.max_concurrency }
        : { visibility_timeout_ms: one.visibility_timeout_ms }),
    };
    const item = {
      kind: 'consumer' as const,
      queue,
      type,
      settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
      ...(type === 'worker' && { script_name: scope.script_name }),
      ...(dead_letter_queue && { dead_letter_queue }),
    };
    const found = await consumerOf(client, scope.account_id, queue, options);
    steps.push(compared(`consumer of queue ${queue}`, item, found, ['queue']));
  }
  return steps;
}

/** Finds the consumer of a queue, which has at most one. */
export async function consumerOf(
  client: Caller,
  account_id: string,
  queue: string,
  options: HelperOptions,
): Promise<object | undefined> {
  const queue_id = await queueId(client, account_id, queue, options);
  if (queue_id === undefined) return undefined;
  const [consumer] = await allOf(client, 'queues.consumers.list', { account_id, queue_id }, options);
  return consumer === undefined ? undefined : { ...Object(consumer), queue_id };
}
