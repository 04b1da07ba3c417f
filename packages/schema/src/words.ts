/** Describes allowed values, given values and likely corrections. Never shows secrets. */
import { isFile } from './files.ts';
import { branchesOf, follow, type JsonSchema, type Schemas } from './schema.ts';

const MAX_SHOWN = 12;
const MAX_LENGTH = 40;

/** Display names of formats. */
export const FORMAT_WORDS: { readonly [format: string]: string } = {
  binary: 'a file, bytes or text',
  date: 'a date such as "2026-01-31"',
  'date-time': 'a time such as "2026-01-31T12:00:00Z"',
  uuid: 'a UUID',
  email: 'an email address',
  hostname: 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  ip: 'an IP address',
  cidr: 'an IP address or range',
  uri: 'a URL',
};

/** `one of "block", "skip"`, `a number from 60`, `text of 1 to 255 characters`. */
export function allowedBy(schema: JsonSchema, schemas: Schemas): string {
  const values = valuesOf(schema, schemas);
  const rest = unfold(schema, schemas).filter((one) => !('const' in one || 'enum' in one));
  const forms = new Set(rest.flatMap(formsOf));
  const listed = [...values].slice(0, MAX_SHOWN).map((value) => JSON.stringify(value));
  if (values.size > MAX_SHOWN) listed.push(`${values.size - MAX_SHOWN} more`);
  const list = values.size > 1 ? `one of ${listed.join(', ')}` : listed.join('');
  return join([...(list ? [list] : []), ...forms], values.size > 1 ? ', or ' : ' or ') || 'anything';
}

/** Literal values that a schema allows, including those of its branches. */
export function valuesOf(schema: JsonSchema, schemas: Schemas): Set<unknown> {
  return new Set(unfold(schema, schemas).flatMap((one) => ('const' in one ? [one.const] : asList(one.enum))));
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A schema with its unions replaced by their branches. */
function unfold(schema: JsonSchema, schemas: Schemas, depth = 0): JsonSchema[] {
  const followed = follow(schema, schemas);
  const branches = branchesOf(followed);
  if (branches.length === 0 || depth > 4) return [followed];
  return branches.flatMap((branch) => unfold(branch, schemas, depth + 1));
}

const join = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;

function formsOf(schema: JsonSchema): string[] {
  const types = [schema.type].flat();
  return types.flatMap((type) => {
    switch (type) {
      case 'string':
        return [FORMAT_WORDS[String(schema.format)] ?? `text${size(schema, 'Length', 'character')}`];
      case 'integer':
        return [`an integer${range(schema)}`];
      case 'number':
        return [`a number${range(schema)}`];
      case 'boolean':
        return ['true or false'];
      case 'array':
        return [`a list${size(schema, 'Items', 'item')}${schema.uniqueItems === true ? ' without duplicates' : ''}`];
      case 'object':
        return [`an object${size(schema, 'Properties', 'field')}`];
      default:
        return type === 'null' ? ['null'] : [];
    }
  });
}

function size(schema: JsonSchema, of: string, unit: string): string {
  const { [`min${of}`]: least, [`max${of}`]: most } = schema;
  const units = (most ?? least) === 1 ? unit : `${unit}s`;
  if (least !== undefined && most !== undefined)
    return least === most ? ` of ${most} ${units}` : ` of ${least} to ${most} ${units}`;
  if (most !== undefined) return ` of up to ${most} ${units}`;
  return least === undefined ? '' : ` of at least ${least} ${units}`;
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonSchema): string {
  const parts: string[] = [];
  if (minimum !== undefined) parts.push(`from ${minimum}`);
  if (exclusiveMinimum !== undefined) parts.push(`above ${exclusiveMinimum}`);
  if (maximum !== undefined) parts.push(minimum === undefined ? `up to ${maximum}` : `to ${maximum}`);
  if (exclusiveMaximum !== undefined) parts.push(`below ${exclusiveMaximum}`);
  if (multipleOf !== undefined) parts.push(`in steps of ${multipleOf}`);
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
}

/** A short description of a value; lists and objects by their kind only. */
export function display(value: unknown, isSecret: boolean): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (isFile(value)) return 'a file or bytes';
  if (Array.isArray(value)) return `a list of ${value.length} item${value.length === 1 ? '' : 's'}`;
  if (typeof value === 'object') return value instanceof Date ? 'a date' : 'an object';
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  const text = String(value);
  if (isSecret || looksSecret(text)) return `a ${typeof value} (not shown)`;
  if (typeof value !== 'string') return typeof value === 'bigint' ? `the bigint ${text.slice(0, MAX_LENGTH)}` : text;
  return value.length > MAX_LENGTH
    ? `${JSON.stringify(value.slice(0, MAX_LENGTH))} … (${value.length} characters)`
    : JSON.stringify(value);
}

/** Text that could be a token, key or certificate. IDs and UUIDs are shorter, sentences contain spaces. */
const looksSecret = (text: string): boolean => /[\w+/=.-]{37}/.test(text) || text.includes('-----BEGIN');

/** The likely candidate: equal without case, or at most `far` letters away (one in short names). */
export function nearest(text: string, candidates: Iterable<unknown>, far = 2): string | undefined {
  if (text.length < 2 || text.length > 80) return undefined;
  const most = text.length < 5 ? 1 : far;
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of candidates) {
    if (typeof candidate !== 'string' || Math.abs(candidate.length - text.length) > most) continue;
    const steps = candidate.toLowerCase() === text.toLowerCase() ? 0 : distance(text, candidate);
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** Letters to change, add, drop or swap. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(at(row, j - 1) + 1, at(above, j) + 1, at(above, j - 1) + change, isSwap ? at(before, j - 2) + 1 : 99),
      );
    }
    before = above;
    above = row;
  }
  return at(above, other.length);
}
