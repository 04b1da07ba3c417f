/** WebSockets through the edge's port, to Workers and origins. */
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from './site.ts';

/** After https://developers.cloudflare.com/workers/examples/websockets/ */
const ECHO = `export default { fetch(request) {
  if (request.headers.get('Upgrade') !== 'websocket') return new Response('Expected websocket', { status: 400 });
  const [client, server] = Object.values(new WebSocketPair());
  server.binaryType = 'arraybuffer';
  server.accept();
  server.addEventListener('message', ({ data }) => {
    if (data === 'bye') server.close(1000, 'done');
    else server.send(typeof data === 'string' ? request.headers.get('host') + ' ' + request.cf.country + ' ' + data : data);
  });
  return new Response(null, { status: 101, webSocket: client });
} };`;

/** A port that names another host in handshakes: not every resolver knows names below localhost. */
async function named(port: number, host: string): Promise<string> {
  const server = createTcpServer((socket) => {
    const upstream = connect(port, '127.0.0.1');
    for (const one of [socket, upstream]) one.on('error', () => [socket, upstream].map((each) => each.destroy()));
    socket.once('data', (head) => {
      upstream.write(head.toString('latin1').replace(/^host: .*$/im, `host: ${host}.localhost`), 'latin1');
      socket.pipe(upstream);
    });
    upstream.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Messages that come back for these. */
async function exchange(url: string, sent: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<unknown[]> {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const received: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.onerror = () => reject(new Error('The WebSocket failed.'));
    socket.onopen = () => {
      for (const one of sent) socket.send(one);
    };
    socket.onmessage = ({ data }) => {
      received.push(typeof data === 'string' ? data : [...new Uint8Array(data as ArrayBuffer)]);
    };
    socket.onclose = ({ code, reason }) => {
      received.push([code, reason]);
      resolve();
    };
  });
  return received;
}

test('a Worker accepts a WebSocket, with text, bytes and the close of both ends', async () => {
  const { edge, record, deploy, route } = await openSite();
  await record('chat');
  await deploy('echo', ECHO);
  await route('chat.example.com/*', 'echo');
  const { port } = await edge.listen();
  const received = await exchange(`${await named(port, 'chat.example.com')}/room`, [
    'hi',
    new Uint8Array([1, 2]),
    'bye',
  ]);
  expect(received).toEqual(['chat.example.com US hi', [1, 2], [1000, 'done']]);
  expect((await edge.fetch('https://chat.example.com/', { headers: { upgrade: 'websocket' } })).status).toBe(426);
}, 60_000);

test('a handshake that a rule blocks gets the rule’s response', async () => {
  const { edge, client, zone_id, record } = await openSite();
  await record('chat');
  await client.rulesets.phases.update('http_request_firewall_custom', {
    zone_id,
    rules: [{ action: 'block', expression: 'true' }],
  });
  const { port } = await edge.listen();
  await expect(exchange(await named(port, 'chat.example.com'), [])).rejects.toThrow('The WebSocket failed.');
});

test('a WebSocket reaches the origin with its own handshake', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer();
  server.on('upgrade', (incoming, socket) => {
    seen.push(incoming.url, incoming.headers.host);
    socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port: own } = server.address() as AddressInfo;
  const { edge, record } = await openSite({ origin: { 'www.example.com': `http://127.0.0.1:${own}` } });
  await record('www');
  const { port } = await edge.listen();
  await expect(exchange(`${await named(port, 'www.example.com')}/feed?x=1`, [])).rejects.toThrow();
  expect(seen[0]).toBe('/feed?x=1');
});
