/** Service tokens of requests. https://developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/service-tokens/ */
import { isObject } from '@flarewire/schema';
import { bearing, type Fields } from '../../products/shared/fields.ts';
import { revokedSince } from '../../products/zero-trust/access/edge-sessions.ts';
import { isServiceSecret } from '../../products/zero-trust/access/service-secrets.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { Application } from './applications.ts';
import { teamDomain, tokenSeconds } from './sign-in.ts';
import { signToken, verifyToken } from './tokens.ts';

export interface ServiceToken {
  readonly id: string;
  readonly clientId: string;
  /** True if the request has its id and secret, and not a cookie alone. */
  readonly isSent: boolean;
}

interface Credentials {
  readonly clientId: string;
  readonly secret: string;
}

/** Id and secret of a request, in two headers or in the one that the application names; undefined without any. */
export function credentialsOf({ fields }: Application, headers: Headers): Credentials | undefined {
  const clientId = headers.get('cf-access-client-id');
  const secret = headers.get('cf-access-client-secret');
  if (clientId !== null || secret !== null) return { clientId: clientId ?? '', secret: secret ?? '' };
  const { read_service_tokens_from_header: name } = fields;
  const text = typeof name === 'string' && name !== '' ? headers.get(name) : null;
  const value = text === null ? undefined : parsed(text);
  if (value === undefined || typeof value['cf-access-client-id'] !== 'string') return undefined;
  return { clientId: value['cf-access-client-id'], secret: String(value['cf-access-client-secret']) };
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The valid token of these credentials, or the one that a cookie of the application names. */
export function serviceTokenOf(
  sandbox: Sandbox,
  application: Application,
  credentials: Credentials | undefined,
  cookie: string,
): ServiceToken | undefined {
  if (credentials !== undefined) {
    const found = enabledToken(sandbox, application, credentials.clientId);
    if (found === undefined) return undefined;
    const { id, scope } = found;
    return isServiceSecret({ sandbox }, scope, id, credentials.secret)
      ? { id, clientId: credentials.clientId, isSent: true }
      : undefined;
  }
  const { account, aud } = application;
  const claims = cookie === '' ? undefined : verifyToken(sandbox, account, cookie);
  if (typeof claims?.common_name !== 'string' || !isFor(claims, aud)) return undefined;
  if (Number(claims.iat) <= revokedSince({ sandbox }, account, aud)) return undefined;
  const found = enabledToken(sandbox, application, claims.common_name);
  return found === undefined ? undefined : { id: found.id, clientId: claims.common_name, isSent: false };
}

export const isFor = ({ aud }: Fields, wanted: string): boolean => Array.isArray(aud) && aud.includes(wanted);

function enabledToken(sandbox: Sandbox, { owner, account }: Application, clientId: string) {
  const scopes = [...new Set([owner, pathKey(['accounts', account])])].map((one) => `${one}/access/service_tokens`);
  for (const scope of scopes) {
    const token = bearing({ sandbox }, scope, 'client_id', clientId)[0];
    if (token === undefined) continue;
    const isValid = token.enabled !== false && Date.parse(String(token.expires_at)) > sandbox.clock.now();
    return isValid ? { id: String(token.id), scope } : undefined;
  }
  return undefined;
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/application-token/#service-token-authentication */
export function serviceAssertion(sandbox: Sandbox, application: Application, policy: Fields, clientId: string): string {
  const { account, aud } = application;
  const iat = Math.floor(sandbox.clock.now() / 1000);
  const exp = iat + tokenSeconds(application, policy);
  const iss = `https://${teamDomain(sandbox, account)}`;
  return signToken(sandbox, account, { type: 'app', aud: [aud], exp, iss, common_name: clientId, iat, sub: '' });
}
