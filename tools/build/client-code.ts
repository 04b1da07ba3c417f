/**
 * The client's JavaScript, once as ES modules and once as CommonJS: core, resources (the table), cloudflare (the class
 * with every product) and index, which only leads to these: so bundlers drop the class and the table where nobody asks for them.
 */
import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { coreNames, internalNames, OUTSIDE } from './client-names.ts';
import { toCommonJs } from './common-js.ts';
import { clientSource, write } from './folders.ts';

export async function buildClientCode(out: string): Promise<void> {
  const entries = {
    core: coreEntry(),
    resources: "export * from './generated/table.ts';",
    cloudflare: "export * from './generated/cloudflare.ts';",
    index: "export * from './index.ts'; export { default } from './index.ts';",
  };
  for (const [file, contents] of Object.entries(entries)) {
    const code = withClassNames(await bundled(file, contents));
    write(out, `${file}.mjs`, code);
    // `require('flarewire')` is the class itself, and every name hangs on it, as with the official package.
    write(out, `${file}.js`, file === 'index' ? toCommonJs(code, 'Cloudflare') : toCommonJs(code));
  }
  // The folder's JavaScript is CommonJS where the name does not say otherwise; the sources beside it are not.
  write(out, 'package.json', `${JSON.stringify({ type: 'commonjs', sideEffects: false }, null, 2)}\n`);
}

/** Public names, and what the other files need; nothing twice. */
function coreEntry(): string {
  const lines = [...coreNames(), ...internalNames()]
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
        const owner = OUTSIDE.get(relative(clientSource, target)) ?? 'core';
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
