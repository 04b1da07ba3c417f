/** Items of lists: validation, normalized form, and identity per kind. */
import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import { isObject } from '@flarewire/schema';
import { Problem } from '../../problem.ts';
import type { Fields } from '../shared/fields.ts';

export type Kind = 'ip' | 'redirect' | 'hostname' | 'asn';

/** A stored item, and its unique key in the list. */
export interface Item {
  readonly key: string;
  readonly fields: Fields;
}

/** https://developers.cloudflare.com/waf/tools/lists/custom-lists/#lists-with-ip-addresses-ip-lists */
function ipOf(value: unknown): Item | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  const [address = '', prefix, more] = text.split('/');
  const [least, most] = isIPv4(address) ? [8, 32] : [12, 64];
  const isCidr =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= least && Number(prefix) <= most);
  const isValid = more === undefined && isCidr && (isIPv4(address) || isIPv6(address)) && !address.includes('%');
  return isValid ? { key: text, fields: { ip: text } } : undefined;
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

function hostOf(text: string): string | undefined {
  if (/[\s/:?#@\\]/.test(text)) return undefined;
  const name = domainToASCII(text.toLowerCase());
  const labels = name.split('.');
  return labels.length >= 2 && name.length <= 253 && labels.every((label) => LABEL.test(label)) ? name : undefined;
}

/** https://developers.cloudflare.com/waf/tools/lists/custom-lists/#lists-with-hostnames */
function hostnameOf(value: unknown): Item | undefined {
  const given = isObject(value) ? String(value.url_hostname) : '';
  const isWild = given.startsWith('*.');
  const host = hostOf(isWild ? given.slice(2) : given);
  if (!isObject(value) || host === undefined) return undefined;
  const name = isWild ? `*.${host}` : host;
  return { key: name, fields: { hostname: { ...value, url_hostname: name } } };
}

function asnOf(value: unknown): Item | undefined {
  const isValid = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 0xffffffff;
  return isValid ? { key: String(value), fields: { asn: value } } : undefined;
}

const REDIRECT: Fields = {
  status_code: 301,
  include_subdomains: false,
  subpath_matching: false,
  preserve_query_string: false,
  preserve_path_suffix: true,
};

/** https://developers.cloudflare.com/rules/url-forwarding/bulk-redirects/reference/parameters/ */
function redirectOf(value: unknown): Item | undefined {
  if (!isObject(value)) return undefined;
  const source = String(value.source_url);
  const target = String(value.target_url);
  const from = urlOf(/^https?:\/\//i.test(source) ? source : `https://${source}`);
  const to = /^https?:\/\//i.test(target) ? urlOf(target) : undefined;
  const isValid = from !== undefined && to !== undefined && !/[?#]/.test(source) && hostOf(from.hostname) !== undefined;
  if (!isValid) return undefined;
  const scheme = /^https?:/i.exec(source)?.[0].toLowerCase() ?? '';
  return { key: `${scheme}//${from.host}${from.pathname}`, fields: { redirect: { ...REDIRECT, ...value } } };
}

function urlOf(text: string): URL | undefined {
  return text.length <= 8192 && URL.canParse(text) ? new URL(text) : undefined;
}

const READ: Readonly<Record<Kind, (value: unknown) => Item | undefined>> = {
  ip: ipOf,
  hostname: hostnameOf,
  asn: asnOf,
  redirect: redirectOf,
};

/** Cloudflare reports the index of the faulty item, in addition to the pointer. */
const refusal = (kind: Kind, index: number, why: string): Problem =>
  new Problem(400, [
    { code: 10028, message: `invalid value for ${kind} at position ${index}: ${why}`, pointer: `/${index}/${kind}` },
  ]);

/** @throws Problem 400 for an item of another kind, an invalid value, and a duplicate */
export function readItems(kind: Kind, sent: unknown): Item[] {
  const keys = new Set<string>();
  return (Array.isArray(sent) ? sent : []).map((one: unknown, index) => {
    const fields = isObject(one) ? one : {};
    const item = READ[kind](fields[kind]);
    if (item === undefined) throw refusal(kind, index, 'filters.api.invalid_item_value');
    if (keys.has(item.key)) throw refusal(kind, index, 'filters.api.duplicate_item_value');
    keys.add(item.key);
    return fields.comment === undefined ? item : { key: item.key, fields: { ...item.fields, comment: fields.comment } };
  });
}
