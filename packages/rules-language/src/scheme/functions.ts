/** Functions of the Rules language with their parameters: https://developers.cloudflare.com/ruleset-engine/rules-language/functions/ */
import { FUNCTION_PHASES } from './phases.ts';
import type { Type } from './types.ts';

/** A type, or any array or map. */
export type Accepts = Type | 'Array' | 'Map';

export interface Parameter {
  readonly name: string;
  /** Empty: any type. */
  readonly types: readonly Accepts[];
  /** A literal is not accepted in place of a field, nor vice versa. */
  readonly kind?: 'field' | 'literal';
  readonly optional?: boolean;
  /** May be repeated. */
  readonly repeats?: boolean;
}

export interface FunctionInfo {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** `same`: the type of the first argument. */
  readonly returns: Type | 'same';
  readonly summary: string;
  readonly plan?: string;
  /** Phases that support it, if the documentation names them. */
  readonly phases?: readonly string[];
  readonly page: string;
}

const PAGE = 'https://developers.cloudflare.com/ruleset-engine/rules-language/functions/';

const TEXT: readonly Accepts[] = ['Bytes'];
const INT: readonly Accepts[] = ['Int'];
const text = (name: string): Parameter => ({ name, types: TEXT });
const field = (name: string, types: readonly Accepts[] = TEXT): Parameter => ({ name, types, kind: 'field' });
const literal = (name: string, types: readonly Accepts[] = TEXT): Parameter => ({ name, types, kind: 'literal' });
const optional = (parameter: Parameter): Parameter => ({ ...parameter, optional: true });
const repeated = (parameter: Parameter): Parameter => ({ ...parameter, repeats: true });

type Row = readonly [
  name: string,
  parameters: readonly Parameter[],
  returns: Type | 'same',
  summary: string,
  more?: { readonly plan?: string; readonly page?: string },
];

const KEY: readonly Accepts[] = ['Bytes', 'Int'];
const LOOKUP = [text('json'), literal('key', KEY), repeated(optional(literal('key', KEY)))];

