/** What holds for the modules of every package that has layers. */
import { expect, it } from 'vitest';
import { findCircle, type ImportGraph, misplaced, upwardImports } from './import-graph.ts';

/** Within a `describe` of the modules. @param layers from the lowest to the highest @param least a graph of fewer modules was not read */
export function keepsLayers(graph: ImportGraph, layers: readonly RegExp[], least: number): void {
  it('belong to one layer each', () => {
    expect(misplaced(graph, layers)).toEqual([]);
    expect(graph.modules.length).toBeGreaterThan(least);
  });

  it('import values downwards only', () => {
    expect(upwardImports(graph, layers)).toEqual([]);
  });

  it('make no circle by value', () => {
    expect(findCircle(graph)).toBeUndefined();
  });
}
