/** Every path that the installed packages export is imported and used, as an ES module and by `require`, on the oldest and the newest Node. */
import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builds } from '../../../tools/build/packages.ts';
import { installedProject } from '../built.ts';
import { otherNode, root, runWith } from '../pack-support.ts';
import { CLIENT, ENGINES, SERVERS } from './smoke.mjs';

let project = '';
beforeAll(async () => {
  project = await installedProject();
  for (const file of ['smoke.mjs', 'subpaths.mjs']) await cp(join(import.meta.dirname, file), join(project, file));
});

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

const manifestOf = (folder: string): Manifest => {
  const { name } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
  return JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));
};

/** A value for the star of a path. */
const FOR_STAR: Readonly<Record<string, string>> = {
  'flarewire/core/*': 'flarewire/core/error',
  'flarewire/resources/*': 'flarewire/resources/kv',
  'flarewire/resources/*.js': 'flarewire/resources/kv/namespaces/values.js',
  'flarewire/resources/*.mjs': 'flarewire/resources/kv/namespaces.mjs',
  '@flarewire/contract/generated/*.json': '@flarewire/contract/generated/index.json',
};

/** Every path of a package, with the name of its use. */
function pathsOf({ name, exports }: Manifest): (readonly [path: string, use: string])[] {
  const all = Object.keys(exports).filter((key) => key !== './package.json');
  return all.map((key) => {
    const path = name + key.slice(1);
    const isResource = path.startsWith('flarewire/resources/') && !/resources\/index(\.m?js)?$/.test(path);
    const file = path.replace(/\/\*$/, FOR_STAR[path] ? '/*' : '');
    const taken = FOR_STAR[file] ?? (path.endsWith('/*') ? path.replace('/*', '/index') : path);
    if (isResource) return [taken, 'flarewire/resources/*'];
    if (path in FOR_STAR) return [taken, path === 'flarewire/core/*' ? 'flarewire/core/error' : path];
    return [taken, path.replace(/\.m?js$/, '')];
  });
}

const TABLES = { CLIENT, ENGINES, SERVERS };
const useless = new Set(['cli']); // a command alone

test('every path is used exactly once', () => {
  const paths = Object.keys(builds)
    .filter((folder) => !useless.has(folder))
    .flatMap((folder) => pathsOf(manifestOf(folder)));
  const uses = Object.assign({}, ...Object.values(TABLES));
  expect(paths.filter(([, use]) => !(use in uses))).toEqual([]);
  const used = new Set(paths.map(([, use]) => use));
  expect(Object.keys(uses).filter((use) => !used.has(use))).toEqual([]);
});

/** Their own Node is an optional part of the repository: `runtimes/package.json`. */
const oldestServer = join(root, 'runtimes/node_modules/node22-oldest/bin/node');
const NODES = {
  'the newest Node': async () => process.execPath,
  'the Node of this machine': otherNode,
  'Node 22.20': async () => (existsSync(oldestServer) ? oldestServer : undefined),
};

describe.each(Object.keys(NODES) as (keyof typeof NODES)[])('every subpath works on %s', (name) => {
  test.for(['import', 'require'])('every subpath works with %s', async (format, { skip }) => {
    const node = (await NODES[name]()) ?? skip('it is not here');
    const isOld = name === 'the Node of this machine';
    const { code, stdout, stderr } = await runWith(
      node,
      ['--no-warnings', 'subpaths.mjs', format, ...tablesFor(format, isOld)],
      project,
      JSON.stringify(pathsFor(format, isOld)),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual([]);
  });
});

/** Only the client can be required everywhere; the others are ES modules, which the newest Nodes can require too. */
const tablesFor = (format: string, isOld: boolean): string[] =>
  format === 'require' && isOld ? ['CLIENT'] : isOld ? ['CLIENT', 'ENGINES'] : Object.keys(TABLES);

function pathsFor(format: string, isOld: boolean): (readonly [string, string])[] {
  const uses = Object.assign({}, ...tablesFor(format, isOld).map((name) => TABLES[name as keyof typeof TABLES]));
  const paths = Object.keys(builds)
    .filter((folder) => !useless.has(folder))
    .flatMap((folder) => pathsOf(manifestOf(folder)));
  // The schemas that it needs are a package of a later Node.
  return paths.filter(([path, use]) => use in uses && !(isOld && /^flarewire\/validate/.test(path)));
}
