/** House rules that would otherwise be checked in review. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const MAX_FILE_LENGTH = 400;
const MAX_FUNCTION_LENGTH = 50;
/** Components write each prop on its own line. */
const MAX_COMPONENT_LENGTH = 65;
const MAX_FILES = 28;
/** Files that may use `any`, with an explanation for the linter. */
const LOOSE = ['packages/emulator/test/sandbox.ts'];

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('api/'));

/** Allowed imports of each folder of the console, in addition to itself and installed packages. */
const PAGE = [
  ...['wire', 'ui', 'data', 'form', 'snippets', 'search', 'review'],
  ...['@flarewire/contract', '@flarewire/schema', '@flarewire/search', '@flarewire/snippets'],
];
const CONSOLE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  wire: ['@flarewire/contract'],
  // URL validation is shared. Jobs, if their package is installed.
  server: [
    'wire',
    'form',
    'flarewire',
    ...['bulk', 'contract', 'emulator', 'schema', 'search', 'snippets'].map((name) => `@flarewire/${name}`),
  ],
  // The server's API over the emulator in the browser.
  'in-page': ['wire', 'server', '@flarewire/contract', '@flarewire/emulator'],
  ui: [],
  // Browser storage; pagination is a rule of the client.
  data: ['wire', 'ui', 'flarewire', ...['contract', 'react', 'emulator', 'schema'].map((name) => `@flarewire/${name}`)],
  // Rule expressions; choices of Workers, groups and lists.
  form: ['ui', 'data', '@flarewire/contract', '@flarewire/schema', '@flarewire/rules-language', '@flarewire/zone-file'],
  snippets: ['data', 'form', '@flarewire/contract', '@flarewire/schema', '@flarewire/snippets'],
  search: ['@flarewire/search'],
  // Effects of a change, before and after it is sent.
  review: ['wire', 'ui', 'data', 'form', ...['contract', 'react', 'schema'].map((name) => `@flarewire/${name}`)],
  // The client itself plans the request.
  explore: [...PAGE, 'flarewire'],
  // Types of the journal.
  inspect: [...PAGE, '@flarewire/emulator'],
  // Operations affected by a change; content of a zone file; phases of rules.
  browse: [...PAGE, ...['react', 'rules-language', 'zone-file'].map((name) => `@flarewire/${name}`)],
  changes: PAGE,
  radar: PAGE,
  jobs: PAGE,
  start: PAGE,
  app: [...PAGE, 'explore', 'inspect', 'browse', 'changes', 'radar', 'jobs', 'start'],
};

/** An ESTree node: only these fields are certain. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Visits every node of a file, with the call that it is an argument of. */
function walk(file: string, visit: (node: Node, text: string, call: string) => void): void {
  const source = read(file);
  const inner = (value: unknown, call: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = isNode(value) ? source.slice(value.start, value.end) : '';
    if (isNode(value)) visit(value, text, call);
    // An argument list has no type: it passes on its call.
    const calls = isNode(value) ? (value.type === 'CallExpression' ? text : '') : call;
    for (const child of Object.values(value)) inner(child, Array.isArray(child) || !isNode(value) ? calls : '');
  };
  inner(parseSync(file, source).program, '');
}

/** Nodes of all sources that violate a rule, as `file:line: text`. */
function found(forbidden: (node: Node, text: string, call: string) => boolean): string[] {
  const places: string[] = [];
  for (const file of sources) {
    walk(file, (node, text, call) => {
      if (!forbidden(node, text, call)) return;
      places.push(`${file}:${read(file).slice(0, node.start).split('\n').length}: ${text.split('\n')[0]}`);
    });
  }
  return places;
}

const linesOf = (file: string): string[] =>
  read(file)
    .split('\n')
    .map((line, i) => `${file}:${i + 1}: ${line.trim()}`);

const isComponent = (text: string): boolean => /^function [A-Z]/.test(text) && /\n {2,6}<\w/.test(text);

