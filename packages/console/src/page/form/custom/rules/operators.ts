/** Operators between a field and a value, in words, by type of field. */
import type { ValueType } from './vocabulary.ts';

export interface RowOperator {
  /**
   * Notation of the Rules language, prefixed with `not` if negated; `is` for a bare field, `in list` for a named list.
   */
  readonly id: string;
  readonly label: string;
  /** Kind of the right operand. */
  readonly takes: 'nothing' | 'value' | 'set' | 'list';
}

const one = (id: string, label: string): RowOperator => ({ id, label, takes: 'value' });
const SETS: readonly RowOperator[] = [
  { id: 'in', label: 'is in', takes: 'set' },
  { id: 'not in', label: 'is not in', takes: 'set' },
];
const LISTS: readonly RowOperator[] = [
  { id: 'in list', label: 'is in list', takes: 'list' },
  { id: 'not in list', label: 'is not in list', takes: 'list' },
];
const EQUAL: readonly RowOperator[] = [one('eq', 'equals'), one('ne', 'does not equal')];

/** https://developers.cloudflare.com/ruleset-engine/rules-language/operators/ */
const OPERATORS: Readonly<Record<ValueType, readonly RowOperator[]>> = {
  text: [
    ...EQUAL,
    one('contains', 'contains'),
    one('not contains', 'does not contain'),
    one('starts_with', 'starts with'),
    one('not starts_with', 'does not start with'),
    one('ends_with', 'ends with'),
    one('not ends_with', 'does not end with'),
    one('wildcard', 'matches the wildcard'),
    one('not wildcard', 'does not match the wildcard'),
    one('strict wildcard', 'matches the wildcard (case-sensitive)'),
    one('not strict wildcard', 'does not match the wildcard (case-sensitive)'),
    one('matches', 'matches the regular expression'),
    one('not matches', 'does not match the regular expression'),
    ...SETS,
    ...LISTS,
  ],
  number: [
    ...EQUAL,
    one('gt', 'is greater than'),
    one('ge', 'is at least'),
    one('lt', 'is less than'),
    one('le', 'is at most'),
    ...SETS,
    ...LISTS,
  ],
  address: [...EQUAL, ...SETS, ...LISTS],
  boolean: [
    { id: 'is', label: 'is true', takes: 'nothing' },
    { id: 'not is', label: 'is false', takes: 'nothing' },
  ],
};

export const operatorsOf = (type: ValueType): readonly RowOperator[] => OPERATORS[type];

export const operatorOf = (type: ValueType, id: string): RowOperator | undefined =>
  OPERATORS[type].find((operator) => operator.id === id);
