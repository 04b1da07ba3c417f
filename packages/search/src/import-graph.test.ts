import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From lowest to highest. A module imports only from its own layer and those below. */
const LAYERS: readonly RegExp[] = [
  /^(words|built-index|alike|paths|common|highlight|arrange|places)\.ts$/,
  /^(query|documents)\.ts$/,
  /^(text-index|find-places)\.ts$/,
  /^search\.ts$/,
  /^index\.ts$/,
  /^((search|typed)-queries|intents)\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('modules of the search import only from their own layer and below', () => {
  keepsLayers(graph, LAYERS, 5);
});
