import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reachable, readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(holds|in-turn|memoize|node-version|port-file|problem)\.ts$|^generated\//,
  /^schema\//,
  /^state\//,
  /^http\//,
  /^routing\//,
  /^codes\//,
  /^(journal|controls)\//,
  /^generic\//,
  /^products\/.+\//,
  /^products\/(index|own-body|own-fields)\.ts$/,
  /^edge\//,
  /^seed\//,
  /^request\//,
  /^instance\.ts$/,
  /^emulator\.ts$/,
  /^(index|run|cli)\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('imports of the emulator', () => {
  keepsLayers(graph, LAYERS, 200);

  it('modules of a product do not import request handling', () => {
    const above = [...reachable(graph, ['products/index.ts'])].filter((module) =>
      /^(request|seed)\/|^instance/.test(module),
    );
    expect(above).toEqual([]);
  });
});
