import { expect, test } from 'vitest';
import { firstOf, isLong, mended } from './long-lists.ts';

const data = {
  pages: [
    {
      items: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
      info: { total_count: 3 },
    },
    { items: [{ id: 'c', n: 3 }], info: { total_count: 3 } },
  ],
  pageParams: [{}, { page: 2 }],
};

test('a changed item has its new fields and keeps the others', () => {
  const { pages } = mended(data, { value: 'thing_id', id: 'c', fields: { n: 4 } });
  expect(pages[1]?.items).toEqual([{ id: 'c', n: 4 }]);
  expect(pages[0]?.info.total_count).toBe(3);
});

test('a deleted item is removed and not counted', () => {
  const { pages } = mended(data, { value: 'thing_id', id: 'b', fields: undefined });
  expect(pages.flatMap(({ items }) => items)).toEqual([
    { id: 'a', n: 1 },
    { id: 'c', n: 3 },
  ]);
  expect(pages[0]?.info.total_count).toBe(2);
});

test('a list with few pages is not treated as long', () => {
  const page = data.pages[0];
  expect([undefined, {}, { pages: 5 }, data].some(isLong)).toBe(false);
  expect(isLong({ pages: [page, page, page, page], pageParams: [] })).toBe(true);
  expect(firstOf(data).pages.length).toBe(1);
});
