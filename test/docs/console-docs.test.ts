/** The guide to the console says what is there: its links, pictures, options and addresses. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { index } from '@flarewire/contract';
import { describe, expect, test } from 'vitest';
import { USAGE } from '../../packages/console/src/server/options.ts';
import { SAMPLES } from '../../tools/hover/samples.ts';
import { SCENES } from '../../tools/pictures/scenarios.ts';
import { readPage, root } from './example-runner.ts';

const GUIDE = 'docs/console.md';
const IMAGES = 'docs/images';
const OWN = 'https://github.com/flarewire/flarewire/blob/main/';

const guide = readPage(GUIDE);
const readmes = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}/README.md`)
  .filter((path) => existsSync(join(root, path)));

/** Without blocks of code. */
const proseOf = (path: string): string => readPage(path).replace(/^```[\s\S]*?^```$/gm, '');

/** As GitHub makes the ids of headings. */
const anchorsOf = (path: string): string[] =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Why a link of a page leads nowhere; undefined where it does not, or is not ours. */
function brokenLink(page: string, link: string): string | undefined {
  const isOwn = link.startsWith(OWN);
  if (!isOwn && /^[a-z]+:/.test(link)) return undefined;
  const [path = '', anchor] = (isOwn ? link.slice(OWN.length) : link).split('#');
  const target = path === '' ? page : join(isOwn ? '' : dirname(page), path);
  if (!existsSync(join(root, target))) return `${link}: there is no ${target}`;
  if (anchor !== undefined && !anchorsOf(target).includes(anchor)) return `${link}: ${target} has no such heading`;
  return undefined;
}

/** The cells of the tables whose head is this. */
function tableOf(text: string, head: string): string[][] {
  const [, rows = ''] = text.split(`| ${head} |`, 2);
  const lines = rows.split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

test.each([GUIDE, 'README.md', ...readmes])('the links and pictures of %s lead somewhere', (page) => {
  const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(0);
  expect(links.flatMap((link) => brokenLink(page, link) ?? [])).toEqual([]);
});

describe('the pictures', () => {
  const files = readdirSync(join(root, IMAGES));

  test('are those that the tool takes, and the guide shows each', () => {
    expect(files.filter((file) => !file.startsWith('widths-')).sort()).toEqual(
      SCENES.map(({ name }) => `${name}.jpg`).sort(),
    );
    expect(SCENES.filter(({ name }) => !guide.includes(`(images/${name}.jpg)`))).toEqual([]);
  });

  test('of the words are one for each operation of the tool, on their page', () => {
    const page = readFileSync(join(root, 'docs/words.md'), 'utf8');
    const shown = [...page.matchAll(/\(words\/([\w.]+)\.jpg\)/g)].map(([, name]) => name);
    expect(shown).toEqual(SAMPLES.map(({ operation }) => operation));
    expect(readdirSync(join(root, 'docs/words')).sort()).toEqual(shown.map((name) => `${name}.jpg`).sort());
  });

  test('take no more room than is due to pictures', () => {
    const sizes = files.map((file) => statSync(join(root, IMAGES, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });
});

describe('the options', () => {
  const rows = tableOf(guide, 'option | default |');
  const told = [...USAGE.matchAll(/^ {2}(--[a-z-]+(?: [A-Z]+)?) +(.*)$/gm)];

  test('are those of --help, in its order', () => {
    expect(rows.flatMap(([option = '']) => codesIn(option))).toEqual(told.map(([, option]) => option));
  });

  test('have the defaults of --help', () => {
    const due = told.flatMap(([, option = '', words = '']) => {
      const value = /\(default '?(\w+)/.exec(words)?.[1];
      return value === undefined ? [] : [[option, value]];
    });
    expect(due.length).toBe(4);
    for (const [option = '', value] of due) {
      const row = rows.find(([cell = '']) => codesIn(cell).includes(option));
      expect([option, row?.[1]?.replaceAll('`', '')]).toEqual([option, value]);
    }
  });
});

describe('the addresses', () => {
  const source = readPage('packages/console/src/page/app/router.tsx');
  const routes = new Map<string, string>();
  for (const [, name = '', parent = '', path = ''] of source.matchAll(
    /const (\w+) = createRoute\(\{\s+getParentRoute: \(\) => (\w+),\s+path: '([^']+)'/g,
  ))
    routes.set(name, join('/', routes.get(parent) ?? '', path));

  test('of the table are the routes of the page', () => {
    const rows = tableOf(guide, 'page | address |');
    expect(rows.map(([, address = '']) => codesIn(address)[0])).toEqual([...routes.values()]);
  });

  test('of the text are pages, of operations and resources that there are', () => {
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
