/** Calls leave nothing behind: no listener, timer, socket, body or byte, and a finished process exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { Left } from './leaks-program.ts';
import { head, json, type RawServer, rawServer, success, until } from './raw-server.ts';

const CALLS = 3000;
const ONE_CALL = new URL('one-call-program.ts', import.meta.url);

const children = new Set<ChildProcess>();
let server: RawServer | undefined;
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await server?.close();
  server = undefined;
});

/** Runs a program of this folder in a separate process, on the sources. */
function run(program: URL, ...args: string[]): { child: ChildProcess; output: () => string } {
  const path = fileURLToPath(program);
  const child = spawn(process.execPath, ['--conditions=flarewire-source', '--expose-gc', path, ...args]);
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
  return { child, output: () => text };
}

describe(`${CALLS} calls that share a signal`, () => {
  const kinds = [
    'json',
    'verb',
    'deadline',
    'list',
    'ahead',
    'read',
    'unread',
    'binary',
    'abort',
    'timeout',
    'fail',
    'refuse',
    'redirect',
    'unreachable',
  ];

  test.each(kinds)('calls with a shared signal leave nothing behind: %s', async (kind) => {
    const { child, output } = run(new URL('leaks-program.ts', import.meta.url), kind, String(CALLS));
    await once(child, 'close');
    expect(output()).toMatch(/^\{.*\}\n$/);
    const left: Left = JSON.parse(output());
    const fails = ['abort', 'timeout', 'fail', 'refuse', 'unreachable'].includes(kind);
    const isUnread = kind === 'unread' || kind === 'binary';
    expect(left).toMatchObject({ listeners: 0, timers: 0, warnings: [] });
    expect(left.failures).toBe(fails ? CALLS + 1000 : 0);
    // Unread responses belong to the caller; all others are read or cancelled.
    expect(left.unread).toBe(isUnread ? CALLS + 1000 : 0);
    expect(left.perCall).toBeLessThan(200);
    // Until it is garbage-collected, a returned Response can still be aborted.
    expect(left.mostListeners).toBeLessThanOrEqual(isUnread || kind === 'read' ? CALLS + 1000 : 0);
  });
});

/** A server that behaves as the path says. */
const start = () =>
  rawServer((socket, request) => {
    const path = (request.split(' ')[1] ?? '').replace(/\?.*/, '');
    const answers: { readonly [path: string]: string } = {
      '/stall': `${head({ length: 100 })}{`,
      '/refuse': json({ success: false, errors: [{ code: 1, message: 'no' }] }, { status: '403 Forbidden' }),
      '/fail': json({ success: false, errors: [] }, { status: '500 Internal Server Error' }),
      '/redirect': head({ status: '302 Found', length: 0, headers: 'location: /x\r\n' }),
      '/large': `${head({ length: 10_000_000 })}${' '.repeat(100_000)}`,
      '/zones': success([{ id: '1' }], { page: 1, per_page: 1, count: 1, total_pages: 9, total_count: 9 }),
    };
    socket.write(answers[path] ?? success({ id: 'x' }));
  });

describe('a process', () => {
  test.each([
    'success',
    'one page of many',
    'a Response that is read',
    'an abort',
    'a timeout',
    'a refusal',
    'a broken server',
    'a redirect',
    'no server',
  ])('a process exits as soon as its last call is over: %s', async (kind) => {
    server = await start();
    const { child, output } = run(ONE_CALL, server.url, kind);
    const ended = once(child, 'close');
    await ended;
    // Otherwise it prints what kept it alive.
    expect(output()).toBe('over\n');
    expect(child.exitCode).toBe(0);
  });

  test('a process releases the sockets of unread Responses', async () => {
    server = await start();
    const { seen } = server;
    const { child, output } = run(ONE_CALL, server.url, 'Responses that nobody reads');
    await until(() => output() !== '');
    expect(seen.requests).toHaveLength(20);
    await until(() => seen.busy === 0);
    child.stdin?.end();
    await once(child, 'close');
    expect(output()).toBe('over\n');
  });
});
