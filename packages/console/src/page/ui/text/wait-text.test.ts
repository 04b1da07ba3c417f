import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test('the waiting time is shown from the first second on', () => {
  expect([-5, 0, 999, 1000, 2999, 60_000, 1_200_000].map(waitText)).toEqual([
    '',
    '',
    '',
    '1 s',
    '2 s',
    '60 s',
    '1,200 s',
  ]);
});
