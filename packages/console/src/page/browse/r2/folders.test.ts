import { expect, it } from 'vitest';
import { above, crumbsOf, entriesIn, typeOfFile } from './folders.ts';

it('leads from the root to a prefix', () => {
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

it('keeps folders without a name', () => {
  expect(crumbsOf('/a//').map(({ prefix }) => prefix)).toEqual(['/', '/a/', '/a//']);
});

it('leads up', () => {
  expect(above('a/b/')).toBe('a/');
  expect(above('a/')).toBe('');
  expect(above('')).toBe('');
});

it('puts folders before objects, each once, named without what they are in', () => {
  const entries = entriesIn('img/', ['img/big/', 'img/big/'], [{ key: 'img/a.png' }]);
  expect(entries.map(({ kind, name }) => [kind, name])).toEqual([
    ['folder', 'big/'],
    ['object', 'a.png'],
  ]);
});

it('names what is searched by the start of a name from its folder on', () => {
  expect(entriesIn('img/a', [], [{ key: 'img/a.png' }])[0]?.name).toBe('a.png');
});

it('takes the type from the file, else from its name', () => {
  expect(typeOfFile({ name: 'a.bin', type: 'image/png' })).toBe('image/png');
  expect(typeOfFile({ name: 'notes.MD', type: '' })).toBe('text/markdown');
  expect(typeOfFile({ name: 'none', type: '' })).toBe('application/octet-stream');
});
