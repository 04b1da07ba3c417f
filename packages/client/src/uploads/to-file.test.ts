import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileName } from '../request/uploadable.ts';
import { toFile } from './to-file.ts';

const here = fileURLToPath(import.meta.url);

async function* chunks() {
  yield 'a';
  yield new Uint8Array([98]);
}

describe('toFile', () => {
  it.each([
    ['bytes', new Uint8Array([97]), 'unknown_file', '', 'a'],
    ['a Buffer', Buffer.from('a'), 'unknown_file', '', 'a'],
    ['an ArrayBuffer', new Uint8Array([97]).buffer, 'unknown_file', '', 'a'],
    ['text', 'a', 'unknown_file', '', 'a'],
    ['a Blob, whose type it keeps', new Blob(['a'], { type: 'q/r' }), 'unknown_file', 'q/r', 'a'],
    ['a promise', Promise.resolve(new Uint8Array([97])), 'unknown_file', '', 'a'],
    [
      'a Response, whose type it keeps',
      new Response('a', { headers: { 'content-type': 'x/y' } }),
      'unknown_file',
      'x/y',
      'a',
    ],
    ['an async iterable', chunks(), 'unknown_file', '', 'ab'],
  ])('toFile makes a File of %s', async (_, value, name, type, text) => {
    const file = await toFile(value);
    expect(file).toBeInstanceOf(File);
    expect([file.name, file.type, await file.text()]).toEqual([name, type, text]);
  });

  it('name, type and time of a File come from the arguments first', async () => {
    const file = await toFile(new Blob(['a'], { type: 'q/r' }), 'n.txt', { type: 't/x', lastModified: 5 });
    expect([file.name, file.type, file.lastModified]).toEqual(['n.txt', 't/x', 5]);
  });

  it('toFile returns a File unchanged, unless another name is given', async () => {
    const file = new File(['c'], 'one', { type: 'q/r' });
    expect(await toFile(file)).toBe(file);
    const renamed = await toFile(file, 'two');
    expect([renamed.name, renamed.type, await renamed.text()]).toEqual(['two', 'q/r', 'c']);
  });

  it('toFile names a file stream by its path and a Response by its URL', async () => {
    const file = await toFile(createReadStream(here));
    expect(file.name).toBe(basename(here));
    const response = Object.defineProperty(new Response('r'), 'url', { value: 'https://h/a/b.png?x=1#y' });
    expect((await toFile(response)).name).toBe('b.png');
  });

  it.each([{}, 5, null, undefined, [[1]]])('toFile rejects %o', async (value) => {
    await expect(toFile(value as never, 'x')).rejects.toThrow('Cannot make a file of');
  });
});

describe('fileName', () => {
  it('fileName is undefined for a value without a name', () => {
    expect([null, 5, 'text', {}, { name: '' }, new Blob()].map(fileName)).toEqual(Array(6).fill(undefined));
  });
});
