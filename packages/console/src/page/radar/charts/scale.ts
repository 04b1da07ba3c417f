/** Steps of colour for values that differ by orders of magnitude. */

export const STEPS = 6;

/** Lower bounds of the steps, rising: as many values in each as can be, equal values together. */
export function boundsOf(values: readonly number[]): readonly number[] {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  const bounds = Array.from({ length: STEPS }, (_, step) => sorted[Math.floor((step * sorted.length) / STEPS)]);
  return [...new Set(bounds.filter((bound) => bound !== undefined))];
}

/** The step that a value belongs to, the lowest being 0. */
export function stepAt(value: number, bounds: readonly number[]): number {
  const above = bounds.findIndex((bound) => value < bound);
  return Math.max(0, (above < 0 ? bounds.length : above) - 1);
}

/** Bounds spread over all colours: with two of them the darkest is used too. */
export function shadeOf(step: number, count: number): number {
  return count <= 1 ? STEPS - 1 : Math.round((step * (STEPS - 1)) / (count - 1));
}
