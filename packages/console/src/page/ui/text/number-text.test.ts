import { expect, test } from 'vitest';
import { counted, numberText } from './number-text.ts';

test('one is singular', () => {
  expect([counted(1, 'row'), counted(2000, 'row')]).toEqual(['1 row', '2,000 rows']);
  expect([counted(1, 'entry', 'entries'), counted(0, 'entry', 'entries')]).toEqual(['1 entry', '0 entries']);
});

test('numbers have at most the requested digits', () => {
  expect([numberText(1234.56789), numberText(1.25, 1), numberText(3, 2)]).toEqual(['1,234.568', '1.3', '3']);
});
