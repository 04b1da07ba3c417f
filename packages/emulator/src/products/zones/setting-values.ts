/** Restricts values of settings beyond their schema: by plan, and by the pages of the features. */
import { isObject } from '@flarewire/schema';
import type { Plan } from './plan.ts';
import { MAX_UPLOAD, MIN_EDGE_TTL } from './setting-table.ts';

/** https://developers.cloudflare.com/ssl/edge-certificates/additional-options/cipher-suites/supported-cipher-suites/ */
const CIPHERS = new Set([
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-SHA256',
  'ECDHE-ECDSA-AES128-SHA',
  'ECDHE-RSA-AES128-SHA256',
  'ECDHE-RSA-AES128-SHA',
  'AES128-GCM-SHA256',
  'AES128-SHA256',
  'AES128-SHA',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-AES256-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-SHA384',
  'ECDHE-RSA-AES256-SHA',
  'AES256-GCM-SHA384',
  'AES256-SHA256',
  'AES256-SHA',
  'DES-CBC3-SHA',
]);

/**
 * Those of TLS 1.3 cannot be chosen: https://github.com/cloudflare/terraform-provider-cloudflare/issues/3003
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/cipher-suites/customize-cipher-suites/api/#before-you-begin
 */
export const isCipherList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => CIPHERS.has(String(name)));

const TRANSFORMATIONS: ReadonlySet<unknown> = new Set(['off', 'on', 'open', 'latest']);

type Test = (value: unknown, plan: Plan) => boolean;

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const SECURITY_FLAGS = ['enabled', 'include_subdomains', 'nosniff', 'preload'];

function isSecurityHeader(value: unknown): boolean {
  const header = isObject(value) ? value.strict_transport_security : undefined;
  if (!isObject(header)) return false;
  const { max_age = 0 } = header;
  // RFC 6797, 6.1.1: seconds, none of them negative.
  return (
    Number.isSafeInteger(max_age) &&
    Number(max_age) >= 0 &&
    SECURITY_FLAGS.every((name) => header[name] === undefined || typeof header[name] === 'boolean')
  );
}

/** One hostname with a path, or without. */
const SOURCE = /^(?:\*\.)?[a-z0-9.-]+(?:\/.*)?$/i;

const TESTS: Readonly<Record<string, Test>> = {
  ciphers: isCipherList,
  edge_cache_ttl: (value, plan) => isWithin(value, MIN_EDGE_TTL[plan], Number.POSITIVE_INFINITY),
  max_upload: (value, plan) => isWithin(value, 0, MAX_UPLOAD[plan]),
  // https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/error-524/#resolution-on-cloudflare
  proxy_read_timeout: (value) => isWithin(value, 1, 6000),
  // https://developers.cloudflare.com/ssl/edge-certificates/additional-options/http-strict-transport-security/#configuration-settings
  security_header: isSecurityHeader,
  // https://developers.cloudflare.com/waf/tools/security-level/
  security_level: (value, plan) => value !== 'off' || plan === 'enterprise',
  // https://developers.cloudflare.com/ssl/origin-configuration/ssl-modes/ssl-only-origin-pull/
  ssl: (value, plan) => value !== 'origin_pull' || plan === 'enterprise',
  // https://developers.cloudflare.com/images/optimization/transformations/sources/
  transformations: (value) => TRANSFORMATIONS.has(value),
  transformations_c2pa: (value) => value === 'on' || value === 'off',
  // https://developers.cloudflare.com/api/resources/zones/subresources/transformations_allowed_origins/methods/edit/
  transformations_allowed_origins: (value) =>
    value === '' ||
    value === '*' ||
    String(value)
      .split(',')
      .every((one) => SOURCE.test(one.trim())),
};

/** May the setting have this value, which fits its schema, on this plan? */
export const takes = (id: string, value: unknown, plan: Plan): boolean => TESTS[id]?.(value, plan) ?? true;
