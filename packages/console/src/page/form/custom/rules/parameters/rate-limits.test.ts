import { expect, test } from 'vitest';
import { durationWords, periodsOf, planTakes, secondsOptions, timeoutsOf } from './rate-limits.ts';

test('a plan offers the periods and durations that it supports', () => {
  expect(periodsOf('free')).toEqual([10]);
  expect(periodsOf('pro').at(-1)).toBe(60);
  expect(periodsOf('business').at(-1)).toBe(600);
  expect(periodsOf(undefined)).toContain(65_535);
  expect(timeoutsOf('free', 'block')).toEqual([10]);
  expect(timeoutsOf('pro', 'block').at(-1)).toBe(3600);
  expect(timeoutsOf('business', 'js_challenge')).toEqual([0]);
  expect(timeoutsOf('enterprise', 'js_challenge').at(0)).toBe(0);
  expect(planTakes('pro', 'business')).toBe(false);
  expect(planTakes(undefined, 'enterprise')).toBe(true);
});

test('seconds are shown in common units, and a given value is always an option', () => {
  expect([0, 10, 60, 600, 3600, 86_400, 65_535].map(durationWords)).toEqual([
    'Only requests above the rate',
    '10 seconds',
    '1 minute',
    '10 minutes',
    '1 hour',
    '1 day',
    '65,535 seconds',
  ]);
  expect(secondsOptions([10], 77).map(({ value }) => value)).toEqual(['10', '77']);
});
