/**
 * Runs a job: validates items, runs a canary, then all others, and reports; completed items of an earlier run are
 * skipped.
 */
import { UsageError } from 'flarewire';
import { naturalKey } from 'flarewire/create';
import type { BulkClient, Job } from './job.ts';
import { type Journal, lockJournal, openJournal } from './journal.ts';
import { JournalError } from './journal-error.ts';
import {
  canaryFailed,
  checkOptions,
  type Fleet,
  fleetOf,
  type Report,
  type RunOptions,
  reasonToStop,
} from './options.ts';
import { perform } from './perform.ts';
import { callsOf, stage } from './stage.ts';
import { totalOf } from './states.ts';
import { type Ended, Turns } from './turns.ts';

/** Milliseconds between checks whether a paused run may continue. */
const PAUSE_LOOK = 250;
/** Milliseconds between records of the rate limit in the journal. */
const NOTE_EVERY = 1000;

interface Running {
  readonly job: Job;
  readonly journal: Journal;
  readonly fleet: Fleet;
  readonly options: RunOptions;
  readonly isFile: boolean;
  /** Number of items that may still be started in this phase. */
  room: number;
  /** No item does harm if it is processed twice, so some may be started before they begin. */
  isRepeatable: boolean;
  /** The reason why no more items are started. */
  reason: string | undefined;
  notedAt: number;
}

const isStopped = ({ reason, options }: Running): boolean => reason !== undefined || options.signal?.aborted === true;

const isOver = (running: Running): boolean => running.room <= 0 || isStopped(running);

const concurrencyOf = ({ fleet, options }: Running): number => fleet.clients.length * (options.concurrency ?? 10);

const clockOf = ({ fleet }: Running): BulkClient['clock'] => fleet.clients[0]?.clock as BulkClient['clock']; // at least one exists

function tell(running: Running, counts = running.journal.counts()): void {
  const { job, journal, fleet, options } = running;
  const { calls, budgets } = fleet;
  options.onProgress?.({ job: job.name, counts, total: totalOf(counts), calls, budgets: [...budgets], warnings: [] });
  const now = clockOf(running).now();
  if (!running.isFile || now - running.notedAt < NOTE_EVERY) return;
  running.notedAt = now;
  journal.set('budgets', JSON.stringify(budgets.filter((one) => one !== undefined)));
}

async function whilePaused(running: Running): Promise<void> {
  const { journal, options } = running;
  while (!isOver(running) && journal.get('paused') === '1')
    await clockOf(running)
      .sleep(PAUSE_LOOK, options.signal)
      .catch(() => {}); // aborted; the loop condition ends the loop
}

/** Processes items in sequence with one client, until none is left or the phase is over. */
async function loop(running: Running, client: BulkClient, turns: Turns): Promise<void> {
  let ended: Ended | undefined;
  for (;;) {
    const next = await turns.take(ended);
    ended = undefined;
    if (next === undefined) return;
    if (next === 'paused') await whilePaused(running);
    else {
      const outcome = await perform(running.job, client, next, NEVER);
      ended = { key: next.key, outcome };
      const { onItem } = running.options;
      if (onItem === undefined) continue;
      // It is on disk before the caller hears of it, and nothing is started meanwhile.
      await turns.record(ended);
      ended = undefined;
      const { step: _, ...report } = { step: 0, ...outcome };
      await onItem({ key: next.key, attempts: next.attempt, ...report });
    }
  }
}

/** A journal belongs to one process, so no claim to an item is ever lost. */
const NEVER = new AbortController().signal;

/**
 * Items to start before they begin, as many as there are in progress. None if a crash would leave them `unknown`, or if
 * one more could be one too many: in a canary, and when a failure counts.
 */
function aheadOf(running: Running, failed: number): number {
  const { room, isRepeatable, options } = running;
  const isCounted = options.stopAt !== undefined && failed > 0;
  return isRepeatable && room === Number.POSITIVE_INFINITY && !isCounted && !options.onItem
    ? concurrencyOf(running)
    : 0;
}

/** Records what has ended and starts what is next, for all items of a moment in one transaction. */
function turnsOf(running: Running, judge: () => string | undefined): Turns {
  const { journal } = running;
  const bad = (): number => {
    const { failed, unknown } = journal.counts();
    return failed + unknown;
  };
  const before = bad();
  return new Turns(journal, {
    judge: () => {
      running.reason ??= judge();
    },
    isOver: () => isStopped(running),
    isPaused: () => journal.get('paused') === '1',
    claim: () => {
      const claimed = running.room > 0 ? journal.claim() : undefined;
      if (claimed) running.room--;
      return claimed;
    },
    ahead: () => aheadOf(running, bad() - before),
    release: ({ key }) => {
      journal.release(key);
      running.room++;
    },
    tell: (counts) => tell(running, counts),
  });
}

