/** Generates tide gauge readings for KV: deterministic, some of them binary, some with unusual keys. */

export interface Pair {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly binary: boolean;
}

/** Keys that break clients with incomplete encoding. */
export const awkwardKeys: readonly string[] = [
  'vessel/Ærø 7?berth=3&tide=high#log',
  'a/../b',
  'per%20cent',
  'plus+sign and space',
  'emoji ⚓ and 日本',
  '"quotes" & <angles>',
  'semi;colon,comma:at@',
  ' trailing blank ',
  'new\nline',
  '%',
];

/** Every n-th pair is binary. */
const BINARY_EVERY = 10;

export function pairs(total: number): Pair[] {
  const random = xorshift(0x5ea51de);
  return Array.from({ length: total }, (_, index) => {
    const key = awkwardKeys[index] ?? `gauge-${index % 8}/${String(index).padStart(6, '0')}`;
    const binary = index % BINARY_EVERY === 0;
    if (binary) return { key, binary, bytes: Uint8Array.from({ length: 1 + (random() % 300) }, () => random() & 255) };
    const reading = {
      at: 1_793_577_600 + index * 60,
      cm: (random() % 600) - 300,
      note: index % 7 === 0 ? 'springflod ☾' : '',
    };
    return { key, binary, bytes: new TextEncoder().encode(JSON.stringify(reading)) };
  });
}

function xorshift(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
