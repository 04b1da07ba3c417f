import { stripVTControlCharacters } from 'node:util';
import { SWITCHES, VALUES } from '@flarewire/snippets/command/globals';
import { describe, expect, test } from 'vitest';
import { globalHelp } from './help.ts';
import { fields, table } from './table.ts';
import { forTerminal, wrapped } from './terminal-text.ts';

const look = { width: 60, hasColours: true, columns: undefined, known: undefined };
async function lines(items: readonly unknown[], known?: readonly string[]): Promise<string[]> {
  const rows: string[] = [];
  const each = (async function* () {
    yield* items;
  })();
  for await (const row of table(each, { ...look, known })) rows.push(row);
  return rows;
}

describe('help', () => {
  test('help wraps below its second column and does not break long words', () => {
    expect(wrapped('  --name  one two three four five', 20)).toEqual([
      '  --name  one two',
      '          three four',
      '          five',
    ]);
    expect(wrapped(`https://example.com/${'a'.repeat(40)}`, 20)).toHaveLength(1);
    expect(wrapped('short', 20)).toEqual(['short']);
  });

  test('help is coloured on a terminal only', () => {
    const text = 'Find:\n  --flag N  what it does\nhttps://example.com/page';
    expect(forTerminal(text, { isTerminal: false, columns: 10, hasColours: true })).toBe(text);
    expect(forTerminal(text, { isTerminal: true, columns: 80, hasColours: false })).toBe(text);
    const shown = forTerminal(text, { isTerminal: true, columns: 80, hasColours: true });
    expect(shown).toContain('\u001B[36m--flag N\u001B[39m');
    expect(shown).toContain('\u001B]8;;https://example.com/page\u001B\\');
    expect(stripVTControlCharacters(shown)).toBe(text);
  });

  test('help lists every flag of every command', () => {
    const all = globalHelp();
    for (const name of [...Object.keys(SWITCHES), ...Object.keys(VALUES)])
      expect(all).toMatch(new RegExp(`^ {2}--${name}\\b`, 'm'));
  });
});

describe('a table in colours', () => {
  test('a table has the same width in colours, shows states, and links to addresses that were cut', async () => {
    const address = `https://example.com/${'path/'.repeat(20)}`;
    const item = { id: 'a1', name: 'one', status: 'active', url: address };
    const [head, row = ''] = await lines([item], ['name', 'status', 'url']);
    expect(head).toContain('NAME');
    expect(row).toContain('\u001B[32mactive\u001B[39m');
    expect(row).toContain(`\u001B]8;;${address}\u001B\\`);
    expect(row).toContain('\u001B[2ma1');
    expect(stripVTControlCharacters(row).trimEnd().length).toBeLessThanOrEqual(60);
    expect(stripVTControlCharacters(row)).toContain('…');
  });

  test('a table does not link text that only looks like an address', async () => {
    const [, row = ''] = await lines([{ id: 'a', url: 'https://a.example/\u001B]8;;x' }], ['url']);
    expect(row).not.toContain('\u001B]8');
  });
});

test('one thing shows what is inside by dots, and all of a long text', () => {
  const value = { plan: { name: 'Free', price: 0 }, tags: ['a'.repeat(30), 'b'.repeat(30), 'c'], meta: {} };
  expect(fields(value, { ...look, hasColours: false })).toBe(
    [
      'plan.name   Free',
      'plan.price  0',
      `tags        ${'a'.repeat(30)},`,
      `            ${'b'.repeat(30)}, c`,
      'meta        {}',
      '',
    ].join('\n'),
  );
});
