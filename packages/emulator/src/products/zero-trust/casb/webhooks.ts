/**
 * Webhooks for finding instances, and the policies that send them:
 * https://developers.cloudflare.com/cloudflare-one/integrations/cloud-and-saas/webhooks/
 */
import type { Context, Showing } from '../../../handler/context.ts';
import type { ContextOf, Handler, Handlers } from '../../../handler/handlers.ts';
import { userOf } from '../../accounts/members.ts';
import { isPrivate, parseCidr } from '../../shared/cidr.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { type Instance, instances, remediationsFor, typeOf } from './findings.ts';
import { integrations } from './integrations.ts';

interface Header {
  readonly key: string;
  readonly value?: string | null;
}

interface Destination {
  readonly authentication_type?: string;
  readonly destination_url?: string;
  readonly headers?: readonly Header[];
  readonly signing_secret?: string;
}

interface Webhook {
  readonly id: string;
  readonly authentication_type: string;
  readonly destination_url: string;
  readonly label: string;
  readonly status: 'enabled' | 'disabled';
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
  /** Names only: values are never shown. */
  readonly headers: readonly { readonly key: string }[];
  readonly isSigned: boolean;
}

const TYPES = ['None', 'Basic Auth', 'Bearer Auth', 'Static Headers', 'HMAC-Signing'];

const webhookScope = (context: Context): string => below(context, 'data-security', 'posture', 'webhooks');
const policyScope = (context: Context): string => below(context, 'data-security', 'posture', 'policies');

function webhookOf(context: Context, id: string, pointer = '/webhook_id'): Webhook {
  return found<Webhook>(context, webhookScope(context), id, () => missing(`webhook '${id.slice(0, 64)}'`, pointer));
}

/** Only `https://`, and no address that is not reached over the Internet: …/webhooks/#create-a-webhook */
function checkURL(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') throw invalid('destination_url must be an https:// URL', '/destination_url');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = parseCidr(host);
  const loopback = /^(localhost|127\.|::1$|0\.)/.test(host) || host.endsWith('.localhost');
  if (loopback || (address !== undefined && isPrivate(address)))
    throw invalid(`destination_url must be publicly reachable; '${host.slice(0, 253)}' is not`, '/destination_url');
}

/** Required fields of each method: …/webhooks/#authentication-methods */
function checkDestination(given: Destination, before?: Webhook): void {
  const { authentication_type: type = '', destination_url = '', headers = [], signing_secret } = given;
  checkURL(destination_url);
  if (!TYPES.includes(type))
    throw invalid(
      `authentication_type is one of ${TYPES.join(', ')}; given was '${type.slice(0, 64)}'`,
      '/authentication_type',
    );
  const names = headers.map(({ key }) => key.toLowerCase());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw invalid(`headers: names must be unique; '${twice.slice(0, 64)}' is there twice`, '/headers');
  if (type === 'HMAC-Signing' && signing_secret === undefined && before?.isSigned !== true)
    throw invalid('signing_secret is required for HMAC-Signing', '/signing_secret');
  if (type === 'Static Headers' && headers.length === 0)
    throw invalid('headers: at least one is required for Static Headers', '/headers');
  const empty = headers.find(
    ({ key, value }) => (value ?? '') === '' && !before?.headers.some((one) => one.key === key),
  );
  if (empty !== undefined) throw invalid(`headers: '${empty.key.slice(0, 64)}' has no value`, '/headers');
}

const display = <Result>(context: Showing<Result>, { isSigned: _, ...webhook }: Webhook): Result =>
  context.fit(webhook);

/** Stored settings of a webhook, without header values and the secret. */
function settingsOf(
  context: ContextOf<'zeroTrust.casb.posture.webhooks.create' | 'zeroTrust.casb.posture.webhooks.update'>,
) {
  const {
    label = '',
    authentication_type = '',
    destination_url = '',
    status = 'enabled',
    headers = [],
  } = fieldsOf(context);
  return { label, authentication_type, destination_url, status, headers: headers.map(({ key }) => ({ key })) };
}

const create: Handler<'zeroTrust.casb.posture.webhooks.create'> = (context) => {
  checkDestination(fieldsOf(context));
  const id = context.sandbox.ids.uuid();
  const now = context.now();
  const made: Webhook = {
    id,
    ...settingsOf(context),
    isSigned: fieldsOf(context).signing_secret !== undefined,
    ...{ created_at: now, updated_at: now, version: 1 },
  };
  return display(context, keep(context, webhookScope(context), id, made));
};

