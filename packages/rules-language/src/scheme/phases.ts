/**
 * Phases with their fields and functions, where documented:
 * https://developers.cloudflare.com/ruleset-engine/reference/phases-list/
 */

/** Phases of requests and responses, in the order in which they run. */
export const PHASE_ORDER: readonly string[] = [
  'ddos_l4',
  'ddos_l7',
  'http_request_sanitize',
  'http_request_dynamic_redirect',
  'http_request_transform',
  'http_config_settings',
  'http_request_origin',
  'http_request_firewall_custom',
  'http_ratelimit',
  'http_request_api_gateway_late',
  'http_request_firewall_managed',
  'http_request_sbfm',
  'http_request_redirect',
  'http_request_late_transform',
  'http_request_cache_settings',
  'http_request_snippets',
  'http_request_cloud_connector',
  'http_custom_errors',
  'http_response_headers_transform',
  'http_response_compression',
  'http_response_firewall_managed',
  'http_log_custom_fields',
];

const TRANSFORM = ['http_request_transform', 'http_request_late_transform', 'http_response_headers_transform'];
const HEADERS = ['http_request_late_transform', 'http_response_headers_transform'];
const CUSTOM = ['http_request_firewall_custom'];
const RATE = ['http_ratelimit'];
const REDIRECT = ['http_request_dynamic_redirect'];
const ERRORS = ['http_custom_errors'];

/** The notes of https://developers.cloudflare.com/ruleset-engine/rules-language/functions/ */
export const FUNCTION_PHASES: Readonly<Record<string, readonly string[]>> = {
  cidr: [...CUSTOM, ...RATE],
  cidr6: [...CUSTOM, ...RATE],
  decode_base64: [...TRANSFORM, ...CUSTOM, ...RATE],
  encode_base64: HEADERS,
  join: [...TRANSFORM, ...CUSTOM, ...ERRORS],
  regex_replace: [...TRANSFORM, ...REDIRECT],
  remove_query_args: TRANSFORM,
  split: ['http_response_headers_transform', ...ERRORS],
  to_string: [...TRANSFORM, ...REDIRECT],
  uuidv4: TRANSFORM,
  wildcard_replace: ['http_request_transform', ...REDIRECT],
};

/** Functions and fields that only computed values may use, such as a rewritten path or the target of a redirect. */
export const VALUES_ONLY: readonly string[] = [
  'ip.src.timezone.name',
  'regex_replace',
  'remove_query_args',
  'to_string',
  'uuidv4',
  'wildcard_replace',
];

/** The notes of https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ */
export const FIELD_PHASES: Readonly<Record<string, readonly string[]>> = {
  'ip.src.timezone.name': TRANSFORM,
  'http.request.accepted_languages': TRANSFORM,
  'cf.response.1xxx_code': ['http_response_headers_transform', ...ERRORS],
  'cf.response.error_type': ['http_response_headers_transform', ...ERRORS],
};

export const isPacketPhase = (phase: string): boolean => phase.startsWith('magic_transit');

/**
 * The fields of overrides, by phase:
 * https://developers.cloudflare.com/ddos-protection/managed-rulesets/network/override-expressions/
 * https://developers.cloudflare.com/ddos-protection/managed-rulesets/http/override-expressions/
 */
export const OVERRIDE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ddos_l4: [
    ...[
      'ip.dst',
      'ip.len',
      'ip.proto.num',
      'ip.src',
      'ip.ttl',
      'tcp.dstport',
      'tcp.srcport',
      'udp.dstport',
      'udp.srcport',
    ],
    ...[
      'tcp.flags',
      'tcp.flags.ack',
      'tcp.flags.fin',
      'tcp.flags.push',
      'tcp.flags.reset',
      'tcp.flags.syn',
      'tcp.flags.urg',
    ],
  ],
  ddos_l7: [
    ...['cf.bot_management.ja3_hash', 'cf.bot_management.ja4', 'cf.client.bot', 'cf.threat_score', 'cf.tls_cipher'],
    ...['cf.tls_client_auth.cert_verified', 'cf.tls_version', 'cf.verified_bot_category', 'http.cookie', 'http.host'],
    ...['http.referer', 'http.request.cookies', 'http.request.full_uri', 'http.request.headers'],
    ...['http.request.headers.names', 'http.request.headers.truncated', 'http.request.headers.values'],
    ...['http.request.method', 'http.request.uri', 'http.request.uri.path', 'http.request.uri.path.extension'],
    ...['http.request.uri.query', 'http.request.version', 'http.user_agent', 'http.x_forwarded_for', 'ip.geoip.asnum'],
    ...['ip.geoip.continent', 'ip.geoip.country', 'ip.geoip.is_in_european_union', 'ip.src', 'ip.src.asnum'],
    ...['ip.src.continent', 'ip.src.country', 'ip.src.is_in_european_union', 'ssl'],
  ],
};

/** Phases that run before the response exists. Those of rate limits count responses. */
export const isBeforeResponse = (phase: string): boolean =>
  phase.startsWith('http_request_') || phase === 'ddos_l7' || phase === 'http_config_settings';

export const isResponseField = (name: string): boolean => /^(?:raw\.)?http\.response\.|^cf\.response\./.test(name);
