import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { modulesOf } from './build.ts';
import { FAULTS, rulesOf } from './faults.ts';
import { projectFiles, zipped } from './project.ts';

test('a project has the program, and what it takes to run it', () => {
  const files = unzipSync(zipped(projectFiles('console.log("ü");\n', '0.1.0')));
  expect(Object.keys(files)).toEqual(['package.json', 'program.ts', 'README.md']);
  expect(strFromU8(files['program.ts'] ?? new Uint8Array())).toBe('console.log("ü");\n');
  const manifest = JSON.parse(strFromU8(files['package.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ type: 'module', dependencies: { flarewire: '^0.1.0' } });
});

test('a fault meets as many requests as chosen, within limits', () => {
  for (const name of Object.keys(FAULTS)) expect(rulesOf(name, 3)).toEqual([{ fault: FAULTS[name]?.fault, times: 3 }]);
  expect(rulesOf('slow', Number.NaN)[0]?.times).toBe(1);
  expect(rulesOf('slow', 1e9)[0]?.times).toBe(100);
  expect(rulesOf('', 1)).toEqual([]);
  expect(rulesOf('toString', 1)).toEqual([]);
});

test('programs import the client by its published names, without those that need a machine', () => {
  const modules = modulesOf({
    exports: {
      '.': { import: { default: './dist/index.mjs' } },
      './wait': { import: { default: './dist/wait.mjs' } },
      './node': { import: { default: './dist/node.mjs' } },
      './resources/*': { import: './dist/resources/*.mjs' },
      './package.json': './package.json',
    },
  });
  expect(modules).toEqual({
    flarewire: '/playground/flarewire/index.mjs',
    'flarewire/wait': '/playground/flarewire/wait.mjs',
  });
});
