/** The client's JavaScript: core, resources (the table) and index, each once as ES module and once as CommonJS. */
import { dirname, relative, resolve } from 'node:path';
import { build, type Format, type Plugin } from 'esbuild';
import { coreNames, internalNames, OUTSIDE } from './client-names.ts';
import { clientSource, write } from './folders.ts';

const EXTENSION = { esm: '.mjs', cjs: '.js' } as const;

/** `require('flarewire')` is the class itself, and every name hangs on it, as with the official package. */
const CLASS_AS_MODULE = `const { Cloudflare: exported } = module.exports;
for (const [name, value] of Object.entries(module.exports))
  Object.defineProperty(exported, name, { value, enumerable: true, configurable: true, writable: true });
module.exports = Object.defineProperty(exported, '__esModule', { value: true });`;

export async function buildClientCode(out: string): Promise<void> {
  const entries = { core: coreEntry(), resources: "export * from './generated/table.ts';", index: "export * from './index.ts'; export { default } from './index.ts';" };
  const formats: (keyof typeof EXTENSION)[] = ['esm', 'cjs'];
  await Promise.all(
    formats.flatMap((format) => Object.entries(entries).map(([file, contents]) => bundle(out, file, contents, format))),
  );
  // The folder's JavaScript is CommonJS where the name does not say otherwise; the sources beside it are not.
  write(out, 'package.json', `${JSON.stringify({ type: 'commonjs', sideEffects: false }, null, 2)}\n`);
}

/** Public names, and what index and resources need; nothing twice. */
function coreEntry(): string {
  const lines = [...coreNames(), ...internalNames()]
    .filter(({ isType }) => !isType)
    .map(({ module, name, as }) => `export { ${name} as ${as} } from './${module}';`);
  return [...new Set(lines)].join('\n');
}

async function bundle(out: string, file: string, contents: string, format: Format & keyof typeof EXTENSION): Promise<void> {
  const isClassModule = format === 'cjs' && file === 'index';
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: clientSource, sourcefile: `${file}.entry.ts`, loader: 'ts' },
    write: false,
    bundle: true,
    format,
    // Node's annotation of CommonJS exports; nothing of Node is used.
    platform: 'node',
    target: 'es2022',
    charset: 'utf8',
    plugins: [neighbours(file, EXTENSION[format])],
    ...(isClassModule && { footer: { js: CLASS_AS_MODULE } }),
  });
  write(out, file + EXTENSION[format], outputFiles.map(({ text }) => withClassNames(text)).join(''));
}

/** esbuild writes `var A = class _A` where a class names itself; `A.name` shall stay `A`. */
function withClassNames(text: string): string {
  const names = Array.from(text.matchAll(/^var (\w+) = class _\1\b/gm), ([, name = '']) => name);
  return names.reduce((code, name) => code.replace(new RegExp(`\\b_${name}\\b`, 'g'), name), text);
}

/** Imports of what belongs into another file of the build stay imports. */
function neighbours(file: string, extension: string): Plugin {
  return {
    name: 'neighbours',
    setup(setup) {
      setup.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
        const target = resolve(importer ? resolveDir || dirname(importer) : clientSource, path);
        const owner = OUTSIDE.get(relative(clientSource, target)) ?? 'core';
        return owner === file ? { path: target, sideEffects: false } : { path: `./${owner}${extension}`, external: true };
      });
    },
  };
}
