/** Billing profiles, payment methods, and charges for subscriptions. https://developers.cloudflare.com/billing/ */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { userOf } from '../accounts/members.ts';
import { all, below, countOf, type Fields, fieldsIn, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { having, ordered } from '../shared/lists.ts';
import { pdf } from '../shared/pdf.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { zonesOf } from '../zones/plan.ts';
import { ratePlanOf, subscriptionTo } from '../zones/subscriptions.ts';

/** Default profile of a payer, from the user. */
function profileOf(context: Context, scope: string, id: unknown): Fields {
  const { email, first_name, last_name, country } = userOf(context);
  const own = read(context, scope, '');
  return {
    id,
    account_type: 'type=standard',
    balance: '0',
    first_name,
    last_name,
    country,
    is_partner: false,
    payment_email: email,
    primary_email: email,
    enterprise_primary_email: '',
    enterprise_billing_email: '',
    created_on: context.now(),
    edited_on: context.now(),
    ...own,
  };
}

const accountProfile = (context: Context): Fields =>
  profileOf(context, below(context, 'billing', 'profile'), context.path.account_id);

/** Captchas and the plan that is bought go with the call alone. */
const SPENT = [
  'captcha_challenge_jwt',
  'cf_turnstile_response',
  'h_captcha_response',
  'buying_rate_plan',
  'preferred_locale',
];

function writeProfile<Result>(context: Showing<Result>, before: Fields): Result {
  const { billing_email, secondary_billing_email: _, ...body } = fieldsOf(context);
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !SPENT.includes(name)));
  const email = billing_email === undefined ? {} : { payment_email: billing_email, primary_email: billing_email };
  const profile = { ...before, ...kept, ...email, edited_on: context.now() };
  keep(context, below(context, 'billing', 'profile'), '', profile);
  return context.fit(accountProfile(context));
}

const createProfile: Handler<'billing.profiles.create'> = (context) => {
  if (read(context, below(context, 'billing', 'profile'), '') !== undefined)
    throw conflict('The account has a billing profile already: update it'); // code not documented
  return writeProfile(context, { created_on: context.now() });
};

const removeProfile: Handler<'billing.profiles.delete'> = (context) => {
  context.sandbox.store.remove(below(context, 'billing', 'profile'), '');
  return context.fit(undefined);
};

/** Letters in capitals and without spaces around them, as the post wants them. */
const validate: Handler<'billing.addressValidation'> = (context) => {
  const body = fieldsOf(context);
  const known = Object.entries(body).map(([name, value]) => [name, String(value).trim().toUpperCase()]);
  const isWhole = ['address', 'city', 'country', 'zipcode'].every(
    (name) => String(fieldsIn(body)[name] ?? '').trim() !== '',
  );
  return { validated_addresses: [{ ...Object.fromEntries(known), validation_code: isWhole ? 'valid' : 'incomplete' }] };
};

interface Method extends Fields {
  readonly id: string;
  readonly default: boolean;
}

const methodsOf = (context: Context): string => below(context, 'payment-methods');

const methodOf = (context: Context & At<'payment_method_id'>): Method =>
  found<Method>(context, methodsOf(context), context.path.payment_method_id, () => missing('payment method'));

/** One method is the default: the first, or the one that was last said to be. */
function makeDefault(context: Context, id: string): void {
  for (const one of all<Method>(context, methodsOf(context)))
    keep(context, methodsOf(context), one.id, { ...one, default: one.id === id });
}

const DIGITS = '4242';

const addMethod: Handler<'accounts.paymentMethods.create'> = (context) => {
  const { payment_nonce: _, device_data: __, payment_gateway: ___, default: isDefault, ...body } = fieldsOf(context);
  const id = context.sandbox.ids.hex();
  const isFirst = countOf(context, methodsOf(context)) === 0;
  const card = { last_four: DIGITS, expiration_date: '12/2030' };
  keep(context, methodsOf(context), id, { type: 'CREDIT_CARD', ...card, ...body, id, default: isFirst });
  if (isDefault === true) makeDefault(context, id);
  return context.fit(read(context, methodsOf(context), id));
};

const updateMethod: Handler<'accounts.paymentMethods.update'> = (context) => {
  const before = methodOf(context);
  const { payment_nonce: _, device_data: __, payment_gateway: ___, default: isDefault, ...body } = fieldsOf(context);
  keep(context, methodsOf(context), before.id, { ...before, ...body });
  if (isDefault === true) makeDefault(context, before.id);
  return context.fit(read(context, methodsOf(context), before.id));
};

