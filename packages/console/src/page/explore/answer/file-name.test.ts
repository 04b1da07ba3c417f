import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

const named = (said: string): string => fileName([['Content-Disposition', said]], 'kv.get', undefined);

test('the name from the server is used', () => {
  expect(named('attachment; filename="re\\"port.csv"')).toBe('re"port.csv');
  expect(named('attachment; filename=report.csv; size=1')).toBe('report.csv');
});

test('the UTF-8 name is preferred', () => {
  expect(named(`attachment; filename="a.txt"; filename*=UTF-8''%E2%82%AC.txt`)).toBe('€.txt');
  expect(named(`attachment; filename="a.txt"; filename*=UTF-8''%E2.txt`)).toBe('a.txt');
});

test('a path in the name is never used', () => {
  expect(named('attachment; filename="../../etc/passwd"')).toBe('passwd');
  expect(named('attachment; filename=".."')).toBe('kv.get.bin');
});

test('without a name, the operation is the name and the type determines the extension', () => {
  expect(fileName([], 'images.v1.blobs.get', 'image/jpeg')).toBe('images.v1.blobs.get.jpg');
  expect(fileName([], 'a.get', 'image/webp')).toBe('a.get.webp');
  expect(fileName([], 'a.get', 'application/x-odd')).toBe('a.get.bin');
});
