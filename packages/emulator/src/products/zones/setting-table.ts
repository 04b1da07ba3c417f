/** The settings of a zone: defaults, and the plans from which they can be changed. */
import type { ByPlan, Plan } from './plan.ts';
import { byPlan } from './plan.ts';

export interface Setting {
  /** Value of a new zone. Settings that are switched by `enabled` have none. */
  readonly value?: unknown;
  /** The same, where it differs by plan. */
  readonly values?: ByPlan<unknown>;
  readonly enabled?: boolean;
  /** The lowest plan that may change it; below it is read-only. `never`: always read-only. */
  readonly from: Plan | 'never';
  /** Not among those of `GET /settings`: it has its own calls. */
  readonly isApart?: true;
  /** Code and words of the refusal where the plan does not let it be changed. */
  readonly refusal?: readonly [code: number, message: string];
}

const on = (from: Setting['from'] = 'free'): Setting => ({ value: 'on', from });
const off = (from: Setting['from'] = 'free'): Setting => ({ value: 'off', from });
const is = (value: unknown, from: Setting['from'] = 'free'): Setting => ({ value, from });
const differing = (values: ByPlan<unknown>, from: Setting['from'] = 'free'): Setting => ({ values, from });
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

/** https://github.com/cloudflare/cf-terraforming/issues/663 */
const NO_ORANGE: Setting['refusal'] = [1024, 'It is not possible to change Orange To Orange settings for this zone.'];

/** https://developers.cloudflare.com/cache/concepts/default-cache-behavior/#customization-options-and-limits : megabytes */
export const MAX_UPLOAD: ByPlan = byPlan(100, 100, 200, 500);

/** https://developers.cloudflare.com/cache/how-to/edge-browser-cache-ttl/#edge-cache-ttl : seconds */
export const MIN_EDGE_TTL: ByPlan = byPlan(7200, 3600, 1, 1);

/**
 * Values of a new zone, and the plans. What a plan may do is in the tables of the pages of each feature.
 * https://developers.cloudflare.com/api/resources/zones/subresources/settings/methods/list/
 * https://developers.cloudflare.com/automatic-platform-optimization/ (an add-on of the Free plan)
 * https://developers.cloudflare.com/speed/optimization/protocol/http2/ (cannot be turned off on the Free plan)
 * https://developers.cloudflare.com/speed/optimization/protocol/http2-to-origin/#default-behavior-by-plan
 * https://developers.cloudflare.com/speed/optimization/content/speed-brain/#availability
 * https://developers.cloudflare.com/cache/advanced-configuration/query-string-sort/
 * https://developers.cloudflare.com/fundamentals/reference/connection-limits/
 * https://developers.cloudflare.com/fundamentals/reference/under-attack-mode/
 */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ['0rtt', off()],
  ['advanced_ddos', differing(byPlan('off', 'off', 'on', 'on'), 'never')],
  ['aegis', is({ enabled: false, pool_id: '' }, 'enterprise')],
  ['always_online', off()],
  ['always_use_https', off()],
  ['automatic_https_rewrites', on()],
  ['automatic_platform_optimization', is(NO_APO, 'pro')],
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
  ['max_upload', differing(MAX_UPLOAD)],
  ['min_tls_version', is('1.0')],
  ['mirage', off('pro')],
  ['nel', is({ enabled: false })],
  ['opportunistic_encryption', on()],
  ['opportunistic_onion', on()],
  ['orange_to_orange', { ...off('enterprise'), refusal: NO_ORANGE }],
  ['origin_error_page_pass_thru', off('enterprise')],
  ['origin_h2_max_streams', differing(byPlan(200, 200, 200, 1), 'enterprise')],
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
  ['china_network_enabled', apart('off', 'never')],
  ['fonts', apart('off')],
  ['pre_render', apart('off')],
  ['rum', apart('off')],
  ['speed_brain', { ...differing(byPlan('on', 'off', 'off', 'off')), isApart: true }],
  ['ssl_automatic_mode', apart('custom')],
  ['transformations_c2pa', apart('off')],
  ['transformations_config', apart(undefined)],
]);

const RANK: Readonly<Record<Plan, number>> = { free: 0, pro: 1, business: 2, enterprise: 3 };

export const isEditable = ({ from }: Setting, plan: Plan): boolean => from !== 'never' && RANK[plan] >= RANK[from];
