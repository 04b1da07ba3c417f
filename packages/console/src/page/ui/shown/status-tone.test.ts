import { expect, test } from 'vitest';
import { statusTone } from './status-tone.ts';

test('success, refusal and failure have different colours', () => {
  expect([200, 304, 404, 500, undefined].map(statusTone)).toEqual(['good', 'info', 'warn', 'bad', 'bad']);
});
