/** Daily usage of an account's products: made up, deterministic for account, product and day. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { chance } from '../shared/chance.ts';
import { all, below, countOf, type Fields, fieldsIn, fieldsOf, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { workersOf } from '../workers/tables.ts';
import { zonesOf } from '../zones/plan.ts';

const DAY = 86_400_000;
/** https://developers.cloudflare.com/api/resources/billing/subresources/usage/methods/get/ */
const MAX_DAYS = 31;

interface Metric {
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly unit: string;
  /** About as much a day. */
  readonly daily: number;
  /** In US dollars for a million: https://developers.cloudflare.com/workers/platform/pricing/, https://developers.cloudflare.com/r2/pricing/ */
  readonly price: number;
  readonly isUsed: (context: Context) => boolean;
}

const has =
  (...path: string[]) =>
  (context: Context): boolean =>
    countOf(context, below(context, ...path)) > 0;
const hasWorkers = (context: Context): boolean => workersOf(context).length > 0;
const hasZones = (context: Context): boolean => zonesOf(context, context.path.account_id ?? '').length > 0;

const METRICS: readonly Metric[] = [
  {
    id: 'workers_standard_requests',
    name: 'Workers Standard Requests',
    family: 'Workers',
    unit: 'Requests',
    daily: 50_000,
    price: 0.3,
    isUsed: hasWorkers,
  },
  {
    id: 'workers_standard_cpu_ms',
    name: 'Workers CPU ms',
    family: 'Workers',
    unit: 'Milliseconds',
    daily: 400_000,
    price: 0.02,
    isUsed: hasWorkers,
  },
  {
    id: 'queues_operations',
    name: 'Queues Operations',
    family: 'Queues',
    unit: 'Operations',
    daily: 9000,
    price: 0.4,
    isUsed: has('queues'),
  },
  {
    id: 'load_balancing_dns_queries',
    name: 'Load Balancing DNS Queries',
    family: 'Load Balancing',
    unit: 'Queries',
    daily: 30_000,
    price: 1,
    isUsed: has('load_balancers', 'pools'),
  },
  {
    id: 'zone_requests',
    name: 'HTTP Requests',
    family: 'Application Services',
    unit: 'Requests',
    daily: 120_000,
    price: 0,
    isUsed: hasZones,
  },
];

interface Use {
  readonly metric: Metric;
  readonly start: number;
  readonly quantity: number;
}

const quantityOf = (account: string, { id, daily }: Metric, start: number): number =>
  Math.round(daily * (0.5 + chance(`usage/${account}/${id}/${start}`)));

/** From the start of the month to today by default; 31 days at most. */
function daysOf(context: Context, from: unknown, to: unknown): number[] {
  const now = context.sandbox.clock.now();
  const month = Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth());
  const start = from === undefined ? month : Math.floor(Date.parse(String(from)) / DAY) * DAY;
  const end = Math.min(to === undefined ? now : Date.parse(String(to)), now);
  if (to !== undefined && Date.parse(String(to)) < start)
    throw invalid(`'${String(to)}' is before '${String(from)}'`, '/to');
  const asked = (to === undefined ? now : Date.parse(String(to))) - start;
  if (asked > MAX_DAYS * DAY)
    throw invalid(`The range has ${Math.ceil(asked / DAY)} days, and at most ${MAX_DAYS}`, '/from');
  return Array.from({ length: Math.max(0, Math.floor((end - start) / DAY) + 1) }, (_, index) => start + index * DAY);
}

function usesOf(context: Context, from: unknown, to: unknown): Use[] {
  const account = context.path.account_id ?? '';
  const used = METRICS.filter((metric) => metric.isUsed(context));
  const days = daysOf(context, from, to);
  return used.flatMap((metric) =>
    days.map((start) => ({ metric, start, quantity: quantityOf(account, metric, start) })),
  );
}

const iso = (time: number): string => new Date(time).toISOString();

/** https://focus.finops.org/focus-specification/v1-3/: fields common to all versions. */
function charge(context: Context, { metric, start, quantity }: Use): Fields {
  const account = read(context, '/accounts', context.path.account_id ?? '');
  return {
    BillingAccountId: context.path.account_id,
    BillingAccountName: account?.name,
    ChargeCategory: 'Usage',
    ChargeClass: null,
    ChargeDescription: metric.name,
    ChargePeriodStart: iso(start),
    ChargePeriodEnd: iso(start + DAY),
    ConsumedQuantity: quantity,
    ConsumedUnit: metric.unit,
    HostProviderName: 'Cloudflare',
    InvoiceIssuerName: 'Cloudflare',
    ServiceProviderName: 'Cloudflare',
  };
}

/** Costs are not in the second version yet. */
const second = (context: Context, use: Use): Fields => ({
  ...charge(context, use),
  ChargeFrequency: 'Usage-Based',
  x_BillableMetricId: use.metric.id,
  x_BillableMetricName: use.metric.name,
  x_ProductFamilyName: use.metric.family,
  x_ZoneId: null,
  x_ZoneName: null,
});

