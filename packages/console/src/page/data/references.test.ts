import { expect, test } from 'vitest';
import { filled, referencesIn, referenceText, wholeReference } from './references.ts';

const answers: Readonly<Record<string, unknown>> = {
  create: { result: { id: 'abc', ttl: 300, tags: ['a', 'b'], proxied: false } },
  list: { result: [{ id: 'first' }] },
};
const answerOf = (step: string): unknown => answers[step];

test('a reference becomes the value it names, with its type', () => {
  const params = {
    id: '{{create.result.id}}',
    ttl: '{{ create.result.ttl }}',
    tags: '{{create.result.tags}}',
    first: ['{{list.result.0.id}}'],
    proxied: '{{create.result.proxied}}',
    other: 5,
  };
  expect(filled(params, answerOf)).toEqual({
    id: 'abc',
    ttl: 300,
    tags: ['a', 'b'],
    first: ['first'],
    proxied: false,
    other: 5,
  });
});

test('a reference inside a text becomes text once, and its value is not expanded again', () => {
  expect(filled('{{create.result.id}}-{{list.result.0.id}} of {{create.result.ttl}}', answerOf)).toBe(
    'abc-first of 300',
  );
  const tricky = (): unknown => ({ a: '{{create.result.id}} $& $1' });
  expect(filled('x {{s.a}}', tricky)).toBe('x {{create.result.id}} $& $1');
});

test('a reference to a missing value is an error', () => {
  expect(() => filled('{{later.result}}', answerOf)).toThrow("the step 'later' has no response yet");
  expect(() => filled('{{create.result.name}}', answerOf)).toThrow("has no 'name'");
  expect(() => filled('{{create.result.constructor}}', answerOf)).toThrow("has no 'constructor'");
  expect(() => filled('x{{create.result.tags}}', answerOf)).toThrow('is not text');
});

test('text that is not a reference is unchanged', () => {
  for (const text of ['{{}}', '{{ 1a.b }}', '{create.id}', '{{a.b', '{{a b}}', 'http.host eq "{{"']) {
    expect(referencesIn([text])).toEqual([]);
    expect(filled(text, answerOf)).toBe(text);
  }
  expect(wholeReference('{{a.b}} ')).toBe(undefined);
  expect(referenceText('create', ['result', 0, 'id'])).toBe('{{create.result.0.id}}');
  expect(referenceText('create', ['a.b'])).toBe(undefined);
});
