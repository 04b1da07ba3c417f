import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sizeFaults, sizesOf, twinFaults } from './size.ts';

const dist = mkdtempSync(join(tmpdir(), 'size-'));
afterAll(() => rmSync(dist, { recursive: true }));

mkdirSync(join(dist, 'lists'));
writeFileSync(join(dist, 'index.html'), 'x'.repeat(1_000_000));
writeFileSync(join(dist, 'lists/index.html'), 'x'.repeat(500_000));
writeFileSync(join(dist, 'openapi.json'), 'x'.repeat(2_000_000));

test('sizes are reported by kind of file, the largest first', () => {
  expect(sizesOf(dist)).toEqual([
    ['.json', 2_000_000],
    ['.html', 1_500_000],
  ]);
});

test('a site within its budget has no fault', () => {
  expect(sizeFaults(dist, { site: 3_500_000, console: 0, playground: 0 })).toEqual([]);
});

test('the console has its own budget', () => {
  mkdirSync(join(dist, 'try/data'), { recursive: true });
  writeFileSync(join(dist, 'try/data/index.json'), 'x'.repeat(200_000));
  expect(sizeFaults(dist, { site: 3_500_000, console: 100_000, playground: 0 })).toEqual([
    'The files of its console are 0.2 MB; 0.1 MB are allowed. .json 0.2 MB',
  ]);
  rmSync(join(dist, 'try'), { recursive: true });
});

test('a site above its budget reports by how much, and the largest files', () => {
  expect(sizeFaults(dist, { site: 3_000_000, console: 0, playground: 0 })).toEqual([
    'The files of the site are 3.5 MB; 3.0 MB are allowed. .json 2.0 MB, .html 1.5 MB',
  ]);
});

test('a Markdown twin above 60 kB is reported', () => {
  writeFileSync(join(dist, 'lists.md'), 'x'.repeat(60_000));
  writeFileSync(join(dist, 'lists/long.md'), 'x'.repeat(60_001));
  expect(twinFaults(dist)).toEqual(['/lists/long.md has 60001 bytes; 60000 are allowed. Split the page.']);
});
