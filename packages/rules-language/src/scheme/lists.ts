/** Lists that expressions refer to by name: https://developers.cloudflare.com/waf/tools/lists/ */
import type { Type } from './types.ts';

/** Managed IP lists: https://developers.cloudflare.com/waf/tools/lists/managed-lists/ */
export const MANAGED_LISTS: readonly string[] = [
  'cf.open_proxies',
  'cf.anonymizer',
  'cf.vpn',
  'cf.malware',
  'cf.botnetcc',
];

/** Types of list items, by kind: https://developers.cloudflare.com/waf/tools/lists/custom-lists/ */
export const LIST_TYPES: Readonly<Record<string, Type>> = {
  ip: 'Ip',
  asn: 'Int',
  hostname: 'Bytes',
  redirect: 'Bytes',
};
