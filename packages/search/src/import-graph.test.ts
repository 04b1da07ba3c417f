import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(words|paths|common|highlight|arrange|places)\.ts$/,
  /^(query|documents)\.ts$/,
  /^(text-index|find-places)\.ts$/,
  /^search\.ts$/,
  /^index\.ts$/,
  /^whole-/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the search', () => {
  keepsLayers(graph, LAYERS, 5);
});
