/** The examples of docs/zone-file.md run as they stand, and print what the document says. */
import { expect, test } from 'vitest';
import { exampleRunner, readPage } from './example-runner.ts';

const { run } = exampleRunner('zone-file');
const examples = [...readPage('docs/zone-file.md').matchAll(/```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, code = '', printed = '']) => ({ code, printed }),
);

test('the document has its examples', () => {
  expect(examples.length).toBe(2);
});

test.each(examples.map((example, i) => [i + 1, example] as const))('example %i runs', async (number, example) => {
  expect(await run(`${number}`, example.code)).toBe(example.printed.trim());
});
