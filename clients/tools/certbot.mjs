/** certbot proves by DNS records that a name is its user's. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { changes, check, openFront, program, TOKEN } from '../suite/kit.mjs';
import { openAuthority, textsAt } from './acme.mjs';

const NAME = 'certbot.example.com';
const CHALLENGE = `_acme-challenge.${NAME}`;
const front = await openFront();
const authority = await openAuthority(front);

const tokenFile = (name, token) => {
  writeFileSync(name, `dns_cloudflare_api_token = ${token}\n`, { mode: 0o600 });
  return name;
};

const certbot = (args, options) =>
  program(
    '/usr/bin/certbot',
    [
      ...args,
      ...['--config-dir', 'config', '--work-dir', 'state', '--logs-dir', 'logs', '--server', authority.directory],
      ...['--non-interactive', '--agree-tos', '--register-unsafely-without-email'],
    ],
    { env: front.env, ...options },
  );
const certonly = (file, names, options) =>
  certbot(
    [
      ...['certonly', '--dns-cloudflare', '--dns-cloudflare-credentials', file],
      ...['--dns-cloudflare-propagation-seconds', '0', ...names.flatMap((name) => ['-d', name])],
    ],
    options,
  );

await check('a certificate for a name and its wildcard: both records are there when the authority looks', async () => {
  await certonly(tokenFile('token.ini', TOKEN), [NAME, `*.${NAME}`]);
  const { subjectAltName } = new X509Certificate(readFileSync(`config/live/${NAME}/cert.pem`));
  deepEqual(subjectAltName.split(', ').sort(), [`DNS:*.${NAME}`, `DNS:${NAME}`]);
});

await check('both records are gone afterwards', async () => {
  equal(changes(front).filter((change) => change.startsWith('DELETE')).length, 2);
  deepEqual(await textsAt(CHALLENGE), []);
});

await check('a second run asks for nothing while the certificate is fresh', async () => {
  const before = front.asked.length;
  match((await certonly('token.ini', [NAME, `*.${NAME}`])).all, /not yet due for renewal/);
  equal(front.asked.length, before);
});

await check('a renewal makes records again, and takes them back', async () => {
  const before = changes(front).length;
  await certbot(['renew', '--force-renewal', '--no-random-sleep-on-renew']);
  equal(changes(front).length, before + 4);
  deepEqual(await textsAt(CHALLENGE), []);
});

await check('an invalid token is reported', async () => {
  const { all } = await certonly(tokenFile('wrong.ini', 'a'.repeat(40)), ['wrong.example.com'], { fails: true });
  match(all, /Invalid access token|Authentication error|Invalid API Token/i);
});