const ROWS: readonly Row[] = [
  ['any', [{ name: 'conditions', types: ['Array<Bool>'] }], 'Bool', 'True if one of the conditions holds.'],
  ['all', [{ name: 'conditions', types: ['Array<Bool>'] }], 'Bool', 'True if all conditions hold.'],
  [
    'bit_slice',
    [field('protocol'), literal('offset_start', INT), literal('offset_end', INT)],
    'Int',
    'Number in a slice of at most 32 bits of a packet.',
  ],
  [
    'cidr',
    [field('address', ['Ip']), literal('ipv4_network_bits', INT), literal('ipv6_network_bits', INT)],
    'Ip',
    'Network address of an address, by the bits for IPv4 and IPv6.',
  ],
  ['cidr6', [field('address', ['Ip']), literal('ipv6_network_bits', INT)], 'Ip', 'Network address of an IPv6 address.'],
  [
    'coalesce',
    [{ name: 'value', types: [] }, repeated({ name: 'value', types: [] })],
    'same',
    'The first value that is not missing.',
  ],
  [
    'concat',
    [{ name: 'value', types: ['Bytes', 'Array'] }, repeated(optional({ name: 'value', types: ['Bytes', 'Array'] }))],
    'same',
    'The values as one text, or the arrays as one array.',
  ],
  ['decode_base64', [field('source')], 'Bytes', 'The text decoded from Base64.'],
  [
    'encode_base64',
    [text('input'), optional(literal('flags'))],
    'Bytes',
    'The text as Base64; u: URL safe, p: with padding.',
  ],
  ['ends_with', [field('source'), text('substring')], 'Bool', 'True if the text ends with the other.'],
  ['has_key', [field('map', ['Map']), text('key')], 'Bool', 'True if the map has the key.'],
  [
    'has_value',
    [field('collection', ['Array', 'Map']), { name: 'value', types: [] }],
    'Bool',
    'True if the array or map has the value.',
  ],
  [
    'is_jwt_present',
    [literal('configuration')],
    'Bool',
    'True if the request has the token of a token configuration.',
    { plan: 'Enterprise add-on', page: 'https://developers.cloudflare.com/api-shield/security/jwt-validation/api/' },
  ],
  [
    'is_jwt_valid',
    [literal('configuration')],
    'Bool',
    'True if the token of a token configuration is valid.',
    { plan: 'Enterprise add-on', page: 'https://developers.cloudflare.com/api-shield/security/jwt-validation/api/' },
  ],
  [
    'is_timed_hmac_valid_v0',
    [
      literal('key'),
      field('message_mac'),
      literal('ttl', INT),
      { name: 'current_timestamp', types: INT },
      optional(literal('separator_length', INT)),
      optional(literal('flags')),
    ],
    'Bool',
    'True if the message authentication code is right and not older than the ttl.',
    { plan: 'Pro or above', page: `${PAGE}#hmac-validation` },
  ],
  ['join', [{ name: 'items', types: ['Array<Bytes>'] }, text('separator')], 'Bytes', 'The items as one text.'],
  ['len', [{ name: 'value', types: ['Bytes', 'Array'] }], 'Int', 'Bytes of a text, items of an array.'],
  ['lookup_json_integer', LOOKUP, 'Int', 'Integer at a path of a JSON document.'],
  ['lookup_json_string', LOOKUP, 'Bytes', 'String at a path of a JSON document.'],
  ['lower', [text('source')], 'Bytes', 'The text with ASCII letters in lower case.'],
  [
    'regex_replace',
    [text('source'), literal('regular_expression'), literal('replacement')],
    'Bytes',
    'The text with its first match replaced.',
  ],
  ['remove_bytes', [field('source'), literal('bytes')], 'Bytes', 'The text without the given bytes.'],
  [
    'remove_query_args',
    [field('query'), literal('name'), repeated(optional(literal('name')))],
    'Bytes',
    'The query without the named parameters.',
  ],
  ['sha256', [text('input')], 'Bytes', 'SHA-256 digest: 32 bytes.', { plan: 'Requires enablement' }],
  ['split', [text('input'), literal('separator'), literal('limit', INT)], 'Array<Bytes>', 'The text as an array.'],
  ['starts_with', [field('source'), text('substring')], 'Bool', 'True if the text starts with the other.'],
  [
    'substring',
    [text('source'), { name: 'start', types: INT }, optional({ name: 'end', types: INT })],
    'Bytes',
    'Bytes from start up to end; negative indexes count from the end.',
  ],
  ['to_string', [field('value', ['Int', 'Bool', 'Ip'])], 'Bytes', 'A number, Boolean or address as text.'],
  ['upper', [text('source')], 'Bytes', 'The text with ASCII letters in upper case.'],
  [
    'url_decode',
    [field('source'), optional(literal('options'))],
    'Bytes',
    'The text with %20 and + decoded; r: recursively, u: %uXXXX too.',
  ],
  ['uuidv4', [field('source')], 'Bytes', 'A random UUID, made from cf.random_seed.'],
  [
    'wildcard_replace',
    [field('source'), literal('wildcard_pattern'), literal('replacement'), optional(literal('flags'))],
    'Bytes',
    'The text replaced if all of it matches the wildcard.',
  ],
];

export const FUNCTIONS: readonly FunctionInfo[] = ROWS.map(([name, parameters, returns, summary, more]) => {
  const phases = FUNCTION_PHASES[name];
  return {
    name,
    parameters,
    returns,
    summary,
    ...(more?.plan === undefined ? {} : { plan: more.plan }),
    ...(phases === undefined ? {} : { phases }),
    page: more?.page ?? `${PAGE}#${name}`,
  };
});

/** `starts_with(source, substring)` */
export const signature = ({ name, parameters }: FunctionInfo): string =>
  `${name}(${parameters.map((one) => `${one.name}${one.repeats === true ? '…' : ''}${one.optional === true ? '?' : ''}`).join(', ')})`;
