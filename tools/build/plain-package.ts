/** Builds packages of ES modules: one bundle per entry, declarations by the compiler. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { writeCommands } from './code/command-file.ts';
import { globalProcess } from './code/global-process.ts';
import { isFile, latePackages } from './code/late-packages.ts';
import { declarationTree } from './declarations.ts';
import { emptyFolder, root, write } from './folders.ts';

export interface PlainPackage {
  /** Folder in `packages/`. */
  readonly name: string;
  /** Folder of its sources. @default src */
  readonly folder?: string;
  readonly entries: readonly string[];
  /** More modules whose declarations are published; their code is built elsewhere. */
  readonly typed?: readonly string[];
  /** `neutral` runs in browsers too. @default node */
  readonly platform?: 'node' | 'neutral';
  /** Third-party packages bundled into its files, with their dependencies: users do not install them. */
  readonly bundled?: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export async function buildPlainPackage(
  { name, folder = 'src', entries, typed = [], platform = 'node', bundled = [] }: PlainPackage,
  out = join(root, 'packages', name, 'dist'),
): Promise<void> {
  const source = join(root, 'packages', name, folder);
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  emptyFolder(out);
  const { metafile } = await build({
    entryPoints: entries.map((entry) => join(source, `${entry}.ts`)),
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform,
    target: platform === 'node' ? 'node22.20' : 'es2022',
    charset: 'utf8',
    external: [...published(), ...installed].flatMap((one) => [one, `${one}/*`]),
    ...(bundled.length === 0 ? {} : { banner: { js: COMMON_JS } }),
    plugins: [latePackages(bundled), globalProcess()],
    metafile: true,
  });
  writeCommands(name, 'cli.js', out);
  checkDependencies(
    manifest,
    Object.values(metafile.outputs).flatMap((output) => output.imports),
  );
  writeLicences(Object.keys(metafile.inputs), bundled, out);
  // A package with only commands has nothing to import.
  if (entries.includes('index')) writeTypes(source, out, ['index', ...typed]);
}

/** Packages of this repository that are published; others are bundled into those that need them. */
function published(): string[] {
  const folders = readdirSync(join(root, 'packages'));
  const manifests = folders.map((name) =>
    JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')),
  );
  return manifests.filter(({ private: isPrivate }) => isPrivate !== true).map(({ name }) => name);
}

/** CommonJS globals of Node, for bundled CommonJS modules. */
const COMMON_JS = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
const { dirname: __dirname, filename: __filename } = import.meta;`;

/** Rejects bundled packages that are not on the list. */
function writeLicences(inputs: readonly string[], bundled: readonly string[], out: string): void {
  const folders = inputs.filter(isFile).map(packageFolder);
  const found = [...new Set(folders)].filter((folder) => folder !== undefined).sort();
  const names = found.map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const missing = bundled.filter((one) => !names.includes(one));
  const others = names.filter((one) => !bundled.includes(one));
  if (missing.length + others.length > 0)
    throw new Error(
      `The list of bundled packages lacks ${others.join(', ') || 'none'} and has unused ${missing.join(', ') || 'none'}.`,
    );
  if (found.length === 0) return;
  writeFileSync(join(out, 'LICENSES-OF-OTHERS.txt'), licencesOf(found));
}

/** Licences of bundled packages, which must be distributed with them. */
export function licencesOf(folders: readonly string[]): string {
  const texts = folders.map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    if (!file) return withoutFile(name, folder);
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join('\n---\n\n');
}

/** Some packages name this repository's own licence and include no text. */
function withoutFile(name: string, folder: string): string {
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (license !== 'Apache-2.0') throw new Error(`${name} has a licence that we cannot pass on: expected Apache-2.0.`);
  return `${name}\n\nBy ${author?.name ?? author}. ${license}: the text is in LICENSE of this package.\n`;
}

/** The folder of the package that contains a file; undefined for files of this repository. */
export const packageFolder = (path: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/'))?.[0];

function writeTypes(source: string, out: string, modules: readonly string[]): void {
  const files = modules.map((module) => join(source, `${module}.ts`));
  const tree = declarationTree(...files);
  const found = new Map<string, string>();
  for (const file of files) imported(file, tree, found);
  for (const [path, text] of found) {
    write(
      out,
      declaredAt(source, path),
      text.replace(RELATIVE, (_, from) => `'${from.replace(/\.ts$/, '.js')}'`),
    );
  }
}

/**
 * Output path of a module's declarations. Those outside of the package would be written next to their source and not
 * published.
 */
export function declaredAt(source: string, path: string): string {
  const own = relative(source, path);
  if (own.startsWith('..'))
    throw new Error(
      `The published types of ${source} need ${path}, which is not part of the package: give them types that stand alone.`,
    );
  return own.replace(/\.ts$/, '.d.ts');
}

const RELATIVE = /(?<=from |import\()["'](\.[^"']*)["']/g;

/** Adds the declarations of a module, and those that they need. */
function imported(module: string, tree: ReadonlyMap<string, string>, found: Map<string, string>): void {
  const text = tree.get(module);
  if (text === undefined || found.has(module)) return;
  found.set(module, text);
  for (const [, path = ''] of text.matchAll(RELATIVE)) imported(join(dirname(module), path), tree, found);
}

/** The manifest must list everything that the published files import. */
function checkDependencies(
  { name, dependencies, peerDependencies }: Manifest,
  imported: readonly { path: string; external?: boolean }[],
): void {
  const listed = { ...dependencies, ...peerDependencies };
  const packages = imported.filter(({ path, external }) => external && !isBuiltin(path)).map(({ path }) => path);
  const missing = packages.filter((path) => !((/^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path) in listed));
  if (missing.length > 0)
    throw new Error(`The manifest of ${name} must list as dependencies: ${[...new Set(missing)].join(', ')}`);
}