/** https://developers.cloudflare.com/billing/update-billing-info/#delete-your-payment-method: what pays for subscriptions stays. */
const removeMethod: Handler<'accounts.paymentMethods.delete'> = (context) => {
  const method = methodOf(context);
  if (method.default && charges(context).length > 0)
    throw conflict('The payment method pays for subscriptions: set another as default'); // code not documented
  context.sandbox.store.remove(methodsOf(context), method.id);
  const [next] = all<Method>(context, methodsOf(context));
  if (method.default && next !== undefined) makeDefault(context, next.id);
  return null;
};

const setDefault: Handler<'accounts.paymentMethods.setAsDefault'> = (context) => {
  makeDefault(context, methodOf(context).id);
  return null;
};

/** Subscriptions of the account and of its zones that cost something. */
function charges(context: Context, accounts: readonly string[] = [context.path.account_id ?? '']): Fields[] {
  const subscribed = accounts.flatMap((account): Fields[] => [
    ...all(context, `/accounts/${account}/subscriptions`),
    ...zonesOf(context, account).flatMap((zone): Fields[] => {
      const one = read(context, `/zones/${zone}/subscription`, '');
      return one === undefined ? [] : [one];
    }),
  ]);
  return subscribed.filter(({ price }) => Number(price) > 0);
}

/** Each period of a subscription is charged when it begins. */
function historyOf(context: Context, accounts?: readonly string[]): Fields[] {
  const rows = charges(context, accounts).map(({ id, price, currency, current_period_start, rate_plan }) => ({
    id: String(id),
    action: 'subscription',
    amount: price,
    amount_to_pay: 0,
    currency: currency ?? 'USD',
    description: String(fieldsIn(rate_plan).public_name ?? fieldsIn(rate_plan).id),
    invoice_id: `in-${String(id)}`,
    receipt_id: `re-${String(id)}`,
    occurred_at: current_period_start,
    source: 'subscription',
    status: 'paid',
    type: 'charge',
  }));
  return ordered(rows, 'occurred_at', 'desc');
}

const history: Handler<'billing.history.list'> = (context) =>
  context.page(having(historyOf(context), { status: context.query.status }), (one) => context.fit(one));

const userHistory: Handler<'user.billing.history.list'> = (context) => {
  const { type, action, order, occurred_at } = context.query;
  const accounts = all(context, '/accounts').map(({ id }) => String(id));
  const rows = having(historyOf(context, accounts), { type, action }).filter(
    (one) => occurred_at === undefined || Date.parse(String(one.occurred_at)) === Date.parse(occurred_at),
  );
  return context.page(order === undefined ? rows : ordered(rows, order, 'asc'), (one) =>
    context.fit({ ...one, zone: {} }),
  );
};

const receipt: Handler<'accounts.receipts.pdf'> = (context) => {
  const one = historyOf(context).find(({ receipt_id }) => receipt_id === context.path.receipt_id);
  if (one === undefined) throw missing('receipt');
  const text = `Receipt ${String(one.receipt_id)}: ${String(one.description)}, ${String(one.amount)} ${String(one.currency)}`;
  return new Reply(new TextEncoder().encode(pdf(text)), 'application/pdf');
};

/** Invoices are created as paid, so there is never one to pay. */
const payInvoice: Handler<'accounts.payInvoice.create'> = (context) => {
  const { invoice_id } = fieldsOf(context);
  if (!historyOf(context).some((one) => one.invoice_id === invoice_id)) throw missing('invoice', '/invoice_id');
  throw conflict(`The invoice '${String(invoice_id).slice(0, 60)}' is paid already`, '/invoice_id');
};

/** As a payment provider's secrets look. */
const secretOf = (context: Context, kind: 'pi' | 'seti'): string =>
  `${kind}_${context.sandbox.ids.digits(24)}_secret_${context.sandbox.ids.digits(24)}`;

const ratePlan: Handler<'billing.ratePlans.get'> = (context) => {
  const plan = ratePlanOf(context.path.public_key);
  if (plan === undefined) throw missing('rate plan');
  return { ...plan, components: plan.components.map((one) => ({ ...one })) };
};

const subscriptions = (context: Context): string => below(context, 'subscriptions');

const subscriptionOf = (context: Context & At<'subscription_identifier'>): Fields =>
  found(context, subscriptions(context), context.path.subscription_identifier, () => missing('subscription'));

