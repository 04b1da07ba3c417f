import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCircle, misplaced, readImportGraph, upwardImports } from '../../../test/repository/import-graph.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(malformed-error|addresses|record-types)\.ts$/,
  /^(tokens|names|strings|ttl|svcb)\.ts$/,
  /^(fields|location)\.ts$/,
  /^(rdata|annotations|generate)\.ts$/,
  /^(parse|print)\.ts$/,
  /^index\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the reader of zone files', () => {
  it('belong to one layer each', () => {
    expect(misplaced(graph, LAYERS)).toEqual([]);
    expect(graph.modules.length).toBeGreaterThan(10);
  });

  it('import values downwards only', () => {
    expect(upwardImports(graph, LAYERS)).toEqual([]);
  });

  it('make no circle by value', () => {
    expect(findCircle(graph)).toBeUndefined();
  });
});
