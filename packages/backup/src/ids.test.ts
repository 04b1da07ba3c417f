/** Replacement of backup ids inside texts. */
import { expect, test } from 'vitest';
import { mapped } from './ids.ts';

const DASHED = 'f1a4e05c-9b7d-4a21-860e-3f5d7c2b1a90';
const BARE = DASHED.replaceAll('-', '');
const HERE = '0123456789abcdef0123456789abcdef';
const HERE_DASHED = '01234567-89ab-cdef-0123-456789abcdef';

test('an id is replaced in the notation of the text, with or without dashes', () => {
  for (const here of [HERE, HERE_DASHED])
    expect(mapped([`ip in $${BARE}`, `any(x[*] in $${DASHED})`], new Map([[BARE, here]]))).toEqual([
      `ip in $${HERE}`,
      `any(x[*] in $${HERE_DASHED})`,
    ]);
});

test('an id that is unchanged here remains as written', () => {
  expect(mapped([DASHED, BARE], new Map([[BARE, BARE]]))).toEqual([DASHED, BARE]);
});

test('an id with a different format here replaces the whole id', () => {
  expect(mapped(`x ${DASHED}`, new Map([[DASHED, 'named-1']]))).toBe('x named-1');
});
