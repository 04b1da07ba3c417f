import { expect, it } from 'vitest';
import { above, crumbsOf, entriesIn, typeOfFile } from './folders.ts';

it('breadcrumbs lead from the root to a prefix', () => {
  expect(crumbsOf('')).toEqual([]);
  expect(crumbsOf('a/b c/')).toEqual([
    { name: 'a', prefix: 'a/' },
    { name: 'b c', prefix: 'a/b c/' },
  ]);
  expect(crumbsOf('a/be')).toEqual([
    { name: 'a', prefix: 'a/' },
    { name: 'be', prefix: 'a/be' },
  ]);
});

it('folders without a name are kept', () => {
  expect(crumbsOf('/a//').map(({ prefix }) => prefix)).toEqual(['/', '/a/', '/a//']);
});

it('the parent of a prefix is found', () => {
  expect(above('a/b/')).toBe('a/');
  expect(above('a/')).toBe('');
  expect(above('')).toBe('');
});

it('folders come before objects, once each, named relative to their folder', () => {
  const entries = entriesIn('img/', ['img/big/', 'img/big/'], [{ key: 'img/a.png' }]);
  expect(entries.map(({ kind, name }) => [kind, name])).toEqual([
    ['folder', 'big/'],
    ['object', 'a.png'],
  ]);
});

it('a search by name start is relative to the folder', () => {
  expect(entriesIn('img/a', [], [{ key: 'img/a.png' }])[0]?.name).toBe('a.png');
});

it('the content type comes from the file or from its name', () => {
  expect(typeOfFile({ name: 'a.bin', type: 'image/png' })).toBe('image/png');
  expect(typeOfFile({ name: 'notes.MD', type: '' })).toBe('text/markdown');
  expect(typeOfFile({ name: 'none', type: '' })).toBe('application/octet-stream');
});
