/** The stored index gives the results of an index that is built from the contract. */
import { index, loadProduct } from '@flarewire/contract';
import { createSearch, searchDocuments } from '@flarewire/search';
import { expect, it } from 'vitest';
import { searchFile, storedSearch } from './search-file.ts';

it('The stored index finds the same operations in the same order as a new one', async () => {
  const text = await searchFile();
  const stored = storedSearch(text);
  const made = createSearch(await searchDocuments(index(), loadProduct));
  for (const query of QUERIES) expect(stored?.(query), query).toEqual(made(query));
});

it('A stored index of another contract is not used', async () => {
  const file = JSON.parse(await searchFile());
  expect(storedSearch(JSON.stringify({ ...file, checksum: file.checksum + 1 }))).toBeUndefined();
  expect(storedSearch(undefined)).toBeUndefined();
});

const QUERIES = [
  'purge cache',
  'purgecahce',
  'dns recrod',
  'create',
  'd',
  'GET /zones/:id/dns_records',
  'block traffic from a country',
  'minimum tls version',
  '"zone settings"',
  'worker secrets read',
  'error 1020',
  'zeroTrust.access.applications.list',
  'List zones',
  'loadbalancer pools health',
  'ffffffff',
  'xyzzy plugh',
];
