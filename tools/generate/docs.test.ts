/** docs/contract.md: its examples compile, its wrong examples fail as they say, and no tag is missing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Compiled, compile } from './compile.ts';
import { OPERATION_TAGS, PRODUCT_TAGS, type Rules, TYPE_TAGS } from './read/tags.ts';
import { compileThing, reported, root, thing } from './testing.ts';

const text = readFileSync(join(root, 'docs/contract.md'), 'utf8');
/** The lists that provide ids are not among the examples. */
const shared = readFileSync(join(root, 'api/_shared.ts'), 'utf8').replace(/ @from [\w.]+/g, '');

/** Code blocks of one kind with the line of the page on which they begin. */
const blocks = (kind: string): [number, string][] =>
  [...text.matchAll(new RegExp(`^\`\`\`ts ${kind}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map((match) => [
    text.slice(0, match.index).split('\n').length,
    match[1] ?? '',
  ]);

/** Complete files start with their path; anything else belongs to a product's namespace. */
function compileExample(code: string): Compiled {
  const files = [...code.matchAll(/^\/\/ (api\/\S+)\n([\s\S]*?)(?=^\/\/ api\/|$(?![\s\S]))/gm)];
  if (files.length > 0)
    return compile(
      new Map([...files.map(([, path = '', body = '']) => [path, body] as const), ['api/_shared.ts', shared]]),
    );
  const parts = code.includes('export interface Parts') ? 'readonly parts: Thing.Parts;' : '';
  return compileThing(thing(parts, code), { 'api/_shared.ts': shared });
}

test('examples of all kinds exist', () => {
  expect(blocks('contract').length).toBeGreaterThan(4);
  expect(blocks('wrong').length).toBeGreaterThan(2);
  expect([...text.matchAll(/^```\S/gm)].length).toBe(blocks('contract').length + blocks('wrong').length);
});

test.each(blocks('contract'))('the example on line %i compiles', (_, code) => {
  expect(reported(compileExample(code))).toEqual([]);
});

test.each(blocks('wrong'))('the wrong example on line %i is reported as documented', (_, code) => {
  const message = code.trim().split('\n').at(-1)?.replace('// ', '');
  expect(compileExample(code).problems.map((problem) => problem.message)).toEqual([message]);
});

describe('tags', () => {
  interface Row {
    readonly tags: string[];
    readonly right: string;
    readonly wrong: string;
  }
  /** Rows of the table whose first column has this title. */
  function table(title: string): Row[] {
    const lines = text
      .slice(text.indexOf(`\n| ${title} |`))
      .split('\n')
      .slice(3);
    const end = lines.findIndex((line) => !line.startsWith('|'));
    return lines.slice(0, end).map((line) => {
      const [tags = '', , right = '', wrong = ''] = line.slice(2, -2).split(' | ');
      return { tags: [...tags.matchAll(/@(\w+)/g)].map((match) => match[1] ?? ''), right, wrong };
    });
  }
  const fits = (rules: Rules, written: string): boolean | undefined => {
    const [, tag = '', value = ''] = /^`@(\w+) ?(.*)`$/.exec(written) ?? [];
    return rules.get(tag)?.fits(value);
  };
  const params = table('tag of a parameter');
  const types = table('tag of a type or field');
  const operations = table('tag');

  test('every tag is documented', () => {
    const names = (rows: Row[]): string[] => rows.flatMap((row) => row.tags).sort();
    expect(names(operations)).toEqual([...OPERATION_TAGS.keys()].sort());
    expect(names([...params, ...types])).toEqual([...TYPE_TAGS.keys()].sort());
    for (const tag of PRODUCT_TAGS.keys()) expect(text).toContain(`\`@${tag}`);
  });

  test.each([
    ...operations.map((row) => [row.right, row.wrong, OPERATION_TAGS] as const),
    ...[...params, ...types].map((row) => [row.right, row.wrong, TYPE_TAGS] as const),
  ])('%s is accepted, %s is reported', (right, wrong, rules) => {
    expect(fits(rules, right)).toBe(true);
    expect(fits(rules, wrong)).toBe(false);
  });
});

test('the page is short', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(315);
});
