/** Strings and numbers for a schema: its example, a plain value, or an odd one that it allows. */
import type { JsonSchema } from '@flarewire/contract';
import { textOf } from '../../packages/schema/src/sample/pattern.ts';
import type { ValueRequest } from './values.ts';

type ScalarRequest = Pick<ValueRequest, 'style' | 'place' | 'turn'> & { readonly item: number };

/** A plain and an odd value per format, both valid; `#` is replaced by the item's number. */
const FORMATS: { readonly [format: string]: readonly [string, string] } = {
  'date-time': ['2026-01-0#T00:00:00Z', '2026-12-31T23:59:5#.123456+05:30'],
  'url-encoded-date-time': ['2026-01-0#T00:00:00Z', '2026-12-31T23:59:5#.5+05:30'],
  date: ['2026-01-0#', '2024-02-2#'],
  time: ['00:00:0#Z', '23:59:5#+05:30'],
  uuid: ['f1a4e05c-9b7d-4a21-860e-3f5d7c2b1a9#', 'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFF#'],
  email: ['user#@example.com', "o'odd+tag#@sub.example.co.uk"],
  hostname: ['www#.example.com', 'xn--bcher-kva#.example'],
  ipv4: ['192.0.2.#', '255.255.255.25#'],
  ipv6: ['2001:db8::#', '2001:db8:0:0:0:0:ffff:#'],
  ip: ['192.0.2.#', '2001:db8::#'],
  cidr: ['192.0.#.0/24', '2001:db8:#::/48'],
  'A.B.C.D/N': ['192.0.#.0/24', '0.0.#.0/32'],
  uri: ['https://example.com/#', 'https://example.com:8443/a%20b/#?c=d&e=%C3%BC#f'],
  URI: ['https://example.com/#', 'https://example.com:8443/a%20b/#?c=d&e=%C3%BC#f'],
  'uri-reference': ['/path/#', '../a%20b/#?c=d'],
  'uri-template': ['https://example.com/{id}/#', 'https://example.com/{id}/#{?a,b}'],
  byte: ['ZmxhcmV3aXJl', '+/+/AAE='],
};

/** Valid for strings without a format. The empty one and the dot-like ones are invalid in a path. */
const ODD_STRINGS = [
  '',
  '/?#%&+ "<>',
  '%2F%00%zz+%20',
  'ünï-漢字-😀',
  "~!$'()*,;=:@[]{}|\\^`",
  'null',
  '0',
  ' leading and trailing ',
  'a.b..c/../d',
  '…',
  'false',
  '\u0001\u007f\u0085\u2028\ufeff',
];

const ODD_HEADERS = ['0', 'a b,c;d="e"', '!#$%&*+-.^_`|~', 'false', "x/y?z='(1)'"];

export function stringFor(schema: JsonSchema, want: ScalarRequest): string {
  const { pattern } = schema;
  const usual = usualFor(schema, want);
  if (typeof pattern !== 'string' || isRight(pattern, usual, want)) return usual;
  const { style, item, turn } = want;
  if (style !== 'odd' && isRight(pattern, HEX + item, want)) return HEX + item;
  const least = Number(schema.minLength ?? 0);
  const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
  const choose = (count: number): number => (item + (style === 'required' ? 0 : turn.count++)) % count;
  // Later items of a list are longer if possible, because they must differ.
  const longer = textOf(pattern, { least: least + item, most, choose }) ?? textOf(pattern, { least, most, choose });
  if (longer === undefined) throw new Error(`No text is known for the pattern ${pattern}`);
  return longer;
}

const HEX = '3a03d665bac047339bb530ecb439a90';

/** A path value must not be empty, whatever its pattern allows. */
const isRight = (pattern: string, text: string, { place }: ScalarRequest): boolean =>
  new RegExp(pattern, 'u').test(text) && (text !== '' || place !== 'path');

function usualFor(schema: JsonSchema, want: ScalarRequest): string {
  const format = FORMATS[String(schema.format)];
  const least = Number(schema.minLength ?? 0);
  const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
  if (schema.format === 'byte' && least > 12) return 'QUJD'.repeat(Math.ceil(least / 4));
  if (format !== undefined) {
    const example = want.style === 'required' && want.item === 0 ? exampleOf(schema, least, most) : undefined;
    return example ?? format[want.style === 'odd' ? 1 : 0].replace('#', String((want.item + 1) % 10));
  }
  if (want.style === 'odd') return oddString(want, least, most);
  const example = want.item === 0 ? exampleOf(schema, least, most) : undefined;
  return example ?? fit(want.item === 0 ? 'text' : `text${want.item}`, least, most);
}

function exampleOf({ examples }: JsonSchema, least: number, most: number): string | undefined {
  const [example] = Array.isArray(examples) ? examples : [];
  const size = typeof example === 'string' ? [...example].length : -1;
  return size > 0 && size >= least && size <= most ? String(example) : undefined;
}

function oddString({ place, turn, item }: ScalarRequest, least: number, most: number): string {
  const all = place === 'header' ? ODD_HEADERS : place === 'path' ? ODD_STRINGS.slice(1) : ODD_STRINGS;
  const text = all[(turn.count++ + item) % all.length] ?? '';
  return fit(item > 0 && text.length < 2 ? `${text}${item}` : text, least, most);
}

/** Truncates or pads to the limits, by characters (a surrogate pair is one). */
function fit(text: string, least: number, most: number): string {
  const characters = [...text].slice(0, most);
  while (characters.length < least) characters.push('é');
  return characters.join('');
}

export function numberFor(schema: JsonSchema, isInteger: boolean, { style, turn, item }: ScalarRequest): number {
  const step = Number(schema.multipleOf ?? (isInteger ? 1 : 0));
  const inward = step || 0.5;
  const low = lowest(schema, inward);
  const high = highest(schema, inward);
  const fits = (value: number): boolean => value >= low && value <= high && (step === 0 || isMultiple(value, step));
  const example = Array.isArray(schema.examples) ? schema.examples[0] : undefined;
  if (style !== 'odd' && item === 0 && typeof example === 'number' && fits(example)) return example;
  if (style === 'odd') {
    const odd = isInteger ? [0, low, high, 2 ** 53 - 1, -1] : [0, 0.1, low, high, -1.5, 1e21, 2.5e-7];
    const fitting = odd.filter((value) => Number.isFinite(value) && fits(value));
    if (fitting.length > 0) return fitting[(turn.count++ + item) % fitting.length] ?? 0;
  }
  const plain = [1 + item, low, high].find((value) => Number.isFinite(value) && fits(value));
  return plain ?? Math.ceil(low / (step || 1)) * (step || 1);
}

function lowest({ minimum, exclusiveMinimum }: JsonSchema, inward: number): number {
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + inward;
  return typeof minimum === 'number' ? minimum : Number.NEGATIVE_INFINITY;
}

function highest({ maximum, exclusiveMaximum }: JsonSchema, inward: number): number {
  if (typeof exclusiveMaximum === 'number') return exclusiveMaximum - inward;
  return typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY;
}

function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9;
}
