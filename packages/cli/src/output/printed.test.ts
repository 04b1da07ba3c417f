/** Printed errors, tables and requests. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../test-support.ts';

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

describe('errors and columns', () => {
  test('with --json an error is a line of JSON with the exit code', async () => {
    const id = '023e105f4ecef8ad9ca31a8372d0c353';
    const lost = await flarewire(`dns records get ${id} --zone example.com --json`);
    expect([lost.code, JSON.parse(lost.err).error]).toMatchObject([1, { exit: 1, status: 404, codes: [81044] }]);
    const wrong = await flarewire('dns records create --zone example.com -o json');
    expect([wrong.code, JSON.parse(wrong.err).error]).toMatchObject([2, { exit: 2 }]);
    const unknown = await flarewire('zones lits --json');
    expect(JSON.parse(unknown.err).error.message).toContain('flarewire zones list');
  });

  test('a narrow table names the columns that it leaves out', async () => {
    const { out, err } = await flarewire('dns records list --zone example.com', { isTerminal: true, columns: 60 });
    expect(out).toMatch(/^NAME.*CONTENT|^TYPE.*CONTENT/);
    expect(err).toMatch(/^Not shown: .*\bid\b.* add --wide\.\n$/);
  });

  test('the rows of a query are a table', async () => {
    await flarewire('d1 database create --name shop');
    const line = "d1 database query shop --sql 'select 1 as one, 2 as two'";
    expect((await flarewire(`${line} --csv`)).out).toBe('one,two\r\n1,2\r\n');
    expect((await flarewire(line, { isTerminal: true })).out).toBe('ONE  TWO\n1    2\n');
    expect(JSON.parse((await flarewire(line)).out)).toMatchObject({ results: [{ one: 1, two: 2 }], success: true });
  });

  test('rules of a list are blocks of fields', async () => {
    const phase = 'http_request_firewall_custom';
    await flarewire('rule block --ip 192.0.2.1 --zone example.com');
    const { out } = await flarewire(`rulesets phases get ${phase} --zone example.com`, { isTerminal: true });
    expect(out).toMatch(/^rules\.0\.expression +ip\.src eq 192\.0\.2\.1$/m);
  });

  test('--debug prints requests to standard error, without the token', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'secret-of-mine-0123456789');
    for (const line of ['zones list --debug', '--debug zones list', 'whoami --debug', 'call zones.list --debug']) {
      const { code, err } = await flarewire(line);
      expect([line, code, /^> GET .*(zones|verify)/.test(err)]).toEqual([line, 0, true]);
      expect(err).not.toContain('secret-of-mine');
    }
  });
});
