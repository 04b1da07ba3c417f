/** Credits for models of other providers: bought, spent and limited. https://developers.cloudflare.com/ai-gateway/features/unified-billing/ */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { gatewaysOf } from './gateways.ts';
import { logsOf } from './logs.ts';

/** In cents. The lowest is the contract's; the highest is not documented. */
const TOPUP = { min: 1000, max: 1_000_000 };

interface Topup extends Fields {
  readonly id: string;
  readonly amount: number;
  readonly created_at: string;
}

const scopeOf = (context: Context, what: 'topups' | 'config' | 'limit'): string =>
  below(context, 'ai-gateway', 'billing', what);

/** A payment takes a moment. */
const stateOf = (context: Context, { created_at }: Topup): 'pending' | 'completed' =>
  phase(created_at, context, [
    ['pending', 0],
    ['completed', 5],
  ]);

const bought = (context: Context): Topup[] =>
  all<Topup>(context, scopeOf(context, 'topups')).filter((one) => stateOf(context, one) === 'completed');

/** Costs of the calls of all gateways, from their logs. */
function spent(context: Context): { time: number; cents: number }[] {
  return all(context, gatewaysOf(context)).flatMap(({ id }) =>
    logsOf(context, String(id)).map(({ created_at, cost }) => ({ time: Date.parse(created_at), cents: cost * 100 })),
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function defaultMethod(context: Context): Fields | undefined {
  const methods = all(context, below(context, 'payment-methods'));
  return methods.find((one) => one.default === true);
}

const cardOf = (method: Fields | undefined): { brand: string; last4: string } | undefined =>
  method === undefined ? undefined : { brand: 'visa', last4: String(method.last_four) };

const NO_CONFIG = { amount: null, threshold: null, disabledReason: null, error: null, lastFailedAt: null };
const configOf = (context: Context): Fields => ({ ...NO_CONFIG, ...read(context, scopeOf(context, 'config'), '') });

const balance: Handler<'aiGateway.billing.creditBalance'> = (context) => {
  const card = cardOf(defaultMethod(context));
  const topups = bought(context);
  return context.fit({
    balance: sumOf(topups.map(({ amount }) => amount)) - sumOf(spent(context).map(({ cents }) => cents)),
    has_default_payment_method: card !== undefined,
    payment_method: card ?? null,
    topup_config: configOf(context),
    first_topup_success: topups.length > 0,
  });
};

/** Without a payment method the caller has to add one, with the secret that comes back. */
const topUp: Handler<'aiGateway.billing.topup.create'> = (context) => {
  const { amount = 0, payment_method_id } = fieldsOf(context);
  if (amount > TOPUP.max) throw invalid(`amount is ${amount}, and at most ${TOPUP.max} cents`, '/amount');
  const method =
    payment_method_id === undefined
      ? defaultMethod(context)
      : read(context, below(context, 'payment-methods'), payment_method_id);
  if (payment_method_id !== undefined && method === undefined) throw missing('payment method', '/payment_method_id');
  const id = `pi_${context.sandbox.ids.digits(24)}`;
  const card = cardOf(method);
  if (card === undefined)
    return { client_secret: `${id}_secret_${context.sandbox.ids.digits(24)}`, onboarding: true, payment_intent_id: id };
  keep(context, scopeOf(context, 'topups'), id, { id, amount, created_at: context.now() });
  return { client_secret: null, onboarding: false, payment_intent_id: id, ...card };
};

const status: Handler<'aiGateway.billing.topup.status'> = (context) => {
  const { payment_intent_id = '' } = fieldsOf(context);
  const topup = read<Topup>(context, scopeOf(context, 'topups'), payment_intent_id);
  if (topup === undefined) throw missing('payment', '/payment_intent_id');
  return { payment_intent_id, status: stateOf(context, topup) };
};

/** https://developers.cloudflare.com/ai-gateway/features/unified-billing/#auto-top-up */
const setConfig: Handler<'aiGateway.billing.topup.config.create'> = (context) => {
  const { amount = 0, threshold = 0 } = fieldsOf(context);
  return keep(context, scopeOf(context, 'config'), '', { amount, threshold });
};

const invoices: Handler<'aiGateway.billing.invoiceHistory'> = (context) => {
  const { type } = context.query;
  const rows = type === 'auto' ? [] : bought(context).reverse();
  const shown = rows.map(({ id, amount, created_at }) => ({
    id: id.replace('pi_', 'in_'),
    amount_due: amount,
    amount_paid: amount,
    amount_remaining: 0,
    currency: 'usd',
    created: Math.floor(Date.parse(created_at) / 1000),
    description: 'AI Gateway credits',
    invoice_origin: 'manual',
    status: 'paid',
  }));
  return context.fit({
    invoices: shown,
    pagination: { has_more: false, page: 1, per_page: 20, total_count: shown.length },
  });
};

/** Preview of this month's invoice so far. */
const preview: Handler<'aiGateway.billing.invoicePreview'> = (context) => {
  const now = new Date(context.sandbox.clock.now());
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const [start, end] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
  const calls = spent(context).filter(({ time }) => time >= start);
  const amount = sumOf(calls.map(({ cents }) => cents));
  const period = { start: start / 1000, end: end / 1000 };
  const line = {
    amount,
    currency: 'usd',
    description: 'AI Gateway usage',
    period,
    pricing: { unit_amount_decimal: null },
    quantity: calls.length,
  };
  return context.fit({
    id: `upcoming_in_${year}${month + 1}`,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    currency: 'usd',
    invoice_lines: calls.length === 0 ? [] : [line],
    period_start: period.start,
    period_end: period.end,
    status: 'draft',
  });
};

const HOUR = 3_600_000;
const MAX_SLOTS = 1000;

/** Use in slots of a day or an hour; times are in milliseconds. */
const usage: Handler<'aiGateway.billing.usageHistory'> = (context) => {
  const { value_grouping_window, start_time, end_time } = context.query;
  const length = value_grouping_window === 'hour' ? HOUR : 24 * HOUR;
  const now = context.sandbox.clock.now();
  const end = Math.ceil((end_time ?? now) / length) * length;
  const start = Math.max(Math.floor((start_time ?? now - 30 * 24 * HOUR) / length) * length, end - MAX_SLOTS * length);
  const calls = spent(context);
  const slots = Array.from({ length: Math.max(0, (end - start) / length) }, (_, index) => start + index * length);
  return {
    history: slots.map((time) => ({
      id: `${time}`,
      aggregated_value: sumOf(
        calls.filter((one) => one.time >= time && one.time < time + length).map(({ cents }) => cents),
      ),
      start_time: time,
      end_time: time + length,
    })),
  };
};

/** https://developers.cloudflare.com/ai-gateway/features/unified-billing/#spend-limits */
const setLimit: Handler<'aiGateway.billing.spendingLimit.create'> = (context) => {
  const { duration = '', strategy = '' } = fieldsOf(context);
  if (!['daily', 'weekly', 'monthly'].includes(duration))
    throw invalid(`The duration '${duration.slice(0, 60)}' is not daily, weekly or monthly`, '/duration');
  if (!['fixed', 'sliding'].includes(strategy))
    throw invalid(`The strategy '${strategy.slice(0, 60)}' is not fixed or sliding`, '/strategy');
  keep(context, scopeOf(context, 'limit'), '', { ...fieldsOf(context) });
  return {};
};

const getLimit: Handler<'aiGateway.billing.spendingLimit.get'> = (context) => {
  const config = read(context, scopeOf(context, 'limit'), '');
  return context.fit({
    config: config ?? { amount: null, duration: null, strategy: null },
    enabled: config !== undefined,
  });
};

export const aiGatewayBilling = {
  'aiGateway.billing.creditBalance': balance,
  'aiGateway.billing.invoiceHistory': invoices,
  'aiGateway.billing.invoicePreview': preview,
  'aiGateway.billing.usageHistory': usage,
  'aiGateway.billing.topup.create': topUp,
  'aiGateway.billing.topup.status': status,
  'aiGateway.billing.topup.limits': () => ({ currency: 'usd', max_cents: TOPUP.max, min_cents: TOPUP.min }),
  'aiGateway.billing.topup.config.create': setConfig,
  'aiGateway.billing.topup.config.get': (context) => context.fit(configOf(context)),
  'aiGateway.billing.topup.config.delete': (context) => {
    context.sandbox.store.remove(scopeOf(context, 'config'), '');
    return {};
  },
  'aiGateway.billing.spendingLimit.create': setLimit,
  'aiGateway.billing.spendingLimit.get': getLimit,
  'aiGateway.billing.spendingLimit.delete': (context) => {
    context.sandbox.store.remove(scopeOf(context, 'limit'), '');
    return {};
  },
} satisfies Handlers;
