/** Runs a job in Redis under bad conditions: processes are killed and paused, Redis restarts, pauses and is emptied, and the server counts everything. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmulator, DEFAULT_ACCOUNT } from '../../packages/emulator/src/index.ts';
import type { Taking } from './bulk-process.ts';
import { type RedisServer, redisServer } from './redis-support.ts';

export interface SceneOptions {
  readonly zones: number;
  readonly workers: number;
  /** Number of processes killed in the middle of their items. */
  readonly kills: number;
  readonly quota: number;
  /** Seconds. */
  readonly window: number;
  /** Redis keeps nothing on disk and is restarted, instead of all faults before. */
  readonly isEmptied?: boolean;
  readonly say?: (text: string) => void;
}

export interface SceneResult {
  readonly counts: unknown;
  /** Number of zones by number of the job's records. */
  readonly records: Readonly<Record<number, number>>;
  /** Number of creates executed by the server. */
  readonly created: number;
  /** Number of responses with status 429. */
  readonly refused: number;
  readonly seconds: number;
}

const FETCH = { authorization: 'Bearer seed', 'content-type': 'application/json' };

/** A separate server with this many zones that counts executed calls. */
async function startServer({ zones, quota, window }: SceneOptions) {
  const emulator = createEmulator({ journal: { size: 10 } });
  for (let i = 0; i < zones; i++)
    await emulator.fetch('https://api.cloudflare.com/client/v4/zones', {
      method: 'POST',
      headers: FETCH,
      body: JSON.stringify({ name: `z${i}.example`, account: { id: DEFAULT_ACCOUNT } }),
    });
  emulator.setLimits({ quota, window, penalty: window });
  const seen = { created: new Map<string, number>(), refused: 0 };
  emulator.journal.subscribe(({ operation, path, status }) => {
    if (status === 429) seen.refused++;
    if (operation === 'dns.records.create' && status === 200) seen.created.set(path, (seen.created.get(path) ?? 0) + 1);
  });
  const listening = await emulator.listen();
  return { emulator, seen, url: listening.url };
}

/** Starts a participating process; resolves to its message, or its exit code. */
function start(taking: Taking): { readonly child: ChildProcess; readonly ended: Promise<unknown> } {
  const child = fork(join(import.meta.dirname, 'bulk-process.ts'), [JSON.stringify(taking)], {
    execArgv: ['--conditions=flarewire-source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let reported: unknown;
  child.on('message', (message) => {
    reported = message;
  });
  const ended = once(child, 'exit').then(([code]) => (code === 0 ? reported : `exit ${code}`));
  return { child, ended };
}

interface Stage {
  readonly options: SceneOptions;
  readonly redis: RedisServer;
  readonly url: string;
  readonly created: ReadonlyMap<string, number>;
}

const reach = async ({ created }: Stage, count: number, children: readonly ChildProcess[]): Promise<void> => {
  while (created.size < count) {
    if (children.some((one) => one.exitCode !== null))
      throw new Error(`a process has ended after ${created.size} records`);
    await sleep(20);
  }
};

/** Longer than a claim, so that others take over what a paused process holds. */
const PAUSE = 3000;

/** Processes are started, killed, replaced and paused; Redis restarts and pauses once in the middle. */
async function perform(stage: Stage): Promise<unknown> {
  const { options, redis, url } = stage;
  const { zones, workers, kills, say = () => {} } = options;
  const taking = { redis: `redis://127.0.0.1:${redis.port}`, url, concurrency: 10, claim: 2000 };
  const begin = (role: Taking['role'], i: number) => start({ ...taking, role, token: `token-${i}` });
  const first = begin('run', 0);
  const children = [first.child];
  const ends: Promise<unknown>[] = [];
  const add = (i: number): ChildProcess => {
    const { child, ended } = begin('work', i);
    children.push(child);
    ends.push(ended);
    return child;
  };
  try {
    const others = Array.from({ length: workers - 1 }, (_, i) => add(i + 1));
    for (let i = 0; i < kills; i++) {
      await reach(stage, Math.floor((zones * (i + 1)) / (kills + 3)), children);
      others[i]?.kill('SIGKILL');
      say(`killed a worker after ${stage.created.size} records`);
      add(i + 1);
    }
    await reach(stage, Math.floor((zones * (kills + 1)) / (kills + 3)), children);
    const paused = children.findLast((one) => one !== first.child && one.exitCode === null && one.signalCode === null);
    paused?.kill('SIGSTOP');
    await redis.kill();
    await redis.start();
    say(`paused a worker and restarted Redis after ${stage.created.size} records`);
    await sleep(PAUSE);
    paused?.kill('SIGCONT');
    await reach(stage, Math.floor((zones * (kills + 2)) / (kills + 3)), children);
    redis.signal('SIGSTOP');
    await sleep(PAUSE);
    redis.signal('SIGCONT');
    say(`paused Redis after ${stage.created.size} records`);
    const counts = await first.ended;
    if (typeof counts === 'string') throw new Error(`the process that runs the job has ended: ${counts}`);
    await Promise.all(ends);
    return counts;
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

/** Redis loses everything in the middle: all processes end with an error, and a new run, whose workers are killed and replaced, finishes. */
async function performEmptied(stage: Stage): Promise<unknown> {
  const { options, redis, url } = stage;
  const taking = { redis: `redis://127.0.0.1:${redis.port}`, url, concurrency: 10, claim: 2000 };
  const begin = (role: Taking['role'], i: number) => start({ ...taking, role, token: `token-${i}` });
  const all = Array.from({ length: options.workers }, (_, i) => begin(i === 0 ? 'run' : 'work', i));
  const children = all.map(({ child }) => child);
  try {
    await reach(stage, Math.floor(options.zones / 3), children);
    await redis.kill();
    await redis.start();
    options.say?.(`emptied Redis after ${stage.created.size} records`);
    const ends = await Promise.all(all.map(({ ended }) => ended));
    if (ends.some((end) => end !== 'exit 1')) throw new Error(`a process did not notice the loss: ${ends.join(', ')}`);
    const again = begin('run', 0);
    children.push(again.child);
    for (let i = 1; i <= options.kills; i++) {
      const { child } = begin('work', i);
      children.push(child);
      await reach(stage, Math.floor((options.zones * (i + options.kills)) / (2 * options.kills + 1)), [again.child]);
      child.kill('SIGKILL');
      options.say?.(`killed a worker after ${stage.created.size} records`);
    }
    const counts = await again.ended;
    if (typeof counts === 'string') throw new Error(`the new run has ended: ${counts}`);
    return counts;
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

export async function bulkScene(options: SceneOptions): Promise<SceneResult> {
  const { emulator, seen, url } = await startServer(options);
  const redis = await redisServer(options.isEmptied ? 'nothing' : 'appended');
  await redis.start();
  const began = performance.now();
  try {
    const stage = { options, redis, url, created: seen.created };
    const counts = await (options.isEmptied ? performEmptied(stage) : perform(stage));
    const records: Record<number, number> = {};
    for (const count of seen.created.values()) records[count] = (records[count] ?? 0) + 1;
    const created = [...seen.created.values()].reduce((sum, one) => sum + one, 0);
    return { counts, records, created, refused: seen.refused, seconds: (performance.now() - began) / 1000 };
  } finally {
    await redis.remove();
    await emulator.close();
  }
}
