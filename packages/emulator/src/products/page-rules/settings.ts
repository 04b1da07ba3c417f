/** Settings of page rules: https://developers.cloudflare.com/rules/page-rules/reference/settings/ */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Plan, planOf } from '../zones/plan.ts';

type Property = Record<string, string | number | boolean | (string | number)[]>;
type Setting = readonly [id: string, from: Plan, ...properties: readonly Property[]];

const ORDER: readonly Plan[] = ['free', 'pro', 'business', 'enterprise'];

// The form of a property (a toggle, a choice, a range) is documented by no page now: it is as the API's older reference
// showed it.
const toggle: Property = { name: 'value', type: 'toggle' };
const choice = (...choices: string[]): Property => ({
  name: 'value',
  type: 'select',
  multiple: false,
  choices,
});
const seconds = (min: number): Property => ({ name: 'value', type: 'range', min, max: 31_536_000 });
const text: Property = { name: 'value', type: 'text' };

const SETTINGS: readonly Setting[] = [
  ['always_use_https', 'free'],
  ['automatic_https_rewrites', 'free', toggle],
  ['browser_cache_ttl', 'free', seconds(0)],
  ['browser_check', 'free', toggle],
  ['bypass_cache_on_cookie', 'business', text],
  ['cache_by_device_type', 'enterprise', toggle],
  ['cache_deception_armor', 'free', toggle],
  ['cache_level', 'free', choice('bypass', 'basic', 'simplified', 'aggressive', 'cache_everything')],
  ['cache_on_cookie', 'business', text],
  ['cache_ttl_by_status', 'enterprise', { name: 'value', type: 'object' }],
  ['cache_key_fields', 'enterprise', { name: 'value', type: 'object' }],
  ['disable_zaraz', 'free'],
  ['edge_cache_ttl', 'free', seconds(1)],
  ['email_obfuscation', 'free', toggle],
  [
    'forwarding_url',
    'free',
    { name: 'url', type: 'forwardingUrl' },
    { name: 'status_code', type: 'select', multiple: false, choices: [301, 302] },
  ],
  ['host_header_override', 'enterprise', text],
  ['ip_geolocation', 'free', toggle],
  ['mirage', 'pro', toggle],
  ['opportunistic_encryption', 'free', toggle],
  ['explicit_cache_control', 'free', toggle],
  ['origin_error_page_pass_thru', 'enterprise', toggle],
  ['polish', 'pro', choice('off', 'lossless', 'lossy')],
  ['sort_query_string_for_cache', 'enterprise', toggle],
  ['resolve_override', 'enterprise', text],
  ['respect_strong_etag', 'enterprise', toggle],
  ['response_buffering', 'enterprise', toggle],
  ['rocket_loader', 'free', toggle],
  ['ssl', 'free', choice('off', 'flexible', 'full', 'strict', 'origin_pull')],
  ['true_client_ip_header', 'enterprise', toggle],
];

/** Browser Cache TTL of 0 keeps what the origin says: Enterprise only. The least time of the other plans is from the older reference. */
function display([id, , ...properties]: Setting, plan: Plan) {
  const isShort = id === 'browser_cache_ttl' && plan !== 'enterprise';
  return { id, properties: isShort ? [seconds(1800)] : properties };
}

/** Does the plan have the setting? One that the page does not list is held to nothing. */
export function isIncluded(id: string, plan: Plan): boolean {
  const from = SETTINGS.find(([name]) => name === id)?.[1] ?? 'free';
  return ORDER.indexOf(from) <= ORDER.indexOf(plan);
}

const list: Handler<'pageRules.settings.list'> = (context) => {
  const plan = planOf(context);
  return SETTINGS.filter(([id]) => isIncluded(id, plan)).map((setting) => display(setting, plan));
};

export const pageRuleSettings = { 'pageRules.settings.list': list } satisfies Handlers;
