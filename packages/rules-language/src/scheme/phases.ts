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

/** The notes of https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ */
export const FIELD_PHASES: Readonly<Record<string, readonly string[]>> = {
  'ip.src.timezone.name': TRANSFORM,
  'http.request.accepted_languages': TRANSFORM,
  'cf.response.1xxx_code': ['http_response_headers_transform', ...ERRORS],
  'cf.response.error_type': ['http_response_headers_transform', ...ERRORS],
};

export const isPacketPhase = (phase: string): boolean => phase.startsWith('magic_transit');

/** Phases that run before the response exists. Those of rate limits count responses. */
export const isBeforeResponse = (phase: string): boolean =>
  phase.startsWith('http_request_') || phase === 'ddos_l7' || phase === 'http_config_settings';

export const isResponseField = (name: string): boolean => /^(?:raw\.)?http\.response\.|^cf\.response\./.test(name);
