/** Saves and restores data next to a backup: values of KV, rows of D1, objects of R2, items of lists. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAuthenticationError, isConnectionError, UsageError } from 'flarewire';
import type { Caller } from '../client.ts';
import { d1Data } from './d1-data.ts';
import { type Access, type DataKind, type DataSource, fileNameOf, type Store } from './data-source.ts';
import { kvData } from './kv-data.ts';
import { listData } from './list-data.ts';
import { r2Data } from './r2-data.ts';

export interface DataOptions {
  /** Kinds of data. @default all of them */
  readonly of?: readonly DataKind[] | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after each namespace, database, bucket and list. */
  readonly onProgress?: ((result: DataResult) => void) | undefined;
}

/** Outcome for one namespace, database, bucket or list. */
export interface DataResult {
  readonly kind: DataKind;
  readonly name: string;
  /** Number of keys, rows, objects or entries that were read or written. */
  readonly items: number;
  readonly outcome: 'done' | 'failed';
  readonly error?: Error;
}

export interface DataStep extends Store {
  readonly kind: DataKind;
  readonly action: 'write' | 'skip';
  readonly items: number;
  /** Folder of the backup. */
  readonly folder: string;
  /** The reason why it is skipped. */
  readonly note?: string;
}

/** Plain data, like the plan of a configuration. */
export interface DataPlan {
  readonly id: string;
  readonly account_id: string;
  readonly steps: readonly DataStep[];
}

interface Kept {
  readonly kind: DataKind;
  readonly name: string;
  readonly items: number;
  readonly folder: string;
}

const SOURCES: readonly DataSource[] = [kvData, d1Data, r2Data, listData];
const HEAD = 'data.json';

/**
 * Reads data of an account into the folder of a backup, below `data/`, replacing earlier data. Unreadable stores are
 * reported, and the others are still read.
 *
 * @throws an authentication or connection error, since nothing can be read then
 * @example
 * await saveData('backups/acme', client, { account_id }, { of: ['kv', 'lists'] });
 */
export async function saveData(
  folder: string,
  client: Caller,
  account: { readonly account_id: string },
  options: DataOptions = {},
): Promise<readonly DataResult[]> {
  const { signal, onProgress } = options;
  const access: Access = { client, account, signal };
  const results: DataResult[] = [];
  const reported = (result: DataResult): void => {
    results.push(result);
    onProgress?.(result);
  };
  const kept: Kept[] = [];
  for (const source of chosen(options)) {
    const { kind } = source;
    const stores = await attempt(reported, { kind, name: '*' }, () => allOf(source.stores(access)), signal);
    for (const store of stores ?? []) {
      const own = join('data', kind, fileNameOf(store.name));
      const items = await attempt(
        reported,
        { kind, name: store.name },
        async () => {
          await rm(join(folder, own), { recursive: true, force: true });
          await mkdir(join(folder, own), { recursive: true, mode: 0o700 });
          return source.save(access, store, join(folder, own));
        },
        signal,
      );
      if (items === undefined) continue;
      kept.push({ kind, name: store.name, items, folder: own });
      reported({ kind, name: store.name, items, outcome: 'done' });
    }
  }
  await mkdir(join(folder, 'data'), { recursive: true, mode: 0o700 });
  const part = join(folder, 'data', `${HEAD}.${process.pid}.part`);
  await writeFile(part, `${JSON.stringify({ version: 1, stores: kept }, undefined, 2)}\n`, { mode: 0o600 });
  await rename(part, join(folder, 'data', HEAD));
  return results;
}

const chosen = ({ of }: DataOptions): readonly DataSource[] => SOURCES.filter(({ kind }) => of?.includes(kind) ?? true);

async function allOf<One>(some: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = [];
  for await (const one of some) all.push(one);
  return all;
}

