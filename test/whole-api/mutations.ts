/** Mutates JSON values at one random place, deterministically: wrong types, exceeded limits, lost and added fields. */
import { isObject } from './contract-reading.ts';

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e12,
  '',
  'x',
  'a b',
  '😀'.repeat(20),
  'y'.repeat(2000),
  [],
  [1, 1],
  {},
  { strange: { x: [null] } },
  '2026-02-30',
  '10.0.0.256',
];

/**
 * A linear congruential generator: numbers from 0 up to `below`.
 * https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns a copy with one change. */
export function mutate(value: unknown, random: (below: number) => number): unknown {
  const children = Array.isArray(value) ? [...value.keys()] : isObject(value) ? Object.keys(value) : [];
  // Descend into a child more often than not, so that deep places are reached.
  if (children.length > 0 && random(4) > 0) {
    const key = children[random(children.length)] ?? 0;
    const copy = structuredClone(value) as Record<string | number, unknown>; // it has children
    if (isObject(value) && random(5) === 0) delete copy[key];
    else copy[key] = mutate(copy[key], random);
    return copy;
  }
  if (isObject(value) && random(3) === 0) return { ...value, added: STRANGE[random(STRANGE.length)] };
  if (Array.isArray(value) && random(3) === 0) return [...value, ...value, ...value];
  if (typeof value === 'number' && random(2) === 0) return value * 1000 + 0.5;
  if (typeof value === 'string' && random(2) === 0) return `${value} ~`;
  return STRANGE[random(STRANGE.length)];
}
