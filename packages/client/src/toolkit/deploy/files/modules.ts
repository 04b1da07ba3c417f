/** Collects the modules of a Worker: unchanged from the folder, or bundled by esbuild if it is installed. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import type { WorkerConfig } from '../config/worker-config.ts';
import { bundle, type Esbuild } from './bundle.ts';
import { globOf } from './globs.ts';
import { CodeError, type Module, type ModuleRule, ruleFor } from './module.ts';

export interface Modules {
  readonly main: string;
  /** True for code without exports, in the older syntax. */
  readonly isServiceWorker: boolean;
  readonly modules: readonly Module[];
}

const TYPES: { readonly [type: string]: string } = {
  ESModule: 'application/javascript+module',
  CommonJS: 'application/javascript',
  CompiledWasm: 'application/wasm',
  Text: 'text/plain',
  Data: 'application/octet-stream',
};

/** https://developers.cloudflare.com/workers/wrangler/bundling/ */
const DEFAULTS = [
  { type: 'Text', globs: ['**/*.txt', '**/*.html', '**/*.sql'] },
  { type: 'Data', globs: ['**/*.bin'] },
  { type: 'CompiledWasm', globs: ['**/*.wasm', '**/*.wasm?module'] },
];
const SCRIPTS = [
  { type: 'ESModule', globs: ['**/*.js', '**/*.mjs'] },
  { type: 'CommonJS', globs: ['**/*.cjs'] },
];

/** https://developers.cloudflare.com/workers/observability/source-maps/ */
const SOURCE_MAP = 'application/source-map';

/** Rules before the defaults; without `fallthrough`, a rule replaces the defaults of its type. */
function rulesOf({ rules = [] }: WorkerConfig, defaults: typeof DEFAULTS): ModuleRule[] {
  const ended = new Set(rules.filter(({ fallthrough }) => fallthrough !== true).map(({ type }) => type));
  return [...rules, ...defaults.filter(({ type }) => !ended.has(type))].map(({ type, globs }) => ({
    type: TYPES[type] ?? type,
    globs: globs.map(globOf),
  }));
}

/** @throws CodeError */
export async function readModules(
  folder: string,
  config: WorkerConfig,
  main: string,
  load: () => Promise<Esbuild | undefined>,
): Promise<Modules> {
  const text = await readFile(join(folder, main), 'utf8').catch((error: unknown) => {
    const reason =
      Object(error).code === 'ENOENT' ? `main: the file ${main} does not exist` : String(Object(error).message);
    throw new CodeError([{ reason }]);
  });
  if (extname(main) === '.py') throw new CodeError([{ reason: `main: ${main} is Python, which is not supported` }]);
  if (config.no_bundle === true) return asTheyAre(folder, config, main, text);
  const esbuild = await load();
  if (esbuild !== undefined) {
    const rules = rulesOf(config, DEFAULTS);
    const { code, map, modules } = await bundle(esbuild, folder, config, main, rules);
    const name = `${nameOf(main)}.js`;
    if (map === undefined) return withMain(name, code, modules);
    const bytes = new TextEncoder().encode(map);
    const mapped = { name: `${name}.map`, type: SOURCE_MAP, bytes };
    return withMain(name, `${code}//# sourceMappingURL=${name}.map\n`, [...modules, mapped]);
  }
  const reason = mustBundle(main, text);
  if (reason === undefined) return withMain(`${nameOf(main)}.js`, text, []);
  throw new CodeError([
    {
      reason: `main: ${main} ${reason}, so it has to be bundled: install esbuild (npm install --save-dev esbuild), or build it yourself, name the result as main and set no_bundle`,
    },
  ]);
}

const nameOf = (file: string): string => file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');

/** Reason for which a file needs bundling. */
function mustBundle(main: string, text: string): string | undefined {
  if (!/\.(js|mjs)$/.test(main)) return 'is not JavaScript';
  const first = importsOf(text).find((from) => !/^(cloudflare|node|workers):/.test(from));
  return first === undefined ? undefined : `imports "${first}"`;
}

/** Module specifiers after `from` and `import`. */
function importsOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [before = '', name] = line.split(/['"]/, 2);
    const words = before.trim();
    const isImport = words === 'import' || words.endsWith('import(') || words.endsWith('from');
    return name !== undefined && isImport ? [name] : [];
  });
}

function withMain(main: string, text: string, more: readonly Module[]): Modules {
  const isServiceWorker = !/\bexport\b/.test(text);
  const type = isServiceWorker ? 'application/javascript' : 'application/javascript+module';
  return { main, isServiceWorker, modules: [{ name: main, type, bytes: new TextEncoder().encode(text) }, ...more] };
}

/** The entry point, and the files below its folder that are modules by their name. */
async function asTheyAre(folder: string, config: WorkerConfig, main: string, text: string): Promise<Modules> {
  const base = join(folder, config.base_dir ?? dirname(main));
  const name = relative(base, join(folder, main)).replaceAll('\\', '/');
  if (name.startsWith('..')) throw new CodeError([{ reason: `base_dir: ${main} is not inside ${config.base_dir}` }]);
  if (config.find_additional_modules === false) return withMain(name, text, []);
  const maps = config.upload_source_maps === true ? [{ type: SOURCE_MAP, globs: [globOf('**/*.map')] }] : [];
  const rules = [...maps, ...rulesOf(config, [...DEFAULTS, ...SCRIPTS])];
  const found: Module[] = [];
  const read = async (below: string): Promise<void> => {
    const entries = await readdir(join(base, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below + entry.name;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) await read(`${path}/`);
      const rule = entry.isFile() && path !== name ? ruleFor(rules, path) : undefined;
      if (rule) found.push({ name: path, type: rule.type, bytes: await readFile(join(base, path)) });
    }
  };
  await read('');
  return withMain(name, text, found);
}
