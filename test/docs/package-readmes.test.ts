/** The examples of the packages' READMEs run as printed, and no page with examples is left out of the installed packages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INSTALLED } from '../../vitest.config.ts';
import { exampleRunner, examplesOf, readPage, root } from './example-runner.ts';

const { run } = exampleRunner('package-readmes');

/** Expected output, and the line that ends a program that would keep running. */
const README: Readonly<Record<string, { prints: RegExp; end?: string }>> = {
  console: { prints: /^http:\/\/127\.0\.0\.1:\d+\/\S+$/, end: 'await close();\nawait emulator.close();\n' },
  contract: { prints: /^GET \/zones\/\{zone_id\}\/dns_records\n\[[\s\S]*'zone_id'/ },
  emulator: { prints: /^example\.com\nexample\.org$/ },
  'rules-language': { prints: /kind: 'logical'[\s\S]*expected a value/ },
  schema: { prints: /ttl/ },
  'zone-file': { prints: /^www\.example\.com\.\s+300\s+IN\s+A\s+192\.0\.2\.1[\s\S]*line 2: / },
};

test.each(Object.entries(README))('the example of packages/%s/README.md runs', async (name, { prints, end = '' }) => {
  const examples = examplesOf(readPage(`packages/${name}/README.md`));
  expect(examples).toHaveLength(1);
  expect(await run(name, `${examples[0]}${end}`)).toMatch(prints);
});

/** Their blocks are not programs of these packages. */
const OTHERS: Readonly<Record<string, string>> = {
  'docs/emulator-rules.md': 'a file of the emulator itself',
  'docs/runtimes.md': 'a page for browsers and a relay',
};

test('every page with examples is run by a test that the installed packages are for', () => {
  const tests = globSync(INSTALLED, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const pages = globSync(['README.md', 'docs/*.md', 'packages/*/README.md'], { cwd: root }).filter(
    (page) => examplesOf(readPage(page)).length > 0,
  );
  expect(pages.length).toBeGreaterThan(30);
  const isListed = (page: string): boolean =>
    Object.keys(README).some((name) => page === `packages/${name}/README.md`) || page === 'packages/react/README.md';
  const isRun = (page: string): boolean =>
    isListed(page) || tests.some((text) => text.includes(page) || text.includes(`\n  '${page.slice(5, -3)}',\n`));
  expect(pages.filter((page) => !isRun(page) || page in OTHERS).sort()).toEqual(Object.keys(OTHERS).sort());
});
