/** Applies changes to an emulator seeded with the affected resources, and compares before and after. */
import { createHash } from 'node:crypto';
import { writable } from '@flarewire/backup';
import type { Adoptee, Emulator } from '@flarewire/emulator';
import { Cloudflare, isNotFound, isUsageError } from 'flarewire';
import { inParallel } from '../parallel.ts';
import { WrongInput } from '../wrong-input.ts';
import { type Difference, differences, type Readings } from './differences.ts';
import {
  type Involved,
  idOf,
  listIn,
  makerOf,
  mustNotNeed,
  placeOf,
  read,
  type Thing,
  unique,
  type View,
} from './involved.ts';
import type { ReadyCall } from './ready.ts';
import { allInvolvedIn } from './referrers.ts';
import { parentOf } from './routes.ts';

export type LoadEmulator = () => Promise<Pick<typeof import('@flarewire/emulator'), 'createEmulator'>>;

export interface Rehearsed {
  readonly differences: readonly Difference[];
  /** Response of the emulator. */
  readonly answer: unknown;
  readonly notes: readonly string[];
  /** Of what was read from the account. */
  readonly involved: Involved;
}

/** The account that changes are rehearsed for. */
export interface Account {
  readonly client: Cloudflare;
  readonly signal: AbortSignal;
  readonly load: LoadEmulator;
  readonly report: (text: string) => void;
}

/** @throws WrongInput if it cannot be rehearsed, or the emulator rejects it */
export async function rehearse(call: ReadyCall, account: Account): Promise<Rehearsed> {
  const [rehearsed] = await rehearseAll([call], account);
  if (rehearsed === undefined || rehearsed instanceof WrongInput) throw rehearsed;
  return rehearsed;
}

/** Calls whose resources are read at a time. */
const LANES = 5;

/** Calls of one rehearsal: reading what they involve must fit into the rate limit. */
export const MAX_CALLS = 300;

/** Rehearses calls one after the other on one copy. Gives the error of a call that cannot be rehearsed, or that the emulator rejects. */
export async function rehearseAll(
  calls: readonly ReadyCall[],
  { client, signal, load, report }: Account,
): Promise<(Rehearsed | WrongInput)[]> {
  const { createEmulator } = await loaded(load);
  const emulator = createEmulator({ report: (error) => report(`emulator: ${String(error)}\n`), journal: false });
  try {
    const all: Involved[] = [];
    await inParallel(calls, LANES, async ({ subject, params }, place) => {
      all[place] = await allInvolvedIn(subject, params, client, signal);
    });
    const lost = await copy(unique(all.flatMap(({ things }) => things)), emulator);
    const local = new Cloudflare({
      // No address of the account: hints about ids are of it.
      baseURL: 'http://127.0.0.1/client/v4',
      apiToken: 'local',
      apiKey: null,
      apiEmail: null,
      maxRetries: 0,
      pace: false,
      logLevel: 'off',
      fetch: emulator.fetch,
    });
    const results: (Rehearsed | WrongInput)[] = [];
    for (const [place, involved] of all.entries()) {
      const missing = involved.things.filter((thing) => lost.has(placeOf(thing)));
      const call = calls[place] as ReadyCall; // as many
      const result = performed({ ...call, local, signal, involved, missing });
      results.push(await result.catch(asWrongInput));
    }
    return results;
  } finally {
    await emulator.close();
  }
}

function asWrongInput(error: unknown): WrongInput {
  if (error instanceof WrongInput) return error;
  throw error;
}

interface Performing extends ReadyCall {
  /** Of the copy. */
  readonly local: Cloudflare;
  readonly signal: AbortSignal;
  readonly involved: Involved;
  /** Resources that could not be copied. */
  readonly missing: readonly Thing[];
}

async function performed(performing: Performing): Promise<Rehearsed> {
  const { subject, local, signal, involved, missing } = performing;
  mustNotNeed(missing);
  const before = await readings(involved.views, local, signal);
  const answer = await answerOf(performing);
  const after = await readings(involved.views, local, signal);
  const found = differences(before, after, idAt(involved));
  const { cascades } = subject.schemas;
  const notes = [
    ...involved.notes,
    ...notCopied(missing),
    ...(found.some(({ change }) => change === 'created') ? ['Created items will have other ids.'] : []),
    ...(cascades?.length ? [`Deleted along with it: ${cascades.join(', ')}.`] : []),
    ...(found.length === 0
      ? ['The emulator shows no difference: it may store nothing for this call, or the state is already as requested.']
      : []),
  ];
  return { differences: found, answer, notes, involved };
}

/** @throws WrongInput */
async function loaded(load: LoadEmulator): ReturnType<LoadEmulator> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new WrongInput(
      '@flarewire/emulator is not installed: a change must be rehearsed before it can be made. Install it: npm install -g @flarewire/emulator',
    );
  }
}

/** @returns places of what could not be copied */
async function copy(things: readonly Thing[], emulator: Pick<Emulator, 'adopt'>): Promise<ReadonlySet<string>> {
  const isThere = await emulator.adopt(await Promise.all(things.map(adopteeOf)));
  return new Set(things.filter((_, at) => isThere[at] !== true).map(placeOf));
}

function notCopied(missing: readonly Thing[]): string[] {
  if (missing.length === 0) return [];
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return [`Not copied, so missing in the rehearsal: ${missing.slice(0, 5).map(placeOf).join(', ')}${more}.`];
}

async function adopteeOf(thing: Thing): Promise<Adoptee> {
  const { path, id, value } = thing;
  const maker = await makerOf(thing);
  const base = { path, value, ...(id !== undefined && { id }) };
  if (maker === undefined) return base;
  const inBody = maker.schemas.params.filter((param) => param.in === 'body' && param.whole !== true);
  const fields = new Map(inBody.map((param) => [param.name, param.schema]));
  const body = writable(value, { fields, document: maker.document }).fields;
  return { ...base, make: { method: maker.operation.method, path, body } };
}

async function readings(views: readonly View[], local: Cloudflare, signal: AbortSignal): Promise<Readings> {
  const found = new Map<string, unknown>();
  for (const view of views)
    try {
      const value = await read(view, { client: local, signal });
      found.set(view.path, listIn(value) ?? value);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      found.set(view.path, undefined);
    }
  return found;
}

async function answerOf({ local, subject, params, signal }: Performing): Promise<unknown> {
  const { operation } = subject;
  try {
    const call = local.call(operation.name, params, { signal });
    if (operation.response === 'json' || operation.response === 'void') return await call;
    await call.asResponse().then((response) => response.body?.cancel());
    return undefined;
  } catch (error) {
    if (isUsageError(error)) throw error;
    throw new WrongInput(
      `The emulator rejects it: ${error instanceof Error ? error.message : String(error)}\nNothing was changed.`,
    );
  }
}

const idAt =
  ({ things }: Involved) =>
  (item: unknown, path: string): string | undefined => {
    const template = things.find((thing) => thing.path === path)?.template;
    return idOf(item, template ?? parentOf(`${path}/x`));
  };

/** Changes wherever one of the things does. */
export const fingerprintOf = ({ things }: Involved): ReadonlyMap<string, string> =>
  new Map(
    things.map((thing) => [
      placeOf(thing),
      createHash('sha256')
        .update(JSON.stringify(withoutSeen(thing.value)))
        .digest('hex'),
    ]),
  );

/** Fields that change when read, or on their own. */
function withoutSeen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutSeen);
  const kept = Object.entries(value).filter(
    ([name]) => !/(^|_)(last_(seen|used|checked)|seen|checked)(_|$)/.test(name),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSeen(inner)]));
}
