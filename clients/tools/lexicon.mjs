/** lexicon keeps DNS records, for scripts that shall not care which provider has them. */
import { deepEqual, match } from 'node:assert/strict';
import { askZone, check, openFront, program, TOKEN } from '../suite/kit.mjs';

const NAME = 'lexicon.example.com';
const front = await openFront();

const lexicon = (args, { token = TOKEN, ...options } = {}) =>
  program('/usr/bin/lexicon', ['cloudflare', ...args], {
    env: { ...front.env, LEXICON_CLOUDFLARE_AUTH_TOKEN: token },
    ...options,
  });
const contents = async () => (await askZone(`/dns_records?name=${NAME}`)).map(({ content }) => content).sort();

await check('create; a second time the record is there, and is refused', async () => {
  const create = ['create', 'example.com', 'A', '--name', NAME, '--content', '192.0.2.1', '--ttl', '300'];
  await lexicon(create);
  match((await lexicon(create, { fails: true })).all, /400 Client Error/);
  deepEqual(await contents(), ['192.0.2.1']);
});

await check('list shows it, with its id', async () => {
  const { out } = await lexicon(['list', 'example.com', 'A', '--name', NAME, '--output', 'JSON']);
  const [{ id }] = await askZone(`/dns_records?name=${NAME}`);
  deepEqual(
    JSON.parse(out).map((one) => [one.id, one.content]),
    [[id, '192.0.2.1']],
  );
});

await check('update by name', async () => {
  await lexicon(['update', 'example.com', 'A', '--name', NAME, '--content', '192.0.2.2']);
  deepEqual(await contents(), ['192.0.2.2']);
});

await check('create of other types: TXT and AAAA', async () => {
  await lexicon(['create', 'example.com', 'TXT', '--name', NAME, '--content', 'v=spf1 -all']);
  await lexicon(['create', 'example.com', 'AAAA', '--name', NAME, '--content', '2001:db8::1']);
  deepEqual(await contents(), ['192.0.2.2', '2001:db8::1', 'v=spf1 -all']);
});

await check('delete by name and kind', async () => {
  for (const type of ['A', 'AAAA', 'TXT']) await lexicon(['delete', 'example.com', type, '--name', NAME]);
  deepEqual(await contents(), []);
});

await check('an invalid token, and a missing zone, are reported', async () => {
  match((await lexicon(['list', 'example.com', 'A'], { token: 'a'.repeat(40), fails: true })).all, /40[013]/);
  match((await lexicon(['list', 'nowhere.example', 'A'], { fails: true })).all, /No domain found/);
});
