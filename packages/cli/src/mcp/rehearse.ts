/** Applies a change to an emulator seeded with the affected resources, and diffs before and after. */
import { createHash } from 'node:crypto';
import { writable } from '@flarewire/backup';
import type { Adoptee, Emulator } from '@flarewire/emulator';
import { Cloudflare, isNotFound, isUsageError } from 'flarewire';
import { WrongInput } from '../wrong-input.ts';
import { type Difference, differences, type Readings } from './differences.ts';
import { type Involved, idOf, listIn, makerOf, mustBe, read, type Thing, type View } from './involved.ts';
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

interface Rehearsing extends ReadyCall {
  readonly client: Cloudflare;
  readonly signal: AbortSignal;
  readonly load: LoadEmulator;
  readonly report: (text: string) => void;
}

/** @throws WrongInput if it cannot be rehearsed, or the emulator rejects it */
export async function rehearse(rehearsing: Rehearsing): Promise<Rehearsed> {
  const { subject, params, client, signal } = rehearsing;
  const { createEmulator } = await loaded(rehearsing.load);
  const involved = await allInvolvedIn(subject, params, client, signal);
  const report = (error: unknown): void => rehearsing.report(`emulator: ${String(error)}\n`);
  const emulator = createEmulator({ report, journal: false });
  try {
    const notes = [...involved.notes, ...(await copy(involved.things, emulator))];
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
    const before = await readings(involved.views, local, signal);
    const answer = await answerOf(local, rehearsing);
    const after = await readings(involved.views, local, signal);
    const found = differences(before, after, idAt(involved));
    if (found.some(({ change }) => change === 'created')) notes.push('Created items will have other ids.');
    const { cascades } = subject.schemas;
    if (cascades?.length) notes.push(`Deleted along with it: ${cascades.join(', ')}.`);
    if (found.length === 0)
      notes.push(
        'The emulator shows no difference: it may store nothing for this call, or the state is already as requested.',
      );
    return { differences: found, answer, notes, involved };
  } finally {
    await emulator.close();
  }
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

/** @returns what could not be copied */
async function copy(things: readonly Thing[], emulator: Pick<Emulator, 'adopt'>): Promise<string[]> {
  const adoptees = await Promise.all(things.map(adopteeOf));
  const isThere = await emulator.adopt(adoptees);
  for (const [at, thing] of things.entries()) mustBe(thing, isThere[at] === true);
  const lost = things.filter((_, at) => isThere[at] !== true);
  return lost.length === 0
    ? []
    : [
        `Not copied, so missing in the rehearsal: ${lost
          .slice(0, 5)
          .map(({ path, id = '' }) => `${path}/${id}`)
          .join(', ')}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}.`,
      ];
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

async function answerOf(local: Cloudflare, { subject, params, signal }: Rehearsing): Promise<unknown> {
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
    things.map(({ path, id = '', value }) => [
      id === '' ? path : `${path}/${id}`,
      createHash('sha256')
        .update(JSON.stringify(withoutSeen(value)))
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
