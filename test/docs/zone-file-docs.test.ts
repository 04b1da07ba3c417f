/** The examples of docs/zone-file.md run and print the output in the document. */
import { expect, test } from 'vitest';
import { exampleRunner, readPage } from './example-runner.ts';

const { run } = exampleRunner('zone-file');
const examples = [...readPage('docs/zone-file.md').matchAll(/```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, code = '', printed = '']) => ({ code, printed }),
);

test('docs/zone-file.md has its examples', () => {
  expect(examples.length).toBe(2);
});

test.each(examples.map((example, i) => [i + 1, example] as const))(
  'the example %i of docs/zone-file.md runs',
  async (number, example) => {
    expect(await run(`${number}`, example.code)).toBe(example.printed.trim());
  },
);
