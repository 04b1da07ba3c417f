import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './folder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'flarewire-folder-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('a folder is created with its parents, and may exist already', () => {
  const folder = join(scratch, 'a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test('a file in the way is reported by name', () => {
  writeFileSync(join(scratch, 'file'), '');
  expect(() => makeFolder(join(scratch, 'file'))).toThrow('file is a file; state needs a folder');
  expect(() => makeFolder(join(scratch, 'file/below'))).toThrow('file is a file; state needs a folder');
});

test('a location that cannot hold folders is an error, not an endless wait', () => {
  // Only Linux has /proc; elsewhere the path is made below the scratch folder and removed with it.
  const place = existsSync('/proc/self') ? '/proc/flarewire' : join(scratch, 'file/flarewire');
  expect(() => makeFolder(place)).toThrow();
});
