/** The Zero Trust organization, its signing keys, its users with their seats, and tests of policies on them. */

import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { all, below, countOf, type Fields, fieldsOf, found, keep, phase, read } from '../../shared/fields.ts';
import { endAccessSessions } from './edge-sessions.ts';
import { checkSession, conflict, invalid, milliseconds, missing } from './shared.ts';

const DAY = 86_400e3;
/** https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/#global-session-duration */
const MIN_GLOBAL_SESSION = 15 * 60e3;

/** An account as it is named by a path of the API. */
export type InAccount = Pick<Context, 'sandbox' | 'segments'>;

const orgScope = (context: Pick<Context, 'segments'>): string => below(context, 'access', 'organizations');

/** https://developers.cloudflare.com/cloudflare-one/faq/getting-started-faq/#whats-a-team-domainteam-name */
function checkOrganization(fields: Fields): void {
  const { auth_domain, user_seat_expiration_inactive_time: idle } = fields;
  if (auth_domain !== undefined && !String(auth_domain).endsWith('.cloudflareaccess.com'))
    throw invalid('auth_domain must end in .cloudflareaccess.com', '/auth_domain');
  checkSession(fields.session_duration, MIN_GLOBAL_SESSION);
  if (fields.warp_auth_session_duration !== undefined)
    milliseconds(fields.warp_auth_session_duration, '/warp_auth_session_duration');
  // The least is one month, said of the field in the API reference.
  if (idle !== undefined && milliseconds(idle, '/user_seat_expiration_inactive_time') < 730 * 3600e3)
    throw invalid('user_seat_expiration_inactive_time must be at least 730h', '/user_seat_expiration_inactive_time');
}

/** Access is on from the start: an account that nobody set up has a team of its own name. */
export function organization(context: InAccount): Fields {
  const before = read(context, orgScope(context), '');
  if (before !== undefined) return before;
  const name = `local-${context.segments[1]?.slice(-8) ?? ''}`;
  return { name, auth_domain: `${name}.cloudflareaccess.com`, session_duration: '24h', is_ui_read_only: false };
}

const createOrganization: Handler<'zeroTrust.organizations.create'> = (context) => {
  if (read(context, orgScope(context), '') !== undefined) throw conflict('the organization already exists');
  const body = fieldsOf(context);
  checkOrganization(body);
  const now = context.now();
  return context.fit(keep(context, orgScope(context), '', { ...body, created_at: now, updated_at: now }));
};

const updateOrganization: Handler<'zeroTrust.organizations.update'> = (context) => {
  const body = fieldsOf(context);
  checkOrganization(body);
  const saved = { ...organization(context), ...body, updated_at: context.now() };
  return context.fit(keep(context, orgScope(context), '', saved));
};

/**
 * Ends the sessions of a user, and where it is asked for those of the user's devices.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/
 */
const revokeUser: Handler<'zeroTrust.organizations.revokeUsers'> = (context) => {
  const { email, devices } = fieldsOf(context);
  const isTheirs = (one: Fields): boolean =>
    String(isObject(one.user) ? one.user.email : one.email).toLowerCase() === String(email).toLowerCase();
  const scopes = [usersScope(context), ...(devices === true ? [below(context, 'devices', 'registrations')] : [])];
  for (const scope of scopes) {
    for (const one of all(context, scope).filter(isTheirs))
      keep(context, scope, String(one.id), { ...one, revoked_at: context.now() });
  }
  endAccessSessions(context, context.segments[1] ?? '', String(email));
  return true;
};

const keysScope = (context: InAccount): string => below(context, 'access', 'keys');

