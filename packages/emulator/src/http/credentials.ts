/** The credentials that a request carries. */

/** A token, or a key with its user; undefined if there is neither, or the form is unknown to the API. */
export function secretOf(headers: Headers): string | undefined {
  const authorization = headers.get('authorization');
  if (authorization !== null) return BEARER.exec(authorization)?.[1];
  const serviceKey = headers.get('x-auth-user-service-key');
  if (serviceKey) return serviceKey;
  const [key, email] = [headers.get('x-auth-key'), headers.get('x-auth-email')];
  return key && email ? `${email} ${key}` : undefined;
}

/** RFC 6750, 2.1. */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i;

/** https://developers.cloudflare.com/fundamentals/api/get-started/token-formats/ */
const TOKEN = /^(?:[\w-]{40}|cf(?:ut|at)_\w{40,64}|cfoat_.{16,})$/;
const KEY = /^(?:[0-9a-f]{37,45}|cfk_\w{40,64})$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Could Cloudflare have given out such a token? */
export const isTokenLike = (token: string): boolean => TOKEN.test(token);
export const isKeyLike = (key: string): boolean => KEY.test(key);
export const isEmailLike = (email: string): boolean => EMAIL.test(email);
