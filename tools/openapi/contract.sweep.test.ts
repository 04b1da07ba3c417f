/** The whole contract as OpenAPI: valid, and nothing left out. */

import { describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import { isObject, listOf } from './json.ts';
import { toOpenApi } from './to-openapi.ts';
import { problemsOf } from './validity.ts';

const { index, documents } = loadContract();
const document = toOpenApi(index, documents);
/** Every operation of the document, also those that share an endpoint with another. */
const written = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .flatMap((one) => [one, ...listOf(one['x-also']).filter(isObject)]);
const nameOf = (one: (typeof written)[number]): unknown => one['x-operation'] ?? one.operationId;

const schemas = new Map(documents.flatMap(({ operations }) => Object.entries(operations)));
const FACTS = ['columns', 'key', 'waits', 'most', 'cascades'] as const;

describe('the whole contract', () => {
  it('the export of the contract is a valid OpenAPI document', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('the export has every operation under its dotted name', () => {
    const found = new Set(written.map(nameOf));
    expect([...found].sort()).toEqual(index.operations.map(({ name }) => name).sort());
  });

  it.each(FACTS)('the export includes %s of every operation that has them', (fact) => {
    const wanted = index.operations.flatMap(({ name }) => {
      const value = schemas.get(name)?.[fact];
      return value === undefined ? [] : [[name, value] as const];
    });
    expect(wanted.length).toBeGreaterThan(20);
    const reported = new Map(written.map((one) => [nameOf(one), one[`x-flarewire-${fact}`]]));
    expect(wanted.map(([name]) => [name, reported.get(name)])).toEqual(wanted);
  });
});
