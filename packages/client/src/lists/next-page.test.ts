import { describe, expect, it } from 'vitest';
import { lastPage, nextPage, type PageFacts } from './next-page.ts';

/** A page with two items of a list with page numbers. */
const facts = (info: PageFacts['info'], more: Partial<PageFacts> = {}): PageFacts => ({
  style: 'page',
  query: {},
  info,
  found: 2,
  ...more,
});

describe('the last page', () => {
  it.each([
    [{ total_pages: 7 }, 7],
    [{ total_count: 9, per_page: 2 }, 5],
    [{ total_count: 2, per_page: 1 }, 1], // all items at once, whatever the page size
    [{ total_pages: 0 }, undefined],
    [{ total_count: 9 }, undefined],
    [{ total_count: 0, per_page: 0 }, undefined],
    [{ per_page: 2 }, undefined],
    [{}, undefined],
  ])('the last page by %j is %j', (info, last) => {
    expect(lastPage(facts(info))).toBe(last);
  });

  it('a later page with as many items as the total is not mistaken for the first page', () => {
    expect(lastPage(facts({ total_count: 2, per_page: 1 }, { query: { page: 2 } }))).toBe(2);
  });
});

describe('the next page', () => {
  const totals = { total_pages: 3 };
  const cursor = { key: 'cursor', value: 'c' };
  const token = { key: 'page_token', value: 't' };

  it.each([
    ['page', { ...totals, cursor: 'c', next_page_token: 't' }, { key: 'page', value: 2 }],
    ['cursor', { ...totals, cursor: 'c', next_page_token: 't' }, cursor],
    ['cursor', { cursors: { after: 'c' } }, cursor],
    ['cursor', { ...totals, next_page_token: 't' }, undefined],
    ['page_token', { ...totals, cursor: 'c', next_page_token: 't' }, token],
    ['page_token', { ...totals, cursor: 'c' }, undefined],
    [undefined, { ...totals, cursor: 'c', next_page_token: 't' }, token],
    [undefined, { ...totals, cursor: 'c' }, cursor],
    [undefined, totals, { key: 'page', value: 2 }],
    [undefined, { per_page: 2 }, undefined],
  ] as const)('the next page of a list by %s with %j is %j', (style, info, next) => {
    expect(nextPage(facts(info, { style }))).toEqual(next);
  });

  it.each([{ cursor: 'b' }, { page_token: 'b' }])(
    'there is no next page for a list that continued by %j and has no more',
    (query) => {
      expect(nextPage(facts(totals, { style: undefined, query }))).toBeUndefined();
    },
  );

  it('an empty page has a next page if totals promise it, but not for a declared single page', () => {
    const empty = (style: PageFacts['style'], page: number) =>
      nextPage(facts(totals, { style, query: { page }, found: 0 }))?.value;
    expect([empty('page', 1), empty(undefined, 1), empty(undefined, 2)]).toEqual([2, undefined, 3]);
  });

  it('without totals there is no next page after a short or empty page', () => {
    const after = (found: number, per_page?: number) =>
      nextPage(facts(per_page === undefined ? {} : { per_page }, { found }))?.value;
    expect([after(2, 2), after(1, 2), after(1), after(0)]).toEqual([2, undefined, 2, undefined]);
  });
});
