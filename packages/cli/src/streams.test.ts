/** Jobs that move bytes: files of buckets, and live logs of Workers. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from './test-support.ts';
import { eventText } from './verbs/tail.ts';

let emulator: Emulator;
beforeEach(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init), ...world });
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('r2', () => {
  const files = {
    'one.txt': 'one',
    'site/index.html': '<h1>Hello</h1>',
    'site/css/site.css': 'body {}',
    'site/css/print.css': '@page {}',
  };
  const world: World = {
    files,
    listFiles: async (path) => {
      const below = Object.entries(files).filter(([name]) => name.startsWith(`${path}/`));
      return below.length === 0
        ? undefined
        : below.map(([name, text]) => ({ path: name.slice(path.length + 1), size: text.length }));
    },
  };
  const run = async (line: string, more: World = {}) => {
    const seen = await flarewire(line, { ...world, ...more });
    if (seen.code !== 0) throw new Error(`${line}: ${seen.code} ${seen.err}`);
    return seen;
  };
  const keys = async () => linesOf((await run('r2 ls backups')).out).map(({ key }) => key);
  const uploads = () => emulator.journal.entries().filter(({ method }) => method === 'PUT').length;
  beforeEach(async () => {
    await run('r2 buckets create --name backups');
  });

  test('r2 cp copies a folder, and a second run sends only what is missing or differs', async () => {
    expect((await run('r2 cp site r2://backups/www --recursive')).err).toBe('3 files copied.\n');
    expect(await keys()).toEqual(['www/css/print.css', 'www/css/site.css', 'www/index.html']);
    await run('r2 rm backups/www/index.html --yes');
    await run('r2 cp one.txt r2://backups/www/css/site.css');
    const before = uploads();
    expect((await run('r2 cp site r2://backups/www --recursive --plan')).out.trim().split('\n')).toHaveLength(2);
    expect(uploads()).toBe(before);
    expect((await run('r2 cp site r2://backups/www/ -r --parallel 1')).err).toBe('2 files copied, 1 already there.\n');
    expect(uploads()).toBe(before + 2);
  });

  test('control characters in keys are escaped in plans and prompts', async () => {
    await run("r2 cp one.txt 'r2://backups/a\u001b[2Jb'");
    expect((await run('r2 cp r2://backups copies -r --plan')).out).toContain('a\\u{1b}[2Jb →');
    expect(await flarewire('r2 rm backups/a --recursive')).toMatchObject({
      code: 2,
      err: expect.stringContaining(': a\\u{1b}[2Jb.'),
    });
  });

  test('r2 cp continues after failures and reports them', async () => {
    let left = 1;
    const broken: World = {
      fetch: async (input, init) => {
        if (init?.method === 'PUT' && left-- > 0) throw new TypeError('gone');
        return emulator.fetch(input as string, init);
      },
    };
    vi.stubEnv('CLOUDFLARE_BASE_URL', 'http://127.0.0.1:1/client/v4');
    const seen = await flarewire('r2 cp site r2://backups/www -r --parallel 1', { ...world, ...broken });
    expect([0, 3]).toContain(seen.code);
    expect((await run('r2 cp site r2://backups/www -r')).code).toBe(0);
    expect(await keys()).toHaveLength(3);
  });

  test('r2 cp reads standard input, adds the name of a file, and downloads objects and prefixes', async () => {
    await run('r2 cp one.txt r2://backups');
    await run('r2 cp - r2://backups/piped', { stdin: 'from a pipe' });
    expect(await keys()).toEqual(['one.txt', 'piped']);
    expect((await run('r2 cp r2://backups/piped -')).out).toBe('from a pipe');
    expect((await run('r2 cp r2://backups/one.txt copy.txt')).written).toEqual({ 'copy.txt': 'one' });
    expect((await run('r2 cp r2://backups/one.txt one.txt')).err).toContain('1 already there');
    await run('r2 cp site r2://backups/www -r');
    const { written } = await run('r2 cp r2://backups/www out --recursive');
    expect(Object.keys(written).sort()).toEqual(['out/css/print.css', 'out/css/site.css', 'out/index.html']);
  });

  test('r2 rm deletes a key, or all below a prefix after confirmation', async () => {
    await run('r2 cp site r2://backups/www -r');
    expect((await flarewire('r2 rm backups/www --recursive', world)).err).toContain('This deletes 3 objects');
    expect((await flarewire('r2 rm backups/www --yes', world)).err).toContain('No object');
    await run('r2 rm backups/www/index.html --yes');
    expect((await run('r2 rm backups/www/ -r', { answers: ['y'] })).err).toBe('2 of 2 objects deleted.\n');
    expect(await keys()).toEqual([]);
  });

  test('a key that would leave the folder is not written', async () => {
    await run('r2 cp one.txt r2://backups/up/a/../../../etc');
    const { code, err, written } = await flarewire('r2 cp r2://backups/up out -r', world);
    expect([code, written]).toEqual([2, {}]);
    expect(err).toContain('cannot be a path');
  });

  test.each([
    ['r2 cp one.txt two.txt', 'One of FROM and TO'],
    ['r2 cp one.txt', 'Usage'],
    ['r2 cp site r2://backups', 'add --recursive'],
    ['r2 cp one.txt r2://backups -r', 'not a folder'],
    ['r2 cp - r2://backups', 'has no name'],
    ['r2 cp one.txt r2://B', 'name of a bucket'],
    ['r2 cp one.txt r2://backups --parallel 0', '--parallel must be'],
    ['r2 cp r2://backups/none x', 'No object'],
    ['r2 rm backups/', 'Give a key'],
  ])('%s is refused', async (line, text) => {
    expect(await flarewire(line, world)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
    expect(uploads()).toBe(0);
  });
});

describe('tail', () => {
  test('tail prints the events of a Worker, filtered, and ends after --limit', async () => {
    const { url, close } = await emulator.listen();
    try {
      vi.stubEnv('CLOUDFLARE_BASE_URL', url);
      const files = { 'worker.js': 'export default { fetch: () => new Response("hello") };' };
      const metadata = '{"main_module":"worker.js","compatibility_date":"2026-11-01"}';
      const made = await runWords(wordsIn(`workers scripts update hello --metadata '${metadata}' --files @worker.js`), {
        files,
      });
      expect(made.code).toBe(0);
      const line = 'tail hello --limit 2 --status error --method get';
      const tailing = runWords(wordsIn(line));
      const events = [
        { logs: ['not this'], outcome: 'ok' },
        { logs: ['first'], outcome: 'exception', exceptions: [{ name: 'TypeError', message: 'broken' }] },
      ];
      const timer = setInterval(() => void emulator.sendTrace({ script_name: 'hello', events }), 50);
      const { code, out, err } = await tailing.finally(() => clearInterval(timer));
      expect([code, linesOf(out).map(({ outcome }) => outcome)]).toEqual([0, ['exception', 'exception']]);
      expect(err).toContain('Waiting for events of hello');
      expect(eventText(out.split('\n')[0] ?? '')).toMatch(
        /GET https:\/\/hello\.example\/ 200 {2}exception\n {2}log: first\n {2}TypeError: broken\n$/,
      );
    } finally {
      await close();
    }
  });

  test.each([
    ['tail', 'Usage'],
    ['tail nobody', 'No Worker named "nobody"'],
    ['tail hello --status bad', '--status must be'],
    ['tail hello --sampling-rate 2', '--sampling-rate must be'],
    ['tail hello --limit 0', '--limit must be'],
  ])('%s is refused', async (line, text) => {
    expect(await flarewire(line)).toMatchObject({ code: 2, err: expect.stringContaining(text) });
  });

  test('control characters of logs are shown as escapes', () => {
    expect(
      eventText(JSON.stringify({ outcome: 'ok', logs: [{ level: 'log', message: ['\u001b[31m'] }] })),
    ).not.toContain('\u001b');
  });
});
