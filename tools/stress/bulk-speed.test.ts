import { expect, test } from 'vitest';
import { speed } from './bulk-speed.ts';

test('a journalled job and a bare pool make the same calls', async () => {
  const { items, bare, journalled, ratio } = await speed(20, 1);
  expect(items).toBe(20);
  expect(Math.min(bare, journalled, ratio)).toBeGreaterThan(0);
});
