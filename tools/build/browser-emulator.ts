/** Builds the emulator for browsers: what a page loads first, and a file for each part that it loads on demand. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { emptyFolder, root } from './folders.ts';

const SOURCE = join(root, 'packages/emulator/src');
const BROWSER = join(SOURCE, 'platform/browser');
const DOCUMENTS = join(root, 'packages/contract/generated');

/** `node:crypto` is `node/crypto.ts` of the platform; a module of the emulator that needs a machine is the one of its path in `instead/`. */
const forBrowsers: Plugin = {
  name: 'for-browsers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, importer }) => {
      const file = join(BROWSER, 'node', `${path.slice('node:'.length)}.ts`);
      if (existsSync(file)) return { path: file };
      return { errors: [{ text: `${path} has no replacement in platform/browser/node; ${relative(root, importer)} imports it.` }] };
    });
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const own = relative(SOURCE, join(resolveDir, path));
      const file = join(BROWSER, 'instead', own);
      return !own.startsWith('..') && existsSync(file) ? { path: file } : undefined;
    });
    onResolve({ filter: /^miniflare$/ }, () => ({ path: 'miniflare', external: true }));
    onLoad({ filter: /generated\/[\w.-]+\.json$/ }, ({ path }) => ({ contents: documentModule(path), loader: 'js' }));
  },
};

/** Text is parsed faster as JSON than as JavaScript. */
function documentModule(path: string): string {
  const document: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(document))});`;
}

/** Writes `dist/browser`. */
export async function buildBrowserEmulator(out = join(root, 'packages/emulator/dist/browser')): Promise<void> {
  emptyFolder(out);
  await build({
    entryPoints: { index: join(SOURCE, 'browser.ts') },
    outdir: out,
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    chunkNames: '[name]-[hash]',
    conditions: ['flarewire-source'],
    inject: [join(BROWSER, 'globals.ts')],
    define: { BUILTIN_MODULES: JSON.stringify(builtinModules.filter((name) => !name.startsWith('_'))) },
    plugins: [forBrowsers],
    logOverride: { 'empty-glob': 'error' },
    metafile: true,
  });
  const sqlite = join(root, 'node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm');
  copyFileSync(sqlite, join(out, 'sqlite3.wasm'));
  copyFileSync(join(BROWSER, 'service-worker.js'), join(out, 'service-worker.js'));
}
