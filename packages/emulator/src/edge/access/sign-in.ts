/** Signs users in to Access applications: sessions, tokens, and one-time PINs. */
import { createHash } from 'node:crypto';
import type { Fields } from '../../products/shared/fields.ts';
import type { AccessIdentity } from '../../products/zero-trust/access/access-identity.ts';
import {
  type AccessSession,
  accessSession,
  logAccess,
  ONE_TIME_PIN,
  saveAccessSession,
} from '../../products/zero-trust/access/edge-sessions.ts';
import { milliseconds } from '../../products/zero-trust/access/shared.ts';
import { accessUsersIn, addUser, organization } from '../../products/zero-trust/access/users.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { EdgeOptions } from '../types.ts';
import type { KnownVisitor } from '../visitor.ts';
import type { Application } from './applications.ts';
import { decide } from './policies.ts';
import { signToken, verifyToken } from './tokens.ts';

export interface Desk {
  readonly sandbox: Sandbox;
  readonly visitor: KnownVisitor;
  readonly options: EdgeOptions;
}

export const inAccount = (sandbox: Sandbox, account: string) => ({ sandbox, segments: ['accounts', account] });

/** Host name of the account's team domain. */
export const teamDomain = (sandbox: Sandbox, account: string): string =>
  String(organization(inAccount(sandbox, account)).auth_domain);

export const subjectOf = ({ visitor: { ip, cf } }: Desk, identity?: AccessIdentity) => ({
  ip,
  country: String(cf.country),
  identity,
});

/** The user with the groups and claims that the options give. */
export const identityFor = ({ options: { identities = {} } }: Desk, email: string): AccessIdentity => ({
  ...(Object.hasOwn(identities, email) ? identities[email] : {}),
  email,
});

/** The user's row; the first login makes it, and takes a seat. */
function userOf(sandbox: Sandbox, account: string, { email, name = '' }: AccessIdentity): Fields {
  const context = inAccount(sandbox, account);
  const known = accessUsersIn(context).find((user) => String(user.email).toLowerCase() === email.toLowerCase());
  return known ?? addUser(context, { email, name, access_seat: true });
}

/** A new session of a user at the team domain; undefined if no policy of the application allows the user. */
export function openSession(desk: Desk, application: Application, host: string, identity: AccessIdentity) {
  const { sandbox, visitor } = desk;
  const { account } = application;
  return sandbox.transaction((): AccessSession | undefined => {
    const user = userOf(sandbox, account, identity);
    const policy = policyFor(desk, application, identity);
    logAccess({ sandbox }, account, {
      action: 'login',
      allowed: policy !== undefined,
      app_domain: host,
      app_uid: String(application.fields.uid),
      connection: identity.idp ?? ONE_TIME_PIN.type,
      created_at: new Date(sandbox.clock.now()).toISOString(),
      ip_address: visitor.ip,
      ray_id: visitor.ray,
      user_email: identity.email,
      user_id: String(user.id),
    });
    if (policy === undefined) return undefined;
    const iat = now(sandbox);
    const exp = iat + secondsOf(organization(inAccount(sandbox, account)).session_duration);
    const nonce = sandbox.ids.digits(16);
    const { ip, country } = subjectOf(desk);
    const user_id = String(user.id);
    const session = { nonce, user_id, identity, iat, exp, ip, country, apps: {} };
    return enter(sandbox, application, { session, host, policy });
  });
}

/** Gives a session that is open the application too; undefined if no policy allows it. */
export function joinApplication(desk: Desk, application: Application, host: string, session: AccessSession) {
  const policy = policyFor(desk, application, session.identity);
  return policy === undefined ? undefined : enter(desk.sandbox, application, { session, host, policy });
}

function policyFor(desk: Desk, application: Application, identity: AccessIdentity): Fields | undefined {
  const decision = decide(desk.sandbox, application, subjectOf(desk, identity));
  return decision.kind === 'deny' || decision.kind === 'unidentified' ? undefined : decision.policy;
}

interface Entry {
  readonly session: AccessSession;
  readonly host: string;
  readonly policy: Fields;
}

