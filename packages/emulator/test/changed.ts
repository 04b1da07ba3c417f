/** Mutates one part of a value, as a mistaken or hostile program would send it. */
import { isObject } from '@flarewire/schema';
import type { Random } from '../src/state/ids.ts';

const STRANGE: readonly unknown[] = [
  null,
  '',
  'x'.repeat(6000),
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  ['a', 'a'],
  { a: 1 },
  '__proto__',
  { constructor: { prototype: { polluted: 1 } } },
  '\u0000',
  '🦊',
  '../..',
  Number.MAX_SAFE_INTEGER,
];

export function strange(random: Random): unknown {
  return STRANGE[Math.floor(random() * STRANGE.length)];
}

/** Changes the value itself: replaces or removes one of its fields, or all of it. */
export function changed(value: unknown, random: Random): unknown {
  const keys = isObject(value) ? Object.keys(value) : [];
  const key = keys[Math.floor(random() * keys.length)];
  if (!isObject(value) || key === undefined || random() < 0.1) return strange(random);
  if (random() < 0.3) delete value[key];
  else value[key] = random() < 0.5 ? changed(value[key], random) : strange(random);
  return value;
}
