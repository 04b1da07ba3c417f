/** Every TypeScript example of the README runs as printed, against the emulator. */
import { expect, test } from 'vitest';
import { exampleRunner, examplesOf, readPage } from './example-runner.ts';

const { run } = exampleRunner('readme');
const examples = examplesOf(readPage('README.md'));

/** Output that differs from run to run, so the README does not show it. */
const VARYING = [
  /^POST http:\/\/127\.0\.0\.1:\d+\/client\/v4\/accounts\/[0-9a-f]{32}\/storage\/kv\/namespaces$/,
  /^404 \d+ zones\.get: 404 \[\d+\] /,
];

test('the README has examples that show their output, and two whose output varies', () => {
  expect(examples.filter((code) => !code.includes('// →'))).toHaveLength(VARYING.length);
  expect(examples.length).toBeGreaterThan(4);
});

test.each(examples.map((code, i) => [i + 1, code] as const))(
  'README example %i prints what it shows',
  async (number, code) => {
    const printed = await run(`${number}`, code);
    const shown = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
    if (shown.length > 0) expect(printed.split('\n')).toEqual(shown);
    else
      expect(
        VARYING.some((pattern) => pattern.test(printed)),
        printed,
      ).toBe(true);
  },
);
