import { describe, expect, test } from 'vitest';
import { manualClock, movableClock, systemClock } from './clock.ts';

describe('a clock that is moved by parts of a millisecond', () => {
  test('tells whole milliseconds, and never less than it was moved by', () => {
    const clock = manualClock(1000);
    clock.advance(0.4);
    clock.advance(511.2);
    expect(clock.now()).toBe(1513);
  });

  test('does so on top of another clock too', () => {
    const clock = movableClock({ now: () => 1000 }, false);
    clock.advance(0.4);
    expect(clock.now()).toBe(1001);
  });

  test('still refuses what is no time', () => {
    expect(() => manualClock().advance(Number.NaN)).toThrow(RangeError);
    expect(() => movableClock(systemClock, false).advance(Number.NaN)).toThrow(RangeError);
  });
});
