/** Session tokens of temporary credentials: https://developers.cloudflare.com/r2/api/s3/temporary-credentials/ */
import { createHash, createHmac } from 'node:crypto';
import { isObject } from '@flarewire/schema';

/** A JWT that the secret of the parent signs (HS256). */
export function signJwt(claims: Readonly<Record<string, unknown>>, secret: string): string {
  const [head, body] = [{ alg: 'HS256', typ: 'JWT' }, claims].map((one) =>
    Buffer.from(JSON.stringify(one)).toString('base64url'),
  );
  return `${head}.${body}.${hs256(`${head}.${body}`, secret)}`;
}

const hs256 = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64url');

export function isSignedBy(jwt: string, secret: string): boolean {
  const at = jwt.lastIndexOf('.');
  return hs256(jwt.slice(0, at), secret) === jwt.slice(at + 1);
}

/** The claims, unverified; undefined where the text is not a JWT. */
export function claimsOf(jwt: string): Record<string, unknown> | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    return isObject(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** The secret access key that belongs to a session. */
export const secretOfSession = (jwt: string): string => createHash('sha256').update(jwt).digest('hex');
