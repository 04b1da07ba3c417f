import { expect, test } from 'vitest';
import { readDocuments } from './sources.ts';

test('every document has an address of its own, and the index of the guides is none of the home page', () => {
  const slugs = readDocuments().map(({ slug }) => slug);
  expect(slugs).toContain('guides');
  expect(slugs.filter((slug) => slug === '')).toEqual([]);
  expect(new Set(slugs).size).toBe(slugs.length);
});