/** With its cost, and the total since the start of the period. */
function first(context: Context, uses: readonly Use[]): Fields[] {
  const sums = new Map<string, { quantity: number; cost: number }>();
  return uses.map((use) => {
    const { id, price, unit, name, family } = use.metric;
    const cost = (use.quantity / 1e6) * price;
    const before = sums.get(id) ?? { quantity: 0, cost: 0 };
    const sum = { quantity: before.quantity + use.quantity, cost: before.cost + cost };
    sums.set(id, sum);
    const costs = { BilledCost: cost, ContractedCost: cost, EffectiveCost: cost, ListCost: cost };
    const start = new Date(use.start);
    return {
      ...charge(context, use),
      ...costs,
      BillingCurrency: 'USD',
      BillingPeriodStart: iso(Date.UTC(start.getUTCFullYear(), start.getUTCMonth())),
      CumulatedContractedCost: sum.cost,
      CumulatedPricingQuantity: sum.quantity,
      PricingQuantity: use.quantity,
      PricingUnit: unit,
      ServiceName: name,
      ServiceFamilyName: family,
      SubscriptionId: null,
      ZoneId: null,
      ZoneName: null,
    };
  });
}

function paygo<Result>(context: Showing<Result>): Result {
  const { from, to } = context.query;
  return context.fit(first(context, usesOf(context, from, to)));
}

function info<Result>(context: Showing<Result>): Result {
  const rows = all(context, below(context, 'subscriptions')).map(({ id, current_period_start }) => ({
    id,
    billing_cycle_anchor_timestamp: current_period_start,
    start_timestamp: current_period_start,
  }));
  return context.fit({ covered: true, subscriptions: rows });
}

/** The use of one account of several. */
export function usageOf(context: Context, account: string): Fields[] {
  const { from, to } = context.query;
  const own = { ...context, path: { account_id: account }, segments: ['accounts', account] };
  return usesOf(own, from, to).map((use) => second(own, use));
}

function usage<Result>(context: Showing<Result>): Result {
  const { from, to } = context.query;
  return context.fit(usesOf(context, from, to).map((use) => second(context, use)));
}

const query: Handler<'billing.usage.query'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  const { From, To } = fieldsIn(body.TimePeriod);
  const { MetricIds } = fieldsIn(body.FilterBy);
  const uses = usesOf(context, From, To).filter(
    ({ metric }) => !Array.isArray(MetricIds) || MetricIds.includes(metric.id),
  );
  return context.fit(uses.map((use) => second(context, use)));
};

const STEPS: Readonly<Record<string, number>> = {
  hour: DAY / 24,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  quarter: 91 * DAY,
  year: 365 * DAY,
};
const FIGURES = [
  'workersRequests',
  'workersKVReads',
  'loadBalancingQueries',
  'imageResizingRequests',
  'streamMinutesViewed',
  'argoAcceleratedBytes',
];
const ALL_FIGURES = [
  ...FIGURES,
  'mediaUniqueTransformations',
  'rateLimitingRequestsAllowed',
  'spectrumBytesTransferred',
];

/** The figures that are asked for, by slots of time. */
const analytics: Handler<'billing.usage.analytics'> = (context) => {
  const { metrics, since, until, time_delta = 'day', limit = 100 } = context.query;
  const wanted = metrics === undefined ? FIGURES : metrics.split(',');
  const unknown = wanted.find((one) => !ALL_FIGURES.includes(one));
  if (unknown !== undefined)
    throw invalid(`'${unknown.slice(0, 60)}' is not one of ${ALL_FIGURES.join(', ')}`, '/metrics');
  const step = STEPS[time_delta];
  if (step === undefined)
    throw invalid(`'${time_delta.slice(0, 60)}' is not one of ${Object.keys(STEPS).join(', ')}`, '/time_delta');
  const end = until === undefined ? context.sandbox.clock.now() : Date.parse(until);
  const start = Math.floor((since === undefined ? end - 7 * DAY : Date.parse(since)) / step) * step;
  const count = Math.min(limit, Math.max(0, Math.ceil((end - start) / step)));
  return context.fit(
    Array.from({ length: count }, (_, index) => {
      const time = start + index * step;
      const values = wanted.map((name) => [
        name,
        Math.round((step / DAY) * 10_000 * (0.5 + chance(`${name}/${context.path.account_id}/${time}`))),
      ]);
      return { ts: Math.floor(time / 1000), ...Object.fromEntries(values) };
    }),
  );
};

export const billingUsage = {
  'billing.usage.get': usage,
  'billing.usage.getAccountUsageV2': usage,
  'billing.usage.getAccountUsageV1': paygo,
  'billing.usage.paygo': paygo,
  'billing.usage.getAccountUsageInfoV1': info,
  'billing.usage.paygoInfo': info,
  'billing.usage.query': query,
  'billing.usage.analytics': analytics,
} satisfies Handlers;
