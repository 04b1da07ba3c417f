/** Blocks, challenges, rate limits and IP Access rules. */
import type { Fields } from '@flarewire/rules-language';
import { all } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
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
export function mitigated(rule: Rule, request: Request, ray: string): Response | undefined {
  if (rule.action === 'block') return blocked(rule.action_parameters, ray);
  if (!CHALLENGES.has(rule.action) || isCleared(request)) return undefined;
  return challengePage(request);
}

/** https://developers.cloudflare.com/waf/custom-rules/create-dashboard/#configure-a-custom-response-for-blocked-requests */
function blocked(parameters: Rule['action_parameters'], ray: string): Response {
  const given = parameters?.response;
  if (typeof given !== 'object' || given === null)
    return new Response(`<h1>Sorry, you have been blocked</h1><p>Ray ID: ${ray}</p>`, { status: 403, headers: html });
  const {
    status_code = 403,
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

/** The mode of the IP Access rule for a visitor, zone before account. https://developers.cloudflare.com/waf/tools/ip-access-rules/ */
export function accessMode(sandbox: Sandbox, zone: Zone, { ip, cf }: KnownVisitor): string | undefined {
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
  return matching.find(({ mode }) => mode === 'whitelist')?.mode ?? matching[0]?.mode;
}

export interface RateCounter {
  /** True if this request is above the rate, or the visitor is still mitigated. */
  isOver(rule: Rule, fields: Fields, now: number): boolean;
}

/** Counts by characteristics, in windows of the period. https://developers.cloudflare.com/waf/rate-limiting-rules/request-rate/ */
export function rateCounter(): RateCounter {
  const windows = new Map<string, { times: number[]; until: number }>();
  return {
    isOver: ({ id, ratelimit }, fields, now) => {
      if (ratelimit === undefined) return false;
      const { characteristics = [], period, requests_per_period = 1, mitigation_timeout = 0 } = ratelimit;
      const key = JSON.stringify([id, ...characteristics.map((name) => fields[name] ?? null)]);
      const state = windows.get(key) ?? { times: [], until: 0 };
      windows.set(key, state);
      if (now < state.until) return true;
      state.times = state.times.filter((time) => time > now - period * 1000);
      state.times.push(now);
      if (state.times.length <= requests_per_period) return false;
      state.until = now + mitigation_timeout * 1000;
      return true;
    },
  };
}
