/** The examples of docs/rules-language.md run as they stand, and print what the document says. */
import { FUNCTIONS, REFERENCE_FIELDS } from '@flarewire/rules-language';
import { expect, test } from 'vitest';
import { exampleRunner, readPage } from './example-runner.ts';

const page = readPage('docs/rules-language.md');
const { run } = exampleRunner('rules-language');
const examples = [...page.matchAll(/```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, code = '', printed = '']) => ({ code, printed }),
);

test('the document has its examples', () => {
  expect(examples.length).toBe(3);
});

test.each(examples.map((example, i) => [i + 1, example] as const))('example %i runs', async (number, example) => {
  expect(await run(`${number}`, example.code)).toBe(example.printed.trim());
});

test('the document has the numbers of the scheme', () => {
  expect(page).toContain(`${REFERENCE_FIELDS.length} fields of the provider's reference`);
  expect(page).toContain(`${FUNCTIONS.length} functions`);
});
