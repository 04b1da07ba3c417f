import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(schema|depth|files|formats|secret-names|query-objects|problem)\.ts$/,
  /^(shape|words|fits|sensitive)\.ts$/,
  /^(matches|union)\.ts$/,
  /^(check|coerce)\.ts$/,
  /^query\.ts$|^sample\//,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('modules of the schema engine import only from their own layer and below', () => {
  keepsLayers(graph, LAYERS, 10);
});
