import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(kind|schemas|client|ids)\.ts$/,
  /^(backup-value|lists|find-kind|aliases)\.ts$/,
  /^(kinds|items|unread|same-things|writable|secrets|order|files)\.ts$/,
  /^(read|diff)\.ts$/,
  /^restore-step\.ts$/,
  /^plan-restore\.ts$/,
  /^(restore|data\/.+)\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of backup', () => {
  keepsLayers(graph, LAYERS, 8);
});
