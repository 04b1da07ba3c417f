/**
 * What `npm pack` and `npm publish` put into a package's manifest; npm calls this before and after (prepack, postpack).
 * In the repository `exports` carries the condition `flarewire-source`, which leads to files that are not published and may be set
 * in the projects of users too: the published manifest is without it, and names the types below each product instead.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

const NOT_PUBLISHED = ['scripts', 'devDependencies'];
const DOCUMENTS = ['LICENSE', 'README.md'];

/**
 * @param modules names of the modules in `dist/api`
 * @param repository `owner/name` on GitHub, where a workflow publishes: the registry refuses a provenance statement of another one
 */
export function publishedManifest(manifest: JsonObject, modules: readonly string[], repository?: string): JsonObject {
  const kept = Object.entries(manifest).filter(([name]) => !NOT_PUBLISHED.includes(name));
  const clean = withoutSource(Object.fromEntries(kept)) as JsonObject; // an object stays one
  const { exports, publishConfig } = clean;
  if (isObject(publishConfig) && publishConfig.engines !== undefined) {
    // In the repository it would warn who installs with an older Node, though none but the repository's own runs anything.
    const { engines, ...config } = publishConfig;
    Object.assign(clean, { engines, publishConfig: config });
  }
  if (modules.length > 0 && isObject(exports)) clean.exports = withProducts(exports, modules);
  if (repository) clean.repository = { type: 'git', url: `git+https://github.com/${repository}.git` };
  return clean;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutSource(value: Json): Json {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'flarewire-source');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSource(inner)]));
}

/** `./resources/kv/namespaces/values` of the official package has its names in the product's module here. */
function withProducts(exports: JsonObject, modules: readonly string[]): JsonObject {
  const pattern = exports['./resources/*'];
  if (!isObject(pattern)) throw new Error('The manifest has no ./resources/*');
  const below = modules.map((module) => [
    `./resources/${module}/*`,
    { ...pattern, types: `./dist/api/${module}.d.ts` },
  ]);
  return { ...exports, ...Object.fromEntries(below) };
}

const BACKUP = 'package.source.json';

/** Puts the published manifest and the documents into the package's folder. */
export function prepare(folder: string, repository?: string): void {
  if (!existsSync(join(folder, 'dist'))) throw new Error('There is no dist folder: run `npm run build` first.');
  // Left by a pack that was interrupted: what it saved is the manifest.
  if (!existsSync(join(folder, BACKUP))) renameSync(join(folder, 'package.json'), join(folder, BACKUP));
  const manifest: JsonObject = JSON.parse(readFileSync(join(folder, BACKUP), 'utf8'));
  const api = join(folder, 'dist/api');
  const modules = existsSync(api) ? readdirSync(api).map((file) => file.replace('.d.ts', '')) : [];
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, modules, repository), null, 2)}\n`,
  );
  for (const name of DOCUMENTS) if (!existsSync(join(folder, name))) copyFileSync(join(root, name), join(folder, name));
}

/** Puts the repository's manifest back. */
export function restore(folder: string): void {
  renameSync(join(folder, BACKUP), join(folder, 'package.json'));
  for (const name of DOCUMENTS) if (isCopy(join(folder, name), join(root, name))) rmSync(join(folder, name));
}

/** A package may have documents of its own. */
const isCopy = (file: string, original: string): boolean =>
  existsSync(file) && readFileSync(file).equals(readFileSync(original));

if (import.meta.main) {
  if (process.argv[2] === 'restore') restore(process.cwd());
  else prepare(process.cwd(), process.env.GITHUB_REPOSITORY);
}
