/** The examples of docs/validation.md run as they stand, and print what the document says. */
import { expect, test } from 'vitest';
import { exampleRunner, readPage } from './example-runner.ts';

const { run } = exampleRunner('validation');
const text = readPage('docs/validation.md');
/** An example, and what is printed by it where the next block says so. */
const examples = [...text.matchAll(/```ts\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g)].map(
  ([, code = '', printed]) => ({ code, printed }),
);

test('the document has its examples', () => {
  expect(examples.map(({ printed }) => printed !== undefined)).toEqual([true, false, true, true]);
});

test.each(examples.map((example, i) => [i + 1, example] as const))('example %i runs', async (number, example) => {
  expect(await run(`${number}`, example.code)).toBe((example.printed ?? '0').trim());
});
