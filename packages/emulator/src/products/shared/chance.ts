/** Made-up numbers: deterministic per seed, and continuous over time. */
import { createHash } from 'node:crypto';
import { hash } from '../../state/ids.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** In [0, 1): the same for the same text. */
export const chance = (text: string): number => (hash(text) % 100_003) / 100_003;

/** One of a list: the same for the same text. */
export function pick<Item>(text: string, items: readonly [Item, ...Item[]]): Item {
  return items[hash(text) % items.length] ?? items[0];
}

/** A figure over time: between `low` and `high`, in a daily rhythm, with a little noise. */
export function measured(seed: string, low: number, high: number): (time: number) => number {
  const start = hash(seed);
  const base = 0.25 + 0.5 * ((start % 1009) / 1009);
  const shift = ((start % 7919) / 7919) * 2 * Math.PI;
  return (time) => {
    const day = Math.sin((2 * Math.PI * (time % DAY)) / DAY + shift);
    const noise = (Math.imul(start ^ Math.floor(time / 60_000), 0x9e3779b1) >>> 8) / 2 ** 24;
    return low + (high - low) * Math.min(1, Math.max(0, base + 0.15 * day + 0.1 * (noise - 0.5)));
  };
}

/** Whole steps from the first at or after `from` to the last before `to`. */
export function stepsBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, index) => first + index * step);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** The value below which this many percent of all are, by the nearest rank. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** A UUID: the same for the same text. */
export function uuidFrom(text: string): string {
  const digits = [1, 2, 3, 4].map((part) => hash(`${part}/${text}`).toString(16).padStart(8, '0')).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** A UUID by SHA-256: the same for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
