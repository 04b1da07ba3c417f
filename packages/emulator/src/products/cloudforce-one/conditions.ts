/** Conditions of searches: a field, an operator and a value. */
import { isObject } from '@flarewire/schema';
import type { Fields } from '../shared/fields.ts';
import { mentions } from '../shared/lists.ts';
import { invalid } from '../shared/refusals.ts';

const TIMES = new Set(['date', 'createdAt']);

/** Compares times and numbers by value, texts case-insensitively. */
function comparable(field: string, value: unknown): number | string {
  if (TIMES.has(field)) return Date.parse(String(value));
  if (field === 'killChain') return Number(value);
  return String(value ?? '').toLowerCase();
}

type Compare = (one: number | string, other: number | string) => boolean;

const text = (value: number | string): string => String(value);
/** `%` matches anything, at either end. */
const bare = (value: number | string): string => text(value).replace(/^%/, '').replace(/%$/, '');

const OPERATORS: Readonly<Record<string, Compare>> = {
  equals: (one, other) => one === other,
  gt: (one, other) => one > other,
  gte: (one, other) => one >= other,
  lt: (one, other) => one < other,
  lte: (one, other) => one <= other,
  like: (one, other) => mentions(bare(other), text(one)),
  contains: (one, other) => mentions(text(other), text(one)),
  find: (one, other) => mentions(text(other), text(one)),
  startsWith: (one, other) => text(one).startsWith(text(other)),
  endsWith: (one, other) => text(one).endsWith(text(other)),
};

export type Test = (event: Fields) => boolean;

/** `not` and `in` are made of the others. A field of several values fits where one of them does. */
export function testOf(condition: unknown): Test {
  const { field, op, value } = isObject(condition) ? condition : {};
  const name = String(field);
  const isNot = op === 'not';
  const compare = OPERATORS[isNot || op === 'in' ? 'equals' : String(op)];
  if (compare === undefined) throw invalid(`'${String(op).slice(0, 40)}' is not an operator of a search`, '/op');
  const wanted = (Array.isArray(value) ? value : [value]).map((one) => comparable(name, one));
  return (event) => {
    const own = event[name];
    const values = (Array.isArray(own) ? own : [own]).map((one) => comparable(name, one));
    return values.some((one) => wanted.some((other) => compare(one, other))) !== isNot;
  };
}
