import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circles, reachable, readImportGraph, upwardImports } from '../../../test/repository/import-graph.ts';
import { keepsLayers } from '../../../test/repository/layers.ts';

/**
 * Layers from lowest to highest, as in ARCHITECTURE.md. A module imports values only from its own layer and lower ones.
 */
const LAYERS: readonly RegExp[] = [
  /^(lazy|operation|types|version|generated\/secret-names)\.ts$/,
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
const source = fileURLToPath(new URL('.', import.meta.url));
const graph = readImportGraph(source);
const withTypes = readImportGraph(source, 'all');

/** A client creates its resources, and a resource has the type of its client. */
const CIRCLE = ['client-methods.ts', 'client.ts', 'core-client.ts', 'resource.ts'];

/** Types of a request in flight, which lower layers use. Remove lines, never add one. */
const UPWARD: readonly string[] = [
  'errors/redact-plan.ts → request/headers.ts',
  'errors/redact-plan.ts → request/plan.ts',
  'errors/redact.ts → transport/job.ts',
  'request/final-options.ts → transport/job.ts',
  'request/prepare.ts → transport/pace.ts',
  'request/to-final.ts → transport/job.ts',
  'uploads/fetch-body.ts → transport/body.ts',
  'uploads/in-memory.ts → transport/body.ts',
  'uploads/portable-body.ts → transport/body.ts',
];

describe('the modules of the client', () => {
  keepsLayers(graph, LAYERS, 50);

  it('only the client and its resources import types in a circle', () => {
    expect(circles(withTypes)).toEqual([CIRCLE]);
  });

  it('no more types are imported upwards than listed', () => {
    expect([...upwardImports(withTypes, LAYERS)].sort()).toEqual(UPWARD);
  });

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