async function phase(running: Running, room: number, judge: () => string | undefined): Promise<void> {
  const { fleet, journal } = running;
  running.room = room;
  const turns = turnsOf(running, judge);
  do {
    const loops = Array.from(
      { length: concurrencyOf(running) },
      (_, at) => loop(running, fleet.clients[at % fleet.clients.length] as BulkClient, turns), // at least one exists
    );
    await Promise.all(loops);
    // Another process may have requeued failed items meanwhile.
  } while (!isOver(running) && journal.counts().waiting > 0);
}

/** Reads the items unless an earlier run has. */
async function load(running: Running): Promise<void> {
  const { job, journal, fleet, options } = running;
  const foreign = (message: string, owner: string) => new JournalError(message, options.journal ?? '', owner);
  const before = journal.get('job');
  if (before !== undefined && before !== job.name)
    throw foreign(`journal ${options.journal} belongs to job ${before}, not ${job.name}`, before);
  const client = fleet.clients[0] as BulkClient; // at least one exists
  const onStaged = (): void => {
    journal.set('job', job.name);
    journal.set('loaded', '1');
  };
  const { id: calls, posts } =
    journal.get('loaded') === undefined
      ? (await stage(job, client, journal.db, { signal: options.signal, onStaged })).calls
      : await callsOf(job, client, journal.db);
  const begun = journal.get('calls');
  if (begun !== undefined && begun !== calls)
    throw foreign(
      `job ${job.name} makes different calls than when its journal ${options.journal} was started: finish that run with the unchanged job, or use another journal`,
      job.name,
    );
  if (options.confirm !== undefined && options.confirm !== calls)
    throw new UsageError(
      `job ${job.name}: \`confirm\` is ${options.confirm}, but the current plan is ${calls}: nothing was sent. Plan again`,
    );
  journal.set('calls', calls);
  // The lock is ours, so started items belong to a process that has ended.
  journal.db.exec("UPDATE item SET state = 'waiting' WHERE state = 'started'");
  if (options.retryFailed) journal.retry('failed');
  running.isRepeatable = job.repeatable === true || ('calls' in job && (await areRepeatable(posts)));
}

/** True if a repetition of each of these creates finds what the first one made. */
async function areRepeatable(posts: ReadonlySet<string>): Promise<boolean> {
  for (const operation of posts) if ((await naturalKey(operation)) === undefined) return false;
  return true;
}

async function runPhases(running: Running): Promise<void> {
  const { journal, options } = running;
  const before = journal.counts();
  const judge = () => reasonToStop(before, journal.counts(), options.stopAt ?? {});
  if (options.canary) {
    await phase(running, options.canary, judge);
    running.reason ??= canaryFailed(before, journal.counts());
  }
  if (running.reason === undefined) await phase(running, Number.POSITIVE_INFINITY, judge);
}

function reportOf({ job, journal, reason, isFile, options }: Running): Report {
  const counts = journal.counts();
  const isWaiting = counts.waiting + counts.started > 0;
  const path = options.journal ?? '';
  return {
    job: job.name,
    counts,
    total: totalOf(counts),
    stopped: isWaiting ? (reason ?? 'aborted') : undefined,
    warnings: [],
    *items(state) {
      const one = isFile ? openJournal(path) : journal;
      try {
        yield* one.items(state);
      } finally {
        if (isFile) one.close();
      }
    },
  };
}

/** Runs a job in this process, with a journal. */
export async function runHere(
  clients: BulkClient | readonly BulkClient[],
  job: Job,
  options: RunOptions,
): Promise<Report> {
  checkOptions(job.name, options);
  const isFile = options.journal !== undefined;
  const unlock = options.journal === undefined ? () => {} : lockJournal(options.journal);
  try {
    const journal = openJournal(options.journal);
    try {
      const fleet = fleetOf(clients);
      const state = { room: 0, isRepeatable: false, reason: undefined, notedAt: 0 };
      const running: Running = { job, journal, fleet, options, isFile, ...state };
      await load(running);
      tell(running);
      await runPhases(running);
      tell(running);
      return reportOf(running);
    } finally {
      if (isFile) journal.close();
    }
  } finally {
    unlock();
  }
}
