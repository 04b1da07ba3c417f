import { describe, expect, it } from 'vitest';
import { boundsOf, STEPS, shadeOf, stepAt } from './scale.ts';

describe('colour steps', () => {
  it('colour steps contain as equal numbers of values as possible', () => {
    const values = Array.from({ length: 60 }, (_, at) => 2 ** at);
    const bounds = boundsOf(values);
    expect(bounds).toHaveLength(STEPS);
    for (let step = 0; step < STEPS; step++)
      expect(values.filter((value) => stepAt(value, bounds) === step)).toHaveLength(10);
  });

  it('equal values are in the same colour step', () => {
    expect(boundsOf([5, 5, 5])).toEqual([5]);
    expect(stepAt(5, [5])).toBe(0);
    expect(boundsOf([Number.NaN])).toEqual([]);
    expect(stepAt(-1, [0, 5])).toBe(0);
  });

  it('colour steps use the whole range of shades', () => {
    expect([shadeOf(0, 2), shadeOf(1, 2), shadeOf(0, 1)]).toEqual([0, STEPS - 1, STEPS - 1]);
  });
});
