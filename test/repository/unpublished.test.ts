/** docs/migrating.md: packages install from tarballs as documented, and the included command runs. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../docs/example-runner.ts';
import { packed, sourceOf } from '../package/built.ts';
import { root, runOrFail, temporaryFolder } from '../package/pack-support.ts';

const folder = temporaryFolder();
const tarball = join(folder, 'flarewire-0.1.0.tgz');
const [, chapter = ''] = /## Before it is published\n([\s\S]*?)\n## /.exec(readPage('docs/migrating.md')) ?? [];
const npm = (command: string, cwd: string) =>
  runOrFail('npm', [...command.split(' ').slice(1), '--offline', '--no-audit', '--no-fund', '--loglevel=error'], cwd);

/** A line of the page, with this test's folder in place of /tmp. */
function line(start: string): string {
  const found = chapter.split('\n').find((one) => one.startsWith(start));
  if (found === undefined) throw new Error(`docs/migrating.md has no line that starts with ${start}`);
  return found.replace(/\s*#.*/, '').replace('/tmp', folder);
}

beforeAll(async () => {
  // A copy of the built repository as far as npm needs it; the original folders are in use.
  cpSync(sourceOf(await packed('client'), 'client'), join(folder, 'packages/client'), { recursive: true });
  symlinkSync(join(root, 'tools'), join(folder, 'tools'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "workspaces": ["packages/*"] }\n');
  await npm(line('npm pack --workspace flarewire'), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function project(name: string, manifest: object): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  return path;
}

test('a tarball is installed by path and includes the command', async () => {
  const path = project('by-path', { private: true });
  await npm(line('npm install '), path);
  expect(await runOrFail('node', ['-p', "new (require('flarewire'))({ apiToken: 'x' }).baseURL"], path)).toBe(
    'https://api.cloudflare.com/client/v4\n',
  );
  const file = join(path, 'dns.js');
  writeFileSync(file, "const Cloudflare = require('cloudflare');\n");
  expect(await runOrFail(join(path, 'node_modules/.bin/flarewire-migrate'), ['dns.js'], path)).toBe(
    'dns.js: 1 change\n1 file changed.\n',
  );
  expect(readFileSync(file, 'utf8')).toBe("const Cloudflare = require('flarewire');\n");
});

test('a tarball in a monorepo is referenced by its path, and locked', async () => {
  expect(chapter).toContain('"flarewire": "file:vendor/flarewire-0.1.0.tgz"');
  const path = project('monorepo', { private: true, dependencies: { flarewire: 'file:vendor/flarewire-0.1.0.tgz' } });
  mkdirSync(join(path, 'vendor'));
  copyFileSync(tarball, join(path, 'vendor/flarewire-0.1.0.tgz'));
  await npm('npm install', path);
  const { packages } = JSON.parse(readFileSync(join(path, 'package-lock.json'), 'utf8'));
  expect(packages['node_modules/flarewire'].integrity).toMatch(/^sha512-/);
  expect(await runOrFail('node', ['-p', "require('flarewire').name"], path)).toBe('Cloudflare\n');
});

test('one package replaces the other under its name', async () => {
  const path = project('alias', { private: true, dependencies: { cloudflare: `file:${tarball}` } });
  await npm('npm install', path);
  const program =
    "import Cloudflare from 'cloudflare'; import { KV } from 'cloudflare/resources/kv'; console.log(Cloudflare.name, typeof KV)";
  expect(await runOrFail('node', ['--input-type=module', '-e', program], path)).toMatch(/^Cloudflare \w+\n/);
});
