import { expect, test } from 'vitest';
import { readDocuments } from './sources.ts';

test('every document has a unique path, and the index of the guides is not the home page', () => {
  const slugs = readDocuments().map(({ slug }) => slug);
  expect(slugs).toContain('guides');
  expect(slugs.filter((slug) => slug === '')).toEqual([]);
  expect(new Set(slugs).size).toBe(slugs.length);
});
