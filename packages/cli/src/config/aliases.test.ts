/** Aliases of the user: saved with the profiles, expanded with arguments. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWords, wordsIn } from '../test-support.ts';
import { shellWords } from './aliases.ts';

const flarewire = (line: string, config: Map<string, string>) =>
  runWords(wordsIn(line), { config, env: { CLOUDFLARE_API_TOKEN: 'any' } });

test('an alias is saved, listed, run with its arguments, and removed', async () => {
  const config = new Map([['config.json', JSON.stringify({ current: 'a', profiles: { a: { account: 'x' } } })]]);
  const set = await flarewire("alias set tx 'zones get $1 --plan'", config);
  expect([set.code, set.err]).toEqual([0, 'flarewire tx now runs: flarewire zones get $1 --plan\n']);
  expect(JSON.parse(config.get('config.json') ?? '')).toMatchObject({
    current: 'a',
    profiles: { a: { account: 'x' } },
  });
  const id = '023e105f4ecef8ad9ca31a8372d0c353';
  const ran = await flarewire(`tx ${id}`, config);
  expect([ran.code, JSON.parse(ran.out).url]).toEqual([0, expect.stringContaining(`/zones/${id}`)]);
  // Global flags before it, further flags after it.
  expect((await flarewire(`--json tx ${id} --unchecked`, config)).code).toBe(0);
  expect((await flarewire('alias list', config)).out).toContain('"name":"tx"');
  expect((await flarewire('tx', config)).err).toContain('needs 1 argument, not 0');
  expect((await flarewire('alias rm tx', config)).code).toBe(0);
  expect((await flarewire(`tx ${id}`, config)).err).toContain('Unknown command "tx');
});

test('several words are one command, and commands of jobs work too', async () => {
  const config = new Map<string, string>();
  expect((await flarewire("alias set pu purge --zone example.com 'a b'", config)).code).toBe(0);
  expect((await flarewire('alias list', config)).out).toContain("purge --zone example.com 'a b'");
  expect((await flarewire("alias set zl 'flarewire --profile work zones list'", config)).err).toContain('zl now runs');
});

test('names of commands, unknown commands and open quotes are refused', async () => {
  const refused: [string, string][] = [
    ["alias set zones 'dns records list'", 'already a command'],
    ["alias set dns 'zones list'", 'already a command'],
    ["alias set call 'zones list'", 'already a command'],
    ["alias set x 'zones lits'", 'Did you mean: flarewire zones list'],
    ['alias set x', 'Usage: flarewire alias set'],
    ["alias set 9 'zones list'", 'Invalid alias'],
    ['alias rm nope', 'Unknown alias "nope"'],
  ];
  for (const [line, reason] of refused)
    expect([line, await flarewire(line, new Map())]).toEqual([
      line,
      expect.objectContaining({ code: 2, err: expect.stringContaining(reason) }),
    ]);
  const open = await runWords(['alias', 'set', 'x', "zones list 'a"], {});
  expect([open.code, open.err]).toEqual([2, expect.stringContaining('Unbalanced quotes')]);
});

test('an alias that names itself is not followed', async () => {
  const config = new Map([['config.json', JSON.stringify({ aliases: { loop: 'loop' } })]]);
  expect((await flarewire('loop', config)).err).toContain('Unknown command "loop"');
});

test('words that are quoted for a shell come back as they were', () => {
  const quote = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), (words) => {
      expect(shellWords(words.map(quote).join(' '))).toEqual(words);
    }),
  );
  expect(shellWords(String.raw`a "b \"c\" d" e\ f g'h'i`)).toEqual(['a', 'b "c" d', 'e f', 'ghi']);
});
