/** Builds the graph of imports between the modules of a package, for tests of its layers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface ImportGraph {
  /** All modules except tests, by path below the source folder. */
  readonly modules: readonly string[];
  /** Modules of the same source folder that a module imports statically. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Reads all `.ts` and `.tsx` files below a folder. @param counts the imports that count; `values` excludes types */
export function readImportGraph(source: string, counts: 'values' | 'all' = 'values'): ImportGraph {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?!.*test)[\w/-]+\.tsx?$/.test(file));
  return { modules, imports: new Map(modules.map((module) => [module, importsOf(source, module, counts)])) };
}

/** Excludes dynamic imports. */
function importsOf(source: string, module: string, counts: 'values' | 'all'): string[] {
  const { staticImports, staticExports } = parseSync(module, readFileSync(join(source, module), 'utf8')).module;
  const isCounted = ({ isType }: { readonly isType: boolean }): boolean => counts === 'all' || !isType;
  const taken = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(isCounted))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(isCounted).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
  ];
  return taken.filter((from) => from.startsWith('.')).map((from) => posix.join(posix.dirname(module), from));
}

/** The first cycle of imports; undefined if there is none. */
export function findCircle({ modules, imports }: ImportGraph): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (module: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return undefined;
    for (const next of imports.get(module) ?? []) {
      const circle = visit(next, [...path, module]);
      if (circle) return circle;
    }
    done.add(module);
    return undefined;
  };
  for (const module of modules) {
    const circle = visit(module, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Groups of modules that import each other, directly or not; sorted. */
export function circles(graph: ImportGraph): readonly (readonly string[])[] {
  const below = new Map(graph.modules.map((one) => [one, reachable(graph, graph.imports.get(one) ?? [])]));
  const isBelow = (one: string, other: string): boolean => below.get(other)?.has(one) ?? false;
  const groups = graph.modules
    .filter((module) => isBelow(module, module))
    .map((module) => graph.modules.filter((one) => isBelow(one, module) && isBelow(module, one)).sort());
  return [...new Map(groups.map((group) => [String(group), group])).values()];
}

/** Modules in no layer, or in several. @param layers from lowest to highest */
export const misplaced = ({ modules }: ImportGraph, layers: readonly RegExp[]): readonly string[] =>
  modules.filter((module) => layers.filter((layer) => layer.test(module)).length !== 1);

/** Imports from a higher layer. @param layers from lowest to highest */
export function upwardImports({ imports }: ImportGraph, layers: readonly RegExp[]): readonly string[] {
  const layerOf = (module: string): number => layers.findIndex((layer) => layer.test(module));
  return [...imports].flatMap(([module, targets]) =>
    targets.filter((target) => layerOf(target) > layerOf(module)).map((target) => `${module} → ${target}`),
  );
}

/** All modules that are loaded with the given ones. */
export function reachable({ imports }: ImportGraph, from: readonly string[]): ReadonlySet<string> {
  const reached = new Set(from);
  for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next);
  return reached;
}
