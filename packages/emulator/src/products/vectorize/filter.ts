/** Filters on indexed metadata, and the three ways to measure how near two vectors are. */

import { isObject } from '@flarewire/schema';
import { type Problem, problem } from '../../problem.ts';

/** As users see it where the body is not as it must be; the documents name none for filters. */
const BAD_FILTER = 40026;
const LIMITS = { filter: 2048, key: 512 };
const RANGES = ['$lt', '$lte', '$gt', '$gte'];

type Test = (value: unknown) => boolean;

export type Metadata = Readonly<Record<string, unknown>>;

function bad(message: string): Problem {
  return problem(400, BAD_FILTER, `Invalid filter: ${message}`, '/filter');
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The indexed part of a text: its first 64 bytes, whole characters only. */
export function cutText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= 64) return text;
  let end = 64;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.subarray(0, end).toString();
}

function same(wanted: unknown): unknown {
  return typeof wanted === 'string' ? cutText(wanted) : wanted;
}

function compare(operator: string, value: unknown, bound: unknown): boolean {
  if (typeof value !== typeof bound || (typeof value !== 'number' && typeof value !== 'string')) return false;
  const [one, other] = [value, same(bound) as typeof value]; // of one type: asked above
  if (operator === '$lt') return one < other;
  if (operator === '$lte') return one <= other;
  return operator === '$gt' ? one > other : one >= other;
}

function testOf(operator: string, operand: unknown): Test {
  if (operator === '$in' || operator === '$nin') {
    if (!Array.isArray(operand) || !operand.every(isPlain)) throw bad(`${operator} takes a list of plain values`);
    const list = operand.map(same);
    return (value) => list.includes(value ?? null) === (operator === '$in');
  }
  if (!isPlain(operand)) throw bad(`${operator} takes a plain value`);
  if (operator === '$eq') return (value) => (value ?? null) === same(operand);
  if (operator === '$ne') return (value) => (value ?? null) !== same(operand);
  return (value) => compare(operator, value, operand);
}

const OPERATORS = new Set(['$eq', '$ne', '$in', '$nin', ...RANGES]);

function testsOf(key: string, condition: unknown): Test[] {
  if (!isObject(condition)) return [testOf('$eq', condition)];
  const operators = Object.keys(condition);
  const unknown = operators.find((operator) => !OPERATORS.has(operator));
  if (unknown !== undefined) throw bad(`'${unknown.slice(0, 40)}' is not an operator`);
  const [first, second] = operators;
  const isRange = first?.[1] !== second?.[1] && operators.every((operator) => RANGES.includes(operator));
  if (first === undefined || operators.length > 2 || (second !== undefined && !isRange))
    throw bad(`'${key.slice(0, 40)}' takes one operator, or a lower and an upper bound`);
  return operators.map((operator) => testOf(operator, condition[operator]));
}

/**
 * A vector fits where all conditions hold on what the indexes hold of it.
 * https://developers.cloudflare.com/vectorize/reference/metadata-filtering/
 */
export function filterOf(filter: unknown): (indexed: Metadata) => boolean {
  if (filter === undefined || filter === null) return () => true;
  if (!isObject(filter) || Object.keys(filter).length === 0) throw bad('it must be an object that is not empty');
  if (Buffer.byteLength(JSON.stringify(filter)) >= LIMITS.filter)
    throw bad(`it must have less than ${LIMITS.filter} bytes`);
  const conditions = Object.entries(filter).map(([key, condition]) => {
    if (key === '' || key.length > LIMITS.key || key.startsWith('$') || key.includes('"'))
      throw bad(`'${key.slice(0, 40)}' is not a valid key`);
    return { key, tests: testsOf(key, condition) };
  });
  return (indexed) =>
    conditions.every(({ key, tests }) => {
      const value = Object.hasOwn(indexed, key) ? indexed[key] : undefined;
      return tests.every((test) => test(value));
    });
}

/** A property of the metadata; a dot descends into nested objects. */
export function propertyOf(metadata: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) => (isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined),
      metadata,
    );
}

export type Metric = 'cosine' | 'euclidean' | 'dot-product';

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** https://developers.cloudflare.com/vectorize/best-practices/create-indexes/#distance-metrics */
export function score(metric: Metric, one: Float32Array, other: Float32Array): number {
  if (metric === 'euclidean') return distance(one, other);
  if (metric === 'dot-product') return -dot(one, other);
  const lengths = Math.sqrt(dot(one, one)) * Math.sqrt(dot(other, other));
  return lengths === 0 ? 0 : dot(one, other) / lengths;
}

/** The nearest come first: the largest cosine, or the smallest distance. */
export function nearer(metric: Metric): (one: { score: number }, other: { score: number }) => number {
  return metric === 'cosine' ? (one, other) => other.score - one.score : (one, other) => one.score - other.score;
}
