import { expect, test } from 'vitest';
import { browseSearch, contextOf, filtersOf, filterText, sortOf, sortText } from './search.ts';

test('path parameters are separated from view state', () => {
  const search = browseSearch({ zone_id: 'z', ray: 12, sort: '-name', where: { type: 'A' }, view: { n: 1 } });
  expect(contextOf(search)).toEqual({ zone_id: 'z', ray: '12' });
  expect(search.where).toEqual({ type: 'A' });
  expect(search.view).toEqual({ n: '1' });
});

test('invalid fields of the URL are dropped', () => {
  expect(browseSearch({ where: 'x', view: [], zone_id: '', sort: {}, 'a b': 'x', filter: null })).toEqual({});
});

test('a sort survives the round trip through its text', () => {
  expect(sortOf({})).toBeUndefined();
  for (const text of ['name', '-created_on'])
    expect(sortText(sortOf({ sort: text }) ?? { column: '', direction: 'ascending' })).toBe(text);
});

test('row conditions survive the round trip through their texts, and invalid texts are dropped', () => {
  const texts = ['ttl:above:300', 'content:contains:a:b', 'comment:empty:'];
  expect(filtersOf(texts).map(filterText)).toEqual(texts);
  expect(browseSearch({ filters: [...texts, 'ttl', 'ttl:like:3', 7] })).toEqual({ filters: texts });
  expect(browseSearch({ filters: 'ttl:above:300' })).toEqual({});
  expect(contextOf(browseSearch({ filters: texts }))).toEqual({});
});
