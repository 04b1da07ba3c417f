/** An authority that issues certificates by dns-01, as Let's Encrypt does: pebble, which queries the emulator's name server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { askTo } from '../suite/kit.mjs';

/** Text of a record, without the quotes of a zone file. */
const textOf = ({ content }) => content.replace(/^"|"$/g, '');

/** The texts at a name, as requests of no program find them. */
export async function textsAt(name) {
  for (const { id, name: zone } of await askTo('GET', '/zones?per_page=50'))
    if (name.endsWith(`.${zone}`))
      return (await askTo('GET', `/zones/${id}/dns_records?type=TXT&name=${name}`)).map(textOf);
  return [];
}

/** A free port of this machine: pebble does not accept 0. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** @param front whose certificate pebble shows */
export async function openAuthority({ certificate }) {
  const listenAddress = `127.0.0.1:${await freePort()}`;
  const config = join(process.env.HOME, 'pebble.json');
  const { certFile, keyFile } = certificate;
  writeFileSync(config, JSON.stringify({ pebble: { listenAddress, certificate: certFile, privateKey: keyFile } }));
  const pebble = spawn('/usr/bin/pebble', ['-config', config, '-dnsserver', process.env.NAME_SERVER, '-strict'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // It is there to be asked by tests of others: no waiting, no nonces refused by chance, each name looked at each time.
    env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0', PEBBLE_AUTHZREUSE: '0' },
  });
  process.once('exit', () => pebble.kill());
  const lines = createInterface(pebble.stdout);
  await new Promise((ready, fail) => {
    lines.on('line', (line) => line.includes('Listening on') && ready());
    pebble.once('error', fail);
    pebble.once('exit', (code) => fail(new Error(`pebble ended with ${code}.`)));
  });
  // The scenario ends when its checks have, and this with it.
  pebble.unref();
  pebble.stdout.unref();
  return { directory: `https://${listenAddress}/dir` };
}
