/** Colour steps for values that differ by orders of magnitude. */

export const STEPS = 6;

/** Ascending lower bounds of the steps: numbers of values as equal as possible, equal values together. */
export function boundsOf(values: readonly number[]): readonly number[] {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  const bounds = Array.from({ length: STEPS }, (_, step) => sorted[Math.floor((step * sorted.length) / STEPS)]);
  return [...new Set(bounds.filter((bound) => bound !== undefined))];
}

/** The step of a value; the lowest is 0. */
export function stepAt(value: number, bounds: readonly number[]): number {
  const above = bounds.findIndex((bound) => value < bound);
  return Math.max(0, (above < 0 ? bounds.length : above) - 1);
}

/** Spreads the steps over all colours: two steps include the darkest. */
export function shadeOf(step: number, count: number): number {
  return count <= 1 ? STEPS - 1 : Math.round((step * (STEPS - 1)) / (count - 1));
}
