import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From lowest to highest, as in ARCHITECTURE.md. A module imports only from its own layer and those below. */
const LAYERS: readonly RegExp[] = [
  /^(kind|schemas|client|ids)\.ts$/,
  /^(backup-value|lists|kinds\/(places|look-up))\.ts$/,
  /^kinds\/bodies\.ts$/,
  /^kinds\/(writers|special-kinds)\.ts$/,
  /^kinds\/(find-kind|aliases)\.ts$/,
  /^(kinds\/kinds|items|unread|same-things|writable-fields|secrets|order|files)\.ts$/,
  /^(read|diff)\.ts$/,
  /^restore-step\.ts$/,
  /^plan-restore\.ts$/,
  /^(restore|data\/.+)\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('modules of backup import only from their own layer and below', () => {
  keepsLayers(graph, LAYERS, 8);
});