describe('source files', () => {
  test(`no source file has more than ${MAX_FILE_LENGTH} lines`, () => {
    expect(sources.filter((file) => read(file).trimEnd().split('\n').length > MAX_FILE_LENGTH)).toEqual([]);
  });

  test(`no function has more than ${MAX_FUNCTION_LENGTH} lines, a component ${MAX_COMPONENT_LENGTH}, except describe blocks`, () => {
    const isLong = ({ type }: Node, text: string, call: string): boolean =>
      /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) &&
      text.split('\n').length > (isComponent(text) ? MAX_COMPONENT_LENGTH : MAX_FUNCTION_LENGTH) &&
      !/^describe\b/.test(call);
    expect(found(isLong)).toEqual([]);
  });

  test('no source uses any', () => {
    const places = found(({ type }) => type === 'TSAnyKeyword');
    expect(places.filter((place) => !LOOSE.some((file) => place.startsWith(`${file}:`)))).toEqual([]);
  });

  test('no source silences a type error or disables a test', () => {
    const silenced = /@ts-(ignore|nocheck)|\b(it|test|describe)\.(skip|skipIf|runIf|todo|only|fails)\b/;
    const others = sources.filter((file) => file !== 'test/repository/house-rules.test.ts');
    expect(others.flatMap(linesOf).filter((line) => silenced.test(line))).toEqual([]);
  });

  test('every source states its purpose in the first line', () => {
    const modules = sources.filter((file) => !/\.test\.tsx?$|config\.ts$/.test(file));
    expect(modules.filter((file) => !read(file).startsWith('/**'))).toEqual([]);
  });
});

/** Requested modules, ignoring text in strings. */
function requests(file: string): string[] {
  const source = read(file);
  const { module } = parseSync(file, source);
  const fixed = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value)];
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  const handed = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value ?? ''),
  );
  return [...fixed, ...late, ...handed].filter((request) => request !== '');
}

/** The package of this repository that a request names; undefined for all others. */
const own = (request: string): string | undefined => /^(@flarewire\/[\w-]+|flarewire(?=$|\/))/.exec(request)?.[1];

describe('folders', () => {
  /** Folders with a reason to contain more. */
  const CROWDED: readonly string[] = [];

  test('no folder has too many entries', () => {
    const counts = new Map<string, number>();
    for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const crowded = [...counts].filter(([, count]) => count > MAX_FILES).map(([folder]) => folder);
    expect(crowded.sort()).toEqual(CROWDED);
  });
});

