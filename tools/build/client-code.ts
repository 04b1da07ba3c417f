/**
 * Builds the client's JavaScript as ES modules and as CommonJS. `base` is loaded by every program; `core` (all public
 * names) and `index` (the same with the class of every product) only re-export, so that bundlers drop unused code. Late
 * files are loaded on demand, subpaths by users.
 */
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, transformSync } from 'esbuild';
import {
  COMMANDS,
  coreNames,
  DATA,
  type ExportedName,
  factsFiles,
  internalNames,
  LATE,
  lateModules,
  ownerOf,
  publicNames,
  SUBPATHS,
} from './client-names.ts';
import { writeCommands } from './code/command-file.ts';
import { toCommonJs } from './code/common-js.ts';
import { clientSource, root, write } from './folders.ts';
import { licencesOf, packageFolder } from './plain-package.ts';
import { published } from './published.ts';
import { fileCode, indexCode } from './resource-files.ts';

/** Third-party packages bundled into the client, which has no dependencies. */
const BUNDLED = ['@humanwhocodes/momoa', 'eslint-visitor-keys', 'toml-eslint-parser'];
const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name));

const zoneFile = join(root, 'packages/zone-file/src/index.ts');

export async function buildClientCode(out: string): Promise<void> {
  const entries: { readonly [file: string]: string } = {
    base: named([
      ...publicNames().filter(({ module }) => ownerOf(module) === 'base'),
      ...coreNames().slice(-1),
      ...internalNames('base'),
    ]),
    core: named(coreNames()),
    'all-rows': "export * from './generated/all-rows.ts';",
    rows: "export * from './generated/rows.ts';",
    table: "export * from './generated/table.ts';",
    ...Object.fromEntries(Array.from(factsFiles(), ([file, modules]) => [file, all(modules)])),
    cloudflare: "export * from './generated/cloudflare.ts';",
    index: "export * from './index.ts'; export { default } from './index.ts';",
    ...Object.fromEntries(Object.entries(LATE).map(([file, [module]]) => [file, late(file, module)])),
    ...Object.fromEntries(Object.entries(SUBPATHS).map(([file, [module = '']]) => [file, late(file, module)])),
  };
  for (const [file, contents] of Object.entries(entries)) {
    const code = withClassNames(await bundled(file, contents));
    if (file === 'base') mustStandAlone(code);
    const isLate = file in LATE || file in SUBPATHS || file.startsWith('facts/');
    write(out, `${file}.mjs`, isLate ? compact(code, file === 'parsers') : code);
    // Facts are plain data, which CommonJS can import unchanged; third-party parsers are long and never debugged by
    // users.
    if (/^(facts|parsers$|waits$)/.test(file)) continue;
    // `require('flarewire')` is the class itself with every export as a property, as in the official package.
    const required = file === 'index' ? toCommonJs(code, 'Cloudflare') : toCommonJs(code);
    write(out, `${file}.js`, isLate ? compact(required) : required);
  }
  for (const [file, modules] of Object.entries(DATA))
    write(out, `${file}.js`, toCommonJs(await bundled(file, all(modules))));
  buildResources(out);
  await buildCommands(out);
  write(out, 'LICENSES-OF-OTHERS.txt', licencesOf(BUNDLED.map((name) => packageFolder(fileOf(name)) ?? '')));
  // JavaScript in the folder is CommonJS unless the name says otherwise; the sources next to it are not.
  write(out, 'package.json', `${JSON.stringify({ type: 'commonjs', sideEffects: false }, null, 2)}\n`);
}

/** The classes of the resources, by the paths of the official package. */
function buildResources(out: string): void {
  const both = (file: string, code: string): void => {
    write(out, `resources/${file}.mjs`, code);
    write(out, `resources/${file}.js`, toCommonJs(code));
  };
  for (const { product, modules } of published())
    for (const file of modules.files) both(file.file, fileCode(product, modules.scopes, file));
  both('index', indexCode(published()));
  both('shared', 'export {};\n');
}

/** The program of each command is one file. */
async function buildCommands(out: string): Promise<void> {
  for (const [file, [main = '']] of Object.entries(COMMANDS)) {
    writeCommands('client', `${file}.mjs`, out);
    await build({
      entryPoints: [join(clientSource, main)],
      outfile: join(out, `${file}.mjs`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 120,
      charset: 'utf8',
    });
  }
}

/** CommonJS repeats the code, so it is minified; names and short lines remain, for stack traces. */
const compact = (code: string, minifyIdentifiers = false): string =>
  withClassNames(
    transformSync(code, {
      minifyIdentifiers,
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 120,
      charset: 'utf8',
      target: 'es2022',
    }).code,
  );

/** Otherwise every program would load code that only some need. */
function mustStandAlone(code: string): void {
  const [, late] = /^import .* from "\.\/([\w-]+)\.mjs";$/m.exec(code) ?? [];
  if (late) throw new Error(`base imports ${late}: add the module that does so to a file of client-names.ts`);
}

const all = (modules: readonly string[]): string => modules.map((module) => `export * from './${module}';`).join('\n');

/** A late module and the names used of it: bundlers cannot tree-shake the result of `import()`. */
const late = (file: string, module: string): string =>
  [
    all([...new Set([module, ...lateModules(file)])]),
    named(
      [
        ...publicNames().filter((one) => one.module !== module && ownerOf(one.module) === file),
        ...internalNames(file),
      ].filter((one) => one.module !== module),
    ),
  ].join('\n');

/** Without duplicates. */
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

/** Leaves imports of other build files as imports. */
function neighbours(file: string): Plugin {
  return {
    name: 'neighbours',
    setup(setup) {
      // The client has no dependencies: code of other packages is bundled into its files.
      setup.onResolve({ filter: /^@flarewire\/zone-file$/ }, () => ({ path: zoneFile, sideEffects: false }));
      setup.onResolve({ filter: new RegExp(`^(${BUNDLED.join('|')})$`) }, ({ path }) => ({
        path: fileOf(path),
        sideEffects: false,
      }));
      setup.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
        if (importer.includes('node_modules')) return undefined;
        const target = resolve(importer ? resolveDir || dirname(importer) : clientSource, path);
        if (relative(clientSource, target).startsWith('..')) return { path: target, sideEffects: false };
        const owner = ownerOf(relative(clientSource, target));
        return owner === file
          ? { path: target, sideEffects: false }
          : { path: `./${owner}.${owner in DATA ? '' : 'm'}js`, external: true };
      });
    },
  };
}

/** esbuild renames self-referencing classes, `var A = class _A`, later `class A2`; `A.name` must stay `A`. */
function withClassNames(text: string): string {
  const names = Array.from(text.matchAll(/\bvar (\w+) ?= ?class (_\1|\1\d)\b/g), ([, name = '', inner = '']) => [
    name,
    inner,
  ]);
  return names.reduce((code, [name = '', inner]) => code.replace(new RegExp(`\\b${inner}\\b`, 'g'), name), text);
}
