import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';
import type { Listening } from '../../../http/listen.ts';
import { frameOf, OP } from '../../../http/web-socket/frames.ts';

const SCRIPTS = `/accounts/${ACCOUNT}/workers/scripts`;

describe('tails of a Worker', () => {
  let sandbox: TestSandbox;
  let listening: Listening;
  const open: { close(): void }[] = [];
  beforeEach(async () => {
    sandbox = testSandbox({ control: true });
    listening = await sandbox.emulator.listen();
    const source = { 'content-type': 'application/javascript' };
    await sandbox.call('PUT', `${SCRIPTS}/front`, "addEventListener('fetch', () => {})", source);
  });
  afterEach(async () => {
    for (const one of open.splice(0)) one.close();
    await sandbox.emulator.close();
  });

  const create = async (filters: unknown = []): Promise<{ id: string; url: string; expires_at: string }> =>
    (
      await sandbox.call('POST', `${SCRIPTS}/front/tails`, JSON.stringify({ filters }), {
        'content-type': 'text/plain',
      })
    ).json.result;

  /** Records the messages of a socket, and its close. */
  async function watch(url: string, protocols: string[] = ['trace-v1']) {
    const socket = new WebSocket(url, protocols);
    open.push(socket);
    const events: Loose[] = [];
    let wake = (): void => undefined;
    socket.addEventListener('message', ({ data }) => {
      events.push(JSON.parse(String(data)));
      wake();
    });
    const closed = new Promise<{ code: number; reason: string }>((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }));
    });
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('The address did not open.')));
    });
    const next = async (count: number): Promise<Loose[]> => {
      while (events.length < count)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return events;
    };
    return { socket, events, closed, next };
  }

  const send = (...events: Record<string, unknown>[]): number =>
    sandbox.emulator.sendTrace({ script_name: 'front', events });

  it('a tail receives the completed events of its Worker, on every open connection', async () => {
    const { url } = await create();
    expect(url).toBe(`${listening.url.replace('http:', 'ws:')}/given/tails/${url.split('/').at(-1)}`);
    const [one, two] = [await watch(url), await watch((await create()).url)];
    expect(one.socket.protocol).toBe('trace-v1');
    const event = { request: { url: 'https://a.example/', method: 'POST' }, response: { status: 404 } };
    expect(send({ logs: ['hello'], event }, { outcome: 'exception', event: null })).toBe(4);
    const eventTimestamp = sandbox.clock.now();
    const sent = [
      {
        outcome: 'ok',
        scriptName: 'front',
        exceptions: [],
        eventTimestamp,
        logs: [{ level: 'log', timestamp: eventTimestamp, message: ['hello'] }],
        event: { request: { ...event.request, headers: {}, cf: {} }, response: { status: 404 } },
      },
      { outcome: 'exception', scriptName: 'front', exceptions: [], eventTimestamp, logs: [], event: null },
    ];
    expect([await one.next(2), await two.next(2)]).toEqual([sent, sent]);
  });

  it.each([
    [{ outcome: ['exception'] }, { outcome: 'exception' }],
    [{ method: ['post'] }, { event: { request: { method: 'POST' } } }],
    [{ header: { key: 'X-A', query: 'b' } }, { event: { request: { headers: { 'x-a': 'abc' } } } }],
    [{ header: { key: 'X-A' } }, { event: { request: { headers: { 'x-a': '' } } } }],
    [{ client_ip: ['192.0.2.1'] }, { event: { request: { headers: { 'cf-connecting-ip': '192.0.2.1' } } } }],
    [{ query: 'needle' }, { logs: [{ message: ['hay', { in: 'needle' }], level: 'warn' }] }],
    [{ scriptVersion: 'v1' }, { scriptVersion: { id: 'v1' } }],
  ])('a tail with the filter %j receives only matching events, unless it is in debug mode', async (filter, fitting) => {
    const tail = await watch((await create([filter, { unknown: true }])).url);
    expect([send({ logs: ['other'] }), send(fitting)]).toEqual([0, 1]);
    expect((await tail.next(1))[0]).toMatchObject(fitting);
    tail.socket.send('{"debug":true}');
    await expect.poll(() => send({ logs: ['other'] })).toBe(1);
  });

  it('a tail with a sampling rate receives approximately that share of events', async () => {
    await watch((await create([{ sampling_rate: 0.25 }])).url);
    const sent = send(...Array.from({ length: 400 }, () => ({})));
    expect(sent).toBeGreaterThan(50);
    expect(sent).toBeLessThan(150);
  });

  it('a tail ends when it or its Worker is deleted, when it expires, and with a reset', async () => {
    const { id, url } = await create();
    const deleted = await watch(url);
    await sandbox.call('DELETE', `${SCRIPTS}/front/tails/${id}`);
    expect(await deleted.closed).toEqual({ code: 1000, reason: 'The tail was deleted.' });
    await expect(watch(url)).rejects.toThrow('did not open');

    const { expires_at, ...expiring } = await create();
    const expired = await watch(expiring.url);
    sandbox.clock.advance(Date.parse(expires_at) - sandbox.clock.now());
    expect(send({})).toBe(0);
    expect((await expired.closed).code).toBe(1000);

    const ofWorker = await watch((await create()).url);
    await sandbox.call('DELETE', `${SCRIPTS}/front?force=true`);
    expect((await ofWorker.closed).code).toBe(1000);
    expect(() => send({})).toThrow("There is no Worker 'front'");

    const source = { 'content-type': 'application/javascript' };
    await sandbox.call('PUT', `${SCRIPTS}/front`, "addEventListener('fetch', () => {})", source);
    const forgotten = await watch((await create()).url);
    await sandbox.emulator.reset();
    expect((await forgotten.closed).reason).toBe('The state was replaced.');
  });

  it('a Worker has ten tails at most, and old ones make room', async () => {
    for (let count = 0; count < 10; count++) await create();
    expect((await sandbox.call('POST', `${SCRIPTS}/front/tails`, {})).status).toBe(403);
    sandbox.clock.advance(6 * 3600_000);
    expect((await sandbox.call('POST', `${SCRIPTS}/front/tails`, {})).status).toBe(200);
  });

  it('a control call sends events to a tail, from any language', async () => {
    const tail = await watch((await create()).url);
    const control = async (body: unknown) => {
      const address = listening.url.replace('/client/v4', '/__emulator/traces');
      const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
      return [response.status, ((await response.json()) as Loose).result];
    };
    expect(await control({ script_name: 'front', events: [{ logs: ['hi'] }] })).toEqual([200, { sent: 1 }]);
    expect((await tail.next(1))[0].logs[0].message).toEqual(['hi']);
    expect((await control({ script_name: 'none', events: [] }))[0]).toBe(400);
    expect((await control({ script_name: 'front', events: ['hi'] }))[0]).toBe(400);
  });

  it('a tail of another sandbox is found by its address alone', async () => {
    const other = sandbox.emulator.isolated('other');
    const ask = (path: string, init: RequestInit) =>
      other.fetch(`http://localhost/client/v4${path}`, {
        ...init,
        headers: { authorization: 'Bearer x', ...init.headers },
      });
    const headers = { 'content-type': 'application/javascript' };
    await ask(`${SCRIPTS}/front`, { method: 'PUT', body: "addEventListener('fetch', () => {})", headers });
    const made = (await (await ask(`${SCRIPTS}/front/tails`, { method: 'POST' })).json()) as Loose;
    const tail = await watch(made.result.url);
    expect([send({}), other.sendTrace({ script_name: 'front', events: [{ logs: ['there'] }] })]).toEqual([0, 1]);
    expect((await tail.next(1))[0].logs[0].message).toEqual(['there']);
  });

  /** The bytes on the wire, for cases that no browser produces. */
  async function raw(url: string, headers = 'sec-websocket-version: 13\r\n'): Promise<Socket> {
    const { port, host, pathname } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    open.push({ close: () => socket.destroy() });
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-key: ${'a'.repeat(22)}==\r\n${headers}\r\n`,
    );
    return socket;
  }
  const bytesOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

  it('a tail answers pings, accepts unmasked frames, and closes on an invalid message', async () => {
    const { url } = await create();
    const socket = await raw(url);
    const opened = await bytesOf(socket);
    expect(opened).toContain('HTTP/1.1 101 Switching Protocols');
    // https://www.rfc-editor.org/rfc/rfc6455#section-1.3
    expect(opened).toMatch(/sec-websocket-accept: [\w+/]{27}=/);
    expect(opened).not.toContain('sec-websocket-protocol');
    socket.write(frameOf(OP.ping, Buffer.from('are you there')));
    expect(await bytesOf(socket)).toContain('are you there');
    socket.write(frameOf(OP.text, Buffer.from('{"debug":false}')));
    socket.write(frameOf(OP.text, Buffer.from('no JSON')));
    expect(await bytesOf(socket)).toContain('could not be used');
    await once(socket, 'close');
    expect(send({})).toBe(0);
  });

  it('a tail whose client vanished receives nothing more', async () => {
    const socket = await raw((await create()).url);
    await bytesOf(socket);
    socket.resetAndDestroy();
    await expect.poll(() => send({})).toBe(0);
  });

  it('a tail whose client does not read is closed, and an event has at most one mebibyte', async () => {
    const socket = await raw((await create()).url);
    await bytesOf(socket);
    socket.pause();
    const event = { logs: ['x'.repeat(1_000_000)] };
    await expect.poll(() => send(event), { interval: 1 }).toBe(0);
    expect(() => send({ logs: ['x'.repeat(1_100_000)] })).toThrow('at most 1048576 are sent');
  });

  it('a tail refuses other versions, pages of other sites, and unknown ids', async () => {
    const { url } = await create();
    expect(await bytesOf(await raw(url, 'sec-websocket-version: 8\r\n'))).toContain('426 Upgrade Required');
    const foreign = 'sec-websocket-version: 13\r\norigin: https://evil.example\r\n';
    expect(await bytesOf(await raw(url, foreign))).toContain('403 Forbidden');
    expect(await bytesOf(await raw(`${url}0`))).toContain('404 Not Found');
  });

  it('an open tail does not block closing the emulator', async () => {
    const tail = await watch((await create()).url);
    await sandbox.emulator.close();
    expect((await tail.closed).code).toBe(1001);
  });

  it('upgrade requests for other protocols are left alone', async () => {
    const { port } = listening;
    const status = await new Promise((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'h2c', authorization: 'Bearer x' };
      request({ port, path: '/client/v4/ips', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
});
