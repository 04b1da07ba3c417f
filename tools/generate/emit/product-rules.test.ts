import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productSources } from '../read/product-sources.ts';
import { root } from '../read/sources.ts';
import { emitProductRules } from './product-rules.ts';

it('exported tables of handlers are listed by their files', () => {
  const sources = new Map([
    ['kv/kv.ts', "export const kv = { 'kv.get': get } satisfies Handlers;\nconst own = {} satisfies Handlers;"],
    ['kv/words.ts', 'export const words = {};'],
  ]);
  const text = emitProductRules(sources);
  expect(text).toContain("export { kv } from './kv/kv.ts';");
  expect(text).not.toMatch(/\bown\b|words/);
});

it('two tables with the same name are refused', () => {
  const table = 'export const kv = {} satisfies Handlers;';
  expect(() =>
    emitProductRules(
      new Map([
        ['a.ts', table],
        ['b.ts', table],
      ]),
    ),
  ).toThrow("Two products export a table 'kv'");
});

it('the list of rules has the tables of all products', () => {
  const generated = readFileSync(join(root, 'packages/emulator/src/products/rules.ts'), 'utf8');
  expect(generated).toBe(emitProductRules(productSources()));
});
