import { describe, expect, test } from 'vitest';
import { details, judge, table, type Verdict } from './report.ts';

const pass = (name: string) => ({ name, ms: 1 });
const fail = (name: string, error = 'Error: broken') => ({ name, ms: 1, error });
const verdict = (name: string, rest: Partial<Verdict> = {}): Verdict => ({
  ...{ name, version: '1.2.3', passed: 2, excepted: [], failed: [], ms: 40 },
  ...rest,
});

describe('judge', () => {
  test('results are judged as passed, excepted or failed', () => {
    expect(judge([pass('a'), fail('b'), fail('c')], { b: 'cannot' })).toEqual({
      passed: 1,
      excepted: [['b', 'cannot']],
      failed: [['c', 'Error: broken']],
    });
  });

  test('an exception for a passing check fails', () => {
    expect(judge([pass('a')], { a: 'cannot' })).toEqual({
      passed: 0,
      excepted: [],
      failed: [['a', 'passes, though excepted: cannot']],
    });
  });

  test('an exception for an unknown check fails', () => {
    expect(judge([pass('a')], { b: 'cannot' }).failed).toEqual([['b', 'is excepted, but there is no such check']]);
  });
});

test('the table has a line for each runtime, including missing ones', () => {
  const text = table([verdict('node20'), verdict('chromium', { missing: 'not found', version: '' })]);
  expect(text.split('\n')).toEqual([
    'runtime   version  passed  excepted  failed  ms',
    'node20    1.2.3         2         0       0  40',
    'chromium  not run: not found',
  ]);
});

test('a failure of several runtimes is reported once, whatever their stacks look like', () => {
  const one = verdict('deno', { failed: [['a', 'Error: broken\n  at x']] });
  const two = verdict('bun', { failed: [['a', 'Error: broken\n@y']], excepted: [['b', 'cannot']] });
  expect(details([one, two])).toBe(
    '"b" is excepted on bun: cannot\n"a" FAILED on deno, bun\n  Error: broken\n    at x',
  );
});
