import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reachable, readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

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
  /^(extras|migrate|toolkit)\//,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the client', () => {
  keepsLayers(graph, LAYERS, 50);

  it('of a good call load nothing that is for failures', () => {
    const reached = reachable(graph, ['client.ts', 'transport/send.ts']);
    const failures = [...reached].filter((module) =>
      /recovery|failures|redirect|retry-delay|notices|middleware|redact(?!-text)|explain|hints/.test(module),
    );
    expect(failures).toEqual([]);
    expect([...reached]).toContain('transport/attempt.ts');
  });
});
