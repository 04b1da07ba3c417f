/** The examples of docs/rules-language.md run and print the output in the document. */
import { FUNCTIONS, REFERENCE_FIELDS } from '@flarewire/rules-language';
import { expect, test } from 'vitest';
import { exampleRunner, readPage } from './example-runner.ts';

const page = readPage('docs/rules-language.md');
const { run } = exampleRunner('rules-language');
const examples = [...page.matchAll(/```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, code = '', printed = '']) => ({ code, printed }),
);

test('docs/rules-language.md has its examples', () => {
  expect(examples.length).toBe(3);
});

test.each(examples.map((example, i) => [i + 1, example] as const))(
  'the example %i of docs/rules-language.md runs',
  async (number, example) => {
    expect(await run(`${number}`, example.code)).toBe(example.printed.trim());
  },
);

test('docs/rules-language.md has the counts of the scheme', () => {
  expect(page).toContain(`${REFERENCE_FIELDS.length} fields of the provider's reference`);
  expect(page).toContain(`${FUNCTIONS.length} functions`);
});
