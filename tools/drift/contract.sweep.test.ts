/** The contract and its own OpenAPI export, read by two different ways, must say the same. */

import { describe, expect, it } from 'vitest';
import { loadContract } from '../openapi/contract.ts';
import { serialise } from '../openapi/run.ts';
import { toOpenApi } from '../openapi/to-openapi.ts';
import { compareEndpoints } from './compare.ts';
import { contractEndpoints } from './from-contract.ts';
import { documentEndpoints } from './from-openapi.ts';
import { readDocument } from './read-document.ts';

const contract = loadContract();
const ours = contractEndpoints(contract);
const exported = toOpenApi(contract.index, contract.documents);

describe('the whole contract', () => {
  it.each(['api.json', 'api.yaml'])('the contract does not differ from its export as %s', (file) => {
    const { endpoints, broken } = documentEndpoints(readDocument(serialise(exported, file), file));
    expect(broken).toEqual([]);
    expect(compareEndpoints(ours, endpoints)).toEqual([]);
  });

  it('the contract has operations to compare', () => {
    expect(ours.size).toBeGreaterThan(3_400);
    const taken = [...ours.values()].flatMap((endpoint) => [...endpoint.taken.values()]);
    expect(taken.length).toBeGreaterThan(15_000);
    expect(taken.filter(({ values }) => values.size > 0).length).toBeGreaterThan(2_000);
  });
});
