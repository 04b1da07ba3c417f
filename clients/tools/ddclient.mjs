/** ddclient keeps the address of a machine whose address changes. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { askZone, changes, check, openFront, program, TOKEN } from '../suite/kit.mjs';

const NAME = 'home.example.com';
const front = await openFront();
// It changes records, and makes none.
await askZone('/dns_records', 'POST', { type: 'A', name: NAME, content: '192.0.2.1', ttl: 300, comment: 'at home' });

async function ddclient(address, { token = TOKEN, name = NAME, cache = 'cache', ...options } = {}) {
  writeFileSync('address', `${address}\n`);
  const { host, pathname } = new URL(front.secureUrl);
  writeFileSync(
    'ddclient.conf',
    `use=cmd, cmd='cat address'
ssl=yes, ssl_ca_file=${front.certificate.certFile}
protocol=cloudflare, zone=example.com, server=${host}${pathname}, ttl=300
login=token, password='${token}'
${name}
`,
    { mode: 0o600 },
  );
  const args = ['-file', './ddclient.conf', '-cache', `./${cache}`, '-daemon=0', '-noquiet', '-verbose'];
  return program('/usr/bin/ddclient', args, options);
}
const record = async () => (await askZone(`/dns_records?name=${NAME}`))[0];

await check('a new address is written', async () => {
  await ddclient('192.0.2.7');
  const { content, ttl, comment } = await record();
  deepEqual([content, ttl, comment], ['192.0.2.7', 300, 'at home']);
});

await check('a second run with the same address asks for nothing', async () => {
  const before = front.asked.length;
  await ddclient('192.0.2.7');
  equal(front.asked.length, before);
});

await check('the next address takes its place', async () => {
  const before = changes(front).length;
  await ddclient('192.0.2.8');
  equal((await record()).content, '192.0.2.8');
  equal(changes(front).length, before + 1);
});

// Failed updates are retried only after a while, unless another cache is used.
await check('an invalid token, and a name without a record, are reported', async () => {
  match((await ddclient('192.0.2.9', { token: 'a'.repeat(40), cache: 'second', fails: true })).all, /FAILED/);
  const { all } = await ddclient('192.0.2.9', { name: 'nowhere.example.com', cache: 'third', fails: true });
  match(all, /FAILED/);
  equal((await record()).content, '192.0.2.8');
});
