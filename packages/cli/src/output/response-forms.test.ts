/** Responses that are not JSON, as the command prints them. */
import { createEmulator, DEFAULT_ACCOUNT, type Emulator } from '@flarewire/emulator';
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
/** Every call responds so. */
const responding = (body: string, type: string): World => ({
  fetch: async () => new Response(body, { headers: { 'content-type': type } }),
});
const ACCOUNT = `--account-id ${DEFAULT_ACCOUNT}`;

test('CSV is printed as it is sent, to a terminal too', async () => {
  for (const isTerminal of [false, true]) {
    const { out, code } = await flarewire('radar http timeseries --format CSV', { isTerminal });
    expect(code).toBe(0);
    expect(out).toMatch(/^timestamps,values\r\n\d{4}-/);
  }
});

test('a list that is asked for as CSV is printed as CSV', async () => {
  const world = responding('id,when\r\n1,now\r\n', 'text/csv');
  expect((await flarewire(`audit-logs list ${ACCOUNT} --export`, world)).out).toBe('id,when\r\n1,now\r\n');
});

describe('bytes', () => {
  const run = (more: string, world?: World) =>
    flarewire(`ai run @cf/leonardo/phoenix-1.0 ${ACCOUNT} --prompt cat ${more}`, world);

  test('go to a pipe and into a file', async () => {
    expect((await run('')).out).toContain('JFIF');
    expect((await run('--output cat.jpg', { isTerminal: true })).written['cat.jpg']).toContain('JFIF');
  });

  test('bytes are not printed to a terminal', async () => {
    const { out, err, code } = await run('', { isTerminal: true });
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain('The response is image/jpeg, which a terminal cannot display: use --output FILE or a pipe.');
  });
});

test('events are printed as they come, the data of each on a line', async () => {
  for (const isTerminal of [false, true]) {
    const { out } = await flarewire(`ai run @cf/meta/llama-3.2-1b-instruct ${ACCOUNT} --prompt Hi --stream`, {
      isTerminal,
    });
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).response)
        .join(''),
    ).toBe('@cf/meta/llama-3.2-1b-instruct was asked: Hi');
  }
});

describe('NDJSON', () => {
  const get = (more: string, body = '{"a":1}\n{"a":2}\n') =>
    flarewire(
      `logs received get --zone 023e105f4ecef8ad9ca31a8372d0c353 --end 1 ${more}`,
      responding(body, 'application/json'),
    );

  test('NDJSON is printed as rows in every output format', async () => {
    expect((await get('')).out).toBe('{"a":1}\n{"a":2}\n');
    expect((await get('--csv')).out.replaceAll('\r', '')).toBe('a\n1\n2\n');
    expect(JSON.parse((await get('--json')).out)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('NDJSON without lines prints nothing', async () => {
    expect(await get('', '')).toMatchObject({ code: 0, out: '', err: '' });
  });
});
