/** A folder as a Worker or a Pages project, on the command line. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../test-support.ts';

let emulator: Emulator;
let folder = '';
beforeEach(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  folder = await mkdtemp(join(tmpdir(), 'flarewire-deploy-'));
  await put(
    'wrangler.toml',
    'name = "shop"\nmain = "worker.js"\ncompatibility_date = "2026-11-01"\nno_bundle = true\n',
  );
  await put('worker.js', 'export default { fetch: () => new Response("1") };\n');
  await emulator.ready;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
});

const put = async (name: string, text: string) => {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), text);
};
const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init), ...world });
const changes = () => emulator.journal.entries().filter(({ method }) => method !== 'GET');

test('deploy shows the plan, asks, applies it, and finds no changes afterwards', async () => {
  const planned = await flarewire(`deploy ${folder} --plan`);
  expect(planned).toMatchObject({ code: 0, out: expect.stringContaining('+ create Worker shop: does not exist') });
  expect(await flarewire(`deploy ${folder}`)).toMatchObject({ code: 2, err: expect.stringContaining('add --yes') });
  expect(await flarewire(`deploy ${folder}`, { answers: ['no'] })).toMatchObject({ code: 2 });
  expect(changes()).toEqual([]);
  expect(await flarewire(`deploy ${folder}`, { answers: ['yes'] })).toMatchObject({
    code: 0,
    out: 'done    create Worker shop\ndone    change workers.dev address\n',
  });
  expect(await flarewire(`deploy ${folder}`)).toMatchObject({ code: 0, out: '' });
});

test('deploy takes secrets from the environment, or asks for them unseen', async () => {
  expect(await flarewire(`deploy ${folder} --secrets KEY --yes`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('set the environment variable KEY'),
  });
  expect(changes()).toEqual([]);
  const asked = await flarewire(`deploy ${folder} --secrets KEY --yes`, { answers: ['hush-hush'] });
  expect(asked).toMatchObject({ code: 0, asked: ['(unseen) Value of the secret KEY: '] });
  const read = await flarewire(`deploy ${folder} --secrets KEY --yes --json`, { env: { KEY: 'hush-hush' } });
  expect(JSON.parse(read.out)).toMatchObject({
    results: [{ name: 'secret KEY', action: 'change', outcome: 'done' }, {}],
  });
  expect(asked.out + asked.err + read.out + read.err).not.toContain('hush');
});

test('deploy restores the previous deployment if its check fails', async () => {
  await flarewire(`deploy ${folder} --yes`);
  await put('worker.js', 'export default { fetch: () => new Response("2") };\n');
  const failed = await flarewire(
    `deploy ${folder} --gradual 20,50 --check https://api.cloudflare.com/none --settle 0 --yes`,
  );
  expect(failed).toMatchObject({
    code: 1,
    out: 'failed  change Worker shop\n',
    err: expect.stringMatching(/health check failed at 20 %.*expected 2xx; rolled back to version/),
  });
});

test('deploy --pages makes a project of a folder', async () => {
  await put('site/index.html', '<h1>Handbook</h1>');
  const done = await flarewire(`deploy ${join(folder, 'site')} --pages handbook --yes`);
  expect(done).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /done {4}create Pages project handbook\n.*\nsent {4}1 of 1 files\nat {6}https:\/\/\w+\.handbook/,
    ),
  });
});

test.each([
  ['deploy FOLDER more', 'Unexpected argument "more"'],
  ['deploy FOLDER/none', 'does not exist'],
  ['deploy FOLDER --env staging', 'unknown environment "staging"'],
  ['deploy FOLDER --check shop.example', '--check must be an http:// or https:// URL'],
  ['deploy FOLDER --settle soon', '--settle must be a number of seconds'],
  ['deploy FOLDER --gradual 50,20', 'each larger than the one before'],
])('%s', async (line, text) => {
  expect(await flarewire(line.replace('FOLDER', folder))).toMatchObject({
    code: 2,
    err: expect.stringContaining(text),
  });
  expect(changes()).toEqual([]);
});

test('a folder without a configuration file or a name is refused with the names of the files', async () => {
  await put('site/index.html', '<h1>Handbook</h1>');
  expect(await flarewire(`deploy ${join(folder, 'site')}`)).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /^deploy: 1 error:\n {2}\S+site has none of wrangler\.json, wrangler\.jsonc, wrangler\.toml/,
    ),
  });
  expect(changes()).toEqual([]);
});
