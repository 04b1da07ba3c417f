/** Every name that a built file takes of an `import()` is exported by the built file that it leads to. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { exportedValues, LATE, lateModules, ownerOf, SUBPATHS } from '../../tools/build/client-names.ts';
import { lateUses } from '../../tools/build/code/late-uses.ts';
import { builds } from '../../tools/build/packages.ts';
import { packed, sourceOf } from './built.ts';

type Name = keyof typeof builds;
const names = Object.keys(builds) as Name[]; // its own keys

const distOf = async (name: Name): Promise<string> => join(sourceOf(await packed(name), name), 'dist');

const exportsOf = (file: string): (string | null)[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : name)),
  );

test.each(names)('late imports of %s are complete', async (name) => {
  const dist = await distOf(name);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  const isModule = (file: string): boolean => name !== 'client' || file.endsWith('.mjs');
  const missing: string[] = [];
  for (const file of files.filter((one) => isModule(one) && !one.startsWith('page/'))) {
    for (const { from, names: used = [] } of lateUses(file, readFileSync(join(dist, file), 'utf8'))) {
      if (!from.startsWith('.') || used.length === 0) continue;
      const exported = exportsOf(join(dist, dirname(file), from));
      missing.push(...used.filter((one) => !exported.includes(one)).map((one) => `${file}: ${one} of ${from}`));
    }
  }
  expect(missing).toEqual([]);
});

describe('the client exports every name of a module that is imported late', () => {
  const modules = [...new Set([...Object.keys(LATE), ...Object.keys(SUBPATHS), 'base'].flatMap(lateModules))];

  test('late modules exist', () => expect(modules.length).toBeGreaterThan(9));

  test.each(modules)('%s', async (module) => {
    const dist = await distOf('client');
    const file = ownerOf(module);
    const wanted = expect.arrayContaining(exportedValues(module));
    expect(exportsOf(join(dist, `${file}.mjs`))).toEqual(wanted);
    if (/^(facts|parsers|waits)/.test(file)) return;
    expect(Object.keys(createRequire(import.meta.url)(join(dist, `${file}.js`)))).toEqual(wanted);
  });
});
