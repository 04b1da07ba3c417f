/** Builds the emulator for browsers: what a page loads first, and a file for each part that it loads on demand. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { emptyFolder, root, write } from './folders.ts';
import { licencesOf, packageFolder } from './plain-package.ts';

const SOURCE = join(root, 'packages/emulator/src');
const BROWSER = join(SOURCE, 'platform/browser');

/** `node:crypto` is `node/crypto.ts` of the platform; a module of the emulator that needs a machine is the one of its path in `instead/`. */
const forBrowsers: Plugin = {
  name: 'for-browsers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, importer }) => {
      const file = join(BROWSER, 'node', `${path.slice('node:'.length)}.ts`);
      if (existsSync(file)) return { path: file };
      return {
        errors: [
          { text: `${path} has no replacement in platform/browser/node; ${relative(root, importer)} imports it.` },
        ],
      };
    });
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const own = relative(SOURCE, join(resolveDir, path));
      const file = join(BROWSER, 'instead', own);
      return !own.startsWith('..') && existsSync(file) ? { path: file } : undefined;
    });
    onResolve({ filter: /^miniflare$/ }, () => ({ path: 'miniflare', external: true }));
    onLoad({ filter: /sqlite-wasm\/dist\/index\.mjs$/ }, ({ path }) => ({
      contents: withoutWorkers(path),
      loader: 'js',
    }));
    onLoad({ filter: /generated\/[\w.-]+\.json$/ }, ({ path }) => ({ contents: documentModule(path), loader: 'js' }));
  },
};

/** Text is parsed faster as JSON than as JavaScript. */
function documentModule(path: string): string {
  const { words: _, ...document }: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(withoutWords(document)))});`;
}

/** Values of callers, in which `description` may be a field. */
const VALUES = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Without descriptions, which are a third of it. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !(key === 'description' && typeof one === 'string'))
      .map(([key, one]) => [key, VALUES.has(key) ? one : withoutWords(one)]),
  );
}

/** SQLite's own workers are not published: state is in memory. Bundlers of users would look for their files. */
function withoutWorkers(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/new URL\("sqlite3-[\w-]+\.m?js", import\.meta\.url\)/g, 'undefined');
}

/** Writes a folder that any server can serve: `index.js`, what it loads on demand, and the service worker. */
export async function buildBrowserEmulator(out: string): Promise<void> {
  emptyFolder(out);
  const { metafile } = await build({
    entryPoints: { index: join(BROWSER, 'browser.ts') },
    outdir: out,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    chunkNames: '[name]-[hash]',
    conditions: ['flarewire-source'],
    inject: [join(BROWSER, 'globals.ts')],
    define: { BUILTIN_MODULES: JSON.stringify(builtinModules.filter((name) => !name.startsWith('_'))) },
    plugins: [forBrowsers],
    metafile: true,
  });
  const folders = new Set(
    Object.keys(metafile.inputs)
      .map(packageFolder)
      .filter((folder) => folder !== undefined),
  );
  write(out, 'LICENSES-OF-OTHERS.txt', licencesOf([...folders].sort()));
  const sqlite = join(root, 'node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm');
  copyFileSync(sqlite, join(out, 'sqlite3.wasm'));
  copyFileSync(join(BROWSER, 'service-worker.js'), join(out, 'service-worker.js'));
}
