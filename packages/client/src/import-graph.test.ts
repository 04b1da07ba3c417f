import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reachable, readImportGraph } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/**
 * Layers from lowest to highest, as in ARCHITECTURE.md. A module imports values only from its own layer and lower ones.
 */
const LAYERS: readonly RegExp[] = [
  /^(lazy|types|version|generated\/secret-names)\.ts$/,
  /^errors\//,
  /^request\//,
  /^uploads\//,
  /^transport\//,
  /^lists\//,
  /^(promise|resource|core-client|by-path|client-methods|overrides|client|create-client|features)\.ts$/,
  /^(generated\/(?!secret-names)|cloudflare\.ts$)/,
  /^index\.ts$/,
  /^(extras|migrate|toolkit)\//,
];
const graph = readImportGraph(fileURLToPath(new URL('.', import.meta.url)));

describe('the modules of the client', () => {
  keepsLayers(graph, LAYERS, 50);

  it('a successful call loads no modules for failures', () => {
    const reached = reachable(graph, ['client.ts', 'transport/send.ts']);
    const failures = [...reached].filter((module) =>
      /recovery|failures|redirect|retry-delay|explanations|inspection|middleware|redact(?!-text)|explain|hints/.test(
        module,
      ),
    );
    expect(failures).toEqual([]);
    expect([...reached]).toContain('transport/attempt.ts');
  });
});
