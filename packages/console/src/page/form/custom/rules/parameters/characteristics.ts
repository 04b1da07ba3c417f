/**
 * Characteristics by which a rate limit counts: https://developers.cloudflare.com/waf/rate-limiting-rules/parameters/
 */
import type { Plan } from './rate-limits.ts';

export interface CountedBy {
  readonly id: string;
  readonly label: string;
  /** The lowest plan that supports it: https://developers.cloudflare.com/waf/rate-limiting-rules/#availability */
  readonly plan: Plan;
  /** Label of the name that it needs. */
  readonly asks?: string;
}

/** Always included on every plan: each data centre counts separately. */
export const COLO = 'cf.colo.id';

const by = (id: string, label: string, plan: Plan, asks?: string): CountedBy => ({
  id,
  label,
  plan,
  ...(asks === undefined ? {} : { asks }),
});

export const COUNTED_BY: readonly CountedBy[] = [
  by('ip.src', 'IP address', 'free'),
  by('cf.unique_visitor_id', 'IP address with NAT support', 'business'),
  by('http.host', 'Host', 'enterprise'),
  by('http.request.uri.path', 'Path', 'enterprise'),
  by('ip.src.country', 'Country', 'enterprise'),
  by('ip.src.asnum', 'Network (AS number)', 'enterprise'),
  by('header', 'Value of a header', 'enterprise', 'Name of the header'),
  by('cookie', 'Value of a cookie', 'enterprise', 'Name of the cookie'),
  by('args', 'Value of a query parameter', 'enterprise', 'Name of the parameter'),
  by('form', 'Value of a form field', 'enterprise', 'Name of the form field'),
  by('json string', 'Text in the JSON body', 'enterprise', 'Key in the JSON'),
  by('json integer', 'Whole number in the JSON body', 'enterprise', 'Key in the JSON'),
  by('http.request.body.raw', 'Body', 'enterprise'),
  by('http.request.body.size', 'Size of the body', 'enterprise'),
  by('cf.bot_management.ja3_hash', 'JA3 fingerprint', 'enterprise'),
  by('cf.bot_management.ja4', 'JA4 fingerprint', 'enterprise'),
  by('custom', 'Custom expression', 'enterprise', 'Expression'),
];

/** For a header, cookie, parameter and so on: the text around its name. */
const FORMS: readonly (readonly [id: string, before: string, after: string])[] = [
  ['header', 'http.request.headers["', '"]'],
  ['cookie', 'http.request.cookies["', '"]'],
  ['args', 'http.request.uri.args["', '"]'],
  ['form', 'http.request.body.form["', '"]'],
  ['json string', 'lookup_json_string(http.request.body.raw, "', '")'],
  ['json integer', 'lookup_json_integer(http.request.body.raw, "', '")'],
];

export interface Characteristic {
  readonly id: string;
  readonly name: string;
}

export function readCharacteristic(text: string): Characteristic {
  for (const [id, before, after] of FORMS) {
    const name = text.slice(before.length, -after.length);
    const isWhole = text.startsWith(before) && text.endsWith(after) && text.length >= before.length + after.length;
    if (isWhole && !/["\\]/.test(name)) return { id, name };
  }
  const isKnown = COUNTED_BY.some(({ id, asks }) => id === text && asks === undefined);
  return isKnown ? { id: text, name: '' } : { id: 'custom', name: text };
}

/** Header names are lower case; a quote cannot be part of a name. */
export function printCharacteristic({ id, name }: Characteristic): string {
  if (id === 'custom') return name;
  const form = FORMS.find(([one]) => one === id);
  if (form === undefined) return id;
  const plain = name.replaceAll(/["\\]/g, '');
  return `${form[1]}${id === 'header' ? plain.toLowerCase() : plain}${form[2]}`;
}

/** The reason these cannot be combined; undefined if they can. */
export function characteristicsProblem(all: readonly string[]): string | undefined {
  if (all.includes('ip.src') && all.includes('cf.unique_visitor_id'))
    return 'Count an IP address either with or without NAT support, not both.';
  if (new Set(all).size < all.length) return 'A characteristic is duplicated.';
  return all.some((text) => readCharacteristic(text).name === '' && needsName(text)) ? 'A name is missing.' : undefined;
}

const needsName = (text: string): boolean =>
  COUNTED_BY.find(({ id }) => id === readCharacteristic(text).id)?.asks !== undefined;
