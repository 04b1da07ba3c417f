import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reachable, readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports its own layer and those below, types included. */
const LAYERS: readonly RegExp[] = [
  /^(keyed-queue|memoize|node-version|port-file|problem|text-search)\.ts$/,
  /^schema\//,
  /^state\//,
  /^(handler|generated)\//,
  /^http\//,
  /^routing\//,
  /^codes\//,
  /^generic\//,
  /^(journal|controls)\/(?!control\.ts)/,
  /^products\/.+\//,
  /^products\/(index|own-fields|rules)\.ts$/,
  /^s3\//,
  /^edge\//,
  /^dns-server\//,
  /^request\//,
  /^seed\//,
  /^instance\.ts$/,
  /^controls\/control\.ts$/,
  /^emulator\.ts$/,
  /^(index|run|cli)\.ts$|^platform\/browser\//,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)), 'all');

describe('imports of the emulator', () => {
  keepsLayers(graph, LAYERS, 200);

  it('modules of a product do not import request handling', () => {
    const above = [...reachable(graph, ['products/index.ts'])].filter((module) =>
      /^(request|seed)\/|^instance/.test(module),
    );
    expect(above).toEqual([]);
  });
});
