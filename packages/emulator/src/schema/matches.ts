/**
 * Quick check of a value against a schema, without compiling it. Yes is certain; no may also mean "ask Ajv" (a keyword
 * that is not known here). Samples and stored values choose by it, and valid requests need no Ajv at all.
 */
import { FORMATS, type JsonSchema } from '@flarewire/contract';
import { asSchema, asSchemas, isObject, refName, type Schemas, stringList } from './contract.ts';

const MAX_DEPTH = 100;

/** Keywords that assert nothing. */
const SILENT = new Set(
  [
    '$ref default example examples readOnly writeOnly deprecated description title discriminator format $comment nullable contentMediaType contentEncoding',
  ]
    .join(' ')
    .split(' '),
);

type Check = (operand: unknown, value: unknown, schemas: Schemas, depth: number, schema: JsonSchema) => boolean;

export function matches(value: unknown, schema: JsonSchema, schemas: Schemas, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const name = refName(schema);
  if (name !== undefined) {
    const target = schemas[name];
    if (target === undefined || !matches(value, target, schemas, depth + 1)) return false;
  }
  for (const keyword in schema) {
    const check = CHECKS[keyword];
    if (check === undefined) {
      if (!SILENT.has(keyword) && !keyword.startsWith('x-')) return false;
      if (keyword === 'format' && !hasFormat(schema.format, value)) return false;
    } else if (!check(schema[keyword], value, schemas, depth + 1, schema)) return false;
  }
  return true;
}

function hasFormat(format: unknown, value: unknown): boolean {
  if (typeof value !== 'string' || typeof format !== 'string') return true;
  return FORMATS[format]?.(value) ?? true;
}

function hasType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    default:
      return false;
  }
}

const expressions = new Map<string, RegExp>();

function hasPattern(pattern: unknown, value: unknown): boolean {
  if (typeof value !== 'string' || typeof pattern !== 'string') return true;
  const known = expressions.get(pattern);
  if (known) return known.test(value);
  const expression = new RegExp(pattern, 'u');
  expressions.set(pattern, expression);
  return expression.test(value);
}

/** Deep equality of JSON values. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, index) => same(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

const onNumber = (test: (value: number, limit: number) => boolean): Check => {
  return (limit, value) => typeof value !== 'number' || (typeof limit === 'number' && test(value, limit));
};
/** Lengths count characters, not UTF-16 units (JSON Schema, section 6.3.1). */
const onLength = (test: (length: number, limit: number) => boolean): Check => {
  return (limit, value) => {
    if (typeof value !== 'string') return true;
    return typeof limit === 'number' && test(hasSurrogates(value) ? [...value].length : value.length, limit);
  };
};
const onItems = (test: (length: number, limit: number) => boolean): Check => {
  return (limit, value) => !Array.isArray(value) || (typeof limit === 'number' && test(value.length, limit));
};
const onKeys = (test: (length: number, limit: number) => boolean): Check => {
  return (limit, value) => !isObject(value) || (typeof limit === 'number' && test(Object.keys(value).length, limit));
};
const atLeast = (value: number, limit: number): boolean => value >= limit;
const atMost = (value: number, limit: number): boolean => value <= limit;

function hasSurrogates(text: string): boolean {
  return /[\ud800-\udbff]/.test(text);
}

function isMultiple(value: number, of: number): boolean {
  const times = value / of;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

const CHECKS: Readonly<Record<string, Check>> = {
  type: (type, value) => (Array.isArray(type) ? type.some((one) => hasType(one, value)) : hasType(type, value)),
  const: (expected, value) => same(expected, value),
  enum: (values, value) => Array.isArray(values) && values.some((one) => same(one, value)),
  minimum: onNumber(atLeast),
  maximum: onNumber(atMost),
  exclusiveMinimum: onNumber((value, limit) => value > limit),
  exclusiveMaximum: onNumber((value, limit) => value < limit),
  multipleOf: onNumber(isMultiple),
  minLength: onLength(atLeast),
  maxLength: onLength(atMost),
  pattern: hasPattern,
  minItems: onItems(atLeast),
  maxItems: onItems(atMost),
  minProperties: onKeys(atLeast),
  maxProperties: onKeys(atMost),
  uniqueItems: (wanted, value) =>
    wanted !== true ||
    !Array.isArray(value) ||
    new Set(value.map((item) => JSON.stringify(item))).size === value.length,
  items: (items, value, schemas, depth) =>
    !Array.isArray(value) || value.every((item) => matches(item, asSchema(items), schemas, depth)),
  required: (names, value) => !isObject(value) || stringList(names).every((name) => Object.hasOwn(value, name)),
  properties: (properties, value, schemas, depth) => {
    if (!isObject(value) || !isObject(properties)) return true;
    for (const name in properties) {
      if (Object.hasOwn(value, name) && !matches(value[name], asSchema(properties[name]), schemas, depth)) return false;
    }
    return true;
  },
  additionalProperties: (additional, value, schemas, depth, schema) => {
    if (!isObject(value) || additional === true) return true;
    const named = isObject(schema.properties) ? schema.properties : {};
    return Object.keys(value).every(
      (name) =>
        Object.hasOwn(named, name) ||
        (additional !== false && matches(value[name], asSchema(additional), schemas, depth)),
    );
  },
  anyOf: (some, value, schemas, depth) => asSchemas(some).some((one) => matches(value, one, schemas, depth)),
  allOf: (all, value, schemas, depth) => asSchemas(all).every((one) => matches(value, one, schemas, depth)),
  oneOf: (some, value, schemas, depth) => {
    let count = 0;
    for (const one of asSchemas(some)) {
      if (matches(value, one, schemas, depth) && ++count > 1) return false;
    }
    return count === 1;
  },
};
