/** JSON Web Tokens: https://www.rfc-editor.org/rfc/rfc7519 */
import { createHmac } from 'node:crypto';
import { isObject } from '@flarewire/schema';

type Claims = Readonly<Record<string, unknown>>;

const encoded = (part: Claims): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Header and claims of a token: the text that is signed. */
export const unsignedJwt = (header: Claims, claims: Claims): string => `${encoded(header)}.${encoded(claims)}`;

/** A token that a secret signs (HS256). */
export function signJwt(claims: Claims, secret: string): string {
  const text = unsignedJwt({ alg: 'HS256', typ: 'JWT' }, claims);
  return `${text}.${hs256(text, secret)}`;
}

const hs256 = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64url');

export function isSignedBy(jwt: string, secret: string): boolean {
  const at = jwt.lastIndexOf('.');
  return hs256(jwt.slice(0, at), secret) === jwt.slice(at + 1);
}

/** The header of a token; undefined if the text is not one. */
export const headerOf = (jwt: string): Record<string, unknown> | undefined => decoded(jwt.split('.')[0]);

/** The claims, unverified; undefined if the text is not a token. */
export const claimsOf = (jwt: string): Record<string, unknown> | undefined => decoded(jwt.split('.')[1]);

function decoded(part = ''): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
