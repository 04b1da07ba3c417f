import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  findCircle,
  misplaced,
  reachable,
  readImportGraph,
  upwardImports,
} from '../../../test/repository/import-graph.ts';

/** From the lowest to the highest, as ARCHITECTURE.md draws them. A module imports values of its own layer and of those below. */
const LAYERS: readonly RegExp[] = [
  /^(lazy|types|version|generated\/secret-names)\.ts$/,
  /^errors\//,
  /^request\//,
  /^uploads\//,
  /^transport\//,
  /^lists\//,
  /^(promise|resource|client-methods|overrides|client|create-client)\.ts$/,
  /^(generated\/(?!secret-names)|cloudflare\.ts$)/,
  /^index\.ts$/,
  /^(extras|migrate)\//,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the client', () => {
  it('belong to one layer each', () => {
    expect(misplaced(graph, LAYERS)).toEqual([]);
    expect(graph.modules.length).toBeGreaterThan(50);
  });

  it('import values downwards only', () => {
    expect(upwardImports(graph, LAYERS)).toEqual([]);
  });

  it('make no circle by value', () => {
    expect(findCircle(graph)).toBeUndefined();
  });

  it('of a good call load nothing that is for failures', () => {
    const reached = reachable(graph, ['client.ts', 'transport/send.ts']);
    const failures = [...reached].filter((module) =>
      /recovery|failures|redirect|retry-delay|notices|middleware|redact(?!-text)|explain|hints/.test(module),
    );
    expect(failures).toEqual([]);
    expect([...reached]).toContain('transport/attempt.ts');
  });
});
