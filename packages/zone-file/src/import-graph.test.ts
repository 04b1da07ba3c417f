import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From lowest to highest, as in ARCHITECTURE.md. A module imports only from its own layer and those below. */
const LAYERS: readonly RegExp[] = [
  /^(malformed-error|addresses|record-types)\.ts$/,
  /^(tokens|names|strings|ttl|svcb)\.ts$/,
  /^(fields|location)\.ts$/,
  /^(rdata|annotations|generate|wire\/generic-rdata)\.ts$/,
  /^(parse|print|wire\/rdata-bytes)\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('modules of the zone file parser import only from their own layer and below', () => {
  keepsLayers(graph, LAYERS, 10);
});
