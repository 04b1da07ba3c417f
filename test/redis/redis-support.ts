/** A real redis-server, and a server that counts calls by the documented rule, for tests of the shared budget. */
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from './redis-process.ts';

/** The reason why tests that need Redis cannot run; undefined if redis-server is installed. Pass it to `skip`. */
export const noRedis =
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'redis-server is missing; install it: apt-get install redis-server';

async function portOf(server: SocketServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('a server on a port has an address');
  return address.port;
}

export async function freePort(): Promise<number> {
  const server = createSocketServer();
  const port = await portOf(server);
  server.close();
  return port;
}

export interface RedisServer {
  readonly port: number;
  start(): Promise<void>;
  /** Kills it at once, like a crash; only an append-only file persists data. */
  kill(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
}

export async function redisServer(keep: 'nothing' | 'appended' = 'nothing'): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'redis-test-'));
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  return {
    port,
    async start() {
      const appendOnly = keep === 'appended' ? 'yes' : 'no';
      const argv = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', appendOnly];
      argv.push('--dir', folder);
      const started = spawn('redis-server', argv, { stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      for await (const chunk of started.stdout) if (String(chunk).includes('Ready to accept')) break;
    },
    kill,
    signal: (name) => void child?.kill(name),
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Rule {
  readonly quota: number;
  /** Seconds. */
  readonly window: number;
  /** True start of windows: with a call, or at fixed unknown times. */
  readonly begins: 'with a call' | 'by the clock';
}

/** Counts by the documented rule: exceeding the quota blocks for a whole window. */
export function counter({ quota, window, begins }: Rule, phase: number) {
  const length = window * 1000;
  let ends = 0;
  let used = 0;
  let shutUntil = 0;
  return (): { readonly isServed: boolean; readonly left: number; readonly ends: number } => {
    const now = Date.now();
    if (now >= ends) {
      used = 0;
      ends = begins === 'with a call' ? now + length : now + length - ((now + phase) % length);
    }
    const isShut = now < shutUntil;
    if (!isShut && ++used > quota) shutUntil = now + length;
    return { isServed: !isShut && used <= quota, left: Math.max(0, quota - used), ends: Math.max(ends, shutUntil) };
  };
}

/** A call that the server let through. */
export interface Served {
  readonly at: number;
  /** End of its window. */
  readonly window: number;
  readonly by: string;
}

export interface Counting {
  readonly url: string;
  readonly served: Served[];
  /** Number of rejected calls. */
  refused: number;
  close(): Promise<void>;
}

/** A counting server. `round` produces the whole seconds of `t`. */
export async function countingServer(rule: Rule & { round(seconds: number): number }): Promise<Counting> {
  const count = counter(rule, Math.random() * rule.window * 1000);
  const server: Server = createServer((request, response) => {
    const at = Date.now();
    const { isServed, left, ends } = count();
    if (isServed) counting.served.push({ at, window: ends, by: String(request.headers['x-process']) });
    else counting.refused++;
    response.statusCode = isServed ? 200 : 429;
    response.setHeader('ratelimit-policy', `"default";q=${rule.quota};w=${rule.window}`);
    response.setHeader('ratelimit', `"default";r=${left};t=${rule.round((ends - at) / 1000)}`);
    response.setHeader('content-type', 'application/json');
    setTimeout(() => response.end('{"success":true,"errors":[],"messages":[],"result":{}}'), Math.random() * 40);
  });
  const counting: Counting = {
    url: `http://127.0.0.1:${await portOf(server)}`,
    served: [],
    refused: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return counting;
}

export interface Worker {
  readonly name: string;
  /** Log messages of its store. */
  readonly said: string[];
  /** Errors of the process. */
  readonly faults: string[];
  /** Resolves with the exit code: 0 if nothing kept the process alive. */
  stop(): Promise<number | null>;
}

/** A separate process that calls as fast as the store allows. */
export async function worker(name: string, work: Work): Promise<Worker> {
  const program = join(import.meta.dirname, 'redis-process.ts');
  const argv = [JSON.stringify({ ...work, name })];
  const child = fork(program, argv, {
    execArgv: ['--conditions=flarewire-source'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const one: Worker = {
    name,
    said: [],
    faults: [],
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.send('stop');
      const code = await Promise.race([ended.then(([exit]) => exit as number | null), sleep(3000, 'late' as const)]);
      if (code !== 'late') return code;
      child.kill('SIGKILL');
      return null;
    },
  };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => one.faults.push(text));
  const ready = new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`${name} ended before it began: ${one.faults.join('')}`)));
    child.on('message', (message) => {
      if (message === 'ready') resolve();
      else one.said.push(String(message));
    });
  });
  await ready;
  return one;
}
