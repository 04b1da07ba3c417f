/** Every TypeScript example of the README runs as it stands, against the emulator. */
import { expect, test } from 'vitest';
import { exampleRunner, examplesOf, readPage } from './example-runner.ts';

const { run } = exampleRunner('readme');
const examples = examplesOf(readPage('README.md'));
const expected = [
  '10 mail.harbour.example',
  /^POST http:\/\/127\.0\.0\.1:\d+\/client\/v4\/accounts\/[0-9a-f]{32}\/storage\/kv\/namespaces\n[0-9a-f]{32}$/,
  '',
  /^404 \d+ zones\.get: 404 \[\d+\] /,
  /^[0-9a-f]{32} /,
];

test('the README has an example for each expectation below', () => {
  expect(examples).toHaveLength(expected.length);
});

test.each(examples.map((code, i) => [i + 1, code] as const))('README example %i runs', async (number, code) => {
  const printed = await run(`${number}`, code);
  const want = expected[number - 1] ?? '';
  if (typeof want === 'string') expect(printed).toBe(want);
  else expect(printed).toMatch(want);
});
