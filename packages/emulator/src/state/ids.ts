/** Identifiers in the forms that the API uses, from an injected source of chance. */

/** A number in [0, 1). */
export interface Random {
  (): number;
  /** State of a repeatable source; set it to continue from there. */
  state?: number;
}

export interface Ids {
  /** 32 hex digits, as most resources have. */
  hex(): string;
  uuid(): string;
  number(): number;
  /** This many random hex digits. */
  digits(length: number): string;
}

/**
 * Ids of 32 digits that the emulator makes begin with this, so that a program can tell a local id from a real one
 * before it does harm.
 */
const LOCAL_PREFIX = 'f1a4e';

/** @param next gives a number that it never gave before */
export function createIds(random: Random, next: () => number): Ids {
  const digits = (length: number): string => {
    let text = '';
    while (text.length < length)
      text += Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0');
    return text.slice(0, length);
  };
  return {
    hex: () => LOCAL_PREFIX + digits(32 - LOCAL_PREFIX.length),
    uuid: () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`,
    number: next,
    digits,
  };
}

/** A repeatable source of chance (mulberry32): the same seed gives the same numbers. */
export function seededRandom(seed: number | string): Random {
  const random = (): number => {
    const state = (random.state + 0x6d2b79f5) >>> 0;
    random.state = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  random.state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  return random;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
