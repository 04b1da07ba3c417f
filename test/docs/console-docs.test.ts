/** The guide to the console matches reality: its pictures and addresses. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { index } from '@flarewire/contract';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../../tools/hover/samples.ts';
import { SCENES } from '../../tools/pictures/scenarios.ts';
import { readPage, root } from './example-runner.ts';
import { codesIn, tableOf } from './tables.ts';

const GUIDE = 'docs/console.md';
const IMAGES = 'docs/images';

const guide = readPage(GUIDE);

describe('the pictures', () => {
  const files = readdirSync(join(root, IMAGES));

  test('the pictures are those that the tool takes, and the guide shows each', () => {
    expect(files.filter((file) => !file.startsWith('widths-')).sort()).toEqual(
      SCENES.map(({ name }) => `${name}.jpg`).sort(),
    );
    expect(SCENES.filter(({ name }) => !guide.includes(`(images/${name}.jpg)`))).toEqual([]);
  });

  test('the words page has one picture per operation of the tool', () => {
    const page = readFileSync(join(root, 'docs/words.md'), 'utf8');
    const shown = [...page.matchAll(/\(words\/([\w.]+)\.jpg\)/g)].map(([, name]) => name);
    expect(shown).toEqual(SAMPLES.map(({ operation }) => operation));
    expect(readdirSync(join(root, 'docs/words')).sort()).toEqual(shown.map((name) => `${name}.jpg`).sort());
  });

  test('the pictures of the site are shown in the decided places', () => {
    const page = readFileSync(join(root, 'docs/decisions/024-documentation-site.md'), 'utf8');
    const shown = [...page.matchAll(/\(\.\.\/site\/([\w.]+\.jpg)\)/g)].map(([, file]) => file);
    expect(shown.length).toBeGreaterThan(0);
    expect(readdirSync(join(root, 'docs/site')).sort()).toEqual(shown.sort());
  });

  test('the pictures stay within their size limit', () => {
    const sizes = files.map((file) => statSync(join(root, IMAGES, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });
});

describe('the addresses', () => {
  const source = readPage('packages/console/src/page/app/router.tsx');
  const routes = new Map<string, string>();
  for (const [, name = '', parent = '', path = ''] of source.matchAll(
    /const (\w+) = createRoute\(\{\s+getParentRoute: \(\) => (\w+),\s+path: '([^']+)'/g,
  ))
    routes.set(name, join('/', routes.get(parent) ?? '', path));

  test('the addresses in the table are the routes of the page', () => {
    const rows = tableOf(guide, 'page | address |');
    expect(rows.map(([, address = '']) => codesIn(address)[0])).toEqual([...routes.values()]);
  });

  test('the addresses in the text are pages of existing operations and resources', () => {
    const names = index().operations.map(({ name }) => name);
    const addresses = codesIn(guide).flatMap((code) => /^\/(explore|browse)\/([\w.]+)/.exec(code) ?? []);
    expect(addresses).toContain('/explore/dns.records.create');
    for (const address of addresses.filter((text) => text.startsWith('/'))) {
      const [, area, name = ''] = address.split('/');
      const fits = (one: string): boolean => (area === 'explore' ? one === name : one.startsWith(`${name}.`));
      expect([address, names.some(fits)]).toEqual([address, true]);
    }
  });
});
