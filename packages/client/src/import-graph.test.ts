import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

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
const layerOf = (module: string): number => LAYERS.findIndex((layer) => layer.test(module));

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!.*test)[\w/-]+\.ts$/.test(file));

/** The modules whose values a module takes when it is loaded: neither types nor what `import()` brings later. */
function importsOf(module: string): string[] {
  const { staticImports, staticExports } = parseSync(module, readFileSync(join(source, module), 'utf8')).module;
  const taken = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
  ];
  return taken.filter((from) => from.startsWith('.')).map((from) => posix.join(posix.dirname(module), from));
}
const graph = new Map(modules.map((module) => [module, importsOf(module)]));

/** The modules of a circle that a module is part of; undefined where there is none. */
function circleFrom(module: string, path: readonly string[] = []): readonly string[] | undefined {
  if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
  for (const next of graph.get(module) ?? []) {
    const found = circleFrom(next, [...path, module]);
    if (found) return found;
  }
  return undefined;
}

describe('the modules of the client', () => {
  it('belong to one layer each', () => {
    expect(modules.filter((module) => LAYERS.filter((layer) => layer.test(module)).length !== 1)).toEqual([]);
    expect(modules.length).toBeGreaterThan(50);
  });

  it('import values downwards only', () => {
    const upwards = [...graph].flatMap(([module, imports]) =>
      imports.filter((target) => layerOf(target) > layerOf(module)).map((target) => `${module} → ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  it('make no circle by value', () => {
    expect(modules.map((module) => circleFrom(module)).find((circle) => circle)).toBeUndefined();
  });

  it('of a good call load nothing that is for failures', () => {
    const reached = new Set(['client.ts', 'transport/send.ts']);
    for (const module of reached) for (const next of graph.get(module) ?? []) reached.add(next);
    const failures = [...reached].filter((module) =>
      /recovery|failures|redirect|retry-delay|notices|middleware|redact(?!-text)|explain|hints/.test(module),
    );
    expect(failures).toEqual([]);
    expect([...reached]).toContain('transport/attempt.ts');
  });
});
