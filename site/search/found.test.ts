import { index, loadProduct } from '@flarewire/contract';
import { createSearch, type Search } from '@flarewire/search';
import { searchDocuments } from '@flarewire/search/documents';
import { operationPath } from '@flarewire/snippets/site';
import { beforeAll, expect, test } from 'vitest';
import { QUERIES } from '../../packages/search/src/search-queries.ts';
import { TYPED } from '../../packages/search/src/typed-queries.ts';
import { foundIn } from './found.ts';
import { isWanted } from './wanted.ts';

let search: Search;
beforeAll(async () => {
  search = createSearch(JSON.parse(JSON.stringify(await searchDocuments(index(), loadProduct))));
});

const firstFive = (typed: string) => foundIn(search, typed).slice(0, 5);

test('95 % of typical console queries lead to the same result within the first five', () => {
  const missed = TYPED.flatMap(([typed, wanted]) => {
    const found = firstFive(typed);
    const isFound = found.some(({ link, title }) => isWanted(wanted, link, title));
    return isFound ? [] : [`${typed} → ${wanted}, but: ${found.map((one) => one.link).join(', ')}`];
  });
  expect(missed.length / TYPED.length <= 0.05 ? [] : missed).toEqual([]);
});

test('names, paths and words lead to the operation within the first five', () => {
  const missed = QUERIES.flatMap(([typed, operation]) =>
    firstFive(typed).some(({ link }) => link === operationPath(operation)) ? [] : [`${typed} → ${operation}`],
  );
  expect(missed.length / QUERIES.length <= 0.05 ? [] : missed).toEqual([]);
});

test('results are pages of the site, except for errors that the provider explains', () => {
  const links = TYPED.flatMap(([typed]) => foundIn(search, typed)).filter(({ group }) => group !== 'Errors');
  expect(links.filter(({ link }) => !link.startsWith('/'))).toEqual([]);
});
