/** The example for Jest in docs/migrating.md passes on the built client, which Jest loads as CommonJS. */
import { match } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builds } from '../../tools/build/packages.ts';
import { check } from './kit.mjs';

const root = join(import.meta.dirname, '../..');

await check('jest: a spy on a method and a fetch in its place', async () => {
  const folder = resolve('node_modules/flarewire');
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'packages/client/package.json'), join(folder, 'package.json'));
  await builds.client(join(folder, 'dist'));
  const [, example = ''] =
    /```js jest\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/migrating.md'), 'utf8')) ?? [];
  writeFileSync('package.json', '{ "private": true }\n');
  writeFileSync('example.test.js', example);
  const jest = join(import.meta.dirname, '../node_modules/jest/bin/jest.js');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const said = await new Promise((done) =>
    execFile(process.execPath, [jest, '--rootDir', process.cwd()], { env }, (_, stdout, stderr) =>
      done(stdout + stderr),
    ),
  );
  match(said, /Tests: +2 passed, 2 total/);
});