const update: Handler<'zeroTrust.casb.posture.webhooks.update'> = (context) => {
  const before = webhookOf(context, context.path.webhook_id);
  checkDestination(fieldsOf(context), before);
  const saved: Webhook = {
    ...before,
    ...settingsOf(context),
    isSigned: before.isSigned || fieldsOf(context).signing_secret !== undefined,
    updated_at: context.now(),
    version: before.version + 1,
  };
  return display(context, keep(context, webhookScope(context), before.id, saved));
};

/** Policies that name a webhook send nothing to it any more. */
const remove: Handler<'zeroTrust.casb.posture.webhooks.delete'> = (context) => {
  const { id } = webhookOf(context, context.path.webhook_id);
  context.sandbox.store.remove(webhookScope(context), id);
  for (const policy of all<Policy>(context, policyScope(context))) {
    const webhooks = policy.webhooks.filter((one) => one !== id);
    if (webhooks.length < policy.webhooks.length)
      keep(context, policyScope(context), policy.id, { ...policy, webhooks });
  }
  return context.fit({ success: true, errors: [], messages: [] });
};

/** Nothing is sent from here: every reachable destination counts as responding. */
const DELIVERED = { success: true, status_code: 200, message: 'The destination answered with 200' };

const evaluate: Handler<'zeroTrust.casb.posture.webhooks.evaluate'> = (context) => {
  checkDestination(fieldsOf(context));
  return DELIVERED;
};

const evaluateExisting: Handler<'zeroTrust.casb.posture.webhooks.evaluateExisting'> = (context) => {
  webhookOf(context, context.path.webhook_id);
  return DELIVERED;
};

/** Sends are queued, one for each instance and webhook: …/webhooks/#send-a-posture-finding-instance-to-a-webhook */
function startJob(context: Context, { id: finding_instance_id, asset, finding }: Instance, webhook: Webhook): Fields {
  const id = context.sandbox.ids.uuid();
  const now = context.now();
  return keep(context, below(context, 'data-security', 'posture', 'webhooks', 'jobs'), id, {
    ...{ id, status: 'pending', webhook_id: webhook.id, webhook_label: webhook.label, finding_instance_id },
    asset_data: { name: asset },
    integration_id: finding.integration.id,
    parameters: { finding_instance_id },
    ...{ created_at: now, last_updated_at: now },
    triggered_by_actor: 'user',
    triggered_by_id: userOf(context).id,
  });
}

const send: Handler<'zeroTrust.casb.posture.webhooks.jobs.create'> = (context) => {
  const { finding_instance_ids = [], webhook_ids = [] } = fieldsOf(context);
  const known = new Map(instances(context).map((one) => [one.id, one]));
  const webhooks = new Map(all<Webhook>(context, webhookScope(context)).map((one) => [one.id, one]));
  const created: Fields[] = [];
  const failed: Fields[] = [];
  for (const finding_instance_id of new Set(finding_instance_ids)) {
    for (const webhook_id of new Set(webhook_ids)) {
      const instance = known.get(finding_instance_id);
      const webhook = webhooks.get(webhook_id);
      if (instance !== undefined && webhook?.status === 'enabled') created.push(startJob(context, instance, webhook));
      else {
        const what = webhook === undefined ? 'webhook was not found' : 'webhook is turned off';
        const error = `The ${instance === undefined ? 'finding instance was not found' : what}`;
        failed.push({ finding_instance_id, webhook_id, error });
      }
    }
  }
  return context.fit({ created, failed });
};

interface Policy {
  readonly id: string;
  readonly display_name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly finding_type_id: string;
  readonly applies_to_all_integrations: boolean;
  readonly integration_ids: readonly string[];
  readonly webhooks: readonly string[];
  readonly remediations: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly disabled_at?: string;
}

interface PolicyBody {
  readonly actions?: {
    readonly webhook_configs?: readonly { readonly webhook_config_id: string }[];
    readonly remediation_types?: readonly { readonly remediation_type_id: string }[];
  };
  readonly applies_to_all_integrations?: boolean;
  readonly display_name?: string;
  readonly description?: string;
  readonly enabled?: boolean;
  readonly integration_ids?: readonly string[];
}

function policyShown<Result>(context: Showing<Result>, { webhooks, remediations, ...policy }: Policy): Result {
  const possible = remediationsFor(typeOf(policy.finding_type_id));
  const actions = {
    webhook_configs: webhooks.map((id) => ({ webhook_config_id: id, display_name: webhookOf(context, id).label })),
    remediation_types: possible
      .filter(({ id }) => remediations.includes(id))
      .map(({ id, ...one }) => ({ ...one, remediation_type_id: id })),
  };
  return context.fit({ ...policy, actions });
}

