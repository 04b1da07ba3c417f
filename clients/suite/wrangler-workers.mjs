/** wrangler deploys a Worker with static assets, gives it a secret, rolls it back and deletes it. */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { ask, check, control, jsonIn, wrangler, wranglerRunning } from './kit.mjs';

const NAME = 'front';
const SCRIPT = `/workers/scripts/${NAME}`;
const source = (text) => writeFileSync('src/index.js', `export default { fetch: () => new Response('${text}') };\n`);

mkdirSync('public/css', { recursive: true });
mkdirSync('src');
writeFileSync('public/index.html', '<h1>Hello</h1>\n');
writeFileSync('public/css/a.css', 'h1 { color: red }\n');
writeFileSync(
  'wrangler.json',
  JSON.stringify({
    name: NAME,
    main: 'src/index.js',
    compatibility_date: '2026-01-01',
    workers_dev: true,
    assets: { directory: 'public', binding: 'ASSETS' },
    vars: { MODE: 'test' },
    triggers: { crons: ['*/5 * * * *'] },
  }),
);

const running = async () => (await ask(`${SCRIPT}/deployments`)).deployments[0].versions[0].version_id;
const versions = async () => jsonIn(await wrangler(['versions', 'list', '--json']));

await check('deploy sends code, assets, variables and schedules', async () => {
  source('one');
  const { all } = await wrangler(['deploy']);
  match(all, /Uploaded 2 of 2 assets|Uploaded 2 files/);
  match(all, /https:\/\/front\.[\w-]+\.workers\.dev/);
  match((await ask(SCRIPT, { raw: true })).text, /new Response\("one"\)/);
  const { bindings } = await ask(`${SCRIPT}/settings`);
  deepEqual(bindings.map(({ name, type }) => [name, type]).sort(), [
    ['ASSETS', 'assets'],
    ['MODE', 'plain_text'],
  ]);
  deepEqual(
    (await ask(`${SCRIPT}/schedules`)).schedules.map(({ cron }) => cron),
    ['*/5 * * * *'],
  );
});

let first = '';
await check('a second deploy sends only what has changed', async () => {
  first = await running();
  source('two');
  writeFileSync('public/new.txt', 'new\n');
  const { all } = await wrangler(['deploy']);
  match(all, /Uploaded 1 of 1 asset/);
  match((await ask(SCRIPT, { raw: true })).text, /new Response\("two"\)/);
  match(all, new RegExp(`Current Version ID: ${await running()}`));
});

await check('secret put and list, never read again', async () => {
  await wrangler(['secret', 'put', 'KEY'], { input: 'hush-hush\n' });
  deepEqual(jsonIn(await wrangler(['secret', 'list'])), [{ name: 'KEY', type: 'secret_text' }]);
  ok(!(await ask(`${SCRIPT}/settings`, { raw: true })).text.includes('hush-hush'));
});

await check('secret delete', async () => {
  await wrangler(['secret', 'delete', 'KEY']);
  deepEqual(jsonIn(await wrangler(['secret', 'list'])), []);
});

await check('versions list and deployments list', async () => {
  const ids = (await versions()).map(({ id }) => id);
  // Two deploys, a secret, and its end.
  equal(new Set(ids).size, 4);
  ok(ids.includes(first));
  const { out } = await wrangler(['deployments', 'list']);
  for (const id of ids) ok(out.includes(id), id);
});

await check('rollback brings the first version back', async () => {
  await wrangler(['rollback', first, '--yes', '--message', 'back to one']);
  equal(await running(), first);
  match((await ask(SCRIPT, { raw: true })).text, /new Response\("one"\)/);
});

await check('tail prints an event that was sent, and those alone that its filters let through', async () => {
  const tail = wranglerRunning(['tail', NAME, '--format', 'json', '--method', 'POST']);
  const event = (method) => ({
    event: { request: { method, url: 'https://front.example/x' } },
    logs: [`by ${method}`],
  });
  const send = async () => (await control('traces', { script_name: NAME, events: [event('GET'), event('POST')] })).sent;
  // It takes its time until it listens.
  while ((await send()) === 0 && tail.isRunning()) await setTimeout(200);
  while (!tail.written.out.endsWith('}\n') && tail.isRunning()) await setTimeout(50);
  await tail.stop();
  const { scriptName, outcome, logs } = jsonIn(tail.written);
  deepEqual([scriptName, outcome, logs[0].message], [NAME, 'ok', ['by POST']]);
  equal(await ask(`${SCRIPT}/tails`), null);
});

await check('delete', async () => {
  await wrangler(['delete', '--force']);
  deepEqual((await ask(SCRIPT, { raw: true })).status, 404);
});
