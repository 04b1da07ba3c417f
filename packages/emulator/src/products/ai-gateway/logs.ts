/** Calls of models through a gateway: logging, caching, counting and search. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { includesText } from '../../text-search.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { ordered, searched } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { type Gateway, gatewayNamed, inGateway } from './gateways.ts';

export interface Log extends Fields {
  readonly id: string;
  readonly created_at: string;
  readonly duration: number;
  readonly success: boolean;
  readonly cached: boolean;
  readonly cost: number;
  readonly tokens_in: number;
  readonly tokens_out: number;
  readonly feedback?: number | null;
  readonly request: unknown;
  readonly response: unknown;
}

export const logsOf = (context: Context, gateway: string): Log[] =>
  all<Log>(context, below(context, 'ai-gateway', 'gateways', gateway, 'logs'));

/** A word is a little over four characters. */
const tokensOf = (value: unknown): number => Math.ceil(JSON.stringify(value ?? '').length / 4);

/** https://developers.cloudflare.com/ai-gateway/observability/custom-metadata/ */
const METADATA = 5;

function metadataOf(context: Context): string | undefined {
  const text = context.request.get('cf-aig-metadata');
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return JSON.stringify(Object.fromEntries(Object.entries(value).slice(0, METADATA)));
  } catch {}
  throw invalid('cf-aig-metadata is not a JSON object');
}

/** https://developers.cloudflare.com/ai-gateway/features/rate-limiting/: 429 beyond the limit. */
function refuseMany(context: Context, gateway: Gateway): void {
  const { rate_limiting_limit: most, rate_limiting_interval: seconds, rate_limiting_technique } = gateway;
  if (typeof most !== 'number' || typeof seconds !== 'number' || most === 0 || seconds === 0) return;
  const now = context.sandbox.clock.now();
  const length = seconds * 1000;
  const from = rate_limiting_technique === 'sliding' ? now - length : Math.floor(now / length) * length;
  const recent = logsOf(context, gateway.id).filter(
    (one) => Date.parse(one.created_at) >= from && one.status_code !== 429,
  );
  if (recent.length >= most) throw problem(429, 2003, `Rate limited: ${most} requests in ${seconds} s`); // code not documented
}

/**
 * Calls a model through a gateway: an equal call is served from the cache, and each is logged according to its
 * settings.
 */
export function throughGateway<Result>(
  context: Context,
  id: string,
  model: string,
  request: unknown,
  run: () => Result,
): Result {
  const gateway = gatewayNamed(context, id);
  refuseMany(context, gateway);
  const now = context.sandbox.clock.now();
  const ttl = Number(gateway.cache_ttl ?? 0) * 1000;
  const asked = JSON.stringify(request);
  const before = logsOf(context, gateway.id).findLast(
    (one) =>
      one.model === model &&
      JSON.stringify(one.request) === asked &&
      one.cached === false &&
      Date.parse(one.created_at) > now - ttl,
  );
  const response = run();
  if (gateway.collect_logs === true) {
    const metadata = metadataOf(context);
    const tokens = { tokens_in: tokensOf(request), tokens_out: tokensOf(response) };
    const cached = before !== undefined;
    const log: Log = {
      id: context.sandbox.ids.digits(26).toUpperCase(),
      created_at: context.now(),
      provider: model.startsWith('@') ? 'workers-ai' : (model.split('/')[0] ?? ''),
      model,
      model_type: 'text-generation',
      path: model,
      success: true,
      status_code: 200,
      cached,
      cost: 0,
      custom_cost: false,
      duration: cached ? 1 : 50 + 10 * tokens.tokens_out,
      step: 0,
      request_type: '',
      request_content_type: 'application/json',
      response_content_type: 'application/json',
      ...tokens,
      ...(metadata === undefined ? {} : { metadata }),
      request,
      response,
    };
    keep(context, below(context, 'ai-gateway', 'gateways', gateway.id, 'logs'), log.id, log);
  }
  return response;
}

type Value = string | number | boolean;

const valueOfLog = (log: Log, key: string): unknown => {
  if (key === 'tokens') return log.tokens_in + log.tokens_out;
  if (!key.startsWith('metadata.')) return log[key];
  const entries = Object.entries(JSON.parse(String(log.metadata ?? '{}')) as Fields); // written by this file alone
  return entries.map(([name, value]) => (key === 'metadata.key' ? name : value));
};

const asNumber = (value: unknown): number =>
  typeof value === 'string' && Number.isNaN(Number(value)) ? Date.parse(value) : Number(value);

const COMPARE: Readonly<Record<string, (own: unknown, wanted: Value) => boolean>> = {
  eq: (own, wanted) => String(own) === String(wanted),
  neq: (own, wanted) => String(own) !== String(wanted),
  contains: (own, wanted) => includesText(String(own).toLowerCase(), String(wanted).toLowerCase()),
  lt: (own, wanted) => asNumber(own) < asNumber(wanted),
  gt: (own, wanted) => asNumber(own) > asNumber(wanted),
};

