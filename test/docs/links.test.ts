/** Pages can be found: links are valid, the index names every page, and common questions lead quickly to answers. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPage, root } from './example-runner.ts';
import { anchorsOf, brokenLink, linksOf, proseOf, targetOf } from './links.ts';

const INDEX = 'docs/README.md';

const pagesOf = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
const guides = pagesOf('docs');
const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...guides,
  ...pagesOf('docs/decisions'),
  ...readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => existsSync(join(root, file))),
];

test.each(pages)('the links and pictures of %s are valid', (page) => {
  expect(linksOf(proseOf(page)).flatMap((link) => brokenLink(page, link) ?? [])).toEqual([]);
});

/** The files that a text of a page links to. */
const reachedFrom = (page: string, text: string): string[] =>
  linksOf(text).flatMap((link) => targetOf(page, link)?.file ?? []);

test('the index names every guide', () => {
  const named = new Set(reachedFrom(INDEX, proseOf(INDEX)));
  expect(guides.filter((page) => page !== INDEX && !named.has(page))).toEqual([]);
});

test('the README links to the index', () => {
  expect(reachedFrom('README.md', proseOf('README.md'))).toContain(INDEX);
});

/** Generated pages, pages for contributors, lists and pages of a single command need no more. */
const OTHERS = /\/(README|backup-resources|contract|cookbook|cli|cli-cookbook|deploy|mcp|toolkit|emulator-\w+)\.md$/;

test.each(guides.filter((page) => !OTHERS.test(page)))(
  '%s starts with its result, and ends with where to go next',
  (path) => {
    const [, opening = ''] = /^# .+\n+([^\n#|*-][\s\S]*?)\n(?:\n|```)/.exec(readPage(path)) ?? [];
    expect(opening.split(/[.:!?](?:\s|$)/).length).toBeGreaterThan(2);
    const [, end = ''] = /\n## Next\n([\s\S]*)$/.exec(readPage(path)) ?? [];
    expect(reachedFrom(path, end).length).toBeGreaterThan(1);
  },
);

describe('ten questions', () => {
  const [others = '', asked = ''] = proseOf(INDEX).split(/^## Ten questions$/m);
  const rows = [...asked.matchAll(/^\| (How .+\?|What .+\?|Which .+\?) \| (.+) \|$/gm)].map(
    ([, question = '', path = '']) => [question, linksOf(path)] as const,
  );

  test('there are ten questions', () => expect(rows).toHaveLength(10));

  test.each(rows)('the question leads to its answer: %s', (_, path) => {
    expect(path.length).toBeGreaterThan(0);
    expect(path.length).toBeLessThanOrEqual(3);
    let [page, text] = [INDEX, others];
    for (const link of path) {
      const target = targetOf(INDEX, link);
      if (target === undefined) throw new Error(`${link} is not ours`);
      // A heading of the same page is visible in its table of contents.
      if (target.file !== page)
        expect([page, reachedFrom(page, text)]).toEqual([page, expect.arrayContaining([target.file])]);
      if (target.anchor !== undefined) expect(anchorsOf(target.file)).toContain(target.anchor);
      [page, text] = [target.file, proseOf(target.file)];
    }
  });
});