function enter(sandbox: Sandbox, { account, aud }: Application, { session, host, policy }: Entry): AccessSession {
  const joined = { ...session, apps: { ...session.apps, [aud]: { host, policy } } };
  saveAccessSession({ sandbox }, account, joined);
  return joined;
}

const now = (sandbox: Sandbox): number => Math.floor(sandbox.clock.now() / 1000);

const DAY = '24h';
const secondsOf = (duration: unknown): number => Math.floor(milliseconds(duration ?? DAY, '/session_duration') / 1000);

/** Ours: a session with immediate timeout lasts long enough to follow the redirect. */
const MIN_SECONDS = 10;

/**
 * Seconds that a token for the application lasts: by its policy, else by the application. The API gives a policy that
 * was sent without a duration `24h`, so this value leaves it to the application.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/#session-durations
 */
export function tokenSeconds({ fields }: Application, { session_duration: own }: Fields): number {
  const duration = own === undefined || own === null || own === DAY ? fields.session_duration : own;
  return Math.max(secondsOf(duration), MIN_SECONDS);
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/application-token/#identity-based-authentication */
function claimsOf(sandbox: Sandbox, account: string, { identity, nonce, user_id, country }: AccessSession): Fields {
  const iat = now(sandbox);
  const iss = `https://${teamDomain(sandbox, account)}`;
  return { email: identity.email, iat, nbf: iat, iss, identity_nonce: nonce, sub: user_id, country };
}

export function applicationToken(sandbox: Sandbox, application: Application, session: AccessSession): string {
  const { account, aud } = application;
  const seconds = tokenSeconds(application, session.apps[aud]?.policy ?? {});
  const claims = claimsOf(sandbox, account, session);
  return signToken(sandbox, account, { aud: [aud], ...claims, exp: Number(claims.iat) + seconds, type: 'app' });
}

/** The token of the team domain. Its audience is not documented. */
export function globalToken(sandbox: Sandbox, account: string, session: AccessSession): string {
  const claims = claimsOf(sandbox, account, session);
  const aud = createHash('sha256').update(String(claims.iss)).digest('hex');
  return signToken(sandbox, account, { aud: [aud], ...claims, exp: session.exp, type: 'org' });
}

/** The open session that a token of this type names, with the claims of the token. */
export function sessionOf(sandbox: Sandbox, account: string, token: string, type: 'app' | 'org') {
  const claims = verifyToken(sandbox, account, token);
  if (claims?.type !== type || typeof claims.identity_nonce !== 'string') return undefined;
  const session = accessSession({ sandbox }, account, claims.identity_nonce);
  return session === undefined ? undefined : { session, claims };
}

interface Pin {
  readonly pin: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const pins = (): Map<string, Pin> => new Map();
/** https://developers.cloudflare.com/cloudflare-one/integrations/identity-providers/one-time-pin/ */
const PIN_TIME = 10 * 60e3;
const keyOf = (account: string, email: string): string => `${account} ${email.toLowerCase()}`;

/** Makes a PIN, if a policy allows the user; the page says the same in both cases. */
export function sendPin(desk: Desk, application: Application, host: string, email: string): void {
  const { sandbox, options } = desk;
  if (policyFor(desk, application, identityFor(desk, email)) === undefined) return;
  const pin = String(Math.floor(sandbox.random() * 1e6)).padStart(6, '0');
  sandbox.use(pins).set(keyOf(application.account, email), { pin, until: sandbox.clock.now() + PIN_TIME });
  options.onPin?.({ email, pin, host });
}

/** The PIN that was made last for an address and is still valid. */
export function pinOf(sandbox: Sandbox, account: string, email: string): string | undefined {
  const found = sandbox.use(pins).get(keyOf(account, email));
  return found !== undefined && found.until > sandbox.clock.now() ? found.pin : undefined;
}

/** True once for the right PIN. */
export function usePin(sandbox: Sandbox, account: string, email: string, pin: string): boolean {
  const isRight = pinOf(sandbox, account, email) === pin;
  if (isRight) sandbox.use(pins).delete(keyOf(account, email));
  return isRight;
}
