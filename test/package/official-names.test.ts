/** Every module of the official package, with every name that it exports, is there in the packed client: as a type, as a value, in both formats. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { officialModules } from '../../tools/build/official-names.ts';
import { clientProject } from './built.ts';
import { place, root, run, runOrFail } from './pack-support.ts';

let project = '';

beforeAll(async () => {
  project = await clientProject();
});

/** `resources/a/b Name` or `resources/a/b Name.Inner` that this package does not have, with the reasons as comments. */
const lacking = readFileSync(join(import.meta.dirname, 'official-names-lacking.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .sort();

interface Used {
  readonly line: string;
  /** Imports required by the line. */
  readonly what: string;
}

/** A program that names everything. */
function program(): Used[] {
  let count = 0;
  return [...officialModules()].flatMap(([module, names], i) => {
    const uses = names.flatMap(({ name, isValue, inner, from }): Used[] => {
      const own = `m${i}.${name}`;
      if (isValue) return [{ line: `void ${own};`, what: `${module} ${name}` }];
      // Names below a name are the same in every module that hands it on.
      const below = from === module ? inner : [];
      return [
        { line: `type _${count++} = ${own};`, what: `${module} ${name}` },
        ...below.map((one) => ({ line: `type _${count++} = ${own}.${one};`, what: `${module} ${name}.${one}` })),
      ];
    });
    return [{ line: `import * as m${i} from 'flarewire/${module}';`, what: module }, ...uses];
  });
}

/** A type with parameters is there, though it may not be named without them. */
const IS_THERE = /TS2314|TS2707/;

describe('official names exist as types for', () => {
  const now = join(root, 'node_modules/typescript/bin/tsc');
  // Are The Types Wrong bundles TypeScript 5.6, one of the last that supports the module resolution of Node 10.
  const older = createRequire(join(root, 'node_modules/@arethetypeswrong/core/index.js')).resolve('typescript');

  test.each([
    ['a bundler', now, 'names.ts', { module: 'esnext', moduleResolution: 'bundler' }],
    ['ES modules', now, 'names.mts', { module: 'nodenext' }],
    ['CommonJS', now, 'names.cts', { module: 'node16' }],
    [
      'the resolution of Node 10',
      join(older, '../tsc.js'),
      'names.ts',
      { module: 'commonjs', moduleResolution: 'node10' },
    ],
  ])('%s', async (_, tsc, file, options) => {
    const uses = program();
    const compilerOptions = {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: 'es2022',
      types: [],
      ...options,
    };
    const cwd = place(project, {
      [file]: uses.map(({ line }) => line).join('\n'),
      'tsconfig.json': JSON.stringify({ compilerOptions, files: [file] }),
    });
    const { stdout } = await run(process.execPath, [tsc, '-p', cwd, '--pretty', 'false'], cwd);
    const errors = [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+): /gm)];
    expect(errors.filter(([, where]) => where !== file)).toEqual([]);
    const missing = errors.flatMap(([, , line, code = '']) =>
      IS_THERE.test(code) ? [] : [uses[Number(line) - 1]?.what],
    );
    expect([...new Set(missing)].sort()).toEqual(lacking);
  });
});

describe('official values exist at run time for', () => {
  const CHECK = `
    const missing = [];
    const keys = {};
    for (const [module, names] of modules) {
      const found = await load('flarewire/' + module).catch((error) => ({ error }));
      if (found.error) throw found.error;
      for (const name of names) {
        if (found[name] === undefined) missing.push(module + ' ' + name);
        else if (found[name]._key) (keys[module] ??= {})[name] = found[name]._key.join('.');
      }
    }
    console.log(JSON.stringify({ missing, keys }));`;
  const modules = Array.from(officialModules(), ([module, names]) => [
    module,
    names.flatMap(({ name, isValue }) => (isValue ? [name] : [])),
  ]);

  test.each([
    ['ES modules', 'values.mjs', 'const load = (name) => import(name);'],
    ['CommonJS', 'values.cjs', 'const load = async (name) => require(name);'],
  ])('%s', async (_, file, load) => {
    const text = `const modules = ${JSON.stringify(modules)};\n${load}\nconst main = async () => {${CHECK}};\nmain();`;
    const cwd = place(project, { [file]: text });
    const { missing, keys } = JSON.parse(await runOrFail(process.execPath, [file], cwd));
    expect(missing.sort()).toEqual(lacking.filter((line) => missing.includes(line)));
    // One name, several resources: each path leads to its own.
    expect(keys['resources/dns/usage/zone'].Zone).toBe('dns.usage.zone');
    expect(keys['resources/dns/settings/zone'].Zone).toBe('dns.settings.zone');
    // `APIResource` belongs to no resource; the index has all products.
    const wrong = Object.entries<Record<string, string>>(keys).flatMap(([module, classes]) =>
      /^resources\/.*\//.test(module)
        ? Object.values(classes).filter((key) => !plain(module).startsWith(plain(`resources/${key.split('.')[0]}/`)))
        : [],
    );
    expect(wrong).toEqual([]);
  });
});

const plain = (path: string): string => path.replaceAll('-', '').toLowerCase();

describe('examples of docs/classes.md for the packed client', () => {
  const page = readFileSync(join(root, 'docs/classes.md'), 'utf8');
  const examples = Array.from(page.matchAll(/```([tj]s) packed\n([\s\S]*?)```/g), ([, language, code = '']) => ({
    file: language === 'ts' ? 'example.mts' : 'example.cjs',
    code,
  }));

  test('the examples exist', () => expect(examples).toHaveLength(3));

  test.each(examples)('the example compiles and prints its documented output', async ({ file, code }) => {
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: 'es2022', module: 'nodenext', types: [], allowJs: true },
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    };
    const cwd = place(project, { [file]: code, 'tsconfig.json': JSON.stringify({ compilerOptions, files: [file] }) });
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect((await run(process.execPath, [tsc, '-p', cwd], cwd)).stdout).toBe('');
    const printed = await runOrFail(process.execPath, ['--no-warnings', file], cwd);
    expect(printed.trim().split('\n')).toEqual(Array.from(code.matchAll(/\/\/ → (.*)$/gm), ([, line]) => line));
  });
});
