/** Every script of package.json starts from the tracked files and prints its usage for --help. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from '../package/pack-support.ts';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
/** Run by `npm ci` and `npm test` anyway; they have no --help. */
const RUN_ANYWAY = ['prepare', 'check', 'test', 'test:all', 'types', 'lint'];

test.each(Object.keys(scripts).filter((name) => !RUN_ANYWAY.includes(name)))(
  'npm run %s -- --help exits with 0 and prints the usage',
  async (name) => {
    const { code, stdout, stderr } = await run('npm', ['run', '-s', name, '--', '--help'], root);
    expect({ code, stderr: stderr.replace(/^npm warn .*\n/gm, '') }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/\busage\b/i);
  },
);

test('npm test runs the scripts without --help', () => {
  expect(scripts.test).toContain('npm run -s check');
  for (const name of ['types', 'lint']) expect(scripts.check).toContain(`npm run -s ${name}`);
});
