/** docs/migrating.md, before it is published: the two documented commands make tarballs that install in every documented way. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../docs/example-runner.ts';
import { root, run, runOrFail, temporaryFolder } from '../package/pack-support.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'flarewire');
const tarball = join(checkout, 'packed/flarewire-0.1.0.tgz');
const [, chapter = ''] = /## Before it is published\n([\s\S]*?)\n## /.exec(readPage('docs/migrating.md')) ?? [];
const shell = (command: string, cwd: string) => runOrFail('sh', ['-c', command], cwd);
const QUIET = '--prefer-offline --ignore-scripts --no-audit --no-fund --loglevel=error';
let printed = '';

beforeAll(async () => {
  // The files of the repository without its history; building writes into the package folders, which other tests read.
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0').filter(Boolean)) cpSync(join(root, file), join(checkout, file));
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  for (const name of ['cli', 'emulator'].filter((one) =>
    readdirSync(join(root, 'packages', one)).includes('node_modules'),
  ))
    symlinkSync(join(root, 'packages', name, 'node_modules'), join(checkout, 'packages', name, 'node_modules'));
  await shell('npm run -s generate', checkout);
  const [, command = ''] = /```sh\nnpm ci && (.*)\n```/.exec(chapter) ?? [];
  expect(command).toMatch(/^npm run /);
  printed = await shell(command, checkout);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function project(name: string, manifest: object): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  return path;
}

test('the printed line installs every package and its commands', async () => {
  const path = project('all', { private: true });
  const line = printed.trim().split('\n').at(-1) ?? '';
  const [, documented = ''] = /in your project: `(npm install [^`]+)`/.exec(chapter) ?? [];
  expect(line).toBe(documented.replace('/path/to/flarewire', checkout));
  await shell(`${line} ${QUIET}`, path);
  for (const command of chapter.match(/(?<=`npx )[\w-]+/g) ?? []) {
    const { stdout, stderr } = await run(join(path, 'node_modules/.bin', command), ['--help'], path);
    expect(stdout + stderr).toMatch(/^Usage: /m);
  }
});

test('the client alone is installed by path and includes its command', async () => {
  const path = project('by-path', { private: true });
  await shell(`npm install ${tarball} --offline ${QUIET}`, path);
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
  await shell(`npm install --offline ${QUIET}`, path);
  const { packages } = JSON.parse(readFileSync(join(path, 'package-lock.json'), 'utf8'));
  expect(packages['node_modules/flarewire'].integrity).toMatch(/^sha512-/);
  expect(await runOrFail('node', ['-p', "require('flarewire').name"], path)).toBe('Cloudflare\n');
});

test('one package replaces the other under its name', async () => {
  const path = project('alias', { private: true, dependencies: { cloudflare: `file:${tarball}` } });
  await shell(`npm install --offline ${QUIET}`, path);
  const program =
    "import Cloudflare from 'cloudflare'; import { KV } from 'cloudflare/resources/kv'; console.log(Cloudflare.name, typeof KV)";
  expect(await runOrFail('node', ['--input-type=module', '-e', program], path)).toMatch(/^Cloudflare \w+\n/);
});
