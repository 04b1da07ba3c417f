/** Formats names, constraints and formats as short text. */

import type { JsonSchema } from '@flarewire/contract';
import { asSchema, FORMAT_WORDS, refName, type Schemas } from '@flarewire/schema';
import { counted, numberText } from '../../ui/text/number-text.ts';
import { type Meaning, meaningOf } from '../kinds.ts';

const UPPER = new Set(
  'acl acm aes ai api arn asn aws bgp ca cdn cidr cni cors cpu crl csp csr css csv d1 dcv ddos dex dkim dlp dmarc dns dnssec ech eu gre hsts html http http2 http3 https id idp imsi ip ipsec jd jdcloud json jwt kv lan mcp md5 mfa mime mtls mx n2n ns nsec3 ocsp oidc os osi pem pki psk ptr qps r2 rdp rtt rum saml scim sha sha1 sha256 sippy smtp sni spf sql srv ssh ssl ssrf sso tcp tls tsig ttl txt udp ui uri url utc uuid vm vnc vpc waf wan warp xml'.split(
    ' ',
  ),
);

const MIXED: { readonly [word: string]: string } = {
  graphql: 'GraphQL',
  idp: 'IdP',
  idps: 'IdPs',
  ipv4: 'IPv4',
  ipv6: 'IPv6',
  oauth: 'OAuth',
  saas: 'SaaS',
  tlsv1: 'TLSv1',
  us: 'µs',
  webrtc: 'WebRTC',
};

