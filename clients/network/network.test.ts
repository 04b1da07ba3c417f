import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { type Front, openFront } from './front.ts';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

async function front(): Promise<Front> {
  const api = createServer((request, response) => {
    response.writeHead(request.method === 'PUT' ? 201 : 200);
    request.pipe(response.once('pipe', () => response.write(`${request.url} `)));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-front-'));
  const opened = await openFront(`http://127.0.0.1:${address.port}/client/v4`, folder);
  ending.push(
    opened.close,
    () => api.close(),
    () => rmSync(folder, { recursive: true }),
  );
  return opened;
}

/** Requests a tunnel to a host from the proxy: returns a socket and its first line. */
async function way(to: Front, host: string) {
  const socket = connect(Number(new URL(to.url).port), '127.0.0.1');
  ending.push(() => socket.destroy());
  socket.write(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  const [data] = await once(socket, 'data');
  return { socket, line: String(data).split('\r\n')[0] };
}

describe('the front of the emulator', () => {
  it('requests pass through unchanged and are recorded', async () => {
    const { url, asked } = await front();
    const response = await fetch(`${url}/zones?page=2`, { method: 'PUT', body: 'text' });
    expect([response.status, await response.text()]).toEqual([201, '/client/v4/zones?page=2 text']);
    expect(asked).toEqual([{ method: 'PUT', path: '/client/v4/zones?page=2', status: 201 }]);
  });

  it('the front is api.cloudflare.com behind the proxy, for programs that trust its certificate', async () => {
    const opened = await front();
    const { socket, line } = await way(opened, 'api.cloudflare.com:443');
    expect(line).toBe('HTTP/1.1 200 OK');
    const secure = connectTls({ socket, servername: 'api.cloudflare.com', ca: opened.certificate.cert });
    secure.write('GET /client/v4/user HTTP/1.1\r\nhost: api.cloudflare.com\r\nconnection: close\r\n\r\n');
    const [data] = await once(secure, 'data');
    expect(String(data)).toContain('HTTP/1.1 200 OK');
    expect(opened.asked).toEqual([{ method: 'GET', path: '/client/v4/user', status: 200 }]);
  });

  it('the proxy leads to no other host', async () => {
    expect((await way(await front(), 'example.com:443')).line).toBe('HTTP/1.1 403 Forbidden');
  });
});
