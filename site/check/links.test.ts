import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkFaults } from './links.ts';

const dist = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(dist, { recursive: true }));

function write(path: string, html: string): void {
  mkdirSync(join(dist, path, '..'), { recursive: true });
  writeFileSync(join(dist, path), html);
}

test('missing pages and anchors, duplicate ids and external resources are reported', () => {
  write('index.html', '<a href="/lists/#many">a</a><a class="b" href="/none/">b</a><a href="#own">c</a><p id="own">');
  write(
    'lists/index.html',
    '<p id="few"><p id="few"><a href="/lists.md">twin</a><img alt="" src="https://elsewhere.example/a.png">',
  );
  write('lists.md', '# Lists');
  expect(linkFaults(dist)).toEqual([
    '/: /lists/#many has no such anchor',
    '/: /none/ is not there',
    "/lists/: the id 'few' is there twice",
    '/lists/: loads https://elsewhere.example/a.png',
  ]);
});

test('a relative link is resolved from the folder of its page', () => {
  rmSync(join(dist, 'lists'), { recursive: true });
  write('index.html', '<p>Home');
  write('a/b/index.html', '<a href="../c/#x">a</a><a href="./">b</a><a href="../d/">c</a><a href="../../">d</a>');
  write('a/c/index.html', '<p id="x">');
  expect(linkFaults(dist)).toEqual(['/a/b/: ../d/ is not there']);
});

test('scripts and external URLs are ignored', () => {
  rmSync(join(dist, 'a'), { recursive: true });
  write('index.html', '<script>const a = \'<a href="/none/">\';</script><a href="https://example.com/none">a</a>');
  expect(linkFaults(dist)).toEqual([]);
});
