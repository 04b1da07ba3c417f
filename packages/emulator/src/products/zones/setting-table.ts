/** The settings of a zone: what they are set to at first, and from which plan on they can be changed. */
import type { ByPlan, Plan } from './plan.ts';
import { byPlan } from './plan.ts';

export interface Setting {
  /** Value of a new zone. Settings that are switched by `enabled` have none. */
  readonly value?: unknown;
  readonly enabled?: boolean;
  /** The least plan that may change it; below it is read-only. `never`: it is told, not set. */
  readonly from: Plan | 'never';
  /** Not among those of `GET /settings`: it has calls of its own. */
  readonly isApart?: true;
}

const on = (from: Setting['from'] = 'free'): Setting => ({ value: 'on', from });
const off = (from: Setting['from'] = 'free'): Setting => ({ value: 'off', from });
const is = (value: unknown, from: Setting['from'] = 'free'): Setting => ({ value, from });
const apart = (value: unknown, from: Setting['from'] = 'free'): Setting => ({ value, from, isApart: true });

const NO_HSTS = { enabled: false, max_age: 0, include_subdomains: false, preload: false, nosniff: false };
const NO_APO = {
  enabled: false,
  cf: false,
  wordpress: false,
  wp_plugin: false,
  hostnames: [],
  cache_by_device_type: false,
};

/**
 * Values of a new zone on the Free plan, and the plans.
 * https://developers.cloudflare.com/api/resources/zones/subresources/settings/methods/list/
 * https://developers.cloudflare.com/fundamentals/reference/under-attack-mode/ and the page of each feature
 */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ['0rtt', off()],
  ['advanced_ddos', on('never')],
  ['aegis', is({ enabled: false, pool_id: '' }, 'enterprise')],
  ['always_online', off()],
  ['always_use_https', off()],
  ['automatic_https_rewrites', on()],
  ['automatic_platform_optimization', is(NO_APO)],
  ['brotli', on()],
  ['browser_cache_ttl', is(14_400)],
  ['browser_check', on()],
  ['cache_level', is('aggressive')],
  ['challenge_ttl', is(1800)],
  ['ciphers', is([])],
  ['cname_flattening', is('flatten_at_root', 'pro')],
  ['content_converter', off('pro')],
  ['development_mode', off()],
  ['early_hints', off()],
  ['edge_cache_ttl', is(7200)],
  ['email_obfuscation', on()],
  ['h2_prioritization', off('pro')],
  ['hotlink_protection', off()],
  ['http2', on('pro')],
  ['http3', on()],
  ['image_resizing', off()],
  ['ip_geolocation', on()],
  ['ipv6', on()],
  ['max_upload', is(100)],
  ['min_tls_version', is('1.0')],
  ['mirage', off('pro')],
  ['nel', is({ enabled: false })],
  ['opportunistic_encryption', on()],
  ['opportunistic_onion', on()],
  ['orange_to_orange', off('enterprise')],
  ['origin_error_page_pass_thru', off('enterprise')],
  ['origin_h2_max_streams', is(1, 'enterprise')],
  ['origin_max_http_version', is('2')],
  ['polish', off('pro')],
  ['prefetch_preload', off('enterprise')],
  ['privacy_pass', on()],
  ['proxy_read_timeout', is(125, 'enterprise')],
  ['pseudo_ipv4', off()],
  ['redirects_for_ai_training', off('pro')],
  ['replace_insecure_js', on()],
  ['response_buffering', off('enterprise')],
  ['rocket_loader', off()],
  ['search_for_agents', off()],
  ['security_header', is({ strict_transport_security: NO_HSTS })],
  ['security_level', is('medium')],
  ['server_side_exclude', on()],
  ['sha1_support', off('enterprise')],
  ['sort_query_string_for_cache', off('enterprise')],
  ['ssl', is('full')],
  ['ssl_recommender', { enabled: false, from: 'free' }],
  ['tls_1_2_only', off()],
  ['tls_1_3', on()],
  ['tls_client_auth', off()],
  ['transformations', off()],
  ['transformations_allowed_origins', is('')],
  ['true_client_ip_header', off('enterprise')],
  ['waf', off('pro')],
  ['webmcp_enabled', off()],
  ['webmcp_packs', is('')],
  ['webp', off('pro')],
  ['websockets', on()],
  ['binary_ast', apart('off')],
  ['fonts', apart('off')],
  ['rum', apart('off')],
  ['speed_brain', apart('on')],
  ['ssl_automatic_mode', apart('custom')],
  ['transformations_c2pa', apart('off')],
  ['transformations_config', apart(undefined)],
]);

/** https://developers.cloudflare.com/workers/platform/limits/#request-limits */
export const MAX_UPLOAD: ByPlan = byPlan(100, 100, 200, 500);

/** https://developers.cloudflare.com/cache/how-to/edge-browser-cache-ttl/#edge-cache-ttl */
export const MIN_EDGE_TTL: ByPlan = byPlan(7200, 3600, 30, 30);

const RANK: Readonly<Record<Plan, number>> = { free: 0, pro: 1, business: 2, enterprise: 3 };

export const isEditable = ({ from }: Setting, plan: Plan): boolean => from !== 'never' && RANK[plan] >= RANK[from];
