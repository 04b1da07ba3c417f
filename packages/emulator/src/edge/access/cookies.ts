/** Cookies of Access. https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/ */
import type { Application } from './applications.ts';

const NAME = 'CF_Authorization';

/**
 * The token in the request's cookie, or in the header that programs send; empty without one.
 * https://developers.cloudflare.com/cloudflare-one/tutorials/cli/#using-the-token-as-an-environment-variable
 */
export function tokenIn(headers: Headers): string {
  const sent = headers.get('cf-access-token');
  if (sent !== null) return sent;
  const found = (headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1) ?? '';
}

/** The cookie at the team domain. */
export const globalCookie = (token: string, seconds: number): string =>
  `${NAME}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=None`;

/** The cookie at the application, with the attributes that it chooses. */
export function applicationCookie({ fields }: Application, token: string, seconds: number): string {
  const { http_only_cookie_attribute: httpOnly, same_site_cookie_attribute: sameSite } = fields;
  const domain = String(fields.domain ?? '');
  const slash = domain.indexOf('/');
  const path = fields.path_cookie_attribute === true && slash > 0 ? domain.slice(slash).split('*')[0] || '/' : '/';
  const site = { strict: 'Strict', lax: 'Lax' }[String(sameSite).toLowerCase()] ?? 'None';
  const hidden = httpOnly === false ? '' : ' HttpOnly;';
  return `${NAME}=${token}; Path=${path}; Max-Age=${seconds}; Secure;${hidden} SameSite=${site}`;
}

export const CLEARED = `${NAME}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=None`;
