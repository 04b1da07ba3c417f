/**
 * The client's JavaScript, once as ES modules and once as CommonJS. `base` is what every program loads; `core` (all public
 * names) and `index` (the same with the class of every product) only lead to the other files, so that bundlers drop what
 * nobody asks for. Late files are loaded by those that need them, subpaths by users.
 */
import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin, transformSync } from 'esbuild';
import { coreNames, type ExportedName, internalNames, LATE, ownerOf, publicNames, SUBPATHS } from './client-names.ts';
import { toCommonJs } from './common-js.ts';
import { clientSource, write } from './folders.ts';

export async function buildClientCode(out: string): Promise<void> {
  const entries: { readonly [file: string]: string } = {
    base: named([
      ...publicNames().filter(({ module }) => ownerOf(module) === 'base'),
      ...coreNames().slice(-1),
      ...internalNames('base'),
    ]),
    core: named(coreNames()),
    resources: "export * from './generated/table.ts';",
    cloudflare: "export * from './generated/cloudflare.ts';",
    index: "export * from './index.ts'; export { default } from './index.ts';",
    ...Object.fromEntries(Object.entries(LATE).map(([file, modules]) => [file, all(modules)])),
    ...Object.fromEntries(Object.entries(SUBPATHS).map(([file, modules]) => [file, all(modules.slice(0, 1))])),
  };
  for (const [file, contents] of Object.entries(entries)) {
    const code = withClassNames(await bundled(file, contents));
    if (file === 'base') mustStandAlone(code);
    const isLate = file in LATE || file in SUBPATHS;
    write(out, `${file}.mjs`, isLate ? compact(code) : code);
    // What explains errors is data alone, which CommonJS can import as it is.
    if (file === 'explain') continue;
    // `require('flarewire')` is the class itself, and every name hangs on it, as with the official package.
    const required = file === 'index' ? toCommonJs(code, 'Cloudflare') : toCommonJs(code);
    write(out, `${file}.js`, isLate ? compact(required) : required);
  }
  // The folder's JavaScript is CommonJS where the name does not say otherwise; the sources beside it are not.
  write(out, 'package.json', `${JSON.stringify({ type: 'commonjs', sideEffects: false }, null, 2)}\n`);
}

/** The same code again, so without its spaces; names and short lines stay, for stacks. */
const compact = (code: string): string =>
  transformSync(code, { minifyWhitespace: true, lineLimit: 120, charset: 'utf8', target: 'es2022' }).code;

/** Else every program would load what only some need. */
function mustStandAlone(code: string): void {
  const [, late] = /^import .* from "\.\/([\w-]+)\.mjs";$/m.exec(code) ?? [];
  if (late) throw new Error(`base imports ${late}: add the module that does so to a file of client-names.ts`);
}

const all = (modules: readonly string[]): string => modules.map((module) => `export * from './${module}';`).join('\n');

/** Nothing twice. */
function named(names: readonly ExportedName[]): string {
  const lines = names
    .filter(({ isType }) => !isType)
    .map(({ module, name, as }) => `export { ${name} as ${as} } from './${module}';`);
  return [...new Set(lines)].join('\n');
}

async function bundled(file: string, contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: clientSource, sourcefile: `${file}.entry.ts`, loader: 'ts' },
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    target: 'es2022',
    charset: 'utf8',
    plugins: [neighbours(file)],
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Imports of what belongs into another file of the build stay imports. */
function neighbours(file: string): Plugin {
  return {
    name: 'neighbours',
    setup(setup) {
      setup.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
        const target = resolve(importer ? resolveDir || dirname(importer) : clientSource, path);
        const owner = ownerOf(relative(clientSource, target));
        return owner === file ? { path: target, sideEffects: false } : { path: `./${owner}.mjs`, external: true };
      });
    },
  };
}

/** esbuild writes `var A = class _A` where a class names itself; `A.name` shall stay `A`. */
function withClassNames(text: string): string {
  const names = Array.from(text.matchAll(/^var (\w+) = class _\1\b/gm), ([, name = '']) => name);
  return names.reduce((code, name) => code.replace(new RegExp(`\\b_${name}\\b`, 'g'), name), text);
}
