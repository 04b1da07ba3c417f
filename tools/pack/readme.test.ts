/** Links of a README that leaves the repository. */
import { expect, test } from 'vitest';
import { publishedReadme } from './readme.ts';

const published = (text: string, folder = ''): string => publishedReadme(text, folder, 'https://github.com/a/b');

test('links and pictures point to the repository', () => {
  expect(published('[one](docs/one.md#two), ![three](docs/three.jpg)')).toBe(
    '[one](https://github.com/a/b/blob/main/docs/one.md#two), ![three](https://github.com/a/b/raw/main/docs/three.jpg)',
  );
  expect(published('[![badge](docs/badge.svg)](docs/one.md)')).toBe(
    '[![badge](https://github.com/a/b/raw/main/docs/badge.svg)](https://github.com/a/b/blob/main/docs/one.md)',
  );
  expect(published('<a href="docs/"><img src="x.png"></a>')).toBe(
    '<a href="https://github.com/a/b/blob/main/docs/"><img src="https://github.com/a/b/raw/main/x.png"></a>',
  );
});

test('paths are relative to the folder of the file', () => {
  expect(published('[console](../console/README.md)', 'packages/cli')).toBe(
    '[console](https://github.com/a/b/blob/main/packages/console/README.md)',
  );
});

test('URLs, headings and code are not changed', () => {
  const text = '[a](https://a.example/b) [c](#c) [d](mailto:d@e.example)\n```md\n[f](docs/f.md)\n```\n';
  expect(published(text)).toBe(text);
});
