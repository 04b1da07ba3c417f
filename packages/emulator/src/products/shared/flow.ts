/** Made-up amounts over time: those of two adjacent periods add up to that of both. */
import { chance } from './chance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Amount that passed from `since` to `until` (milliseconds), at an average hourly rate, in a daily rhythm. */
export function flowOf(seed: string, hourly: number): (since: number, until: number) => number {
  const rate = hourly * (0.5 + chance(seed));
  const shift = 2 * Math.PI * chance(`${seed} shift`);
  // The swing is less than the rate, so that the sum never falls.
  const sum = (time: number): number =>
    Math.floor(
      (rate * time) / HOUR + ((rate * 24 * 0.6) / (2 * Math.PI)) * Math.sin((2 * Math.PI * (time % DAY)) / DAY + shift),
    );
  return (since, until) => Math.max(0, sum(until) - sum(since));
}

/** Splits a number into parts that add up to it. */
export function partsOf<Name extends string>(
  total: number,
  shares: readonly (readonly [Name, number])[],
): Record<Name, number> {
  let left = total;
  const parts = shares.map(([name, share], index): [Name, number] => {
    const part = index === shares.length - 1 ? left : Math.min(left, Math.floor(total * share));
    left -= part;
    return [name, part];
  });
  return Object.fromEntries(parts) as Record<Name, number>; // each name has its part
}
