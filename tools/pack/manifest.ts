/**
 * What `npm pack` and `npm publish` put into a package's manifest; npm calls this before and after (prepack, postpack).
 * In the repository `exports` carries the condition `flarewire-source`, which leads to files that are not published and may be set
 * in the projects of users too: the published manifest is without it, and leads the official package's paths to their files instead.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentationSite, repositoryAddress, root } from '../build/folders.ts';
import { allPaths } from '../build/published.ts';
import { pathEntries } from '../build/resource-paths.ts';
import { publishedReadme } from './readme.ts';

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

const NOT_PUBLISHED = ['scripts', 'devDependencies'];

interface Addresses {
  /** URL of the repository: the registry rejects the provenance statement of another one. */
  readonly repository: string;
  /** URL of the documentation, which command and console link to. */
  readonly site?: string | undefined;
}

interface Place extends Addresses {
  /** In the repository. */
  readonly folder: string;
  /** Files by path below `resources/`, as `pathEntries` gives them. */
  readonly entries?: ReadonlyMap<string, string> | undefined;
}

export function publishedManifest(
  manifest: JsonObject,
  { folder, entries = new Map(), repository, site }: Place,
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
  if (site) clean.documentation = site;
  return {
    ...clean,
    homepage: site ?? `${repository}#readme`,
    bugs: { url: `${repository}/issues` },
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
  };
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

/** Equivalent entries for compilers that do not read `exports`; of two patterns they use the longer. */
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
  `${JSON.stringify(manifest, null, 2)
    .replace(/[[{]\s+([^[\]{}]*?)\s+[\]}]/g, (text) => text.replace(/\s*\n\s*/g, ' '))
    .replace(/^ +/gm, '')}\n`;

/**
 * Repository files temporarily replaced by published ones, with their backup names. npm packs every README, whatever
 * its suffix.
 */
const BACKUPS = { 'package.json': 'package.source.json', 'README.md': 'source.README.md' } as const;

/** Puts the published manifest, README and licence into the package's folder. */
export function prepare(folder: string, addresses: Addresses): void {
  if (!existsSync(join(folder, 'dist'))) throw new Error('There is no dist folder: run `npm run build` first.');
  const inRepository = `packages/${basename(folder)}`;
  // By a pack that was interrupted: a README without a backup is then a copy.
  const isPrepared = existsSync(join(folder, BACKUPS['package.json']));
  const hasCopy = isPrepared && !existsSync(join(folder, BACKUPS['README.md']));
  const manifest: JsonObject = JSON.parse(savedText(folder, 'package.json') ?? '');
  const entries = existsSync(join(folder, 'dist/resources')) ? pathEntries(allPaths()) : undefined;
  const published = publishedManifest(manifest, { ...addresses, folder: inRepository, entries });
  writeFileSync(join(folder, 'package.json'), stringify(published));
  const own = hasCopy ? undefined : savedText(folder, 'README.md');
  const readme = own ?? readFileSync(join(root, 'README.md'), 'utf8');
  writeFileSync(
    join(folder, 'README.md'),
    publishedReadme(readme, own === undefined ? '' : inRepository, addresses.repository),
  );
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** A file of the repository, saved under another name; undefined if the package has none. */
function savedText(folder: string, name: keyof typeof BACKUPS): string | undefined {
  const backup = join(folder, BACKUPS[name]);
  // Left by a pack that was interrupted: it is the original.
  if (!existsSync(backup)) {
    if (!existsSync(join(folder, name))) return undefined;
    renameSync(join(folder, name), backup);
  }
  return readFileSync(backup, 'utf8');
}

/** Puts the repository's files back. */
export function restore(folder: string): void {
  for (const name of ['LICENSE', 'README.md', 'package.json']) rmSync(join(folder, name), { force: true });
  for (const [name, backup] of Object.entries(BACKUPS))
    if (existsSync(join(folder, backup))) renameSync(join(folder, backup), join(folder, name));
}

if (import.meta.main) {
  if (process.argv[2] === 'restore') restore(process.cwd());
  else prepare(process.cwd(), { repository: repositoryAddress(process.env), site: documentationSite(process.env) });
}
