/**
 * Notifications: webhooks whose type follows from their address, policies with destinations, and a history of sent
 * ones.
 */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { all, type Fields, fieldsIn, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { isSilenced, scopeOf } from './destinations.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 17000;

const webhooks = (context: Context): string => scopeOf(context, 'destinations', 'webhooks');

/** https://developers.cloudflare.com/notifications/get-started/configure-webhooks/ */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)slack\.com$/, 'slack'],
  [/(^|\.)discord(app)?\.com$/, 'discord'],
  [/^chat\.googleapis\.com$/, 'gchat'],
  [/(^|\.)datadoghq\.(com|eu)$/, 'datadog'],
  [/(^|\.)opsgenie\.com$/, 'opsgenie'],
  [/(^|\.)splunkcloud\.com$/, 'splunk'],
  [/(^|\.)feishu\.cn$/, 'feishu'],
];

function webhook(context: Context, before: Fields | undefined): Fields {
  const { name, url, secret } = fieldsOf(context);
  if (!URL.canParse(String(url)) || !/^https?:/.test(String(url)))
    throw problem(400, REFUSED, `'${String(url).slice(0, 100)}' is not an address of a webhook`, '/url');
  const host = new URL(String(url)).hostname;
  const type = KINDS.find(([pattern]) => pattern.test(host))?.[1] ?? 'generic';
  const id = before?.id ?? context.sandbox.ids.hex();
  // The secret is sent with each message, and never shown.
  const hasSecret = secret !== undefined || before?.has_secret === true;
  const created_at = before?.created_at ?? context.now();
  return { id, name, url, type, created_at, last_success: null, last_failure: null, has_secret: hasSecret };
}

const writeWebhook: Handler<'alerting.destinations.webhooks.create' | 'alerting.destinations.webhooks.update'> = (
  context,
) => {
  const id = context.path.webhook_id;
  const refusal = () => problem(404, REFUSED, 'webhook not found');
  const before = id === undefined ? undefined : found(context, webhooks(context), id, refusal);
  const value = webhook(context, before);
  keep(context, webhooks(context), String(value.id), value);
  return context.fit({ id: value.id });
};

/** A webhook that a policy uses stays. */
const removeWebhook: Handler<'alerting.destinations.webhooks.delete'> = (context) => {
  const id = context.path.webhook_id;
  const isUsed = all(context, scopeOf(context, 'policies')).some((policy) =>
    targets(policy.mechanisms).some((target) => target.kind === 'webhook' && target.id === id),
  );
  if (isUsed) throw problem(409, REFUSED, 'The webhook is used by a policy');
  return context.generic();
};

interface Target {
  readonly kind: 'email' | 'pagerduty' | 'webhook';
  readonly id: string;
}

/** Destinations of the messages of a policy. */
function targets(mechanisms: unknown): Target[] {
  const given = isObject(mechanisms) ? mechanisms : {};
  const kinds = [
    ['email', 'email'],
    ['pagerduty', 'pagerduty'],
    ['webhooks', 'webhook'],
  ] as const;
  return kinds.flatMap(([name, kind]) => {
    const list = given[name];
    return (Array.isArray(list) ? list : []).filter(isObject).map((one) => ({ kind, id: String(one.id) }));
  });
}

/** https://developers.cloudflare.com/notifications/get-started/ */
function checkTargets(context: Context, mechanisms: unknown): void {
  const wanted = targets(mechanisms);
  if (wanted.length === 0) throw problem(400, REFUSED, 'A policy has at least one destination', '/mechanisms');
  for (const { kind, id } of wanted) {
    if (kind === 'email' && !id.includes('@'))
      throw problem(400, REFUSED, `'${id.slice(0, 90)}' is not an email address`, '/mechanisms/email');
    if (kind === 'webhook' && read(context, webhooks(context), id) === undefined)
      throw problem(400, REFUSED, `There is no webhook '${id.slice(0, 60)}'`, '/mechanisms/webhooks');
  }
}

/**
 * Alerts that are about what their filters name. The real API was seen to refuse them without filters:
 * https://github.com/alchemy-run/distilled (packages/cloudflare/test/alerting.test.ts)
 */
const FILTERED: ReadonlySet<unknown> = new Set(['billing_usage_alert']);

function checkFilters({ alert_type, filters }: Fields): void {
  if (FILTERED.has(alert_type) && Object.keys(fieldsIn(filters)).length === 0)
    throw problem(400, 17103, `A policy of type ${alert_type} needs filters`, '/filters');
}

const writePolicy: Handler<'alerting.policies.create' | 'alerting.policies.update'> = (context) => {
  const { mechanisms } = fieldsOf(context);
  if (mechanisms !== undefined || context.path.policy_id === undefined) checkTargets(context, mechanisms);
  const { policy_id } = context.path;
  if (policy_id === undefined) {
    checkFilters(fieldsOf<Fields>(context));
    return context.generic();
  }
  const scope = scopeOf(context, 'policies');
  const before = found(context, scope, policy_id, () => problem(404, REFUSED, 'policy not found'));
  checkFilters({ ...before, ...fieldsOf<Fields>(context) });
  keep(context, scope, policy_id, { ...before, ...fieldsOf(context), id: policy_id, modified: context.now() });
  return { id: policy_id };
};

/** Sends to each destination of the policy and records it in the history. */
const test: Handler<'alerting.policies.test'> = (context) => {
  const scope = scopeOf(context, 'policies');
  const policy = found(context, scope, context.path.policy_id, () => problem(404, REFUSED, 'policy not found'));
  for (const { kind, id: mechanism } of isSilenced(context, policy) ? [] : targets(policy.mechanisms)) {
    const id = context.sandbox.ids.hex();
    keep(context, scopeOf(context, 'history'), id, {
      id,
      policy_id: policy.id,
      name: policy.name,
      alert_type: policy.alert_type,
      description: `Test of ${String(policy.name)}`,
      alert_body: JSON.stringify({ policy_id: policy.id, test: true }),
      mechanism,
      mechanism_type: kind,
      sent: context.now(),
    });
  }
  return { success: true, errors: [], messages: [] };
};

/** Newest first. https://developers.cloudflare.com/notifications/notification-history/ */
const history: Handler<'alerting.history.list'> = (context) => {
  const { since, before } = context.query;
  const sent = all(context, scopeOf(context, 'history')).filter(
    (entry) =>
      (since === undefined || Date.parse(String(entry.sent)) >= Date.parse(since)) &&
      (before === undefined || Date.parse(String(entry.sent)) < Date.parse(before)),
  );
  return context.page(sent.reverse());
};

export const alerting = {
  'alerting.destinations.webhooks.create': writeWebhook,
  'alerting.destinations.webhooks.update': writeWebhook,
  'alerting.destinations.webhooks.delete': removeWebhook,
  'alerting.policies.create': writePolicy,
  'alerting.policies.update': writePolicy,
  'alerting.policies.test': test,
  'alerting.history.list': history,
} satisfies Handlers;
