/** Every script of package.json starts, from whatever git has of it: asked for help, it says how it is used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from '../package/pack-support.ts';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
/** `npm ci` and `npm test` run these in any case; they have no help of their own. */
const RUN_ANYWAY = ['prepare', 'check', 'test', 'types', 'lint'];

test.each(Object.keys(scripts).filter((name) => !RUN_ANYWAY.includes(name)))(
  'npm run %s -- --help ends with 0 and says how it is used',
  async (name) => {
    const { code, stdout, stderr } = await run('npm', ['run', '-s', name, '--', '--help'], root);
    expect({ code, stderr: stderr.replace(/^npm warn .*\n/gm, '') }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/\busage\b/i);
  },
);

test('npm test runs what has no help', () => {
  expect(scripts.test).toContain('npm run -s check');
  for (const name of ['types', 'lint']) expect(scripts.check).toContain(`npm run -s ${name}`);
});
