/** Evaluates a flag for a context: rules in order of priority, and percentage shares that are stable per key. */

import { isObject } from '@flarewire/schema';
import { chance } from '../shared/chance.ts';
import type { Fields } from '../shared/fields.ts';
import { listed } from '../shared/lists.ts';

export interface Evaluation {
  readonly flagKey: string;
  readonly reason: 'TARGETING_MATCH' | 'SPLIT' | 'DEFAULT' | 'DISABLED';
  readonly variant: string;
  readonly value: unknown;
}

type Compare = (own: unknown, wanted: unknown) => boolean;

/** Compares numbers, and times by their value. */
const sizeOf = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)));
const same: Compare = (own, wanted) => String(own) === String(wanted);

/** https://developers.cloudflare.com/flagship/targeting/operators/ */
const COMPARE: Readonly<Record<string, Compare>> = {
  equals: same,
  not_equals: (own, wanted) => !same(own, wanted),
  greater_than: (own, wanted) => sizeOf(own) > sizeOf(wanted),
  less_than: (own, wanted) => sizeOf(own) < sizeOf(wanted),
  greater_than_or_equals: (own, wanted) => sizeOf(own) >= sizeOf(wanted),
  less_than_or_equals: (own, wanted) => sizeOf(own) <= sizeOf(wanted),
  contains: (own, wanted) => String(own).includes(String(wanted)),
  starts_with: (own, wanted) => String(own).startsWith(String(wanted)),
  ends_with: (own, wanted) => String(own).endsWith(String(wanted)),
  in: (own, wanted) => listed(wanted).some((one) => same(own, one)),
  not_in: (own, wanted) => !listed(wanted).some((one) => same(own, one)),
  has: (own, wanted) => listed(own).some((one) => same(one, wanted)),
  not_has: (own, wanted) => !listed(own).some((one) => same(one, wanted)),
};

export const isOperator = (name: unknown): boolean => Object.hasOwn(COMPARE, String(name));

/** A condition, or a group of them. */
function holds(condition: unknown, context: Fields): boolean {
  if (!isObject(condition)) return false;
  const { clauses, logical_operator, attribute, operator, value } = condition;
  if (Array.isArray(clauses)) {
    const test = (one: unknown): boolean => holds(one, context);
    return logical_operator === 'OR' ? clauses.some(test) : clauses.every(test);
  }
  const own = context[String(attribute)];
  return own !== undefined && COMPARE[String(operator)]?.(own, value) === true;
}

/**
 * Within the share: buckets are of the account and the flag, so that rollouts do not go together. Without a key the
 * bucket is random each time.
 * https://developers.cloudflare.com/flagship/targeting/percentage-rollouts/#sticky-bucketing
 */
function isWithin(rollout: Fields, flag: string, context: Fields, random: () => number): boolean {
  const key = context[String(rollout.attribute ?? 'targetingKey')];
  const bucket = key === undefined ? random() : chance(`${flag}/${String(key)}`);
  return bucket * 100 < Number(rollout.percentage);
}

/** https://developers.cloudflare.com/flagship/reference/evaluation-reasons/ */
export function evaluate(flag: Fields, bucketOf: string, context: Fields, random: () => number): Evaluation {
  const flagKey = String(flag.key);
  const variations = isObject(flag.variations) ? flag.variations : {};
  const served = (variant: unknown, reason: Evaluation['reason']): Evaluation => ({
    flagKey,
    reason,
    variant: String(variant),
    value: variations[String(variant)],
  });
  if (flag.enabled !== true) return served(flag.default_variation, 'DISABLED');
  const rules = (Array.isArray(flag.rules) ? flag.rules : []).filter(isObject);
  for (const rule of rules.toSorted((one, other) => Number(one.priority) - Number(other.priority))) {
    const conditions = Array.isArray(rule.conditions) ? rule.conditions : [];
    if (!conditions.every((one) => holds(one, context))) continue;
    if (!isObject(rule.rollout)) return served(rule.serve_variation, 'TARGETING_MATCH');
    if (isWithin(rule.rollout, bucketOf, context, random)) return served(rule.serve_variation, 'SPLIT');
  }
  return served(flag.default_variation, 'DEFAULT');
}
