/** Builds the playground: the page's scripts and workers, the client as it is published, and the types that the editor shows. */
import { cpSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { emptyFolder, root, write } from '../../tools/build/folders.ts';
import { builds } from '../../tools/build/packages.ts';

const CLIENT = join(root, 'packages/client');
/** Name of its folder, and its address: `/playground/`. */
export const PLAYGROUND = 'playground';
const ENTRIES = ['page', 'emulator-worker', 'language-worker', 'program-worker'];
/** Libraries of the language that programs are checked with, and those that they refer to. */
const LIBRARIES = /^lib\.(?:es5|es20(?:1[5-9]|2[0-3])(?:\..*)?|decorators(?:\.legacy)?|webworker(?:\..*)?)\.d\.ts$/;
/** Entries of the client that need a file system, a process or a terminal. */
const NOT_IN_PAGES = /^\.\/(?:node|migrate|cassette|deploy|redis|sync|package\.json)/;

// The packages of the site: resolved from there, as the root has a compiler without API.
const fromSite = createRequire(join(import.meta.dirname, '../package.json'));

const compilerOfSite: Plugin = {
  name: 'compiler-of-the-site',
  setup({ onResolve }) {
    onResolve({ filter: /^typescript-with-api$/ }, () => ({ path: fromSite.resolve('typescript') }));
    // The compiler asks for parts of Node where there are none.
    onResolve(
      { filter: /^(?:node:|fs$|os$|path$|inspector$|perf_hooks$|crypto$|module$|url$|source-map-support$)/ },
      () => ({
        path: 'empty',
        namespace: 'empty',
      }),
    );
  },
};
const emptyModules: Plugin = {
  name: 'empty-modules',
  setup({ onLoad }) {
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
  },
};

/** @param out folder below the public files of the site */
export async function buildPlayground(out: string): Promise<void> {
  emptyFolder(out);
  await builds.client();
  const manifest = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
  for (const file of globSync('**/*.mjs', { cwd: join(CLIENT, 'dist') }))
    cpSync(join(CLIENT, 'dist', file), join(out, 'flarewire', file));
  write(out, 'modules.json', JSON.stringify(modulesOf(manifest)));
  write(out, 'types.json', JSON.stringify(typesOf()));
  await build({
    entryPoints: ENTRIES.map((name) => join(import.meta.dirname, `${name}.ts`)),
    outdir: out,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'eof',
    conditions: ['flarewire-source'],
    external: ['/browser-emulator/index.js'],
    nodePaths: [join(root, 'node_modules'), join(import.meta.dirname, '../node_modules')],
    define: { FLAREWIRE_VERSION: JSON.stringify(manifest.version) },
    plugins: [compilerOfSite, emptyModules],
  });
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly import?: string | { readonly default: string } }>>;
}

/** Addresses by the names that programs import. */
export function modulesOf({ exports }: Manifest): Readonly<Record<string, string>> {
  const modules: Record<string, string> = {};
  for (const [name, conditions] of Object.entries(exports)) {
    if (NOT_IN_PAGES.test(name) || name.includes('*') || typeof conditions === 'string') continue;
    const file = typeof conditions.import === 'string' ? conditions.import : conditions.import?.default;
    if (file !== undefined) modules[`flarewire${name.slice(1)}`] = file.replace('./dist/', `/${PLAYGROUND}/flarewire/`);
  }
  return modules;
}

/** Declarations by the paths where the compiler looks for them. */
function typesOf(): Readonly<Record<string, string>> {
  const library = dirname(fromSite.resolve('typescript'));
  const read = (folder: string, to: string, files: readonly string[]) =>
    files.map((file) => [`${to}${file.replaceAll('\\', '/')}`, readFileSync(join(folder, file), 'utf8')] as const);
  return Object.fromEntries([
    ...read(
      library,
      '/lib/',
      globSync('lib.*.d.ts', { cwd: library }).filter((file) => LIBRARIES.test(file)),
    ),
    ...read(CLIENT, '/node_modules/flarewire/', ['package.json', ...globSync('dist/**/*.d.{ts,mts}', { cwd: CLIENT })]),
  ]);
}
