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

/** Digest of the calls that a job makes for an item. */
export async function callsFor(
  job: Job,
  client: BulkClient,
  { key, item }: { readonly key: string; readonly item: unknown },
): Promise<string> {
  const hash = createHash('sha256').update(`${key}\n`);
  if (!('calls' in job)) return hash.update(String(job.each)).digest('hex');
  for (const { operation, params } of [job.calls(item)].flat()) {
    const { method, url, body } = await planCall(client, operation, params);
    hash.update(JSON.stringify([method, url, body ?? null]));
  }
  return hash.digest('hex');
}

/** Digest of all calls of a job: equal for jobs that make the same calls for the same items. */
export async function callsOf(job: Job, client: BulkClient, db: DatabaseSync): Promise<string> {
  const hash = createHash('sha256');
  for (const { key, item } of db.prepare('SELECT key, item FROM item ORDER BY seq').iterate())
    hash.update(await callsFor(job, client, { key: String(key), item: JSON.parse(String(item)) }));
  return hash.digest('hex').slice(0, 32);
}

/**
 * Inserts the items of a job into the table, in order; returns their number.
 * @throws {InputError} for duplicate keys or keys that are not text, secrets, and values that are not valid JSON
 */
export async function stage(
  job: Job,
  client: BulkClient,
  db: DatabaseSync,
  { signal, onStaged }: StageOptions = {},
): Promise<number> {
  const insert = db.prepare('INSERT OR IGNORE INTO item (seq, key, item) VALUES (?, ?, ?)');
  const first = db.prepare('SELECT seq FROM item WHERE key = ?');
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
      const problem = faultOf(item) ?? (await faultOfCalls(job, client, item));
      const key = problem === undefined ? keyOf(job, item) : '';
      if (problem !== undefined) tell(problem);
      else if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH)
        tell(
          `its key is ${JSON.stringify(key)?.slice(0, 60)}; a key must be a string of 1 to ${MAX_KEY_LENGTH} characters`,
        );
      else if (insert.run(index, key, JSON.stringify(item)).changes === 0)
        tell(`its key ${JSON.stringify(key)} is a duplicate of item ${Object(first.get(key)).seq}; set \`key\``);
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
  return index;
}

const kept = (place: string): string =>
  `"${place}" is a secret, and journals must not store secrets: read it inside the job`;

function faultOf(item: unknown): string | undefined {
  if (item === undefined || typeof item === 'function')
    return `it is of type ${typeof item}, which JSON cannot represent`;
  const secret = secretIn(item);
  return secret === undefined ? undefined : kept(secret);
}

/** Problems of the calls of an item that show without sending them. */
async function faultOfCalls(job: Job, client: BulkClient, item: unknown): Promise<string | undefined> {
  if (!('calls' in job)) return undefined;
  const text = JSON.stringify(item);
  try {
    for (const { operation, params } of [job.calls(item)].flat()) {
      const { body } = await planCall(client, operation, params);
      const secret = maskedIn(body, Object(params).body ?? params).find((one) => text.includes(JSON.stringify(one)));
      if (secret !== undefined) return kept(`${operation}: a value of its parameters`).replaceAll('"', '');
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Builds a call without sending it; the operation's name is known only at run time. */
export const planCall = (client: BulkClient, operation: string, params: object) =>
  (client.plan as (operation: string, params: object) => ReturnType<BulkClient['plan']>)(operation, params);
