/** Bundles modules with esbuild, an optional peer dependency; non-JavaScript files stay separate modules. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { WorkerConfig } from '../config/worker-config.ts';
import { CodeError, type Module, type ModuleRule, ruleFor } from './module.ts';

/** The part of esbuild that is used. */
export type Esbuild = Pick<typeof import('esbuild'), 'build'>;

/** Undefined if it is not installed. */
export async function loadEsbuild(): Promise<Esbuild | undefined> {
  try {
    return await import('esbuild');
  } catch (error) {
    if (/^(ERR_)?MODULE_NOT_FOUND$/.test(Object(error).code)) return undefined;
    throw error;
  }
}

/** @throws CodeError with the messages of esbuild */
export async function bundle(
  { build }: Esbuild,
  given: string,
  config: WorkerConfig,
  main: string,
  rules: readonly ModuleRule[],
): Promise<{ readonly code: string; readonly map: string | undefined; readonly modules: readonly Module[] }> {
  const [folder, modules] = [resolve(given), new Map<string, Module>()];
  try {
    const options = { ...optionsOf(folder, config, main), plugins: [besides(folder, rules, modules)] };
    const { outputFiles = [] } = await build(options);
    const map = outputFiles.find(({ path }) => path.endsWith('.map'))?.text;
    const code = outputFiles.filter(({ path }) => !path.endsWith('.map')).map(({ text }) => text);
    return { code: code.join(''), map, modules: [...modules.values()] };
  } catch (error) {
    const { errors } = Object(error);
    if (!Array.isArray(errors)) throw error;
    throw new CodeError(
      errors.map(({ text, location }) => ({
        reason: String(text),
        ...(location && { file: String(location.file), line: Number(location.line) }),
      })),
    );
  }
}

/** Variable that packages read. It belongs to the Worker, not to this program. */
const MODE = 'NODE_ENV';

const optionsOf = (folder: string, config: WorkerConfig, main: string): BuildOptions => ({
  entryPoints: [join(folder, main)],
  // Comments contain file names, which must not depend on the location of the folder.
  absWorkingDir: folder,
  outfile: join(folder, 'bundle.js'),
  write: false,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  charset: 'utf8',
  keepNames: true,
  logLevel: 'silent',
  mainFields: ['browser', 'module', 'main'],
  conditions: ['workerd', 'worker', 'browser'],
  external: ['cloudflare:*', 'node:*', 'workers:*'],
  minify: config.minify ?? false,
  sourcemap: config.upload_source_maps === true ? 'external' : false,
  define: { [`process.env.${MODE}`]: '"production"', ...config.define },
  ...(config.alias && { alias: { ...config.alias } }),
  ...(config.tsconfig !== undefined && { tsconfig: join(folder, config.tsconfig) }),
});

/** Imports that match a rule stay imports, of a module named by its content. */
function besides(folder: string, rules: readonly ModuleRule[], modules: Map<string, Module>): Plugin {
  return {
    name: 'modules-besides',
    setup(setup) {
      setup.onResolve({ filter: /\.\w+(\?module)?$/ }, async ({ path, resolveDir, kind, pluginData }) => {
        const rule = kind === 'entry-point' || pluginData === 'resolved' ? undefined : ruleFor(rules, tidy(path));
        if (rule === undefined) return undefined;
        const plain = path.replace(/\?module$/, '');
        const found = await setup.resolve(plain, { resolveDir, kind, pluginData: 'resolved' });
        if (found.errors.length > 0 || found.external) return found;
        const bytes = await readFile(found.path);
        const mark = createHash('sha1').update(relative(folder, found.path)).update(bytes).digest('hex').slice(0, 10);
        const name = `${mark}-${basename(found.path)}`;
        modules.set(name, { name, type: rule.type, bytes });
        return { path: `./${name}`, external: true };
      });
    },
  };
}

/** Removes leading `./`, `../` and `/`, as patterns are relative to a folder. */
const tidy = (path: string): string => path.replace(/^(\.{0,2}\/)+/, '');
