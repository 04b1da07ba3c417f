import { expect, test } from 'vitest';
import { browseSearch, contextOf, filtersOf, filterText, sortOf, sortText } from './search.ts';

test('path values are distinguished from the state of the view', () => {
  const search = browseSearch({ zone_id: 'z', ray: 12, sort: '-name', where: { type: 'A' }, view: { n: 1 } });
  expect(contextOf(search)).toEqual({ zone_id: 'z', ray: '12' });
  expect(search.where).toEqual({ type: 'A' });
  expect(search.view).toEqual({ n: '1' });
});

test('nonsense is dropped', () => {
  expect(browseSearch({ where: 'x', view: [], zone_id: '', sort: {}, 'a b': 'x', filter: null })).toEqual({});
});

test('a sort is found again in its text', () => {
  expect(sortOf({})).toBeUndefined();
  for (const text of ['name', '-created_on'])
    expect(sortText(sortOf({ sort: text }) ?? { column: '', direction: 'ascending' })).toBe(text);
});

test('conditions on rows are found again in their texts, and nonsense is none', () => {
  const texts = ['ttl:above:300', 'content:contains:a:b', 'comment:empty:'];
  expect(filtersOf(texts).map(filterText)).toEqual(texts);
  expect(browseSearch({ filters: [...texts, 'ttl', 'ttl:like:3', 7] })).toEqual({ filters: texts });
  expect(browseSearch({ filters: 'ttl:above:300' })).toEqual({});
  expect(contextOf(browseSearch({ filters: texts }))).toEqual({});
});
