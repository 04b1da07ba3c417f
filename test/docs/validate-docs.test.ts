/** The examples of docs/validation.md run and print the output in the document. */
import { expect, test } from 'vitest';
import { exampleRunner, readPage } from './example-runner.ts';

const { run } = exampleRunner('validation');
const text = readPage('docs/validation.md');
/** An example, and its output if the next block shows it. */
const examples = [...text.matchAll(/```ts\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g)].map(
  ([, code = '', printed]) => ({ code, printed }),
);

test('docs/validation.md has its examples', () => {
  expect(examples.map(({ printed }) => printed !== undefined)).toEqual([true, false, true, true]);
});

test.each(examples.map((example, i) => [i + 1, example] as const))(
  'the example %i of docs/validation.md runs',
  async (number, example) => {
    expect(await run(`${number}`, example.code)).toBe((example.printed ?? '0').trim());
  },
);