/** Several at once; none where one of them is for a plan that does not exist. */
const addAll: Handler<'accounts.subscriptions.bulk.create'> = (context) => {
  const { subscriptions: wanted = [] } = fieldsOf(context);
  const rows = wanted.map((one, index) => {
    const plan = String(one.rate_plan?.id ?? 'free');
    if (ratePlanOf(plan) === undefined)
      throw invalid(`'${plan.slice(0, 60)}' is not a rate plan`, `/subscriptions/${index}/rate_plan/id`);
    const id = context.sandbox.ids.hex();
    return keep(context, subscriptions(context), id, subscriptionTo(context, plan, { ...one }, id));
  });
  return context.fit(rows);
};

/** Adds components to the subscription, effective now within the current period. */
const append: Handler<'accounts.subscriptions.actions.append'> = (context) => {
  const before = subscriptionOf(context);
  const { rate_plan, frequency } = fieldsOf(context);
  const plan = { ...fieldsIn(before.rate_plan), ...rate_plan };
  const changed = subscriptionTo(
    context,
    String(plan.id),
    { frequency: frequency ?? before.frequency, rate_plan: plan },
    String(before.id),
  );
  const period = { current_period_start: before.current_period_start, current_period_end: before.current_period_end };
  return context.fit(keep(context, subscriptions(context), String(before.id), { ...changed, ...period }));
};

const reasons = (context: Context): string => below(context, 'subscriptions-cancelled');

const tellReason: Handler<'accounts.subscriptions.cancelReason.create'> = (context) => {
  const { id } = subscriptionOf(context);
  const reason = {
    ...fieldsOf(context),
    id: context.sandbox.ids.hex(),
    submitted: context.now(),
    subscription_id: String(id),
  };
  return context.fit(keep(context, reasons(context), String(id), reason));
};

const readReason: Handler<'accounts.subscriptions.cancelReason.get'> = (context) =>
  context.fit(found(context, reasons(context), context.path.subscription_identifier, () => missing('cancel reason')));

const keepPlan: Handler<'accounts.subscriptions.cancelDowngrade'> = (context) => {
  const { subscription_ids = [] } = fieldsOf(context);
  for (const [index, id] of subscription_ids.entries())
    found(context, subscriptions(context), id, () => missing('subscription', `/subscription_ids/${index}`));
  return null;
};

export const payments = {
  'billing.profiles.get': (context) => context.fit(accountProfile(context)),
  'billing.profiles.create': createProfile,
  'billing.profiles.update': (context) => writeProfile(context, { created_on: accountProfile(context).created_on }),
  'billing.profiles.updateBillingEmail': (context) => writeProfile(context, accountProfile(context)),
  'billing.profiles.delete': removeProfile,
  'billing.profiles.paymentMethod.create': (context) => ({
    client_secret: secretOf(context, 'seti'),
    intent_type: 'setup_intent',
  }),
  'billing.addressValidation': validate,
  'billing.history.list': history,
  'billing.badDebt.get': () => ({ already_paid: 0, bad_debt_status: 'none', invoices: [], total_debt_amount: 0 }),
  'billing.unpaidInvoice.get': () => ({ invoices: [] }),
  'billing.credits.get': () => ({
    has_record: false,
    eligible: false,
    currency: 'USD',
    confirmed_balance_cents: 0,
    original_amount_cents: 0,
    percent_consumed: 0,
  }),
  'billing.ratePlans.get': ratePlan,
  'user.billing.history.list': userHistory,
  'user.billing.profile.get': (context) => context.fit(profileOf(context, '/user/billing/profile', userOf(context).id)),
  'accounts.paymentMethods.create': addMethod,
  'accounts.paymentMethods.update': updateMethod,
  'accounts.paymentMethods.get': (context) => context.fit(methodOf(context)),
  'accounts.paymentMethods.delete': removeMethod,
  'accounts.paymentMethods.setAsDefault': setDefault,
  'accounts.receipts.pdf': receipt,
  'accounts.payInvoice.create': payInvoice,
  'accounts.payBadDebt.create': () => {
    throw conflict('The account owes nothing'); // code not documented
  },
  'accounts.clientSecret.create': (context) => ({ client_secret: secretOf(context, 'seti') }),
  'accounts.subscriptions.bulk.create': addAll,
  'accounts.subscriptions.actions.append': append,
  'accounts.subscriptions.cancelReason.create': tellReason,
  'accounts.subscriptions.cancelReason.get': readReason,
  'accounts.subscriptions.cancelDowngrade': keepPlan,
} satisfies Handlers;
