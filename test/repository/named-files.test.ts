/** Files named in documents, scripts and modules must be in the repository, not just on the author's machine. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** Tracked and untracked files: ignored ones are missing in a clone. */
const deleted = new Set(listed('-d'));
const files = listed('-c', '-o', '--exclude-standard').filter((file) => !deleted.has(file));
const known = new Set(files.flatMap((file) => [file, ...parentsOf(file)]));
const names = new Set(files.map((file) => basename(file)));
/** Created by `npm ci` and `npm run build`. */
const MADE = /^(packages\/((client|emulator)\/src|contract)\/generated|packages\/[^/]+\/dist|node_modules)(\/|$)/;
const scripts = new Set(
  files
    .filter((file) => /^(packages\/[^/]+\/)?package\.json$/.test(file))
    .flatMap((file) => Object.keys(JSON.parse(read(file)).scripts ?? {})),
);

function listed(...flags: readonly string[]): string[] {
  const text = execFileSync('git', ['ls-files', '-z', ...flags], { cwd: root, encoding: 'utf8' });
  return text.split('\0').filter((file) => file !== '');
}

function parentsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

const isThere = (path: string): boolean => known.has(path) || MADE.test(path);

/** A path in documents: `packages/<name>`, `docs/*.md` and `{kill,fuzz}.soak.test.ts` match any file that fits. */
function isNamed(path: string): boolean {
  const clean = path.replace(/\/$/, '');
  if (!/[*<{]/.test(clean)) return isThere(clean);
  const source = clean
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^{}]*,[^{}]*)\}/g, (_, some: string) => `(${some.replaceAll(',', '|')})`)
    .replace(/\{[^{}]*\}|<[^<>]*>|\*\*?/g, '.+');
  const pattern = new RegExp(`^${source}$`);
  return [...known].some((one) => pattern.test(one));
}

const documents = files.filter((file) => file.endsWith('.md'));

/** Text outside of code blocks. */
const proseOf = (file: string): string => read(file).replace(/^```[\s\S]*?^```/gm, '');

const missing = (file: string, found: readonly string[], isRight: (name: string) => boolean): string[] =>
  [...new Set(found)].filter((name) => !isRight(name)).map((name) => `${file}: ${name}`);

describe('documents', () => {
  test('links in documents lead to existing files', () => {
    const wrong = documents.flatMap((file) => {
      const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      const local = links.filter((link) => !/^(\w+:|#)/.test(link)).map((link) => link.replace(/#.*/, ''));
      return missing(file, local, (link) => isThere(normalize(join(file, '..', decodeURI(link))).replace(/\/$/, '')));
    });
    expect(wrong).toEqual([]);
  });

  test('documents name existing files and folders', () => {
    const top = new Set(files.map((file) => file.split('/')[0]).filter((name) => known.has(`${name}`)));
    const wrong = documents.flatMap((file) => {
      const spans = [...proseOf(file).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span);
      const paths = spans.filter((span) => /^[\w@.*<>{},/-]+$/.test(span) && top.has(span.split('/')[0]));
      const folder = join(file, '..');
      return missing(
        file,
        paths.filter((span) => span.includes('/')),
        (span) => isNamed(span) || isNamed(normalize(join(folder, span))),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('documents name existing modules', () => {
    const wrong = documents.flatMap((file) => {
      const modules = [...proseOf(file).matchAll(/(?<=[`(\s/])[a-z][\w-]*\.tsx?(?=[`)\s,;:.]|$)/g)].map(
        ([name]) => name,
      );
      return missing(file, modules, (name) => names.has(name));
    });
    expect(wrong).toEqual([]);
  });

  test('documents name existing scripts', () => {
    const wrong = documents.flatMap((file) => {
      const called = [...read(file).matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
      return missing(file, called, (name) => scripts.has(name));
    });
    expect(wrong).toEqual([]);
  });
});

test('the index of decisions lists each page once, in order', () => {
  const pages = files.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => basename(file));
  const listed = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\(([^)]+)\)/gm)];
  expect(listed.map(([, , page]) => page)).toEqual(pages.sort());
  expect(listed.filter(([, number, page]) => !page?.startsWith(`${number}-`))).toEqual([]);
});

test('scripts run existing programs', () => {
  const commands = files
    .filter((file) => /^(packages\/[^/]+\/)?package\.json$/.test(file))
    .flatMap((file) =>
      Object.values<string>(JSON.parse(read(file)).scripts ?? {}).map((command) => ({ file, command })),
    );
  const wrong = commands.flatMap(({ file, command }) => {
    const paths = command.match(/[\w./-]+\.(?:[cm]?[jt]s|json|sh)(?=\s|$)/g) ?? [];
    return missing(file, paths, (path) => isThere(normalize(join(file, '..', path))));
  });
  expect(wrong).toEqual([]);
});

test('modules import existing files', () => {
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('api/'));
  const wrong = sources.flatMap((file) => {
    const source = read(file);
    const { module } = parseSync(file, source);
    const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
    const asked = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value ?? '')),
      ...late.filter((text) => /^'.*'$/.test(text)).map((text) => text.slice(1, -1)),
    ];
    const local = asked.filter((request) => request.startsWith('.')).map((request) => request.replace(/\?.*/, ''));
    return missing(file, local, (request) => isThere(normalize(join(file, '..', request))));
  });
  expect(wrong).toEqual([]);
});
