/** Subscriptions of accounts and of the user: what they cost and until when. */
import type { Context, Handlers } from '../../http/context.ts';
import { PageResult } from '../../http/page.ts';
import { notFound } from '../../problem.ts';
import { isObject } from '../../schema/contract.ts';
import { all, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
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
function write(context: Context, before: Fields | undefined): unknown {
  const body = fieldsOf(context);
  const old = isObject(before?.rate_plan) ? before.rate_plan : {};
  const given = isObject(body.rate_plan) ? body.rate_plan : {};
  const id = String(before?.id ?? context.sandbox.ids.hex());
  const frequency = body.frequency ?? before?.frequency ?? 'monthly';
  const plan = { ...old, ...given };
  const value = subscriptionTo(context, String(plan.id ?? 'free'), { frequency, rate_plan: plan }, id);
  return context.fit(keep(context, scopeOf(context), id, value));
}

function remove(context: Context): unknown {
  const { id } = find(context);
  context.sandbox.store.remove(scopeOf(context), String(id));
  return { subscription_id: id };
}

const list = (context: Context): PageResult => new PageResult(all(context, scopeOf(context)));

export const accountSubscriptions: Handlers = {
  'accounts.subscriptions.create': (context) => write(context, undefined),
  'accounts.subscriptions.update': (context) => write(context, find(context)),
  'accounts.subscriptions.get': list,
  'accounts.subscriptions.getByIdentifier': (context) => context.fit(find(context)),
  'accounts.subscriptions.delete': remove,
  'user.subscriptions.create': (context) => write(context, undefined),
  'user.subscriptions.update': (context) => write(context, find(context)),
  'user.subscriptions.get': list,
  'user.subscriptions.delete': remove,
};
