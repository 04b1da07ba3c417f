import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(job|states|secrets)\.ts$/,
  /^(options|stage|perform|zones|job-status)\.ts$/,
  /^(journal|rows|plan|report|redis-brake)\.ts$/,
  /^redis-queue\.ts$/,
  /^(run|open|redis-run|redis-open)\.ts$/,
  /^bulk\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of bulk', () => {
  keepsLayers(graph, LAYERS, 15);
});
