import { expect, test } from 'vitest';
import { browseSearch } from '../browse/search.ts';
import { only } from './only.ts';

test('what a validator leaves out is undefined, where the router would keep it as it came', () => {
  const raw = { filter: {}, sort: 'name', where: 'x' };
  expect({ ...raw, ...only(browseSearch)(raw) }).toStrictEqual({ filter: undefined, sort: 'name', where: undefined });
});
