import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From lowest to highest, as in ARCHITECTURE.md. A module imports only from its own layer and those below. */
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
