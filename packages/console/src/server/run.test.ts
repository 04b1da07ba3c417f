import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CliOptions, parseOptions } from './options.ts';
import { type Io, run } from './run.ts';
import { send } from './test-support.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
});

function optionsOf(...argv: string[]): CliOptions {
  const parsed = parseOptions(argv);
  if (!('options' in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.options;
}

/** Avoid this machine's default ports, where a console may be running. */
const NONE = { console: 0, emulator: 0, edge: 0 };

function start(...argv: string[]) {
  return startOn(NONE, ...argv);
}

function startOn(usualPorts: Required<Io>['usualPorts'], ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const interrupt = new AbortController();
  let enter = (): void => undefined;
  const io: Io = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    readFile: async () => Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' })),
    onEnter: (listener) => {
      enter = listener;
    },
    interrupted: interrupt.signal,
    usualPorts,
  };
  const ended = run(optionsOf(...argv), io);
  return { out, err, ended, enter: () => enter(), stop: () => interrupt.abort() };
}

/** A port in use. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const ANY = ['--port', '0', '--emulator-port', '0', '--edge-port', '0'];
const LINK = /http:\/\/127\.0\.0\.1:\d+\/#key=[\w-]{43}$/;

describe('the program', () => {
  it('the program prints a working link and the API address, and ends on request', async () => {
    const { out, ended, enter, stop } = start(...ANY);
    await vi.waitFor(() => expect(out.length).toBeGreaterThan(2));
    const [link = '', api = ''] = out.map((line) => line.split(/\s+/)[1] ?? '');
    expect(link).toMatch(LINK);
    const zones = await fetch(`${api}/zones`, { headers: { authorization: 'Bearer any' } });
    expect(await zones.json()).toMatchObject({ result: [{ name: 'example.com' }, { name: 'example.org' }] });
    enter();
    expect(out.at(-1)).toMatch(LINK);
    expect(out.at(-1)).not.toBe(link);
    const origin = new URL(link).origin;
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const body = JSON.stringify({ key: link.split('#key=')[1] });
    expect((await send(`${origin}/api/session`, { method: 'POST', headers, body })).status).toBe(200);
    stop();
    expect(await ended).toBe(0);
    await expect(fetch(origin)).rejects.toThrow();
    await expect(fetch(api)).rejects.toThrow();
  });

  it('the program prints only the link when quiet, and starts empty without a seed', async () => {
    const { out, ended, stop } = start(...ANY, '--quiet', '--seed', 'none');
    await vi.waitFor(() => expect(out).toEqual([expect.stringMatching(LINK)]));
    stop();
    expect(await ended).toBe(0);
  });

  it('the program uses no port other than the requested one', async () => {
    const taken = String(await takenPort());
    const first = start('--port', taken, '--emulator-port', '0');
    expect(await first.ended).toBe(1);
    expect(first.err).toEqual([
      `Port ${taken} is in use. Choose another port for the console with --port, or --port 0 for any free one.`,
    ]);
    const second = start('--port', '0', '--emulator-port', taken);
    expect(await second.ended).toBe(1);
    expect(second.err[0]).toContain('Choose another port for the emulator with --emulator-port');
  });

  it('the program uses and reports the next free port if none was requested', async () => {
    const usual = await takenPort();
    const { out, err, ended, stop } = startOn({ console: usual, emulator: 0, edge: 0 }, '--emulator-port', '0');
    await vi.waitFor(() => expect(out.length).toBeGreaterThan(2));
    const port = /:(\d+)\/#key/.exec(out[0] ?? '')?.[1];
    expect(err).toEqual([`Port ${usual} is in use, so the console uses port ${port}.`]);
    stop();
    expect(await ended).toBe(0);
  });

  it('the program explains an invalid seed or missing credentials', async () => {
    const seed = start(...ANY, '--seed', 'nowhere.yaml');
    expect(await seed.ended).toBe(1);
    expect(seed.err).toEqual([
      "The seed file 'nowhere.yaml' does not exist. Choose another with --seed, or use --seed default.",
    ]);
    for (const name of ['API_TOKEN', 'API_KEY', 'EMAIL', 'API_USER_SERVICE_KEY']) vi.stubEnv(`CLOUDFLARE_${name}`, '');
    const live = start('--live', '--port', '0');
    expect(await live.ended).toBe(1);
    expect(live.err).toEqual([expect.stringContaining('set CLOUDFLARE_API_TOKEN')]);
  });

  it('the program says that a real account is read-only', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a-token');
    const { out, ended, stop } = start('--live', '--port', '0', '--base-url', 'http://127.0.0.1:9/client/v4');
    await vi.waitFor(() => expect(out.join('\n')).toContain('This is a real account'));
    expect(out[1]).toBe('API      http://127.0.0.1:9/client/v4');
    stop();
    expect(await ended).toBe(0);
  });
});
