import { expect, test } from 'vitest';
import { browseSearch } from '../browse/search.ts';
import { only } from './only.ts';

test('a search field that the validator drops is undefined, because the router would keep its raw value', () => {
  const raw = { filter: {}, sort: 'name', where: 'x' };
  expect({ ...raw, ...only(browseSearch)(raw) }).toStrictEqual({ filter: undefined, sort: 'name', where: undefined });
});
