import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, run } from '../package/pack-support.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder('skipped');
const config = (isStrict: boolean): string => `
  import { skippedReporter } from '${join(root, 'test/repository/skipped-reporter.ts')}';
  export default { test: { reporters: ['minimal', skippedReporter(${isStrict})] } };`;

beforeAll(() => {
  for (const [name, isStrict] of Object.entries({ strict: true, mild: false })) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'vitest.config.ts'), config(isStrict));
    writeFileSync(
      join(folder, name, 'some.test.ts'),
      `import { expect, test } from 'vitest';
      test('runs', () => expect(1).toBe(1));
      test('needs a moon', ({ skip }) => skip('there is no moon'));
      test('needs it too', ({ skip }) => skip('there is no moon'));
      test('says nothing', ({ skip }) => skip());`,
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitest = (name: string, ...args: readonly string[]) =>
  run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], join(folder, name));

test('skipped tests are reported with their reasons', async () => {
  const { code, stderr } = await vitest('mild');
  expect(code).toBe(0);
  expect(stderr).toBe(
    '\nskipped: there is no moon\n  some.test.ts > needs a moon\n  some.test.ts > needs it too\n' +
      'skipped: no reason was given\n  some.test.ts > says nothing\n',
  );
});

test('skipped tests fail a strict run', async () => {
  const { code, stderr } = await vitest('strict');
  expect(code).toBe(1);
  expect(stderr).toContain('3 tests could not run; where CI is set all must.');
});

test('tests excluded by a pattern are not counted', async () => {
  expect(await vitest('strict', '-t', 'runs')).toMatchObject({ code: 0, stderr: '' });
});
