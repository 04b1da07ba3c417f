/** Subscriptions of accounts and of the user: prices and periods. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound } from '../../problem.ts';
import { all, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { subscriptionTo } from '../zones/subscriptions.ts';

/** The owner is the account or zone of the path, or the user. */
const scopeOf = ({ segments }: Context): string => {
  const [kind = '', id = ''] = segments;
  return kind === 'user' ? '/user/subscriptions' : `/${kind}/${encodeURIComponent(id)}/subscriptions`;
};

const idOf = ({ path }: Context): string => path.subscription_identifier ?? path.identifier ?? '';

function find(context: Context): Fields {
  const value = read(context, scopeOf(context), idOf(context));
  if (value === undefined) throw notFound('subscription');
  return value;
}

/** https://developers.cloudflare.com/api/resources/accounts/subresources/subscriptions/methods/create/ */
function write<Result>(context: Showing<Result>, before: Fields | undefined): Result {
  const body = fieldsOf(context);
  const old = isObject(before?.rate_plan) ? before.rate_plan : {};
  const given = isObject(body.rate_plan) ? body.rate_plan : {};
  const id = String(before?.id ?? context.sandbox.ids.hex());
  const frequency = body.frequency ?? before?.frequency ?? 'monthly';
  const plan = { ...old, ...given };
  if (plan.id === undefined && context.segments[0] === 'accounts')
    throw invalid('a rate plan is required', '/rate_plan');
  const value = subscriptionTo(context, String(plan.id ?? 'free'), { frequency, rate_plan: plan }, id);
  return context.fit(keep(context, scopeOf(context), id, value));
}

const remove: Handler<'accounts.subscriptions.delete' | 'user.subscriptions.delete'> = (context) => {
  const { id } = find(context);
  context.sandbox.store.remove(scopeOf(context), String(id));
  return { subscription_id: String(id) };
};

const list: Handler<'accounts.subscriptions.get' | 'user.subscriptions.get'> = (context) =>
  new PageResult(all(context, scopeOf(context)));

export const accountSubscriptions = {
  'accounts.subscriptions.create': (context) => write(context, undefined),
  'accounts.subscriptions.update': (context) => write(context, find(context)),
  'accounts.subscriptions.get': list,
  'accounts.subscriptions.getByIdentifier': (context) => context.fit(find(context)),
  'accounts.subscriptions.delete': remove,
  'user.subscriptions.create': (context) => write(context, undefined),
  'user.subscriptions.update': (context) => write(context, find(context)),
  'user.subscriptions.get': list,
  'user.subscriptions.delete': remove,
} satisfies Handlers;