/** Continues after errors, except those that would affect every store. */
async function attempt<Value>(
  reported: (result: DataResult) => void,
  what: { readonly kind: DataKind; readonly name: string },
  work: () => Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value | undefined> {
  signal?.throwIfAborted();
  try {
    return await work();
  } catch (error) {
    if (signal?.aborted || isAuthenticationError(error) || isConnectionError(error)) throw error;
    reported({
      ...what,
      items: 0,
      outcome: 'failed',
      error: error instanceof Error ? error : new Error(String(error)),
    });
    return undefined;
  }
}

/**
 * Finds the targets for the data of a backup, by name, since its configuration is restored first. Changes nothing.
 *
 * @throws UsageError the folder has no data
 */
export async function planData(
  folder: string,
  client: Caller,
  { account_id }: { readonly account_id: string },
  options: DataOptions = {},
): Promise<DataPlan> {
  const access: Access = { client, account: { account_id }, signal: options.signal };
  const kept = await readHead(folder);
  const steps: DataStep[] = [];
  for (const source of chosen(options)) {
    const own = kept.filter(({ kind }) => kind === source.kind);
    if (own.length === 0) continue;
    const stores = new Map((await allOf(source.stores(access))).map((store) => [store.name, store]));
    for (const { name, ...rest } of own) {
      const store = stores.get(name);
      const note =
        store === undefined
          ? 'it does not exist: restore the configuration first'
          : await source.refusal?.(access, store);
      steps.push({
        ...rest,
        name,
        id: store?.id ?? '',
        action: note === undefined ? 'write' : 'skip',
        ...(note && { note }),
      });
    }
  }
  const plan = { account_id, steps };
  return { id: idOf(plan), ...plan };
}

async function readHead(folder: string): Promise<readonly Kept[]> {
  const path = join(folder, 'data', HEAD);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${folder} has no data: data/${HEAD} does not exist`);
  });
  try {
    const { version, stores } = JSON.parse(text);
    if (version === 1 && Array.isArray(stores)) return stores;
  } catch {
    // Reported below.
  }
  throw new UsageError(`${path} is malformed, or of another version`);
}

const idOf = (plan: Omit<DataPlan, 'id'>): string =>
  createHash('sha256')
    .update(JSON.stringify([plan.account_id, plan.steps]))
    .digest('hex')
    .slice(0, 16);

/**
 * Writes data back without deleting anything: keys, objects and items with the same names are replaced. Continues after
 * errors; repeating it writes what is missing.
 *
 * @throws UsageError `confirm` is not the id of this plan
 * @example
 * const planned = await planData('backups/acme', client, { account_id });
 * await restoreData('backups/acme', client, planned, { confirm: planned.id });
 */
export async function restoreData(
  folder: string,
  client: Caller,
  plan: DataPlan,
  { confirm, signal, onProgress }: Omit<DataOptions, 'of'> & { readonly confirm: string },
): Promise<readonly DataResult[]> {
  const { id, ...rest } = plan;
  if (confirm !== id || idOf(rest) !== id)
    throw new UsageError('restoreData: `confirm` must be the id of this plan, unchanged');
  const access: Access = { client, account: { account_id: plan.account_id }, signal };
  const results: DataResult[] = [];
  const reported = (result: DataResult): void => {
    results.push(result);
    onProgress?.(result);
  };
  for (const step of plan.steps) {
    const source = SOURCES.find(({ kind }) => kind === step.kind);
    if (step.action === 'skip' || source === undefined) continue;
    const { kind, name } = step;
    const items = await attempt(
      reported,
      { kind, name },
      () => source.restore(access, step, join(folder, step.folder)),
      signal,
    );
    if (items !== undefined) reported({ kind, name, items, outcome: 'done' });
  }
  return results;
}

/** Formats the plan, one line per step. */
export const formatData = ({ steps }: DataPlan): string =>
  steps
    .map(
      ({ kind, name, action, items, note }) =>
        `${action === 'write' ? '+' : '!'} ${action} ${kind} ${name}: ${note ?? `${items} items`}`,
    )
    .join('\n');
