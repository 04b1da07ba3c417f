import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From lowest to highest. A module imports only from its own layer and those below. */
const LAYERS: readonly RegExp[] = [
  /^(params|shell|js|command\/(words|globals|kinds))\.ts$/,
  /^(command\/flags|site)\.ts$/,
  /^command\/argv\.ts$/,
  /^(files|script-file)\.ts$/,
  /^(request|method)\.ts$/,
  /^typescript\.ts$/,
  /^(curl|fetch|react|cli)\.ts$/,
  /^snippets\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('modules of the snippets import only from their own layer and below', () => {
  keepsLayers(graph, LAYERS, 5);
});
