/** Reads and validates all items before anything is sent: reports every problem at once, by index. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { UsageError } from 'flarewire';
import type { BulkClient, Job } from './job.ts';
import { maskedIn, secretIn } from './secrets.ts';

/** The table of items, used by the journal and as a staging area for Redis. */
export const ITEM_TABLE = `
CREATE TABLE IF NOT EXISTS item (
  seq INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  item TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'started', 'done', 'failed', 'unknown')),
  attempts INTEGER NOT NULL DEFAULT 0,
  step INTEGER NOT NULL DEFAULT 0,
  result TEXT,
  error TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS item_by_state ON item (state, seq);
`;

const MAX_PROBLEMS = 100;
const MAX_KEY_LENGTH = 500;

/** All problems of the input. */
export class InputError extends UsageError {
  readonly problems: readonly string[];

  constructor(what: string, problems: readonly string[], count = problems.length) {
    const more = count > problems.length ? [`and ${count - problems.length} more`] : [];
    super(`${what}: nothing was sent.\n${[...problems, ...more].map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

export function keyOf(job: Job, item: unknown): string {
  if (job.key) return job.key(item);
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  const { id, name } = Object(item);
  return String(id ?? name ?? JSON.stringify(item));
}

const sourceOf = (job: Job, client: BulkClient, signal: AbortSignal | undefined) =>
  typeof job.items === 'function' ? job.items(client as never, { signal }) : job.items;

export interface StageOptions {
  readonly signal?: AbortSignal | undefined;
  /** Runs in the transaction of the items: a killed process leaves both or neither. */
  readonly onStaged?: (() => void) | undefined;
}

/** The calls of a job, for all of its items. */
export interface JobCalls {
  /** Digest: equal for jobs that make the same calls for the same items. */
  readonly id: string;
  /** Operations that a repetition could carry out twice. */
  readonly posts: ReadonlySet<string>;
}

interface Staged {
  readonly key: string;
  readonly item: unknown;
}

interface Planned {
  readonly operation: string;
  readonly params: object;
  readonly plan: Awaited<ReturnType<BulkClient['plan']>>;
}

async function planned(job: Job, client: BulkClient, item: unknown): Promise<Planned[]> {
  const all: Planned[] = [];
  if ('calls' in job)
    for (const { operation, params } of [job.calls(item)].flat())
      all.push({ operation, params, plan: await planCall(client, operation, params) });
  return all;
}

function digestOf(job: Job, key: string, calls: readonly Planned[]): string {
  const hash = createHash('sha256').update(`${key}\n`);
  if ('each' in job) hash.update(String(job.each));
  for (const { plan } of calls) hash.update(JSON.stringify([plan.method, plan.url, plan.body ?? null]));
  return hash.digest('hex');
}

/** Digest of the calls that a job makes for an item. */
export const callsFor = async (job: Job, client: BulkClient, { key, item }: Staged): Promise<string> =>
  digestOf(job, key, await planned(job, client, item));

class Calls {
  readonly #job: Job;
  readonly #hash = createHash('sha256');
  readonly #posts = new Set<string>();

  constructor(job: Job) {
    this.#job = job;
  }

  add(key: string, calls: readonly Planned[]): void {
    this.#hash.update(digestOf(this.#job, key, calls));
    for (const { operation, plan } of calls) if (plan.method === 'POST') this.#posts.add(operation);
  }

  end(): JobCalls {
    return { id: this.#hash.digest('hex').slice(0, 32), posts: this.#posts };
  }
}

/** The calls of a job whose items are in the table. */
export async function callsOf(job: Job, client: BulkClient, db: DatabaseSync): Promise<JobCalls> {
  const calls = new Calls(job);
  for (const { key, item } of db.prepare('SELECT key, item FROM item ORDER BY seq').iterate())
    calls.add(String(key), await planned(job, client, JSON.parse(String(item))));
  return calls.end();
}

/**
 * Inserts the items of a job into the table, in order; returns their number and calls.
 * @throws {InputError} for duplicate keys or keys that are not text, secrets, and values that are not valid JSON
 */
export async function stage(
  job: Job,
  client: BulkClient,
  db: DatabaseSync,
  { signal, onStaged }: StageOptions = {},
): Promise<{ readonly items: number; readonly calls: JobCalls }> {
  const insert = db.prepare('INSERT OR IGNORE INTO item (seq, key, item) VALUES (?, ?, ?)');
  const first = db.prepare('SELECT seq FROM item WHERE key = ?');
  const calls = new Calls(job);
  const problems: string[] = [];
  let wrong = 0;
  let index = 0;
  const tell = (text: string): void => {
    if (++wrong <= MAX_PROBLEMS) problems.push(`item ${index}: ${text}`);
  };
  db.exec('BEGIN IMMEDIATE');
  try {
    for await (const item of sourceOf(job, client, signal)) {
      signal?.throwIfAborted();
      const text = JSON.stringify(item);
      const found = faultOf(item) ?? (await planOrFault(job, client, text));
      const key = typeof found === 'string' ? '' : keyOf(job, item);
      if (typeof found === 'string') tell(found);
      else if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH)
        tell(
          `its key is ${JSON.stringify(key)?.slice(0, 60)}; a key must be a string of 1 to ${MAX_KEY_LENGTH} characters`,
        );
      else if (insert.run(index, key, text).changes === 0)
        tell(`its key ${JSON.stringify(key)} is a duplicate of item ${Object(first.get(key)).seq}; set \`key\``);
      else calls.add(key, found);
      index++;
    }
    if (wrong > 0)
      throw new InputError(`job ${job.name} has ${wrong} unusable ${wrong === 1 ? 'item' : 'items'}`, problems, wrong);
    onStaged?.();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  return { items: index, calls: calls.end() };
}

const kept = (place: string): string =>
  `"${place}" is a secret, and journals must not store secrets: read it inside the job`;

function faultOf(item: unknown): string | undefined {
  if (item === undefined || typeof item === 'function')
    return `it is of type ${typeof item}, which JSON cannot represent`;
  const secret = secretIn(item);
  return secret === undefined ? undefined : kept(secret);
}

/** The calls of an item, as they are read back from storage, or the problem that shows without sending them. */
async function planOrFault(job: Job, client: BulkClient, text: string): Promise<Planned[] | string> {
  try {
    const calls = await planned(job, client, JSON.parse(text));
    for (const { operation, params, plan } of calls) {
      const masked = maskedIn(plan.body, Object(params).body ?? params);
      if (masked.some((one) => text.includes(JSON.stringify(one))))
        return kept(`${operation}: a value of its parameters`).replaceAll('"', '');
    }
    return calls;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Builds a call without sending it; the operation's name is known only at run time. */
export const planCall = (client: BulkClient, operation: string, params: object) =>
  (client.plan as (operation: string, params: object) => ReturnType<BulkClient['plan']>)(operation, params);
