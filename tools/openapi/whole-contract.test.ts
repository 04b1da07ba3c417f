/** The whole contract as OpenAPI: valid, and nothing left out. */

import { describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import { isObject, listOf } from './json.ts';
import { toOpenApi } from './to-openapi.ts';
import { problemsOf } from './validity.ts';

const { index, documents } = loadContract();
const document = toOpenApi(index, documents);

describe('the whole contract', () => {
  it('is a valid OpenAPI document', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('holds every operation under its dotted name', () => {
    const found = new Set<unknown>();
    for (const item of Object.values(document.paths)) {
      for (const operation of Object.values(item)) {
        for (const one of [operation, ...listOf(operation['x-also']).filter(isObject)]) {
          found.add(one['x-operation'] ?? one.operationId);
        }
      }
    }
    expect([...found].sort()).toEqual(index.operations.map(({ name }) => name).sort());
  });
});
