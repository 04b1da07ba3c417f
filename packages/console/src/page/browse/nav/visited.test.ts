import { expect, test } from 'vitest';
import { visitedOf, withFavourite, withVisit } from './visited.ts';

const none = visitedOf(null);

test('the latest resource comes first, appears once, and the list is short', () => {
  const visited = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'a'].reduce(withVisit, none);
  expect(visited.recent).toEqual(['a', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

test('a favourite is added and removed', () => {
  const two = withFavourite(withFavourite(none, 'a', true), 'b', true);
  expect(two.favourites).toEqual(['a', 'b']);
  expect(withFavourite(two, 'a', false).favourites).toEqual(['b']);
});

test('only names are read from storage', () => {
  expect(visitedOf({ recent: ['a', 7, null], favourites: 'x' })).toEqual({ recent: ['a'], favourites: [] });
});