/** Keys rotate by themselves at the end of their interval. */
export function keys(context: InAccount): Fields {
  const now = new Date(context.sandbox.clock.now()).toISOString();
  const kept = read(context, keysScope(context), '') ?? { key_rotation_interval_days: 90, last_key_rotation_at: now };
  const interval = Number(kept.key_rotation_interval_days) * DAY;
  const last = Date.parse(String(kept.last_key_rotation_at));
  const since = Math.max(0, context.sandbox.clock.now() - last);
  const rotated = last + Math.floor(since / interval) * interval;
  const last_key_rotation_at = new Date(rotated).toISOString();
  const { key_rotation_interval_days } = kept;
  const days_until_next_rotation = Math.ceil((rotated + interval - context.sandbox.clock.now()) / DAY);
  const shown = { key_rotation_interval_days, last_key_rotation_at, days_until_next_rotation };
  const isKnown = kept.days_until_next_rotation !== undefined && kept.last_key_rotation_at === last_key_rotation_at;
  return isKnown ? shown : keep(context, keysScope(context), '', shown);
}

const updateKeys: Handler<'zeroTrust.access.keys.update'> = (context) => {
  const days = Number(fieldsOf(context).key_rotation_interval_days);
  if (!Number.isInteger(days) || days < 21 || days > 365)
    throw invalid('key_rotation_interval_days must be between 21 and 365', '/key_rotation_interval_days');
  keep(context, keysScope(context), '', { ...keys(context), key_rotation_interval_days: days });
  return context.fit(keys(context));
};

const rotateKeys: Handler<'zeroTrust.access.keys.rotate'> = (context) => {
  keep(context, keysScope(context), '', { ...keys(context), last_key_rotation_at: context.now() });
  return context.fit(keys(context));
};

const usersScope = (context: Pick<Context, 'segments'>): string => below(context, 'access', 'users');

const createUser: Handler<'zeroTrust.access.users.create'> = (context) => {
  const { email, name } = fieldsOf(context);
  checkEmail(context, email);
  return context.fit(addUser(context, { email, name: name ?? '' }));
};

/** @param facts email address and name; seats that are taken */
export function addUser(context: InAccount, facts: Fields): Fields {
  const { ids, clock } = context.sandbox;
  const id = ids.uuid();
  const now = new Date(clock.now()).toISOString();
  const seats = { access_seat: false, gateway_seat: false, seat_uid: ids.uuid(), active_device_count: 0 };
  return keep(context, usersScope(context), id, { id, uid: id, created_at: now, updated_at: now, ...seats, ...facts });
}

export const accessUsersIn = (context: InAccount): Fields[] => all(context, usersScope(context));

function checkEmail(context: Context, email: unknown): void {
  const text = String(email).toLowerCase();
  const isTaken = all(context, usersScope(context)).some(
    (user) => String(user.email).toLowerCase() === text && user.id !== context.path.user_id,
  );
  if (isTaken) throw conflict('a user with this email already exists', '/email');
}

const updateUser: Handler<'zeroTrust.access.users.update'> = (context) => {
  const user = found(context, usersScope(context), context.path.user_id, () => missing('user'));
  const { email, name } = fieldsOf(context);
  checkEmail(context, email);
  return context.fit(
    keep(context, usersScope(context), String(user.id), { ...user, email, name, updated_at: context.now() }),
  );
};

/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/users/seat-management/ */
const editSeats: Handler<'zeroTrust.seats.edit'> = (context) => {
  const users = all(context, usersScope(context));
  const { body: seats = [] } = context;
  const changed = seats.map((seat, index) => {
    const user = users.find((one) => one.seat_uid === seat.seat_uid);
    if (user === undefined) throw missing('seat', `/${index}/seat_uid`);
    const { access_seat, gateway_seat } = seat;
    return keep(context, usersScope(context), String(user.id), {
      ...user,
      access_seat,
      gateway_seat,
      updated_at: context.now(),
    });
  });
  return new PageResult(changed.map((user) => context.fit(user)));
};

const testScope = (context: Context): string => below(context, 'access', 'policy-tests');

/** https://developers.cloudflare.com/cloudflare-one/access-controls/policies/policy-management/#test-your-policies */
const startTest: Handler<'zeroTrust.access.applications.policyTests.create'> = (context) => {
  const id = context.sandbox.ids.uuid();
  keep(context, testScope(context), id, { id, policies: fieldsOf(context).policies ?? [], created_at: context.now() });
  return context.fit({ id, status: 'success' });
};

const findTest = (context: Context & At<'policy_test_id'>): Fields =>
  found(context, testScope(context), context.path.policy_test_id, () => missing('policy test'));

