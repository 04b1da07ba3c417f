/** Sessions of users who signed in at the edge: what the API lists and revokes, and what makes their tokens valid. */
import { pathKey } from '../../../routing/router.ts';
import type { Sandbox } from '../../../state/sandbox.ts';
import { uuidFrom } from '../../shared/chance.ts';
import { all, type Fields, keep, read } from '../../shared/fields.ts';
import type { AccessIdentity } from './access-identity.ts';

export interface AccessSession {
  readonly nonce: string;
  readonly user_id: string;
  readonly identity: AccessIdentity;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
  readonly ip: string;
  readonly country: string;
  /** By audience tag: applications with a token of the session, and the policy that allowed each. */
  readonly apps: Readonly<Record<string, { readonly policy: Fields; readonly host: string }>>;
}

/** An entry of the authentication log. */
export interface AccessLogin {
  readonly action: 'login' | 'logout';
  readonly allowed: boolean;
  readonly app_domain: string;
  readonly app_uid: string;
  readonly connection: string;
  readonly created_at: string;
  readonly ip_address: string;
  readonly ray_id: string;
  readonly user_email: string;
  readonly user_id: string;
}

export const ONE_TIME_PIN = { id: uuidFrom('onetimepin'), type: 'onetimepin' };

/** Of requests without the Cloudflare One Client and without a client certificate. */
export const NO_DEVICE = {
  ...{ auth_status: 'NONE', common_name: '' },
  ...{ is_gateway: false, is_warp: false, version: 2 },
  ...{ device_id: '', device_sessions: {}, devicePosture: {} },
};

/** https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/application-token/#user-identity */
export function identityOf(account: string, { user_id, identity, iat, ip, country }: AccessSession): Fields {
  const { email, name = '', idp, groups = [], claims, methods } = identity;
  return {
    ...{ id: user_id, user_uuid: user_id, email, name, account_id: account, iat, ip, geo: { country } },
    idp: idp === undefined ? ONE_TIME_PIN : { id: idp },
    groups: groups.map((group) => ({ id: group, name: group })),
    ...(claims === undefined ? {} : { oidc_fields: claims, saml_attributes: claims }),
    ...(methods === undefined ? {} : { amr: methods }),
    ...NO_DEVICE,
  };
}

type Stated = { readonly sandbox: Sandbox };

const scopeOf = (account: string, name: string): string => pathKey(['accounts', account, 'access', name]);
const SESSIONS = 'edge-sessions';
const LOGINS = 'edge-logins';

/** Ours: the log has this many entries at most. */
const MAX_LOGINS = 1000;

export const accessSessions = (stated: Stated, account: string): AccessSession[] =>
  all<AccessSession>(stated, scopeOf(account, SESSIONS));

/** The session, unless it has ended. */
export function accessSession(stated: Stated, account: string, nonce: string): AccessSession | undefined {
  const session = read<AccessSession>(stated, scopeOf(account, SESSIONS), nonce);
  return session !== undefined && session.exp * 1000 > stated.sandbox.clock.now() ? session : undefined;
}

export function saveAccessSession(stated: Stated, account: string, session: AccessSession): void {
  keep(stated, scopeOf(account, SESSIONS), session.nonce, session);
}

/** Ends all sessions of a user: the tokens that they gave are refused from then on. */
export function endAccessSessions(stated: Stated, account: string, email: string): void {
  for (const { nonce, identity } of accessSessions(stated, account))
    if (identity.email.toLowerCase() === email.toLowerCase())
      stated.sandbox.store.remove(scopeOf(account, SESSIONS), nonce);
}

/** Ends the tokens of an application; the sessions of its users remain, and give new ones. */
export function revokeApplication(stated: Stated, account: string, aud: string): void {
  for (const session of accessSessions(stated, account)) {
    if (session.apps[aud] === undefined) continue;
    const { [aud]: _, ...apps } = session.apps;
    saveAccessSession(stated, account, { ...session, apps });
  }
  keep(stated, scopeOf(account, 'edge-revocations'), aud, { at: Math.floor(stated.sandbox.clock.now() / 1000) });
}

/** Seconds since 1970 of the last revocation; 0 if there was none. */
export const revokedSince = (stated: Stated, account: string, aud: string): number =>
  read<{ at: number }>(stated, scopeOf(account, 'edge-revocations'), aud)?.at ?? 0;

export const accessLogins = (stated: Stated, account: string): AccessLogin[] =>
  all<AccessLogin>(stated, scopeOf(account, LOGINS));

export function logAccess(stated: Stated, account: string, entry: AccessLogin): void {
  const scope = scopeOf(account, LOGINS);
  if (stated.sandbox.store.count(scope) >= MAX_LOGINS)
    for (const { ray_id } of accessLogins(stated, account).slice(0, MAX_LOGINS / 2))
      stated.sandbox.store.remove(scope, ray_id);
  keep(stated, scope, entry.ray_id, entry);
}
