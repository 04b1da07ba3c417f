/** dehydrated proves by DNS records that a name is its user's, with lexicon as the hook that makes them. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { changes, check, openFront, program, TOKEN } from '../suite/kit.mjs';
import { openAuthority, textsAt } from './acme.mjs';

const NAME = 'dehydrated.example.com';
const front = await openFront();
const authority = await openAuthority(front);

// As dehydrated's own example of a hook says: the step, the name, a file for HTTP, and the text of the record.
writeFileSync(
  'hook.sh',
  `#!/bin/sh
case "$1" in
  deploy_challenge) exec lexicon cloudflare create "$2" TXT --name "_acme-challenge.$2." "--content=$4" ;;
  clean_challenge) exec lexicon cloudflare delete "$2" TXT --name "_acme-challenge.$2." "--content=$4" ;;
esac
`,
  { mode: 0o755 },
);
mkdirSync('base');
writeFileSync(
  'config',
  `CA=${authority.directory}\nCHALLENGETYPE=dns-01\nHOOK=${resolve('hook.sh')}\nBASEDIR=${resolve('base')}\nKEY_ALGO=prime256v1\n`,
);

const dehydrated = (args, { token = TOKEN, ...options } = {}) =>
  program('/usr/bin/dehydrated', ['--config', resolve('config'), ...args], {
    env: { ...front.env, LEXICON_CLOUDFLARE_AUTH_TOKEN: token },
    ...options,
  });

await check('a certificate: the record is there when the authority looks, and gone afterwards', async () => {
  await dehydrated(['--register', '--accept-terms']);
  await dehydrated(['--cron', '--domain', NAME]);
  deepEqual(await textsAt(`_acme-challenge.${NAME}`), []);
});

await check('a second run asks for nothing while the certificate is fresh', async () => {
  const before = front.asked.length;
  match((await dehydrated(['--cron', '--domain', NAME])).all, /Skipping renew/);
  equal(front.asked.length, before);
});

await check('an invalid token is reported', async () => {
  const before = changes(front).length;
  const { all } = await dehydrated(['--cron', '--domain', 'wrong.example.com'], { token: 'a'.repeat(40), fails: true });
  match(all, /403|400/);
  equal(changes(front).length, before);
});