const showTest: Handler<'zeroTrust.access.applications.policyTests.get'> = (context) => {
  const test = findTest(context);
  const status = phase(test.created_at, context, [
    ['processing', 0],
    ['complete', 5],
  ]);
  const verdicts = status === 'complete' ? verdictsOf(context, test) : [];
  const total = countOf(context, usersScope(context));
  const approved = verdicts.filter((one) => one.status === 'approved').length;
  const share = (count: number): number => (total === 0 ? 0 : Math.round((count / total) * 100));
  return context.fit({
    id: test.id,
    status,
    total_users: total,
    users_approved: approved,
    users_blocked: verdicts.length - approved,
    users_errored: 0,
    percent_approved: share(approved),
    percent_blocked: share(verdicts.length - approved),
    percent_errored: 0,
    percent_users_processed: status === 'complete' ? 100 : 0,
  });
};

function verdictsOf(context: Context, test: Fields): Fields[] {
  const policies = (Array.isArray(test.policies) ? test.policies : []).flatMap((policy) => {
    const one = typeof policy === 'string' ? read(context, below(context, 'access', 'policies'), policy) : policy;
    return isObject(one) ? [one] : [];
  });
  return all(context, usersScope(context)).map(({ id, email, name }) => {
    const first = policies.find(
      (policy) => policy.decision !== 'non_identity' && applies(context, policy, String(email), 0),
    );
    const isIn = first?.decision === 'allow' || first?.decision === 'bypass';
    return { id, email, name, status: isIn ? 'approved' : 'blocked' };
  });
}

/** Include is OR, require is AND, exclude is NOT. https://developers.cloudflare.com/cloudflare-one/access-controls/policies/ */
function applies(context: Context, policy: Fields, email: string, depth: number): boolean {
  const rules = (name: string): Fields[] => (Array.isArray(policy[name]) ? policy[name].filter(isObject) : []);
  const fits = (rule: Fields): boolean => meets(context, rule, email, depth);
  return rules('include').some(fits) && rules('require').every(fits) && !rules('exclude').some(fits);
}

/** True if the email address alone meets the rule. */
function meets(context: Context, rule: Fields, email: string, depth: number): boolean {
  const detail = (name: string): Fields => (isObject(rule[name]) ? rule[name] : {});
  if (isObject(rule.everyone)) return true;
  if (isObject(rule.email)) return String(detail('email').email).toLowerCase() === email.toLowerCase();
  if (isObject(rule.email_domain))
    return email.toLowerCase().endsWith(`@${String(detail('email_domain').domain).toLowerCase()}`);
  if (!isObject(rule.group) || depth > 5) return false;
  const group = read(context, below(context, 'access', 'groups'), String(detail('group').id));
  return group !== undefined && applies(context, group, email, depth + 1);
}

const testedUsers: Handler<'zeroTrust.access.applications.policyTests.users.list'> = (context) => {
  const wanted = { success: 'approved', fail: 'blocked', error: 'error' }[String(context.query.status)];
  const verdicts = verdictsOf(context, findTest(context));
  return context.page(
    verdicts.filter((one) => wanted === undefined || one.status === wanted),
    (one) => context.fit(one),
  );
};

export const accessUsers = {
  'zeroTrust.organizations.create': createOrganization,
  'zeroTrust.organizations.update': updateOrganization,
  'zeroTrust.organizations.list': (context) => context.fit(organization(context)),
  'zeroTrust.organizations.revokeUsers': revokeUser,
  'zeroTrust.access.keys.get': (context) => context.fit(keys(context)),
  'zeroTrust.access.keys.update': updateKeys,
  'zeroTrust.access.keys.rotate': rotateKeys,
  'zeroTrust.access.users.create': createUser,
  'zeroTrust.access.users.update': updateUser,
  'zeroTrust.seats.edit': editSeats,
  'zeroTrust.access.applications.policyTests.create': startTest,
  'zeroTrust.access.applications.policyTests.get': showTest,
  'zeroTrust.access.applications.policyTests.users.list': testedUsers,
} satisfies Handlers;
