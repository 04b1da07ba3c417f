import { expect, test } from 'vitest';
import { planMove } from './move-rule.ts';

const plan = (shown: string, now: string, to: 'up' | 'down') =>
  planMove({ shown: [...shown], now: [...now], rule: 'C', to });

test('a rule passes the neighbour that the user sees, also if others added rules between', () => {
  expect(plan('ABC', 'NABC', 'up')).toEqual({ neighbour: 'B', isMoved: false });
  expect(plan('ABCD', 'ABCND', 'down')).toEqual({ neighbour: 'D', isMoved: false });
});

test('a neighbour that was deleted is skipped', () => {
  expect(plan('ABC', 'AC', 'up')).toEqual({ neighbour: 'A', isMoved: false });
  expect(plan('BC', 'C', 'up')).toEqual({ neighbour: undefined, isMoved: false });
});

test('a rule that somebody else moved is noticed', () => {
  expect(plan('ABC', 'CAB', 'up')).toEqual({ neighbour: 'B', isMoved: true });
  expect(plan('ABCD', 'BACD', 'up')).toEqual({ neighbour: 'B', isMoved: false });
});
