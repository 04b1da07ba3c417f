/** Shared tests for the modules of packages with layers. */
import { expect, it } from 'vitest';
import { findCircle, type ImportGraph, misplaced, upwardImports } from './import-graph.ts';

/**
 * Call inside a `describe`. @param layers from lowest to highest @param least a graph with fewer modules was not read
 */
export function keepsLayers(graph: ImportGraph, layers: readonly RegExp[], least: number): void {
  it('each module belongs to exactly one layer', () => {
    expect(misplaced(graph, layers)).toEqual([]);
    expect(graph.modules.length).toBeGreaterThan(least);
  });

  it('modules import downwards only', () => {
    expect(upwardImports(graph, layers)).toEqual([]);
  });

  it('imports form no cycle', () => {
    expect(findCircle(graph)).toBeUndefined();
  });
}
