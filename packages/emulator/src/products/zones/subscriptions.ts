/** Plan of a zone: the current one, the available ones, and the subscription that changes it. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound, problem } from '../../problem.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { type Plan, planOf } from './plan.ts';
import { changeZone, zoneOf } from './state.ts';

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly publicName: string;
  readonly price: number;
}

/** https://www.cloudflare.com/plans/ (prices per month, in US dollars; Enterprise is by contract) */
const OFFERS: Readonly<Record<Plan, Offer>> = {
  free: { id: '0feeeeeeeeeeeeeeeeeeeeeeeeeeeeee', name: 'Free Website', publicName: 'Free Plan', price: 0 },
  pro: { id: '1feeeeeeeeeeeeeeeeeeeeeeeeeeeeee', name: 'Pro Website', publicName: 'Pro Plan', price: 25 },
  business: {
    id: '2feeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    name: 'Business Website',
    publicName: 'Business Plan',
    price: 250,
  },
  enterprise: {
    id: '3feeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    name: 'Enterprise Website',
    publicName: 'Enterprise',
    price: 0,
  },
};
const PLANS = Object.keys(OFFERS) as readonly Plan[]; // its keys by its type

/** Rate plans by the plan whose rules apply. */
const PLAN_OF: Readonly<Record<string, Plan>> = {
  free: 'free',
  lite: 'free',
  partners_free: 'free',
  pro: 'pro',
  pro_plus: 'pro',
  partners_pro: 'pro',
  business: 'business',
  partners_business: 'business',
  enterprise: 'enterprise',
  partners_enterprise: 'enterprise',
};

/** An available plan by its key; undefined if there is none. */
export function ratePlanOf(key: string) {
  const plan = Object.hasOwn(PLAN_OF, key) ? PLAN_OF[key] : undefined;
  return plan === undefined ? undefined : rowOf(plan, key);
}

const componentsOf = (plan: Plan) => [
  { name: 'zones' as const, default: 1, unit_price: OFFERS[plan].price },
  { name: 'page_rules' as const, default: { free: 3, pro: 20, business: 50, enterprise: 125 }[plan], unit_price: 5 },
];

const rowOf = (plan: Plan, id: string) => ({
  id,
  public_name: OFFERS[plan].publicName,
  currency: 'USD',
  components: componentsOf(plan),
});

const MONTHS: Readonly<Record<string, number>> = { weekly: 0.25, monthly: 1, quarterly: 3, yearly: 12 };
const DAY = 86_400_000;

function planFields(plan: Plan): Fields {
  const { id, name, price } = OFFERS[plan];
  return {
    id,
    name,
    price,
    currency: 'USD',
    frequency: plan === 'free' ? '' : 'monthly',
    is_subscribed: plan !== 'free',
    can_subscribe: false,
    legacy_id: plan,
    legacy_discount: false,
    externally_managed: false,
  };
}

function subscription(context: Context): Fields {
  const zone = zoneOf(context);
  const stored = read(context, below(context, 'subscription'), '');
  if (stored !== undefined) return stored;
  return subscriptionTo(context, 'free', { frequency: 'not-applicable' }, zone.id);
}

/** A subscription to a rate plan: price, period and state. */
export function subscriptionTo(context: Context, ratePlan: string, body: Fields, id: string): Fields {
  const plan = (Object.hasOwn(PLAN_OF, ratePlan) ? PLAN_OF[ratePlan] : undefined) ?? 'free';
  const frequency = typeof body.frequency === 'string' ? body.frequency : 'monthly';
  const months = (Object.hasOwn(MONTHS, frequency) ? MONTHS[frequency] : undefined) ?? 1;
  const now = context.sandbox.clock.now();
  const given = isObject(body.rate_plan) ? body.rate_plan : {};
  return {
    id,
    currency: 'USD',
    current_period_start: context.now(),
    current_period_end: new Date(now + Math.round(months * 30) * DAY).toISOString(),
    frequency,
    price: OFFERS[plan].price * months,
    rate_plan: {
      public_name: OFFERS[plan].publicName,
      currency: 'USD',
      scope: 'zone',
      sets: [],
      is_contract: plan === 'enterprise',
      externally_managed: false,
      ...given,
      id: ratePlan,
    },
    state: 'Paid',
  };
}

/** The plan of the zone changes at once. https://developers.cloudflare.com/api/resources/zones/subresources/subscriptions/methods/update/ */
function write<Result>(context: Showing<Result>): Result {
  const zone = zoneOf(context);
  const body = fieldsOf(context);
  const before = subscription(context);
  const given = isObject(body.rate_plan) ? body.rate_plan : {};
  const ratePlan = String(given.id ?? (isObject(before.rate_plan) ? before.rate_plan.id : 'free'));
  const isNew = read(context, below(context, 'subscription'), '') === undefined;
  const value = subscriptionTo(context, ratePlan, body, isNew ? context.sandbox.ids.hex() : String(before.id));
  keep(context, below(context, 'subscription'), '', value);
  changeZone(context, {
    ...zone,
    plan: { ...planFields(PLAN_OF[ratePlan] ?? 'free'), legacy_id: PLAN_OF[ratePlan] ?? 'free' },
  });
  return context.fit(value);
}

const create: Handler<'zones.subscriptions.create'> = (context) => {
  zoneOf(context);
  if (read(context, below(context, 'subscription'), '') !== undefined)
    throw problem(409, 1004, 'The zone has a subscription already: update it.'); // code not documented
  return write(context);
};

const remove: Handler<'zones.subscriptions.delete' | 'zones.subscriptions.bulkDelete'> = (context) => {
  const zone = zoneOf(context);
  const { id } = subscription(context);
  context.sandbox.store.remove(below(context, 'subscription'), '');
  changeZone(context, { ...zone, plan: { ...planFields('free'), legacy_id: 'free' } });
  return context.fit({ subscription_id: id });
};

/** https://developers.cloudflare.com/api/resources/zones/subresources/plans/methods/list/ */
function available(context: Context): Fields[] {
  zoneOf(context);
  const current = planOf(context);
  return PLANS.map((plan) => ({
    ...planFields(plan),
    frequency: 'monthly',
    is_subscribed: plan === current,
    can_subscribe: plan !== current && plan !== 'enterprise',
  }));
}

const onePlan: Handler<'zones.plans.get'> = (context) => {
  const found = available(context).find(({ id }) => id === context.path.plan_identifier);
  if (found === undefined) throw notFound('plan');
  return context.fit(found);
};

const ratePlans: Handler<'zones.ratePlans.get'> = (context) => {
  zoneOf(context);
  const rows = PLANS.map(
    (plan): ResultOf<'zones.ratePlans.get'> => ({
      id: plan,
      name: OFFERS[plan].publicName,
      currency: 'USD',
      duration: 1,
      frequency: 'monthly',
      components: componentsOf(plan),
    }),
  );
  return new PageResult(rows);
};

export const zoneSubscriptions = {
  'zones.subscriptions.get': (context) => context.fit(subscription(context)),
  'zones.subscriptions.create': create,
  'zones.subscriptions.update': write,
  'zones.subscriptions.delete': remove,
  'zones.subscriptions.bulkUpdate': write,
  'zones.subscriptions.bulkDelete': remove,
  'zones.plans.list': (context) => new PageResult(available(context)),
  'zones.plans.get': onePlan,
  'zones.ratePlans.get': ratePlans,
} satisfies Handlers;
