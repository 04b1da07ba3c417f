import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createEmulator, DEFAULT_ACCOUNT } from '@flarewire/emulator';
import { Cloudflare, isUsageError } from 'flarewire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  callList,
  defineJob,
  JournalError,
  openJobs,
  plan,
  type RunOptions,
  run,
  type ZoneItem,
  zones,
} from './index.ts';
import { openJournal } from './journal.ts';

const account_id = DEFAULT_ACCOUNT;
let emulator = createEmulator();
let client = new Cloudflare({ apiToken: 'any' });
let folder = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  emulator = createEmulator();
  sent = [];
  client = new Cloudflare({
    apiToken: 'any',
    logLevel: 'off',
    clock: { sleep: async () => {} },
    fetch: (url, init) => {
      sent.push(String(init.method));
      return emulator.fetch(url, init);
    },
  });
  for (let i = 0; i < 30; i++) await client.zones.create({ name: `z${i}.example`, account: { id: account_id } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'journal');

const tls = defineJob({
  name: 'tls',
  items: (one: Cloudflare) => zones(one, { name: 'contains:.example' }),
  calls: ({ id }: ZoneItem) =>
    call('zones.settings.edit', { zone_id: id, setting_id: 'min_tls_version', value: '1.2' }),
});
const queues = defineJob({
  name: 'queues',
  items: Array.from({ length: 12 }, (_, i) => `queue-${i}`),
  calls: (queue_name: string) => call('queues.create', { account_id, queue_name }),
});
let sent: string[] = [];
const sentBy = (method: string) => sent.filter((one) => one === method).length;

/** Simulates a process that was killed while it worked on the first items. */
function leaveStarted(count: number): void {
  const journal = openJournal(path());
  journal.db.exec("UPDATE item SET state = 'waiting', attempts = 0, result = NULL, error = NULL");
  for (let i = 0; i < count; i++) journal.claim();
  journal.close();
}

describe('run', () => {
  it('a job whose calls differ from its journal or from the confirmed plan is rejected', async () => {
    const other = defineJob({
      ...queues,
      calls: (name: string) => call('queues.create', { account_id, queue_name: `${name}-b` }),
    });
    const { id } = await plan(client, queues);
    await expect(run(client, other, { confirm: id })).rejects.toThrow('nothing was sent');
    expect(sentBy('POST')).toBe(30);
    const first = await run(client, queues, { confirm: id, journal: path() });
    expect(first.counts).toMatchObject({ done: 12 });
    await expect(run(client, other, { journal: path() })).rejects.toThrow('makes different calls');
    expect(sentBy('POST')).toBe(42);
  });

  it('the error of a foreign journal names the job that it belongs to', async () => {
    await run(client, queues, { journal: path() });
    const changed = defineJob({
      ...queues,
      calls: (name: string) => call('queues.create', { account_id, queue_name: `${name}-b` }),
    });
    for (const job of [tls, changed]) {
      const error = await run(client, job as typeof tls, { journal: path() }).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(JournalError);
      expect(error).toMatchObject({ journal: path(), job: 'queues' });
      expect(isUsageError(error)).toBe(true);
    }
  });

  it('each item is processed once, and a second run does nothing', async () => {
    const seen: number[] = [];
    const report = await run(client, tls, { journal: path(), onProgress: ({ counts }) => seen.push(counts.done) });
    expect(report).toMatchObject({ total: 30, stopped: undefined, counts: { done: 30, waiting: 0, failed: 0 } });
    expect([seen[0], seen.at(-1)]).toEqual([0, 30]);
    const before = sentBy('PATCH');
    expect((await run(client, tls, { journal: path() })).counts.done).toBe(30);
    expect([before, sentBy('PATCH')]).toEqual([30, 30]);
    expect([...(report.items('done') as Iterable<unknown>)][0]).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('a journal is private to its owner and cannot be run twice at a time', async () => {
    let inner: Promise<unknown> = Promise.resolve();
    const onProgress = () => {
      inner = run(client, queues, { journal: path() }).then(() => 'ran', String);
    };
    await run(client, queues, { journal: path(), onProgress });
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    await expect(run(client, tls, { journal: path() })).rejects.toThrow('belongs to job queues, not tls');
    expect(await inner).toMatch(/is being run by another process|ran/);
  });

  it('an item created by a killed process is found by its natural key', async () => {
    await run(client, queues, { journal: path() });
    leaveStarted(12);
    expect((await run(client, queues, { journal: path() })).counts).toMatchObject({ done: 12, unknown: 0 });
    expect(await client.queues.list({ account_id }).all()).toHaveLength(12);
  });

  it('an interrupted call that sets a value is repeated, and one with an unknown outcome is not', async () => {
    const purge = defineJob({
      ...tls,
      name: 'purge',
      calls: ({ id }) => call('cache.purge', { zone_id: id, purge_everything: true }),
    });
    for (const [job, state] of [
      [tls, 'done'],
      [purge, 'unknown'],
    ] as const) {
      await run(client, job, { journal: path() });
      leaveStarted(3);
      const before = sent.length;
      const { counts } = await run(client, job, { journal: path() });
      expect([counts[state], sent.length - before]).toEqual(state === 'done' ? [30, 30] : [3, 27]);
      rmSync(path());
    }
  });

  it('an interrupted item is repeated only if its function allows it', async () => {
    const attempts: number[] = [];
    const each = async (_: number, __: Cloudflare, { attempt }: { attempt: number }) => attempts.push(attempt);
    const job = defineJob({ name: 'any', items: [1, 2, 3], each });
    await run(client, job, { journal: path() });
    leaveStarted(1);
    expect((await run(client, job, { journal: path() })).counts).toMatchObject({ done: 2, unknown: 1 });
    leaveStarted(1);
    const { counts } = await run(client, { ...job, repeatable: true }, { journal: path() });
    expect([counts.done, attempts.slice(5)]).toEqual([3, [2, 1, 1]]);
  });

  it('nothing is sent twice when responses are lost', async () => {
    emulator.faults.add({ operation: 'queues.create', every: 3, fault: 'lostAnswer' });
    expect((await run(client, queues)).counts).toMatchObject({ done: 12, failed: 0, unknown: 0 });
    expect(await client.queues.list({ account_id }).all()).toHaveLength(12);
  });

  it('an interrupted item continues after its completed calls', async () => {
    const params = (id: string) => ({ zone_id: id, setting_id: 'min_tls_version', value: '1.2' }) as const;
    const two = defineJob({
      ...tls,
      name: 'two',
      calls: ({ id }) => [
        call('cache.purge', { zone_id: id, purge_everything: true }),
        call('zones.settings.edit', params(id)),
      ],
    });
    emulator.faults.add({ operation: 'zones.settings.edit', times: 2, fault: { status: 400 } });
    const first = await run(client, two, { journal: path(), concurrency: 1 });
    expect(first.counts).toMatchObject({ done: 28, failed: 2 });
    const jobs = await openJobs(path());
    expect(await jobs.retry('two', 'failed')).toBe(2);
    await jobs.close();
    expect((await run(client, two, { journal: path() })).counts.done).toBe(30);
    expect(sentBy('POST') - 30).toBe(30); // 30 zones were created
  });

  it('all clients are used', async () => {
    const tokens = ['a', 'b', 'c'].map((apiToken) => client.withOptions({ apiToken }));
    const used = new Set<unknown>();
    const each = async (_: number, one: Cloudflare) => void used.add(one.apiToken);
    await run(tokens, defineJob({ name: 'n', items: Array.from({ length: 60 }, (_, i) => i), each }));
    expect([...used].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('a run that stops early', () => {
  const failing = (every: number) =>
    emulator.faults.add({ operation: 'zones.settings.edit', every, fault: { status: 400 } });

  it('a run stops after a failed canary', async () => {
    failing(1);
    const report = await run(client, tls, { canary: 4 });
    expect(report).toMatchObject({ stopped: "4 of the canary's items failed", counts: { failed: 4, waiting: 26 } });
    expect([...(report.items('failed') as Iterable<unknown>)][0]).toMatchObject({
      error: { name: 'BadRequestError', status: 400, operation: 'zones.settings.edit' },
    });
  });

  it('a run stops at a number of failures, and at a ratio', async () => {
    failing(2);
    const some = await run(client, tls, { stopAt: { failures: 3 }, concurrency: 1 });
    expect(some).toMatchObject({ stopped: '3 items failed (stopAt.failures: 3)', counts: { failed: 3 } });
    const ratio = await run(client, tls, { stopAt: { ratio: 0.3 }, concurrency: 1 });
    expect(ratio.stopped).toBe('10 of 20 items failed (stopAt.ratio: 0.3)');
  });

  it('items are recorded as started before they begin only if they may be repeated', async () => {
    const startedBy = async (begin: (options: RunOptions) => Promise<unknown>): Promise<number> => {
      let most = 0;
      const onProgress = ({ counts }: { counts: { started: number } }) => {
        most = Math.max(most, counts.started);
      };
      await begin({ concurrency: 2, onProgress });
      return most;
    };
    const list = Array.from({ length: 12 }, (_, i) => `name-${i}`);
    const keyless = (name: string) => call('loadBalancers.monitors.create', { account_id, description: name });
    const each = async () => {};
    const keylessJob = defineJob({ name: 'keyless', items: list, calls: keyless });
    const once = defineJob({ name: 'function', items: list, each });
    const often = defineJob({ name: 'function', items: list, each, repeatable: true });
    expect(await startedBy((options) => run(client, tls, options))).toBeGreaterThan(2);
    expect(await startedBy((options) => run(client, queues, options))).toBeGreaterThan(2);
    expect(await startedBy((options) => run(client, often, options))).toBeGreaterThan(2);
    expect(await startedBy((options) => run(client, keylessJob, options))).toBeLessThanOrEqual(2);
    expect(await startedBy((options) => run(client, once, options))).toBeLessThanOrEqual(2);
  });

  it('an aborted run completes its started items and can be resumed', async () => {
    const stop = new AbortController();
    const onProgress = ({ counts }: { counts: { done: number } }) => counts.done === 5 && stop.abort();
    const report = await run(client, tls, { journal: path(), signal: stop.signal, concurrency: 3, onProgress });
    expect(report).toMatchObject({ stopped: 'aborted', counts: { started: 0 } });
    expect((await run(client, tls, { journal: path() })).counts.done).toBe(30);
    expect(sentBy('PATCH')).toBe(30);
  });

  it('a run starts while another process checks whether it is running', async () => {
    await run(client, tls, { journal: path() });
    const looking = new Worker(
      `const { DatabaseSync } = require('node:sqlite');
       const { parentPort, workerData } = require('node:worker_threads');
       const db = new DatabaseSync(workerData);
       db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
       parentPort.postMessage('locked');
       setTimeout(() => db.close(), 50);`,
      { eval: true, workerData: `${path()}.lock` },
    );
    await once(looking, 'message');
    await expect(run(client, tls, { journal: path() })).resolves.toMatchObject({ counts: { done: 30 } });
    await looking.terminate();
  });

  it('another process can pause and resume a run', async () => {
    let jobs: Awaited<ReturnType<typeof openJobs>> | undefined;
    let looks = 0;
    // A paused run waits by the clock of the client.
    const paused = client.withOptions({
      clock: {
        sleep: async () => {
          if (++looks === 3) await jobs?.resume('tls');
        },
      },
    });
    const each = async () => {
      jobs ??= await openJobs(path());
      if (looks === 0) await jobs.pause('tls');
      if (looks === 0) expect(await jobs.list()).toMatchObject([{ name: 'tls', isPaused: true, isRunning: true }]);
    };
    const job = defineJob({ name: 'tls', items: [1, 2, 3], each });
    expect((await run(paused, job, { journal: path(), concurrency: 1 })).counts.done).toBe(3);
    expect(looks).toBeGreaterThanOrEqual(3);
    await jobs?.close();
  });
});

describe('invalid runs', () => {
  it('all invalid items are reported at once, before anything is sent', async () => {
    const calls = [
      call('zones.get', { zone_id: 'a' }),
      call('zones.get', { zone_id: 'a' }),
      call('workers.scripts.secrets.update', {
        account_id,
        script_name: 's',
        name: 'n',
        text: 'hunter2',
        type: 'secret_text',
      }),
      { operation: 'zones.edit', params: { api_token: 'hunter2' } },
      { operation: 'zones.edit', params: {} },
    ];
    const before = sent.length;
    const reported = await run(client, callList('bad', calls)).catch((error: Error) => error);
    expect(String(reported)).toContain('job bad has 4 unusable items: nothing was sent.');
    expect(String(reported)).toContain('item 1: its key');
    expect(String(reported)).toContain('item 2: workers.scripts.secrets.update: a value of its parameters is a secret');
    expect(String(reported)).toContain('item 3: "params.api_token" is a secret');
    expect(String(reported)).not.toContain('hunter2');
    expect(sent.length).toBe(before);
  });

  it('all invalid options are reported at once', async () => {
    await expect(run(client, { ...tls, name: 'a b' }, { concurrency: 0, stopAt: { ratio: 2 } })).rejects.toThrow(
      /name of the job, "a b",.*concurrency.*stopAt\.ratio/,
    );
  });
});
