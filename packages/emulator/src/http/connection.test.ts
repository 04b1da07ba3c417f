import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../emulator.ts';

/** The end of a refusal: the order of its keys is that of the product. */
const BODY = /\r\n\r\n\{.*"success":false.*\}$/s;
const LARGE = Buffer.alloc(20_000_000, 'a');
const KEY = 'authorization: Bearer t';

describe('connections', () => {
  let emulator: Emulator;
  const reported: unknown[] = [];
  const sockets: Socket[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const listening = async (): Promise<number> => {
    reported.length = 0;
    emulator = createEmulator({ report: (error) => reported.push(error) });
    return (await emulator.listen()).port;
  };
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await emulator.close();
  });

  const open = async (): Promise<Socket> => {
    const socket = connect(await listening(), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    return socket.setEncoding('utf8');
  };
  /** Reads from the socket until the text matches. */
  const until = async (socket: Socket, wanted: RegExp): Promise<string> => {
    let text = '';
    for await (const piece of socket.iterator({ destroyOnReturn: false })) {
      text += piece;
      if (wanted.test(text)) break;
    }
    return text;
  };
  const send = (port: number, method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request({ agent, port, host: '127.0.0.1', method, path: `/client/v4${path}`, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      call.on('error', reject).end(body);
    });

  it.each([
    ['without credentials', 'PUT', '/accounts/a/storage/kv/namespaces/n/values/k', {}, 400],
    ['to nowhere', 'POST', '/nowhere', { authorization: 'Bearer t' }, 404],
    ['by a method that does not exist', 'PATCH', '/accounts', { authorization: 'Bearer t' }, 405],
  ])('a connection serves the next request after a large body %s', async (_, method, path, headers, status) => {
    const port = await listening();
    expect(await send(port, method, path, headers, LARGE)).toBe(status);
    expect(await send(port, 'GET', '/user', { authorization: 'Bearer t' })).toBe(200);
  });

  it('a refused body is reported at once, and the connection is closed', async () => {
    const socket = await open();
    socket.write(
      `PUT /client/v4/zones HTTP/1.1\r\nhost: ${hostOf(socket)}\r\ncontent-length: ${LARGE.length}\r\n\r\nabc`,
    );
    const text = await until(socket, /"result":null\}/);
    expect(text).toMatch(/^HTTP\/1\.1 (400|405) /);
    expect(text).toMatch(/^connection: close\r$/im);
    socket.end(LARGE.subarray(3));
    await once(socket.resume(), 'close');
  });

  it('100 Continue is sent only where the body is wanted', async () => {
    const socket = await open();
    const head = `POST /client/v4/zones HTTP/1.1\r\nhost: ${hostOf(socket)}\r\nexpect: 100-continue\r\ncontent-length: 2\r\n`;
    socket.write(`${head}${KEY}\r\ncontent-type: application/json\r\n\r\n`);
    expect(await until(socket, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100 /);
    socket.write('{}');
    expect(await until(socket, BODY)).toMatch(/^HTTP\/1\.1 400 /);
    socket.write(`${head}\r\n`);
    expect(await until(socket, BODY)).toMatch(/"code":9106/);
    await once(socket.resume(), 'close');
  });

  it('a request with two Host headers is refused', async () => {
    const socket = await open();
    const host = `host: ${hostOf(socket)}\r\n`;
    socket.write(`GET /client/v4/user HTTP/1.1\r\n${host}${host}${KEY}\r\n\r\n`);
    expect(await until(socket, /"result":null\}/)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('requests of one connection are processed in order', async () => {
    const socket = await open();
    const head = `host: ${hostOf(socket)}\r\n${KEY}\r\ncontent-type: application/json\r\n`;
    const names = ['a.example', 'b.example', 'c.example'];
    const bodies = names.map((name) => JSON.stringify({ name, account: { id: 'f1a4e000000000000000000000000001' } }));
    const posts = bodies.map(
      (body) => `POST /client/v4/zones HTTP/1.1\r\n${head}content-length: ${body.length}\r\n\r\n${body}`,
    );
    socket.write(
      `${posts.join('')}GET /client/v4/zones?per_page=50&order=name HTTP/1.1\r\n${head}connection: close\r\n\r\n`,
    );
    let text = '';
    for await (const piece of socket) text += piece;
    const last = text.slice(text.lastIndexOf('HTTP/1.1 '));
    for (const name of names) expect(last).toContain(`"name":"${name}"`);
    expect(emulator.journal.entries().map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'GET']);
  });

  it('a connection that ends within a body is not an error of the emulator', async () => {
    const socket = await open();
    socket.write(
      `POST /client/v4/zones HTTP/1.1\r\nhost: ${hostOf(socket)}\r\n${KEY}\r\ncontent-length: 900\r\n\r\n{"name`,
    );
    await new Promise((resolve) => setImmediate(resolve));
    const entry = emulator.journal.waitFor({ method: 'POST' });
    socket.destroy();
    expect(await entry).toMatchObject({ operation: 'zones.create', status: 499 });
    expect(reported).toEqual([]);
  });
});

const hostOf = (socket: Socket): string => `127.0.0.1:${socket.remotePort}`;
