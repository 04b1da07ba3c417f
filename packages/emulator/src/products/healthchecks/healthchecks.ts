/** Standalone health checks: of one kind each, unknown until they have run, then healthy. */

// Codes of health checks are not documented.

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { CODE, notFound } from '../../problem.ts';
import { type CollectionRules, collection } from '../shared/collection.ts';
import { below, type Fields, fieldsOf, limited, phase } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { invalid } from '../shared/refusals.ts';
import { byPlan, planOf } from '../zones/plan.ts';

/** https://developers.cloudflare.com/health-checks/#availability; the free plan, which has none, is held to the next. */
export const MAX = byPlan(10, 10, 50, 1000);
const MIN_INTERVAL = byPlan(60, 60, 15, 10);

export const healthchecksScope = (context: Context): string => below(context, 'healthchecks');

const DEFAULTS: Fields = {
  type: 'HTTP',
  description: '',
  suspended: false,
  check_regions: null,
  consecutive_fails: 1,
  consecutive_successes: 1,
  interval: 60,
  retries: 2,
  timeout: 5,
};

function check(context: Context, fields: Fields): void {
  const { type, interval, timeout, retries } = fields;
  if (!['HTTP', 'HTTPS', 'TCP'].includes(String(type))) throw invalid('type must be HTTP, HTTPS or TCP', '/type');
  if (type === 'TCP' && isObject(fields.http_config))
    throw invalid('http_config is not allowed with TCP', '/http_config');
  if (type !== 'TCP' && isObject(fields.tcp_config)) throw invalid('tcp_config is for TCP only', '/tcp_config');
  const least = MIN_INTERVAL[planOf(context)];
  within(interval, least, 3600, 'interval');
  within(timeout, 1, 3600, 'timeout');
  within(retries, 0, 5, 'retries');
}

function within(value: unknown, least: number, most: number, field: string): void {
  if (typeof value === 'number' && (value < least || value > most))
    throw invalid(`${field} must be from ${least} to ${most}`, `/${field}`);
}

/** A check is known to be well after its first run. */
function display(context: Context, kept: Fields): Fields {
  const state = phase(kept.modified_on, context, [
    ['unknown', 0],
    ['healthy', Number(kept.interval)],
  ]);
  return { ...kept, status: kept.suspended === true ? 'suspended' : state, failure_reason: '' };
}

const RULES = {
  what: 'health check',
  param: 'healthcheck_id',
  defaults: DEFAULTS,
  created: ['created_on'],
  modified: ['modified_on'],
  check,
  show: display,
  deleted: ['id'],
  missing: () => notFound('health check'),
} as const satisfies CollectionRules;

const checks = collection({ ...RULES, scope: healthchecksScope });
/** A preview checks like the others, as the API reference says, but sends no notifications. */
const previews = collection({ ...RULES, scope: ['healthchecks', 'preview'] });

function create<Result>(context: Showing<Result>): Result {
  limited(context, healthchecksScope(context), MAX[planOf(context)], CODE.invalid, 'health checks');
  return checks.create(context);
}

export const pageOfChecks = (context: Context): PageResult<Fields> =>
  pageOf(context, healthchecksScope(context), (one) => display(context, one));

const list: Handler<'healthchecks.list'> = (context) => {
  const { items, info } = pageOfChecks(context);
  return new PageResult(
    items.map((one) => context.fit(one)),
    info,
  );
};

/** The health check alone, or the whole response of a read. */
function update<Result>(context: Showing<Result>): Result {
  const { result } = fieldsOf(context);
  return checks.update(isObject(result) ? { ...context, body: result } : context);
}

export const healthchecks = {
  'healthchecks.create': create,
  'healthchecks.update': update,
  'healthchecks.edit': checks.edit,
  'healthchecks.get': checks.get,
  'healthchecks.list': list,
  'healthchecks.delete': checks.remove,
  'healthchecks.previews.create': previews.create,
  'healthchecks.previews.get': previews.get,
  'healthchecks.previews.delete': previews.remove,
} satisfies Handlers;
