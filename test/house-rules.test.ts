/** The rules of the house that a reader would otherwise have to check by eye. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const sources = tracked.filter((file) => /\.ts$/.test(file) && !/^api\//.test(file));

const LONGEST_FILE = 400;
const LONGEST_FUNCTION = 50;

/** An ESTree node: only these are sure. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Functions with more lines than allowed, as `name: lines`. A test's `describe` is a chapter, not a function. */
function longFunctions(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node; // whatever has a type is a node; a list has none
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const lines = text.slice(node.start, node.end).split('\n').length;
      if (lines > LONGEST_FUNCTION) found.push(`${file}: ${lines} lines at ${text.slice(node.start, node.start + 40)}`);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseSync(file, text, { lang: 'ts' }).program);
  return found;
}

describe('the sources', () => {
  test(`have no file over ${LONGEST_FILE} lines`, () => {
    expect(sources.filter((file) => read(file).split('\n').length > LONGEST_FILE)).toEqual([]);
  });

  test(`have no function over ${LONGEST_FUNCTION} lines`, () => {
    const files = sources.filter((file) => !/\.test\.ts$/.test(file));
    expect(files.flatMap((file) => longFunctions(file, read(file)))).toEqual([]);
  });

  test('hold no silenced type error and no test that does not run', () => {
    const loose = /@ts-(ignore|nocheck)|\b(it|test|describe)\.(skip|todo|only)\b/;
    const lines = sources
      .filter((file) => file !== 'test/house-rules.test.ts')
      .flatMap((file) =>
        read(file)
          .split('\n')
          .map((line, i) => `${file}:${i + 1}: ${line.trim()}`),
      );
    expect(lines.filter((line) => loose.test(line))).toEqual([]);
  });

  test('say in their first line what they are for', () => {
    expect(sources.filter((file) => !/\.test\.ts$|config\.ts$/.test(file) && !read(file).startsWith('/**'))).toEqual(
      [],
    );
  });
});

describe('dependencies point one way', () => {
  const imports = (file: string): string[] =>
    [
      ...read(file)
        .replace(/^ \*.*$/gm, '')
        .matchAll(/(?:from|import\()\s*'([^']+)'/g),
    ].map((match) => match[1] ?? '');
  const of = (folder: string): string[] => sources.filter((file) => file.startsWith(folder) && !/test/.test(file));

  test('the client imports nothing but itself and the types of the contract', () => {
    const foreign = of('packages/client/src/').flatMap((file) =>
      imports(file).filter((from) => !from.startsWith('./')),
    );
    expect(foreign).toEqual([]);
    expect(Object.keys(JSON.parse(read('packages/client/package.json')).dependencies ?? {})).toEqual([]);
  });

  test('the emulator does not import the client', () => {
    const clients = of('packages/emulator/').flatMap((file) =>
      imports(file).filter((from) => /^flarewire|client\//.test(from)),
    );
    expect(clients).toEqual([]);
  });

  test('the contract imports nothing but what the platform has', () => {
    expect(
      of('packages/contract/').flatMap((file) => imports(file).filter((from) => !/^(\.\/|node:)/.test(from))),
    ).toEqual([]);
  });
});

test('every package is licensed and versioned alike', () => {
  const manifests = tracked
    .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
    .map((file) => JSON.parse(read(file)));
  expect(new Set(manifests.map(({ license, version }) => `${license} ${version}`)).size).toBe(1);
});
