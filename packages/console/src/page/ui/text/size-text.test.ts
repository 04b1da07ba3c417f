import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test('sizes are formatted in a suitable unit', () => {
  expect([0, 1, 999, 1000, 1536, 26_214_400].map(sizeText)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 kB',
    '1.5 kB',
    '26.2 MB',
  ]);
});
