import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  findCircle,
  misplaced,
  reachable,
  readImportGraph,
  upwardImports,
} from '../../../test/repository/import-graph.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(memoize|node-version|problem)\.ts$/,
  /^schema\//,
  /^state\//,
  /^http\//,
  /^routing\//,
  /^(journal|controls)\//,
  /^generic\//,
  /^products\/.+\//,
  /^products\/index\.ts$/,
  /^seed\//,
  /^request\//,
  /^instance\.ts$/,
  /^emulator\.ts$/,
  /^(index|run|cli)\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the emulator', () => {
  it('belong to one layer each', () => {
    expect(misplaced(graph, LAYERS)).toEqual([]);
    expect(graph.modules.length).toBeGreaterThan(200);
  });

  it('import values downwards only', () => {
    expect(upwardImports(graph, LAYERS)).toEqual([]);
  });

  it('make no circle by value', () => {
    expect(findCircle(graph)).toBeUndefined();
  });

  it('of a product do not reach into how a request is answered', () => {
    const above = [...reachable(graph, ['products/index.ts'])].filter((module) =>
      /^(request|seed)\/|^instance/.test(module),
    );
    expect(above).toEqual([]);
  });
});
