import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(params|shell|js|command\/(words|globals|kinds))\.ts$/,
  /^(command\/flags|site)\.ts$/,
  /^command\/argv\.ts$/,
  /^files\.ts$/,
  /^(request|method)\.ts$/,
  /^typescript\.ts$/,
  /^(curl|fetch|react|cli)\.ts$/,
  /^snippets\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the snippets', () => {
  keepsLayers(graph, LAYERS, 5);
});
