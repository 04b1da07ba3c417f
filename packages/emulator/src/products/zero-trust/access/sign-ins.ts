/** Sign-ins of users with their sessions and logs: those at the edge, and one of each other user, at the time it was created. */
import type { At, Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { hash } from '../../../state/ids.ts';
import { uuidFrom } from '../../shared/chance.ts';
import { all, below, type Fields } from '../../shared/fields.ts';
import { isWithin, mentions, ordered, says } from '../../shared/lists.ts';
import {
  type AccessSession,
  accessLogins,
  accessSessions,
  identityOf,
  NO_DEVICE,
  ONE_TIME_PIN,
} from './edge-sessions.ts';
import { missing } from './shared.ts';

/** https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/#session-durations */
const DAY = 86_400;
/** An address of documentation (RFC 5737). */
const ADDRESS = '192.0.2.1';

export const users = (context: Context): Fields[] => all(context, below(context, 'access', 'users'));

function userOf(context: Context & At<'user_id'>): Fields {
  const user = users(context).find((one) => one.id === context.path.user_id);
  if (user === undefined) throw missing('user', '/user_id');
  return user;
}

const seconds = (time: unknown): number => Math.floor(Date.parse(String(time)) / 1000);
const rayOf = (text: string): string =>
  [1, 2].map((part) => hash(`${part}${text}`).toString(16).padStart(8, '0')).join('');

/** Identity of a user at the time of the last sign-in. */
function identity(context: Context, user: Fields): Fields {
  const last = atEdge(context, user).at(-1);
  return last === undefined ? derivedIdentity(context, user) : identityOf(accountOf(context), last);
}

function derivedIdentity(context: Context, user: Fields): Fields {
  return {
    id: user.id,
    user_uuid: user.id,
    email: user.email,
    name: user.name,
    account_id: context.segments[1],
    iat: seconds(user.created_at),
    idp: ONE_TIME_PIN,
    ip: ADDRESS,
    geo: { country: 'US' },
    ...NO_DEVICE,
  };
}

const accountOf = (context: Context): string => context.segments[1] ?? '';

const atEdge = (context: Context, user: Fields): AccessSession[] =>
  accessSessions(context, accountOf(context)).filter((session) => session.user_id === user.id);

function shownSession({ nonce, iat, exp, user_id, apps }: AccessSession): Fields {
  const shown = Object.entries(apps).map(([aud, { host }]) => [aud, { hostname: host, type: 'self_hosted' }]);
  const metadata = { apps: Object.fromEntries(shown), iat, expires: exp, ttl: exp - iat, nonce };
  return { name: user_id, expiration: exp, metadata, nonce };
}

const hasSignedIn = (context: Context, user: Fields): boolean =>
  accessLogins(context, accountOf(context)).some((login) => login.user_id === user.id);

/** A session ends after its time, or when the user is revoked. */
function sessions(context: Context, user: Fields): Fields[] {
  const now = context.sandbox.clock.now();
  if (hasSignedIn(context, user))
    return atEdge(context, user)
      .filter(({ exp }) => exp * 1000 > now)
      .map(shownSession);
  const iat = seconds(user.created_at);
  const isOver = context.sandbox.clock.now() >= (iat + DAY) * 1000 || user.revoked_at !== undefined;
  if (isOver) return [];
  const nonce = rayOf(String(user.id));
  const metadata = { apps: {}, iat, expires: iat + DAY, ttl: DAY, nonce };
  return [{ name: String(user.id), expiration: iat + DAY, metadata, nonce }];
}

const getSession: Handler<'zeroTrust.access.users.activeSessions.get'> = (context) => {
  const user = userOf(context);
  const session = sessions(context, user).find(({ nonce }) => nonce === context.path.nonce);
  if (session === undefined) throw missing('session', '/nonce');
  return context.fit({ ...identity(context, user), isActive: true });
};

const listUsers: Handler<'zeroTrust.access.users.list'> = (context) => {
  const { email, name, search } = context.query;
  const asked = users(context).filter(
    (user) => mentions(email, user.email) && mentions(name, user.name) && mentions(search, user.email, user.name),
  );
  return context.page(asked, (user) => context.fit({ ...user, last_successful_login: user.created_at }));
};

/** One login of each user, at the App Launcher. */
function logins(context: Context): Fields[] {
  const { auth_domain = 'local.cloudflareaccess.com' } =
    all(context, below(context, 'access', 'organizations'))[0] ?? {};
  const atEdge = accessLogins(context, accountOf(context));
  const known = new Set<unknown>(atEdge.map(({ user_id }) => user_id));
  const made = users(context).filter(({ id }) => !known.has(id));
  const derived = made.map((user) => ({
    action: 'login',
    allowed: true,
    app_domain: auth_domain,
    app_uid: uuidFrom(String(auth_domain)),
    connection: 'onetimepin',
    created_at: user.created_at,
    ip_address: ADDRESS,
    ray_id: rayOf(`login/${user.id}`),
    user_email: user.email,
    user_id: user.id,
  }));
  return [...derived, ...atEdge.map((login) => ({ ...login }))];
}

/** https://developers.cloudflare.com/cloudflare-one/insights/logs/dashboard-logs/access-authentication-logs/ */
const accessRequests: Handler<'zeroTrust.access.logs.accessRequests.list'> = (context) => {
  const { email, email_exact, emailOp, direction = 'desc', since, until, user_id, page = 1, ...query } = context.query;
  const isMeant = (one: Fields): boolean => {
    const isSame = String(one.user_email).toLowerCase() === String(email).toLowerCase();
    if (email === undefined) return true;
    if (emailOp === 'neq') return !isSame;
    return email_exact === true || emailOp === 'eq' ? isSame : mentions(email, one.user_email);
  };
  const asked = logins(context).filter(
    (one) => isMeant(one) && says(user_id, one.user_id) && isWithin(one.created_at, since, until),
  );
  const size = query.per_page ?? query.limit ?? 25;
  const shown = ordered(asked, 'created_at', direction).slice((page - 1) * size, page * size);
  return context.fit(shown.map(({ user_id: _, ...one }) => one));
};

export const accessSignIns = {
  'zeroTrust.access.users.list': listUsers,
  'zeroTrust.access.users.activeSessions.list': (context) =>
    context.page(sessions(context, userOf(context)), ({ nonce: _, ...session }) => context.fit(session)),
  'zeroTrust.access.users.activeSessions.get': getSession,
  'zeroTrust.access.users.lastSeenIdentity.get': (context) => context.fit(identity(context, userOf(context))),
  /** None has failed. */
  'zeroTrust.access.users.failedLogins.list': (context) => {
    userOf(context);
    return context.page([]);
  },
  'zeroTrust.access.logs.accessRequests.list': accessRequests,
  /** Nobody asks for access just in time here. */
  'zeroTrust.access.logs.jitRequests.get': () => {
    throw missing('access request');
  },
} satisfies Handlers;
