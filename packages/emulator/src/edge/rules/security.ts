/** Blocks, challenges and IP Access rules. */
import { all } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { edgeError } from '../edge-error.ts';
import type { KnownVisitor } from '../visitor.ts';
import { addressIn } from './addresses.ts';
import type { Rule } from './in-force.ts';

const CHALLENGES = new Set(['challenge', 'js_challenge', 'managed_challenge']);
/** A visitor with this cookie has passed: a test sets it, or follows the link of the page. */
const CLEARANCE = 'cf_clearance=passed';
/** Path of the link that sets the cookie. */
export const PASS_PATH = '/cdn-cgi/challenge-platform/pass';

const html = { 'content-type': 'text/html; charset=UTF-8' };

/** Response of an action of a security rule; undefined if the request continues. */
export function mitigated(rule: Rule, request: Request, ray: string, status = 403): Response | undefined {
  if (rule.action === 'block') return blocked(rule.action_parameters, ray, status);
  if (!CHALLENGES.has(rule.action) || isCleared(request)) return undefined;
  return challengePage(request);
}

/** https://developers.cloudflare.com/waf/custom-rules/create-dashboard/#configure-a-custom-response-for-blocked-requests */
function blocked(parameters: Rule['action_parameters'], ray: string, status: number): Response {
  const given = parameters?.response;
  if (typeof given !== 'object' || given === null)
    return new Response(`<h1>Sorry, you have been blocked</h1><p>Ray ID: ${ray}</p>`, { status, headers: html });
  const {
    status_code = status,
    content = '',
    content_type = 'text/html',
  } = given as { status_code?: number; content?: string; content_type?: string }; // checked when the rule was stored
  return new Response(content, { status: status_code, headers: { 'content-type': content_type } });
}

const isCleared = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '').split(/;\s*/).includes(CLEARANCE);

/** A page that can be passed, by its link. https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/ */
function challengePage(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const to = encodeURIComponent(`${pathname}${search}`);
  return new Response(`<h1>Verify you are human</h1><p><a href="${PASS_PATH}?to=${to}">Continue</a></p>`, {
    status: 403,
    headers: { ...html, 'cf-mitigated': 'challenge' },
  });
}

/** The response of the link on the challenge page. */
export function passChallenge(url: URL): Response | undefined {
  if (url.pathname !== PASS_PATH) return undefined;
  const to = url.searchParams.get('to') ?? '/';
  const location = /^\/(?!\/)/.test(to) ? to : '/';
  return new Response(null, {
    status: 302,
    headers: { location, 'set-cookie': `${CLEARANCE}; Path=/; HttpOnly; SameSite=Lax` },
  });
}

interface AccessRule {
  readonly mode: string;
  readonly configuration: { readonly target: string; readonly value: string };
}

/** The IP Access rule for a visitor, zone before account. https://developers.cloudflare.com/waf/tools/ip-access-rules/ */
export function accessRule(sandbox: Sandbox, zone: Zone, { ip, cf }: KnownVisitor): AccessRule | undefined {
  const scopes = [
    ['zones', zone.id],
    ['accounts', zone.account.id ?? ''],
  ].map((place) => pathKey([...place, 'firewall', 'access_rules', 'rules']));
  const rules = scopes.flatMap((scope) => all<AccessRule>({ sandbox }, scope));
  const matching = rules.filter(({ configuration: { target, value } }) => {
    if (target === 'country') return value === cf.country;
    if (target === 'asn') return Number(value.replace(/^AS/i, '')) === cf.asn;
    return addressIn(ip, value);
  });
  return matching.find(({ mode }) => mode === 'whitelist') ?? matching[0];
}

/** Errors of blocked addresses, countries and networks: https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/ */
export function bannedBy({ configuration: { target, value } }: AccessRule): Response {
  const code = target === 'country' ? 1009 : target === 'asn' ? 1005 : 1006;
  return edgeError(code, `An IP Access rule blocks ${value}.`);
}
