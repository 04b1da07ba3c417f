/**
 * What `npm pack` and `npm publish` put into a package's manifest; npm calls this before and after (prepack, postpack).
 * In the repository `exports` carries the condition `flarewire-source`, which leads to files that are not published and may be set
 * in the projects of users too: the published manifest is without it, and leads the official package's paths to their files instead.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentationSite, root } from './folders.ts';
import { allPaths } from './published.ts';
import { pathEntries } from './resource-paths.ts';

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

const NOT_PUBLISHED = ['scripts', 'devDependencies'];
const DOCUMENTS = ['LICENSE', 'README.md'];

/**
 * @param entries files by path below `resources/`, as `pathEntries` gives them
 * @param site address of the documentation, which command and console link to
 * @param repository `owner/name` on GitHub, where a workflow publishes: the registry refuses a provenance statement of another one
 */
export function publishedManifest(
  manifest: JsonObject,
  entries: ReadonlyMap<string, string> = new Map(),
  repository?: string,
  site?: string,
): JsonObject {
  const kept = Object.entries(manifest).filter(([name]) => !NOT_PUBLISHED.includes(name));
  const clean = withoutSource(Object.fromEntries(kept)) as JsonObject; // an object stays one
  const { exports, publishConfig } = clean;
  if (isObject(publishConfig) && publishConfig.engines !== undefined) {
    // In the repository it would warn who installs with an older Node, though none but the repository's own runs anything.
    const { engines, ...config } = publishConfig;
    Object.assign(clean, { engines, publishConfig: config });
  }
  if (entries.size > 0 && isObject(exports)) {
    clean.exports = { ...withSuffixes(exports), ...Object.fromEntries(Array.from(entries, exportsEntry)) };
    clean.typesVersions = withPaths(clean.typesVersions, entries);
  }
  if (repository) clean.repository = { type: 'git', url: `git+https://github.com/${repository}.git` };
  if (site) clean.homepage = site;
  return clean;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutSource(value: Json): Json {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'flarewire-source');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSource(inner)]));
}

/** `flarewire/error.js` and `flarewire/error.mjs` are `flarewire/error`. */
function withSuffixes(exports: JsonObject): JsonObject {
  const named = Object.keys(exports).filter((name) => /^\.\/[\w/-]+$/.test(name));
  const more = named.flatMap((name) =>
    ['.js', '.mjs'].map((suffix) => [name + suffix, exports[name] ?? null] as const),
  );
  return { ...exports, ...Object.fromEntries(more) };
}

const exportsEntry = ([path, file]: readonly [string, string]): [string, Json] => [
  `./resources/${path}`,
  {
    types: `./dist/resources/${file}.d.ts`,
    import: `./dist/resources/${file}.mjs`,
    require: `./dist/resources/${file}.js`,
  },
];

/** The same for compilers that do not read `exports`; of two patterns they take the longer. */
function withPaths(versions: Json | undefined, entries: ReadonlyMap<string, string>): Json {
  const all = isObject(versions) ? versions['*'] : undefined;
  if (!isObject(all)) throw new Error('The manifest has no typesVersions for *');
  const suffixed = Object.entries(all).filter(([name]) => !name.includes('*'));
  return {
    '*': {
      ...all,
      ...Object.fromEntries(
        suffixed.flatMap(([name, types]) => ['.js', '.mjs'].map((suffix) => [name + suffix, types])),
      ),
      ...Object.fromEntries(
        Array.from(entries, ([path, file]) => [`resources/${path}`, [`./dist/resources/${file}.d.ts`]]),
      ),
    },
  };
}

/** An entry a line: there are hundreds. */
const stringify = (manifest: JsonObject): string =>
  `${JSON.stringify(manifest, null, 2).replace(/[[{]\s+([^[\]{}]*?)\s+[\]}]/g, (text) => text.replace(/\s*\n\s*/g, ' '))}\n`;

const BACKUP = 'package.source.json';

/** Puts the published manifest and the documents into the package's folder. */
export function prepare(folder: string, repository?: string, site?: string): void {
  if (!existsSync(join(folder, 'dist'))) throw new Error('There is no dist folder: run `npm run build` first.');
  // Left by a pack that was interrupted: what it saved is the manifest.
  if (!existsSync(join(folder, BACKUP))) renameSync(join(folder, 'package.json'), join(folder, BACKUP));
  const manifest: JsonObject = JSON.parse(readFileSync(join(folder, BACKUP), 'utf8'));
  const entries = existsSync(join(folder, 'dist/resources')) ? pathEntries(allPaths()) : undefined;
  writeFileSync(join(folder, 'package.json'), stringify(publishedManifest(manifest, entries, repository, site)));
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
  else prepare(process.cwd(), process.env.GITHUB_REPOSITORY, documentationSite(process.env));
}
