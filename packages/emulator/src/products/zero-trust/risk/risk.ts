/** Risk scores of an account's users: https://developers.cloudflare.com/cloudflare-one/insights/risk-score/ */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { chance, uuidFrom } from '../../shared/chance.ts';
import { collection } from '../../shared/collection.ts';
import { below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { users } from '../access/sign-ins.ts';

type Level = 'low' | 'medium' | 'high';
const LEVELS: readonly string[] = ['low', 'medium', 'high'];

interface Behavior {
  readonly enabled: boolean;
  readonly risk_level: Level;
  /** Time it was first enabled: findings stay when it is disabled. */
  readonly since: string | null;
}

/** …/risk-score/#predefined-risk-behaviors ; all are off at first. Names but the first are not documented. */
const BEHAVIORS: Readonly<Record<string, { name: string; description: string; risk_level: Level }>> = {
  imp_travel: {
    name: 'Impossible travel',
    description: 'Logins from two places that are too far apart for the time between them',
    risk_level: 'high',
  },
  high_dlp: {
    name: 'High number of DLP policies triggered',
    description: 'Many matches of DLP policies in a short time',
    risk_level: 'high',
  },
  sentinel_one: {
    name: 'SentinelOne threat detected on machine',
    description: 'A posture attribute of SentinelOne that reports a threat',
    risk_level: 'high',
  },
};

const behaviorScope = (context: Context): string => below(context, 'zt_risk_scoring', 'behaviors');
const resetScope = (context: Context): string => below(context, 'zt_risk_scoring', 'resets');

function behaviorOf(context: Context, id: string): Behavior {
  const { risk_level = 'low' } = BEHAVIORS[id] ?? {};
  return read<Behavior>(context, behaviorScope(context), id) ?? { enabled: false, risk_level, since: null };
}

const shownBehaviors = (context: Context): Fields =>
  Object.fromEntries(
    Object.entries(BEHAVIORS).map(([id, { name, description }]) => {
      const { enabled, risk_level } = behaviorOf(context, id);
      return [id, { name, description, enabled, risk_level }];
    }),
  );

const updateBehaviors: Handler<'zeroTrust.riskScoring.behaviours.update'> = (context) => {
  const { behaviors = {} } = fieldsOf(context);
  for (const [id, { enabled, risk_level }] of Object.entries(behaviors)) {
    if (BEHAVIORS[id] === undefined)
      throw invalid(`behaviors are ${Object.keys(BEHAVIORS).join(', ')}; given was '${id.slice(0, 64)}'`, '/behaviors');
    const { since } = behaviorOf(context, id);
    const first = since ?? (enabled ? context.now() : null);
    keep<Behavior>(context, behaviorScope(context), id, { enabled, risk_level, since: first });
  }
  return context.fit({ behaviors: shownBehaviors(context) });
};

interface RiskEvent {
  readonly id: string;
  readonly name: string;
  readonly risk_level: Level;
  readonly timestamp: string;
}

/** Half of the users show a behavior when it is first enabled; a reset discards earlier events. */
function eventsOf(context: Context, user: string): RiskEvent[] {
  const { at: reset = '' } = read<{ at: string }>(context, resetScope(context), user) ?? {};
  return Object.entries(BEHAVIORS).flatMap(([id, { name }]) => {
    const { since, risk_level } = behaviorOf(context, id);
    if (since === null || since <= reset || chance(`${user}/${id}`) < 0.5) return [];
    return [{ id: uuidFrom(`${user}/${id}/${since}`), name, risk_level, timestamp: since }];
  });
}

/** A user is as risky as the worst that was seen of them. */
const worst = (events: readonly RiskEvent[]): Level | undefined =>
  events.map((event) => event.risk_level).toSorted((one, other) => LEVELS.indexOf(other) - LEVELS.indexOf(one))[0];

function userOf(context: Context, id: string): Fields {
  const user = users(context).find((one) => one.id === id);
  if (user === undefined) throw missing(`user '${id.slice(0, 64)}'`, '/user_id');
  return user;
}

const get: Handler<'zeroTrust.riskScoring.get'> = (context) => {
  const { user_id } = context.path;
  const { email, name } = userOf(context, user_id);
  const events = eventsOf(context, user_id);
  const last_reset_time = read(context, resetScope(context), user_id)?.at ?? null;
  return context.fit({ email, name, events, last_reset_time, risk_level: worst(events) });
};

const reset: Handler<'zeroTrust.riskScoring.reset'> = (context) => {
  const { user_id } = context.path;
  userOf(context, user_id);
  keep(context, resetScope(context), user_id, { at: context.now() });
  return null;
};

/** Users without a risk are not in the table: …/risk-score/#view-a-users-risk-score */
const summary: Handler<'zeroTrust.riskScoring.summary.get'> = (context) => {
  const risky = users(context).flatMap(({ id, email, name }) => {
    const events = eventsOf(context, String(id));
    const times = events.map(({ timestamp }) => timestamp).toSorted();
    if (events.length === 0) return [];
    return [
      { user_id: id, email, name, event_count: events.length, last_event: times.at(-1), max_risk_level: worst(events) },
    ];
  });
  return context.fit({ users: risky });
};

const integrations = collection({
  what: 'integration',
  scope: ['zt_risk_scoring', 'integrations'],
  param: 'integration_id',
  unique: ['reference_id'],
  ignoresCase: true,
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['updated_at'],
});

/**
 * Address at which a receiver finds the stream configuration:
 * https://openid.net/specs/openid-sharedsignals-framework-1_0.html
 */
function wellKnown(context: Context): string {
  const account = context.segments[1] ?? '';
  const { auth_domain } = read(context, below(context, 'access', 'organizations'), '') ?? {};
  return `https://${auth_domain ?? `local-${account.slice(-8)}.cloudflareaccess.com`}/.well-known/ssf-configuration`;
}

const createIntegration: Handler<'zeroTrust.riskScoring.integrations.create'> = (context) => {
  const { integration_type, tenant_url, reference_id } = fieldsOf(context);
  const known = {
    integration_type,
    tenant_url,
    reference_id: reference_id ?? context.sandbox.ids.uuid(),
    active: true,
  };
  const more = { account_tag: context.path.account_id, well_known_url: wellKnown(context) };
  return context.fit(integrations.add(context, { ...known, ...more }));
};

/** All three are overwritten; without a reference the integration gets another. */
const updateIntegration: Handler<'zeroTrust.riskScoring.integrations.update'> = (context) => {
  const before = integrations.find(context);
  const { active, tenant_url, reference_id } = fieldsOf(context);
  const changes = { active, tenant_url, reference_id: reference_id ?? context.sandbox.ids.uuid() };
  return context.fit(integrations.change(context, before, changes));
};

const byReference: Handler<'zeroTrust.riskScoring.integrations.references.get'> = (context) => {
  const { reference_id } = context.path;
  const integration = integrations.items(context).find((one) => isObject(one) && one.reference_id === reference_id);
  if (integration === undefined)
    throw missing(`integration with the reference '${reference_id.slice(0, 64)}'`, '/reference_id');
  return context.fit(integration);
};

export const riskScoring = {
  'zeroTrust.riskScoring.get': get,
  'zeroTrust.riskScoring.reset': reset,
  'zeroTrust.riskScoring.behaviours.get': (context) => context.fit({ behaviors: shownBehaviors(context) }),
  'zeroTrust.riskScoring.behaviours.update': updateBehaviors,
  'zeroTrust.riskScoring.summary.get': summary,
  'zeroTrust.riskScoring.integrations.create': createIntegration,
  'zeroTrust.riskScoring.integrations.update': updateIntegration,
  'zeroTrust.riskScoring.integrations.references.get': byReference,
} satisfies Handlers;