describe('dependency rules', () => {
  const imports = (file: string): string[] =>
    [...read(file).matchAll(/^(?! \*).*?\b(?:from|import|require)\b\s*\(?\s*'([^'\s]+)'/gm)].map(
      (match) => match[1] ?? '',
    );
  const taken = (folder: string, isForeign: (from: string) => boolean, tests: boolean): string[] =>
    sources
      .filter((file) => file.startsWith(folder) && (tests || !/test/.test(file)))
      .flatMap((file) =>
        imports(file)
          .filter(isForeign)
          .map((from) => `${file}: ${from}`),
      );

  test('the client imports nothing but itself, and has no dependencies', () => {
    const own = ['redis', 'otel', 'validate', 'node'].map((subpath) => `packages/client/src/extras/${subpath}`);
    const foreign = sources
      .filter((file) => file.startsWith('packages/client/src/') && !/test/.test(file))
      .flatMap((file) =>
        imports(file)
          .filter((from) => !from.startsWith('.') || !join(file, '..', from).startsWith('packages/client/src/'))
          .map((from) => `${file}: ${from}`),
      );
    // A subpath's package is an optional peer chosen by the program. Commands and cassette files need Node. The zone
    // file parser has no dependencies, and is bundled into the subpath.
    const isOfZones = (line: string) =>
      /^packages\/client\/src\/toolkit\/dns\/.*: (@flarewire\/zone-file|yaml)$/.test(line);
    const onNode = ['packages/client/src/migrate/', 'packages/client/src/toolkit/cassette/cassette-file.ts'];
    // A deployment reads folders; its configuration parsers are bundled into the subpath, and esbuild is an optional
    // peer.
    const isOfDeploy = (line: string) =>
      /^packages\/client\/src\/toolkit\/deploy\/.*: (node:[\w/]+|@humanwhocodes\/momoa|toml-eslint-parser|esbuild)$/.test(
        line,
      );
    expect(
      foreign.filter(
        (line) => !isOfZones(line) && !isOfDeploy(line) && ![...own, ...onNode].some((one) => line.startsWith(one)),
      ),
    ).toEqual([]);
    const manifest = JSON.parse(read('packages/client/package.json'));
    expect({ ...manifest.dependencies, ...manifest.optionalDependencies }).toEqual({});
    for (const peer of Object.keys(manifest.peerDependencies))
      expect(manifest.peerDependenciesMeta[peer], peer).toEqual({ optional: true });
  });

  test('the emulator and its tests import nothing of the client', () => {
    expect(taken('packages/emulator/', (from) => /^flarewire\b|\bclient\//.test(from), true)).toEqual([]);
  });

  /** `explore` for `page/explore/tree/tree.ts`. */
  const areaOf = (path: string): string => path.replace(/^page\//, '').split('/')[0] ?? '';

  test('console folders import only what they may: no page another page, `ui` nothing of the API', () => {
    const top = 'packages/console/src/';
    const wrong = sources
      .filter((file) => file.startsWith(top) && !/test/.test(file))
      .flatMap((file) => {
        const folder = areaOf(file.slice(top.length));
        const allowed = CONSOLE_FOLDERS[folder] ?? [];
        return requests(file)
          .map((from) => (from.startsWith('.') ? areaOf(join(file, '..', from).slice(top.length)) : own(from)))
          .filter((target) => target !== undefined && target !== folder && !allowed.includes(target))
          .map((target) => `${file}: ${target}`);
      });
    expect(wrong).toEqual([]);
  });

  test('the zone file parser imports nothing but itself: it runs in browsers', () => {
    expect(taken('packages/zone-file/', (from) => !/^\.\.?\//.test(from), false)).toEqual([]);
    const { dependencies, peerDependencies } = JSON.parse(read('packages/zone-file/package.json'));
    expect({ ...dependencies, ...peerDependencies }).toEqual({});
  });

  test('the Rules language imports nothing but itself: it runs in browsers', () => {
    expect(taken('packages/rules-language/', (from) => !/^\.\.?\//.test(from), false)).toEqual([]);
    const { dependencies, peerDependencies } = JSON.parse(read('packages/rules-language/package.json'));
    expect({ ...dependencies, ...peerDependencies }).toEqual({});
  });

  test('the schema engine imports nothing but itself: it runs in browsers', () => {
    expect(taken('packages/schema/', (from) => !/^\.\.?\//.test(from), false)).toEqual([]);
    const { dependencies, peerDependencies } = JSON.parse(read('packages/schema/package.json'));
    expect({ ...dependencies, ...peerDependencies }).toEqual({});
  });

  test('the contract imports nothing but the schema engine and platform modules', () => {
    expect(taken('packages/contract/', (from) => !/^(\.\/|node:|@flarewire\/schema$)/.test(from), false)).toEqual([]);
  });
});

describe('repository rules', () => {
  test('no file contains a home folder path or an unfinished marker', () => {
    const texts = files.filter(
      (file) => !/^api\/|\.(jpg|png)$/.test(file) && file !== 'test/repository/house-rules.test.ts',
    );
    const isWrong = (line: string): boolean => /(?<![\w.*{}])\/(home|root|Users)\/\w|\b(TODO|FIXME|XXX)\b/.test(line);
    expect(texts.flatMap(linesOf).filter((line) => isWrong(line.replace(/^[^:]+:\d+: /, '')))).toEqual([]);
  });

  test('all published packages have one license and one version', () => {
    const manifests = files
      .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
      .map((file) => JSON.parse(read(file)));
    expect(new Set(manifests.map(({ license, version }) => `${license} ${version}`)).size).toBe(1);
  });
});
