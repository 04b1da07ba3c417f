/** Checks a value itself against its schema (type, literals, limits), without looking at its contents. */
import { isFile } from './files.ts';
import { FORMATS } from './formats.ts';
import { isObject, type JsonSchema } from './schema.ts';

export function hasType(type: unknown, value: unknown): boolean {
  if (type === undefined) return true;
  if (Array.isArray(type)) return type.some((one) => hasType(one, value));
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value) && !isFile(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

/** True if type, literals and limits of the value itself fit. */
export function fitsItself(schema: JsonSchema, value: unknown): boolean {
  const { type, const: only, enum: some } = schema;
  if (only !== undefined && !isSame(only, value)) return false;
  if (Array.isArray(some) && !some.some((one) => isSame(one, value))) return false;
  if (type === undefined ? isNever(schema) : !hasType(type, value)) return false;
  if (typeof value === 'number') return fitsNumber(schema, value);
  if (typeof value === 'string') return fitsText(schema, value);
  if (Array.isArray(value)) return within(value.length, schema.minItems, schema.maxItems) && isUnique(schema, value);
  if (!isObject(value) || (schema.minProperties ?? schema.maxProperties) === undefined) return true;
  return within(Object.keys(value).length, schema.minProperties, schema.maxProperties);
}

/** The contract uses `not: {}` for "nothing fits", and no other `not`. */
const isNever = ({ not }: JsonSchema): boolean => isObject(not) && Object.keys(not).length === 0;

const within = (size: number, least: unknown = 0, most: unknown = Number.POSITIVE_INFINITY): boolean =>
  size >= Number(least) && size <= Number(most);

function fitsNumber(schema: JsonSchema, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: under, multipleOf } = schema;
  if (!within(value, minimum ?? Number.NEGATIVE_INFINITY, maximum)) return false;
  if ((above !== undefined && value <= Number(above)) || (under !== undefined && value >= Number(under))) return false;
  const times = multipleOf === undefined ? 0 : value / Number(multipleOf);
  return Math.abs(times - Math.round(times)) < 1e-9;
}

/** Lengths count characters, not UTF-16 units (JSON Schema, section 6.3.1). */
function fitsText(schema: JsonSchema, value: string): boolean {
  const { minLength, maxLength, format } = schema;
  if ((minLength ?? maxLength) !== undefined) {
    const pairs = value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0;
    if (!within(value.length - pairs, minLength, maxLength)) return false;
  }
  if (!hasPattern(schema, value)) return false;
  return typeof format !== 'string' || !Object.hasOwn(FORMATS, format) || FORMATS[format]?.(value) !== false;
}

/** Compiled patterns; the contract has only a few dozen. */
const patterns = new Map<string, RegExp>();

export function hasPattern({ pattern }: JsonSchema, value: string): boolean {
  if (typeof pattern !== 'string') return true;
  const expression = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, expression);
  return expression.test(value);
}

function isUnique({ uniqueItems }: JsonSchema, list: readonly unknown[]): boolean {
  if (uniqueItems !== true || list.length < 2) return true;
  const texts = list.filter((item) => typeof item === 'object').map(sorted);
  const scalars = list.filter((item) => typeof item !== 'object');
  return new Set(scalars).size + new Set(texts).size === list.length;
}

/** JSON with sorted keys; a scalar is returned unchanged. */
function sorted(value: unknown): unknown {
  try {
    return JSON.stringify(value, (_, inner) =>
      isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
    );
  } catch {
    return value;
  }
}

/** The contract's literals are scalars, except for a few lists. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && sorted(one) === sorted(other));
