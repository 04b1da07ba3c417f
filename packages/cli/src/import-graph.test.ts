import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(wrong-input|plain|parallel|record|usage|request-log)\.ts$/,
  /^tree\//,
  /^input\//,
  /^output\//,
  /^io\.ts$/,
  /^(config|cassette)\//,
  /^(session|verb)\.ts$/,
  /^mcp\//,
  /^command\//,
  /^verbs\//,
  /^process\//,
  /^(options|package-file|process-io)\.ts$/,
  /^run\.ts$/,
  /^(main|cli)\.ts$/,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the command line', () => {
  keepsLayers(graph, LAYERS, 70);

  it('no two folders of the command line import each other', () => {
    const folderOf = (module: string): string => module.split('/').slice(0, -1)[0] ?? module;
    const arrows = new Set<string>();
    for (const [module, targets] of graph.imports)
      for (const target of targets) arrows.add(`${folderOf(module)} → ${folderOf(target)}`);
    const mutual = [...arrows].filter((arrow) => {
      const [from, to] = arrow.split(' → ');
      return from !== to && arrows.has(`${to} → ${from}`);
    });
    expect(mutual).toEqual([]);
  });
});