/** `zone_id` → `Zone ID`, `cacheTTL` → `Cache TTL`. */
export function labelOf(name: string): string {
  const words = name
    // Their capitals do not start a word.
    .replace(/SaaS|OAuth|GraphQL|IdPs?|[wW]ebRTC|IPv[46]|TLSv|[A-Z]{2,}s(?![a-z])/g, capitalised)
    // A lower-case word between capitals: `SNItoHost`.
    .replace(/([A-Z]{2})to(?=[A-Z])/g, '$1 to')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    // Dots in version numbers do not separate words.
    .split(/[\s_\-[\]]+|(?<!\d)\.|\.(?![\dx])/)
    .filter((word) => word !== '');
  const shown = words.map(shownWord);
  const label = shown.join(' ');
  return label === '' ? name : label.charAt(0).toUpperCase() + label.slice(1);
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function shownWord(word: string): string {
  const lower = word.toLowerCase();
  const own = MIXED[lower] ?? (UPPER.has(lower) ? lower.toUpperCase() : undefined);
  if (own !== undefined) return own;
  if (lower.endsWith('s') && UPPER.has(lower.slice(0, -1))) return `${lower.slice(0, -1).toUpperCase()}s`;
  // A word with a version number keeps its capitals.
  if (/\d\./.test(word)) return word.replace(/^(tls|http)/i, (name) => name.toUpperCase());
  return /^[A-Z0-9]+$/.test(word) ? word : lower;
}

/** Validated formats, and those that only describe the text. */
const FORMATS: { readonly [format: string]: string } = {
  ...FORMAT_WORDS,
  'A.B.C.D/N': 'an IPv4 range, such as 192.0.2.0/24',
  URI: 'a URL',
  'uri-reference': 'a URL or a path',
  'uri-template': 'a URL with {names}',
  byte: 'Base64',
  'url-encoded-date-time': 'a time, such as 2026-01-31T12:00:00Z',
};

const count = (value: unknown, one: string): string => counted(Number(value), one);

const grouped = (value: unknown): string => numberText(Number(value), 9);

function size(least: unknown, most: unknown, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (least === most) return [`exactly ${count(least, unit)}`];
  if (most === undefined)
    return least === 1
      ? [unit === 'character' ? 'not empty' : `at least one ${unit}`]
      : Number(least) > 0
        ? [`at least ${count(least, unit)}`]
        : [];
  return [least === undefined || least === 0 ? `at most ${count(most, unit)}` : `${least} to ${count(most, unit)}`];
}

function range({
  minimum,
  maximum,
  exclusiveMinimum: above,
  exclusiveMaximum: below,
  multipleOf,
}: JsonSchema): string[] {
  const parts: string[] = [];
  // The largest number of a type limits nobody.
  const hasMost = maximum !== undefined && Number(maximum) < 2 ** 31 - 1;
  if (minimum !== undefined && hasMost)
    parts.push(minimum === maximum ? `exactly ${grouped(minimum)}` : `${grouped(minimum)} to ${grouped(maximum)}`);
  else if (minimum !== undefined) parts.push(`${grouped(minimum)} or more`);
  else if (hasMost) parts.push(`${grouped(maximum)} or less`);
  if (above !== undefined) parts.push(`more than ${above}`);
  if (below !== undefined) parts.push(`less than ${below}`);
  if (multipleOf !== undefined && multipleOf !== 1) parts.push(`in steps of ${multipleOf}`);
  return parts;
}

const FEW = 6;

/** Constraints in a few words each: `60 or more`, `at most 255 characters`; and the unit if no control shows it. */
export function hintsOf(meaning: Meaning): string[] {
  const { kind, schema, values = [], isNullable, base } = meaning;
  const hints: string[] = [];
  if ((kind === 'enum' || kind === 'open-enum') && values.length > FEW)
    hints.push(kind === 'enum' ? `one of ${values.length}` : `one of ${values.length}, or a custom value`);
  else if (kind === 'open-enum') hints.push('other values allowed');
  const isText = kind === 'text' || kind === 'long-text' || kind === 'file' || base === 'text';
  const format = kind === 'file' ? undefined : FORMATS[String(schema.format)];
  if (isText && format !== undefined) hints.push(format);
  if (kind !== 'enum') hints.push(...range(schema));
  // The length of a selected id is irrelevant.
  if (isText && schema['x-flarewire-from'] === undefined)
    hints.push(...size(schema.minLength, schema.maxLength, 'character'));
  if (kind === 'array') {
    hints.push(...size(schema.minItems, schema.maxItems, 'item'));
    if (schema.uniqueItems === true) hints.push('no duplicates');
  }
  if (kind === 'record' || kind === 'object') hints.push(...size(schema.minProperties, schema.maxProperties, 'field'));
  if (typeof schema['x-unit'] === 'string' && unitOf(meaning) === undefined) hints.push(`in ${schema['x-unit']}`);
  if (isNullable) hints.push('may be null');
  return hints;
}

const MAX_UNIT_LENGTH = 20;

/** The unit of a number, if short enough for the control: `seconds`. */
export function unitOf({ kind, schema, base }: Meaning): string | undefined {
  const unit = schema['x-unit'];
  const isNumber = [kind, base].some((one) => one === 'number' || one === 'integer');
  return typeof unit === 'string' && isNumber && unit.length <= MAX_UNIT_LENGTH ? unit : undefined;
}

/** `Text` → `text`; `JSON` is unchanged. */
export const lowerFirst = (label: string): string => label.replace(/^[A-Z](?![A-Z])/, (one) => one.toLowerCase());

const NOUNS: { readonly [kind: string]: string } = {
  text: 'Text',
  'long-text': 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'True or false',
  enum: 'One of a list',
  'open-enum': 'One of a list, or a custom value',
  date: 'Date',
  'date-time': 'Time',
  file: 'File',
  object: 'Object',
  record: 'Object with arbitrary keys',
  union: 'One of several types',
  json: 'Any JSON',
};

/** Label of a kind of value: `Text`, `List of text`, `Redirect rule`. */
export function kindLabel(schema: JsonSchema, defs: Schemas): string {
  const meaning = meaningOf(schema, defs);
  const { kind, values = [] } = meaning;
  if (kind === 'array') return `List of ${lowerFirst(kindLabel(asSchema(meaning.schema.items), defs))}`;
  if (kind === 'enum' && values.length === 1) return literalLabel(values[0]);
  const format = FORMATS[String(meaning.schema.format)];
  if (kind === 'text' && format !== undefined)
    return format.replace(/^an? /, '').replace(/^./, (one) => one.toUpperCase());
  return NOUNS[kind] ?? kind;
}

/** Label of a literal in a list of options. */
export const literalLabel = (value: unknown): string =>
  value === '' ? 'Empty text' : typeof value === 'string' ? value : JSON.stringify(value);

/** The contract's name of a schema, if meaningful: `Workers.Beta.Binding` → `Binding`. */
export function schemaName(schema: JsonSchema): string | undefined {
  const name = typeof schema.title === 'string' ? schema.title : refName(schema)?.split('.').at(-1);
  return name === undefined || /^(UnionMember|Variant)\d+$/.test(name) ? undefined : name;
}