/** All filters must hold, each for one of its values. https://developers.cloudflare.com/ai-gateway/observability/evaluations/set-up-evaluations/ */
export function matches(log: Log, filters: unknown): boolean {
  return (Array.isArray(filters) ? filters.filter(isObject) : []).every(({ key, operator, value }) => {
    const compare = COMPARE[String(operator)];
    if (compare === undefined)
      throw invalid(`'${String(operator).slice(0, 60)}' is not an operator of filters`, '/filters');
    const own = valueOfLog(log, String(key));
    const wanted = (Array.isArray(value) ? value : [value]) as Value[]; // scalars by the contract
    return [own].flat().some((one) => wanted.some((other) => compare(one, other)));
  });
}

/** Names of the query that bound a figure from below and above. */
const BOUNDS: Readonly<Record<string, string>> = {
  cost: 'cost',
  duration: 'duration',
  tokens_in: 'tokens_in',
  tokens_out: 'tokens_out',
  total_tokens: 'tokens',
};
const EQUAL = ['cached', 'success', 'model', 'model_type', 'provider', 'request_content_type', 'response_content_type'];

function asked(context: Context, logs: readonly Log[]): Log[] {
  const query: Fields = context.query;
  const { filters, search, start_date, end_date } = query;
  const isWithin = (log: Log): boolean =>
    Object.entries(BOUNDS).every(([name, key]) => {
      const own = Number(valueOfLog(log, key));
      const [least, most] = [query[`min_${name}`], query[`max_${name}`]];
      return (least === undefined || own >= Number(least)) && (most === undefined || own <= Number(most));
    });
  const found = logs.filter(
    (log) =>
      EQUAL.every((name) => query[name] === undefined || log[name] === query[name]) &&
      (query.feedback === undefined ||
        (typeof log.feedback === 'number' && log.feedback > 0 === (query.feedback === 1))) &&
      isWithin(log) &&
      matches(log, filters) &&
      (start_date === undefined || Date.parse(log.created_at) >= Date.parse(String(start_date))) &&
      (end_date === undefined || Date.parse(log.created_at) <= Date.parse(String(end_date))),
  );
  const wanted = searched(found, search, ['id', 'model', 'provider', 'metadata', 'path']);
  return ordered(wanted, String(query.order_by ?? 'created_at'), query.order_by_direction ?? query.direction ?? 'desc');
}

/** The list omits request and response bodies. */
const list: Handler<'aiGateway.logs.list'> = (context) => {
  const logs = all<Log>(context, inGateway(context, 'logs'));
  return context.page(asked(context, logs), ({ request: _, response: __, ...log }) => context.fit(log));
};

/** Those that the filters name, in the order asked for, up to the limit. */
const clear: Handler<'aiGateway.logs.delete'> = (context) => {
  const scope = inGateway(context, 'logs');
  const { limit = 10_000 } = context.query;
  for (const { id } of asked(context, all<Log>(context, scope)).slice(0, limit))
    context.sandbox.store.remove(scope, id);
  return { success: true };
};

const logOf = (context: Context & { readonly path: { readonly id: string } }): Log =>
  found<Log>(context, inGateway(context, 'logs'), context.path.id, () => missing('log'));

/** Number of characters in the head of a body; not documented. */
const HEAD = 1024;

const get: Handler<'aiGateway.logs.get'> = (context) => {
  const log = logOf(context);
  const [request, response] = [JSON.stringify(log.request ?? null), JSON.stringify(log.response ?? null)];
  return context.fit({
    ...log,
    request_head: request.slice(0, HEAD),
    request_head_complete: request.length <= HEAD,
    request_size: Buffer.byteLength(request),
    response_head: response.slice(0, HEAD),
    response_head_complete: response.length <= HEAD,
    response_size: Buffer.byteLength(response),
  });
};

/** https://developers.cloudflare.com/ai-gateway/evaluations/add-human-feedback-api/ */
const edit: Handler<'aiGateway.logs.edit'> = (context) => {
  const log = logOf(context);
  const { metadata, ...body } = fieldsOf(context);
  const count = Object.keys(metadata ?? {}).length;
  if (count > METADATA) throw invalid(`metadata has ${count} entries, and at most ${METADATA}`, '/metadata');
  const text = metadata === undefined ? {} : { metadata: JSON.stringify(metadata ?? {}) };
  keep(context, inGateway(context, 'logs'), log.id, { ...log, ...body, ...text });
  return {};
};

export const aiGatewayLogs = {
  'aiGateway.logs.list': list,
  'aiGateway.logs.delete': clear,
  'aiGateway.logs.get': get,
  'aiGateway.logs.edit': edit,
  'aiGateway.logs.request': (context) => context.fit(logOf(context).request),
  'aiGateway.logs.response': (context) => context.fit(logOf(context).response),
} satisfies Handlers;
