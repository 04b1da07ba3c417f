/** The cookbook as a whole: heads in their form, an index that is up to date, and a reader that says what is wrong. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index } from '@flarewire/contract';
import { describe, expect, test } from 'vitest';
import { root } from '../../tools/build/folders.ts';
import { cookbookPage } from '../../tools/cookbook/page.ts';
import { programs } from '../../tools/cookbook/programs.ts';
import { readProgram } from '../../tools/cookbook/read-program.ts';

const all = programs();
const groups = new Set(
  index().operations.flatMap(({ permissions = [] }) => permissions.map((group) => group.replace(/ Edit$/, ' Write'))),
);

describe.each(all.map((program) => [program.path, program] as const))('%s', (path, program) => {
  test('the head of a program has all parts for its page', () => {
    const { title, limits, permissions, run } = program;
    expect(title).toMatch(/^[A-Z].{10,78}[^.]$/);
    expect(limits).toMatch(/https:\/\/developers\.cloudflare\.com\/\S+/);
    expect(permissions.filter((group) => !groups.has(group))).toEqual([]);
    expect(run).toMatch(/\bnode( --import tsx| --test)? examples/);
    expect(run).toContain(path);
  });

  test('the head of a program names each argument of its command line', () => {
    const { run, inputs } = program;
    const [, line = ''] = run.split(path);
    const named = (line.split(/[<>]/)[0] ?? '').replace(/(--[a-z-]+) [A-Z]+/g, '$1'); // a value belongs to its option
    const names = named.match(/--[a-z-]+|[A-Z][A-Z_]+/g) ?? [];
    expect(inputs.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort());
  });

  test('a program has at most 90 lines of code', () => {
    expect(program.code.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  });
});

test('docs/cookbook.md is what npm run cookbook writes', () => {
  expect(readFileSync(join(root, 'docs/cookbook.md'), 'utf8')).toBe(cookbookPage(all));
});

describe('a head', () => {
  const head = (...lines: string[]): string =>
    `/**\n${lines.map((line) => (line ? ` * ${line}` : ' *')).join('\n')}\n */\ncode();\n`;
  const sections = [
    'Limits: Ten a day.',
    '  https://a.example',
    'Permissions: DNS Write',
    'Run: node a.ts NAME [--plan]',
  ];

  test('a head is split into its parts', () => {
    const inputs = ['  NAME: name of', '    a zone', '  --plan: only show', 'Environment:', '  SECRET: a word'];
    expect(readProgram(head('Do it', '', 'When it', 'is due.', '', ...sections, ...inputs))).toEqual({
      title: 'Do it',
      text: 'When it is due.',
      limits: 'Ten a day. https://a.example',
      permissions: ['DNS Write'],
      run: 'node a.ts NAME [--plan]',
      inputs: [
        { name: 'NAME', text: 'name of a zone' },
        { name: '--plan', text: 'only show' },
      ],
      environment: [{ name: 'SECRET', text: 'a word' }],
      code: 'code();\n',
    });
  });

  test('a head without one of its parts is rejected', () => {
    expect(() => readProgram('code();\n')).toThrow('the file does not begin with a comment');
    expect(() => readProgram(head('Do it', '', ...sections))).toThrow('the head has no paragraph');
    expect(() => readProgram(head('Do it', '', 'Now.', '', ...sections.slice(2)))).toThrow('the head has no "Limits:"');
  });
});
