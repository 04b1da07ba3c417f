/** The credentials that a request carries. */

/** A token, or a key with its user; undefined where there is neither, or no form that the API knows. */
export function secretOf(headers: Headers): string | undefined {
  const authorization = headers.get('authorization');
  if (authorization !== null) return /^bearer\s+(\S+)/i.exec(authorization)?.[1];
  const serviceKey = headers.get('x-auth-user-service-key');
  if (serviceKey) return serviceKey;
  const [key, email] = [headers.get('x-auth-key'), headers.get('x-auth-email')];
  return key && email ? `${email} ${key}` : undefined;
}
