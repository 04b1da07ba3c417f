import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(malformed-error|addresses|record-types)\.ts$/,
  /^(tokens|names|strings|ttl|svcb)\.ts$/,
  /^(fields|location)\.ts$/,
  /^(rdata|annotations|generate|generic-rdata)\.ts$/,
  /^(parse|print)\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the reader of zone files', () => {
  keepsLayers(graph, LAYERS, 10);
});
