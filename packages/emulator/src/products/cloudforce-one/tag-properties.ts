/** Validates the properties of a tag against the schema of its category: kinds, values, bounds and required fields. */
import { isObject } from '@flarewire/schema';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { alpha2Of } from './countries.ts';

const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  enum: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  date: isTime,
  array: Array.isArray,
  object: isObject,
};

/** A duration is one of ISO 8601. */
const FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  date: isTime,
  url: URL.canParse,
  duration: (value) => /^P(?=.)(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/.test(value),
  country: (value) => alpha2Of(value) !== undefined,
};

/** Describes the problem with a value; undefined if it is valid. */
function faultOf(definition: Fields, value: unknown): string | undefined {
  const { kind, allowedValues, element, format, maxLength, numberConstraint, properties } = definition;
  if (KINDS[String(kind)]?.(value) === false) return `is not of kind '${String(kind)}'`;
  if (kind === 'enum' && Array.isArray(allowedValues) && !allowedValues.includes(value))
    return `is none of ${allowedValues.join(', ').slice(0, 200)}`;
  if (typeof value === 'string') {
    if (typeof maxLength === 'number' && value.length > maxLength) return `has more than ${maxLength} characters`;
    if (format !== undefined && FORMATS[String(format)]?.(value) === false) return `is no ${String(format)}`;
  }
  if (typeof value === 'number' && isObject(numberConstraint)) {
    const { integer, max, min } = numberConstraint;
    if (integer === true && !Number.isInteger(value)) return 'is not a whole number';
    if (typeof max === 'number' && value > max) return `is more than ${max}`;
    if (typeof min === 'number' && value < min) return `is less than ${min}`;
  }
  if (Array.isArray(value) && isObject(element))
    return value.map((item) => faultOf(element, item)).find((fault) => fault !== undefined);
  if (kind === 'object' && isObject(properties) && isObject(value))
    return Object.entries(properties)
      .map(([key, inner]) => (isObject(inner) && value[key] !== undefined ? faultOf(inner, value[key]) : undefined))
      .find((fault) => fault !== undefined);
  return undefined;
}

/** Fields that are only warned about, or not looked at, pass. @throws Problem 400 */
export function checkProperties(schema: unknown, properties: Fields): void {
  for (const definition of Array.isArray(schema) ? schema.filter(isObject) : []) {
    const { key, enforcement = 'error', required } = definition;
    if (enforcement !== 'error') continue;
    const name = String(key);
    const value = properties[name];
    if (value === undefined) {
      if (required === true) throw invalid(`The category demands the property '${name}'`, `/properties/${name}`);
      continue;
    }
    const fault = faultOf(definition, value);
    if (fault !== undefined) throw invalid(`The property '${name}' ${fault}`, `/properties/${name}`);
  }
}
