import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(addresses|escapes|problem)\.ts$/,
  /^values\.ts$/,
  /^tree\.ts$/,
  /^join\.ts$/,
  /^(parse|print)\.ts$/,
  /^scheme\//,
  /^regex\//,
  /^check\//,
  /^evaluate\//,
  /^people\//,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the Rules language', () => {
  keepsLayers(graph, LAYERS, 4);
});
