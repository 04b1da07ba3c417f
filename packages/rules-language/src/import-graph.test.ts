import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From lowest to highest. A module imports only from its own layer and those below. */
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

describe('modules of the Rules language import only from their own layer and below', () => {
  keepsLayers(graph, LAYERS, 4);
});
