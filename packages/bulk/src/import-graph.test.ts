import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From lowest to highest, as in ARCHITECTURE.md. A module imports only from its own layer and those below. */
const LAYERS: readonly RegExp[] = [
  /^(job|states|secrets|journal-error)\.ts$/,
  /^(options|stage|perform|zones|job-status)\.ts$/,
  /^(journal|rows|plan|report|redis-brake)\.ts$/,
  /^turns\.ts$/,
  /^redis-queue\.ts$/,
  /^(run|open|redis-run|redis-open)\.ts$/,
  /^bulk\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('modules of bulk import only from their own layer and below', () => {
  keepsLayers(graph, LAYERS, 15);
});
