import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { declaredAt } from '../build/plain-package.ts';
import { prepare, publishedManifest, restore } from './manifest.ts';

const repository = 'https://github.com/owner/name';
const place = { repository, folder: 'packages/a' };
const addresses = {
  homepage: `${repository}#readme`,
  bugs: { url: `${repository}/issues` },
  repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/a' },
};

test('the published manifest has no paths to sources and no development settings', () => {
  const manifest = {
    name: 'a',
    scripts: { prepack: 'node x' },
    devDependencies: { b: '1' },
    exports: { '.': { 'flarewire-source': './src/index.ts', import: { types: './a.d.ts', default: './a.js' } } },
  };
  const exports = { '.': { import: { types: './a.d.ts', default: './a.js' } } };
  expect(publishedManifest(manifest, place)).toEqual({ name: 'a', exports, ...addresses });
});

test('only the published manifest states the required Node version', () => {
  const manifest = { publishConfig: { access: 'public', engines: { node: '>=22.18' } } };
  expect(publishedManifest(manifest, place)).toEqual({
    publishConfig: { access: 'public' },
    engines: { node: '>=22.18' },
    ...addresses,
  });
});

test('the manifest links to the documentation if that has a URL', () => {
  expect(publishedManifest({ name: 'a' }, { ...place, site: 'https://docs.example' })).toEqual({
    name: 'a',
    ...addresses,
    homepage: 'https://docs.example',
    documentation: 'https://docs.example',
  });
});

test('paths of resources lead to their files, and names with a suffix to those without', () => {
  const entry = { 'flarewire-source': './s.ts', import: './e.mjs' };
  const types = { '*': { error: ['./e.d.ts'], 'resources/*': ['./*.d.ts'] } };
  const entries = new Map([
    ['kv/*', 'kv'],
    ['kv/a', 'kv-2'],
  ]);
  expect(
    publishedManifest({ exports: { '.': './i.mjs', './error': entry }, typesVersions: types }, { ...place, entries }),
  ).toEqual({
    ...addresses,
    exports: {
      '.': './i.mjs',
      './error': { import: './e.mjs' },
      './error.js': { import: './e.mjs' },
      './error.mjs': { import: './e.mjs' },
      './resources/kv/*': {
        types: './dist/resources/kv.d.ts',
        import: './dist/resources/kv.mjs',
        require: './dist/resources/kv.js',
      },
      './resources/kv/a': {
        types: './dist/resources/kv-2.d.ts',
        import: './dist/resources/kv-2.mjs',
        require: './dist/resources/kv-2.js',
      },
    },
    typesVersions: {
      '*': {
        error: ['./e.d.ts'],
        'resources/*': ['./*.d.ts'],
        'error.js': ['./e.d.ts'],
        'error.mjs': ['./e.d.ts'],
        'resources/kv/*': ['./dist/resources/kv.d.ts'],
        'resources/kv/a': ['./dist/resources/kv-2.d.ts'],
      },
    },
  });
});

function packageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "name": "a",  "scripts": {} }');
  return folder;
}

test('the manifest is restored byte for byte, even after an interrupted pack', () => {
  const folder = packageFolder();
  mkdirSync(join(folder, 'dist'));
  prepare(folder, { repository });
  prepare(folder, { repository });
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'a',
    bugs: addresses.bugs,
  });
  expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
  restore(folder);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('{ "name": "a",  "scripts": {} }');
  expect(existsSync(join(folder, 'LICENSE'))).toBe(false);
});

test('a package has its own README, with absolute links while it is packed', () => {
  const folder = packageFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'README.md'), '[b](../b/README.md)');
  prepare(folder, { repository });
  prepare(folder, { repository });
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(`[b](${repository}/blob/main/packages/b/README.md)`);
  restore(folder);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('[b](../b/README.md)');
});

test('a package without a README gets that of the repository', () => {
  const folder = packageFolder();
  mkdirSync(join(folder, 'dist'));
  prepare(folder, { repository });
  prepare(folder, { repository });
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`](${repository}/blob/main/docs/`);
  restore(folder);
  expect(existsSync(join(folder, 'README.md'))).toBe(false);
});

test('packing before a build is rejected with a hint', () => {
  expect(() => prepare(packageFolder(), { repository })).toThrow('run `npm run build` first');
});

test('the manifest declares exactly the files of the package', () => {
  expect(declaredAt('/r/packages/emulator/src', '/r/packages/emulator/src/state/clock.ts')).toBe('state/clock.d.ts');
  expect(() => declaredAt('/r/packages/emulator/src', '/r/api/zones.ts')).toThrow(
    /need \/r\/api\/zones\.ts, which is not part/,
  );
});
