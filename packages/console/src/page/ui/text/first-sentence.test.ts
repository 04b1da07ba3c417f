/** Truncation of descriptions. */
import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

const rest = 'On paid plans it may be shorter, down to 30 seconds, and on enterprise zones there is no limit at all.';

test('a long text is cut after its first sentence', () => {
  expect(firstSentence(`Seconds a copy is kept. ${rest}`)).toEqual(['Seconds a copy is kept.', rest]);
  expect(firstSentence(`Seconds a copy is kept, at least 1.5, e.g. 60. ${rest}`)[0]).toBe(
    'Seconds a copy is kept, at least 1.5, e.g. 60.',
  );
});

test('a short text, or a single sentence, is not cut', () => {
  expect(firstSentence('Seconds. At least 60.')).toEqual(['Seconds. At least 60.', '']);
  const long = `Seconds a copy is kept where ${rest.toLowerCase()}`;
  expect(firstSentence(long)).toEqual([long, '']);
});
