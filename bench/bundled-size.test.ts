import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Parts, splitSizes, wholeSize } from './bundled-size.ts';

/** Incompressible text. */
const noise = (length: number, seed: number): string => {
  let [text, state] = ['', seed];
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return text;
};

const program = `import { first } from './first.mjs';
console.log(first, (await import('./late.mjs')).late, (await import('./later.mjs')).later);
`;

describe('sizes of a program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-sizes-'));
  let parts: Parts;
  beforeAll(async () => {
    const file = (name: string, text: string) => writeFileSync(join(folder, `${name}.mjs`), text);
    file('first', `export const first = '${noise(2000, 1)}'; export const unused = '${noise(9000, 2)}';`);
    file('shared', `export const shared = '${noise(4000, 3)}';`);
    file('late', `import { shared } from './shared.mjs'; export const late = shared + '${noise(3000, 4)}';`);
    file('later', `import { shared } from './shared.mjs'; export const later = shared + '${noise(1000, 5)}';`);
    parts = await splitSizes(folder, 'program', program);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('the initial size excludes unused code', () => {
    expect(parts.first).toBeGreaterThan(1.2);
    expect(parts.first).toBeLessThan(2.3);
  });
  it('the size of a late file includes its imports', () => {
    expect(parts.names).toEqual(['late', 'later']);
    expect(parts.late('late')).toBeGreaterThan(4);
  });
  it('files shared by two late files count for the first', () => {
    expect(parts.late('later')).toBeGreaterThan(2.5);
    expect(parts.late('later', 'late')).toBeLessThan(1.2);
  });
  it('a missing late file adds nothing', () => {
    expect(parts.late('latest')).toBe(0);
  });
  it('a bundle without splitting counts in full', async () => {
    expect(await wholeSize(folder, program)).toBeGreaterThan(parts.first + parts.late('late'));
  });
});