/** Checks that the resources of a policy exist, and that it has an action. */
function writePolicy<Result>(
  context: Showing<Result>,
  body: PolicyBody,
  known: Pick<Policy, 'id' | 'finding_type_id' | 'created_at'>,
): Result {
  const { actions = {}, applies_to_all_integrations = false, display_name = '', enabled = false } = body;
  const webhooks = (actions.webhook_configs ?? []).map(({ webhook_config_id }, index) =>
    webhookOf(context, webhook_config_id, `/actions/webhook_configs/${index}/webhook_config_id`),
  );
  const remediations = (actions.remediation_types ?? []).map(({ remediation_type_id }) => remediation_type_id);
  const possible = remediationsFor(typeOf(known.finding_type_id)).map(({ id }) => id);
  const wrong = remediations.find((id) => !possible.includes(id));
  if (wrong !== undefined)
    throw invalid(
      `remediation type '${wrong.slice(0, 64)}' is not made for this type of finding`,
      '/actions/remediation_types',
    );
  if (webhooks.length + remediations.length === 0) throw invalid('actions must name at least one action', '/actions');
  const integration_ids = applies_to_all_integrations ? [] : (body.integration_ids ?? []);
  if (!applies_to_all_integrations && integration_ids.length === 0)
    throw invalid('integration_ids is required unless the policy applies to all integrations', '/integration_ids');
  const there = new Set(integrations(context).map(({ id }) => id));
  const lost = integration_ids.find((id) => !there.has(id));
  if (lost !== undefined) throw missing(`integration '${lost.slice(0, 64)}'`, '/integration_ids');
  const policy: Policy = {
    ...known,
    ...{ display_name, enabled, applies_to_all_integrations, integration_ids, remediations },
    description: body.description ?? '',
    webhooks: webhooks.map(({ id }) => id),
    updated_at: context.now(),
    ...(enabled ? {} : { disabled_at: context.now() }),
  };
  return policyShown(context, keep(context, policyScope(context), policy.id, policy));
}

const policyOf = (context: Context, id: string): Policy =>
  found<Policy>(context, policyScope(context), id, () => missing(`policy '${id.slice(0, 64)}'`, '/policy_id'));

const createPolicy: Handler<'zeroTrust.casb.posture.policies.create'> = (context) => {
  const { finding_type_id = '', ...body } = fieldsOf(context);
  typeOf(finding_type_id);
  return writePolicy(context, body, { id: context.sandbox.ids.uuid(), finding_type_id, created_at: context.now() });
};

const updatePolicy: Handler<'zeroTrust.casb.posture.policies.update'> = (context) => {
  const { id, finding_type_id, created_at } = policyOf(context, context.path.policy_id);
  return writePolicy(context, fieldsOf(context), { id, finding_type_id, created_at });
};

const removePolicy: Handler<'zeroTrust.casb.posture.policies.delete'> = (context) => {
  const { id } = policyOf(context, context.path.policy_id);
  context.sandbox.store.remove(policyScope(context), id);
  return { id };
};

export const casbWebhooks = {
  'zeroTrust.casb.posture.webhooks.create': create,
  'zeroTrust.casb.posture.webhooks.update': update,
  'zeroTrust.casb.posture.webhooks.list': (context) =>
    context.page(all<Webhook>(context, webhookScope(context)), (one) => display(context, one)),
  'zeroTrust.casb.posture.webhooks.delete': remove,
  'zeroTrust.casb.posture.webhooks.get': (context) => display(context, webhookOf(context, context.path.webhook_id)),
  'zeroTrust.casb.posture.webhooks.evaluate': evaluate,
  'zeroTrust.casb.posture.webhooks.evaluateExisting': evaluateExisting,
  'zeroTrust.casb.posture.webhooks.jobs.create': send,
  'zeroTrust.casb.posture.policies.create': createPolicy,
  'zeroTrust.casb.posture.policies.update': updatePolicy,
  'zeroTrust.casb.posture.policies.list': (context) =>
    context.page(all<Policy>(context, policyScope(context)), (one) => policyShown(context, one)),
  'zeroTrust.casb.posture.policies.delete': removePolicy,
  'zeroTrust.casb.posture.policies.get': (context) => policyShown(context, policyOf(context, context.path.policy_id)),
} satisfies Handlers;
