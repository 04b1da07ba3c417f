import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

const PAGES = ['start', 'explore', 'inspect', 'browse', 'radar', 'jobs', 'changes'];

/**
 * From lowest to highest, as drawn in ARCHITECTURE.md. A module imports values only from its own layer and lower ones.
 */
const LAYERS: readonly RegExp[] = [
  /^wire\//,
  /^page\/ui\//,
  /^page\/(data|search)\//,
  /^page\/form\//,
  /^page\/(snippets|review)\//,
  new RegExp(`^page/(${PAGES.join('|')})/`),
  /^page\/app\//,
  /^server\//,
  /^in-page\//,
];
const { modules, imports } = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));
const isScript = (module: string): boolean => !module.endsWith('.css');
const graph = {
  modules: modules.filter((module) => !/(^|\/)(env|test-support)|\.d\.ts$/.test(module)),
  imports: new Map([...imports].map(([module, targets]) => [module, targets.filter(isScript)])),
};

describe('console modules', () => {
  keepsLayers(graph, LAYERS, 300);

  it("modules of one page do not import another page's modules", () => {
    const page = (module: string): string | undefined => PAGES.find((name) => module.startsWith(`page/${name}/`));
    const across = [...graph.imports].flatMap(([module, targets]) =>
      targets
        .filter((target) => page(module) && page(target) && page(module) !== page(target))
        .map((target) => `${module} → ${target}`),
    );
    expect(across).toEqual([]);
  });
});
