/** Standalone health checks: of one kind each, unknown until they have run, then healthy. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { CODE, notFound, type Problem, problem } from '../../problem.ts';
import { below, type Fields, fieldsOf, limited, phase, read } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { byPlan, planOf } from '../zones/plan.ts';

/** Codes of health checks are not documented. */
const invalid = (message: string, pointer: string): Problem => problem(400, CODE.invalid, message, pointer);

/** https://developers.cloudflare.com/health-checks/#availability; the free plan, which has none, is held to the next. */
const MOST = byPlan(10, 10, 50, 1000);
const LEAST_INTERVAL = byPlan(60, 60, 15, 10);

const checksOf = (context: Context): string => below(context, 'healthchecks');

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
  const least = LEAST_INTERVAL[planOf(context)];
  within(interval, least, 3600, 'interval');
  within(timeout, 1, 10, 'timeout');
  within(retries, 0, 5, 'retries');
}

function within(value: unknown, least: number, most: number, field: string): void {
  if (typeof value === 'number' && (value < least || value > most))
    throw invalid(`${field} must be from ${least} to ${most}`, `/${field}`);
}

function show<Result>(context: Showing<Result>, kept: Fields): Result {
  const state = phase(kept.modified_on, context, [
    ['unknown', 0],
    ['healthy', Number(kept.interval)],
  ]);
  return context.fit({ ...kept, status: kept.suspended === true ? 'suspended' : state, failure_reason: '' });
}

function checkOf(context: Context & At<'healthcheck_id'>): Fields {
  const kept = read(context, checksOf(context), context.path.healthcheck_id);
  if (kept === undefined) throw notFound('health check');
  return kept;
}

function write<Result>(context: Showing<Result> & At<'healthcheck_id'>, before: Fields): Result {
  const fields = { ...before, ...fieldsOf(context) };
  check(context, fields);
  const { id: _, created_on: __, modified_on: ___, ...body } = fields;
  context.generic(body);
  return show(context, checkOf(context));
}

export const healthchecks = {
  'healthchecks.create': (context) => {
    const fields = { ...DEFAULTS, ...fieldsOf(context) };
    check(context, fields);
    limited(context, checksOf(context), MOST[planOf(context)], CODE.invalid, 'health checks');
    return show(context, { ...context.generic(fields) });
  },
  'healthchecks.update': (context) => {
    checkOf(context);
    return write(context, DEFAULTS);
  },
  'healthchecks.edit': (context) => write(context, checkOf(context)),
  'healthchecks.get': (context) => show(context, checkOf(context)),
  'healthchecks.list': (context) => pageOf(context, checksOf(context), (one) => show(context, one)),
  // The health check alone, or the whole answer that a reading of it gave.
  'smartShield.healthchecks.update': (context) => {
    const { result, ...alone } = fieldsOf(context);
    return context.generic(result ?? alone);
  },
} satisfies Handlers;
