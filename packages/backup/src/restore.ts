/** Executes the plan of a restore, and nothing else. */
import { UsageError } from 'flarewire';
import { exact } from 'flarewire/create';
import type { Item } from './backup-value.ts';
import { type Caller, callOf } from './client.ts';
import { fieldChanges } from './diff.ts';
import { mapped, mentionsOf, placedAt } from './ids.ts';
import { loadKeys, pair } from './items.ts';
import { changeableOf, type Kind } from './kind.ts';
import { kindsOf } from './kinds/kinds.ts';
import { idOf, type RestorePlan, type RestoreStep } from './plan-restore.ts';
import { itemOf, readItems, type Source } from './read.ts';

export interface RestoreResult {
  readonly step: RestoreStep;
  /** `skipped`: it has changed since planning, or needs something that could not be restored. */
  readonly outcome: 'done' | 'failed' | 'skipped';
  /** Id of the created resource. */
  readonly there?: string;
  /** The reason why it was not done. */
  readonly error?: Error;
}

interface Restoring extends Source {
  readonly ids: Map<string, string>;
  /** Ids of the backup that could not be created. */
  readonly lost: Map<string, string>;
  /** Ids in each place when the restore began. */
  readonly before: Map<string, ReadonlySet<string>>;
  /** Items that are not in the plan, as of the first create in their place. */
  readonly came: Map<string, readonly Item[]>;
  /** Ids of the backup that existed when the plan was made. */
  readonly planned: ReadonlySet<string>;
  /** Kinds and ids in the plan. */
  readonly known: ReadonlySet<string>;
}

/** Its state differs from the plan. */
class Stale extends Error {}

/**
 * Executes a plan step by step and continues after errors. Before each change it checks the current state: items that
 * have changed since planning are skipped. Ids of created resources replace those of the backup in later steps, also
 * inside texts; steps that need a resource that could not be created are skipped.
 *
 * @throws UsageError `confirm` is not the id of this plan
 */
export async function restore(
  client: Caller,
  plan: RestorePlan,
  {
    confirm,
    signal,
    onProgress,
  }: {
    readonly confirm: string;
    readonly signal?: AbortSignal | undefined;
    readonly onProgress?: ((done: number, total: number) => void) | undefined;
  },
): Promise<readonly RestoreResult[]> {
  const { id, ...rest } = plan;
  if (confirm !== id || idOf(rest) !== id)
    throw new UsageError('restore: `confirm` must be the id of this plan, unchanged');
  const kinds = new Map((await kindsOf(plan.scope.name)).map((kind) => [kind.name, kind]));
  await loadKeys(plan.scope.name);
  const restoring: Restoring = {
    ...{ client, scope: { [plan.scope.name]: plan.scope.id }, signal },
    ...{ ids: new Map(Object.entries(plan.ids)), lost: new Map(), before: new Map(), came: new Map() },
    planned: new Set(Object.keys(plan.ids)),
    known: new Set(plan.steps.map(({ kind, there }) => `${kind} ${there}`)),
  };
  await lookAtPlaces(plan, kinds, restoring);
  const steps = plan.steps.filter(({ action }) => ['create', 'change', 'delete'].includes(action));
  const results: RestoreResult[] = [];
  for (const step of steps) {
    signal?.throwIfAborted();
    results.push(await carryOut(step, kinds.get(step.kind), restoring));
    onProgress?.(results.length, steps.length);
  }
  return again(results, kinds, restoring);
}

/** True if its parent did not exist when the plan was made. */
const isPlaceNew = ({ in: place = {} }: RestoreStep, { parent }: Kind, { planned }: Restoring): boolean =>
  (parent?.params ?? []).some((param) => !planned.has(place[param] ?? ''));

const listed = (kind: Kind, place: Item['in'], restoring: Restoring): Promise<readonly Item[]> =>
  readItems(kind, place, restoring).catch((error: unknown) => {
    if (Object(error).status === 404) return [];
    throw error;
  });

/** Reads where something will be created, to tell others' creations from those of this restore. */
async function lookAtPlaces(plan: RestorePlan, kinds: ReadonlyMap<string, Kind>, restoring: Restoring): Promise<void> {
  for (const step of plan.steps) {
    const kind = kinds.get(step.kind);
    if (step.action !== 'create' || kind === undefined || isPlaceNew(step, kind, restoring)) continue;
    const place = placedAt(step.in ?? {}, restoring.ids);
    const key = JSON.stringify([kind.name, place]);
    if (restoring.before.has(key)) continue;
    restoring.signal?.throwIfAborted();
    const items = await listed(kind, step.in && place, restoring);
    restoring.before.set(key, new Set(items.flatMap(({ id }) => (id === undefined ? [] : [id]))));
  }
}

/** Steps that the server refused may succeed after the others: an old default can end once there is a new one. */
async function again(
  results: readonly RestoreResult[],
  kinds: ReadonlyMap<string, Kind>,
  restoring: Restoring,
): Promise<readonly RestoreResult[]> {
  if (results.every(({ outcome }) => outcome === 'failed')) return results;
  const found: RestoreResult[] = [];
  for (const result of results) {
    restoring.signal?.throwIfAborted();
    const { status } = Object(result.error);
    const isRefused = result.outcome === 'failed' && status >= 400 && status < 500;
    if (isRefused && result.step.id !== undefined) restoring.lost.delete(result.step.id);
    const next = isRefused ? await carryOut(result.step, kinds.get(result.step.kind), restoring) : result;
    found.push(next.outcome === 'done' ? next : result);
  }
  return found;
}

async function carryOut(step: RestoreStep, kind: Kind | undefined, restoring: Restoring): Promise<RestoreResult> {
  try {
    if (kind === undefined) throw new UsageError(`unknown resource ${step.kind}`);
    const [missing] = [
      ...mentionsOf(step.fields, restoring.lost),
      ...Object.values(step.in ?? {}).filter((id) => restoring.lost.has(id)),
    ];
    if (missing !== undefined) throw new Stale(`it needs ${restoring.lost.get(missing)}, which could not be restored`);
    await write(step, kind, restoring);
    const made = step.action === 'create' && step.id !== undefined ? restoring.ids.get(step.id) : undefined;
    return { step, outcome: 'done', ...(made !== undefined && { there: made }) };
  } catch (error) {
    if (step.action === 'create' && step.id !== undefined) restoring.lost.set(step.id, `${step.kind} ${step.name}`);
    const outcome = error instanceof Stale ? 'skipped' : 'failed';
    return { step, outcome, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function write(step: RestoreStep, kind: Kind, restoring: Restoring): Promise<void> {
  const { client, scope, ids, signal } = restoring;
  const place = placedAt(step.in ?? {}, ids);
  const params = { ...scope, ...place };
  const at = kind.id === undefined || step.there === undefined ? {} : { [kind.id.param]: step.there };
  if (step.action === 'create') return create(step, kind, restoring);
  if (!(await isAsPlanned(step, kind, restoring))) return;
  const operation = step.action === 'delete' ? kind.remove : kind.change;
  if (operation === undefined) throw new UsageError(`the API cannot ${step.action} ${step.kind}`);
  const fields = mapped(step.fields, ids) as object; // mapping preserves the shape
  await callOf(client, operation.name, { ...fields, ...params, ...at }, signal);
}

/**
 * Checks the current state before a change or deletion. False if it is already gone as wanted.
 * @throws Stale it has changed
 */
async function isAsPlanned(step: RestoreStep, kind: Kind, restoring: Restoring): Promise<boolean> {
  const { client, scope, ids, signal } = restoring;
  const place = step.in && placedAt(step.in, ids);
  // The parent was just created, so nobody else can have set anything in it.
  const isNew = isPlaceNew(step, kind, restoring);
  if (isNew && step.was === undefined) return true;
  const now = await readAgain();
  if (now === undefined && step.action === 'delete') return false;
  const planAgain = 'since the plan was made: make a new plan';
  if (now === undefined && step.was !== undefined) throw new Stale(`it was deleted ${planAgain}`);
  // A setting of unknown state has been set meanwhile.
  const was =
    step.was ??
    (now === undefined ? {} : Object.fromEntries(Object.keys(step.fields).map((name) => [name, undefined])));
  // Another setting of the same backup may set it as well.
  const isWanted =
    step.action === 'change' &&
    now !== undefined &&
    fieldChanges(pick(now.fields, Object.keys(step.fields)), mapped(step.fields, ids) as object).length === 0; // mapping preserves the shape
  if (isWanted) return false;
  const is = Object.fromEntries(
    Object.keys(was)
      .filter((name) => step.action === 'change' || now?.fields[name] !== undefined)
      .map((name) => [name, now?.fields[name]]),
  );
  const compared = Object.fromEntries(Object.keys(is).map((name) => [name, was[name]]));
  const changed = fieldChanges(compared, is);
  if (changed.length > 0)
    throw new Stale(`${changed.map(({ place: field }) => field).join(', ')} changed ${planAgain}`);
  return true;

  async function readAgain(): Promise<Item | undefined> {
    const isMissing = (error: unknown): undefined => {
      if (Object(error).status !== 404) throw error;
    };
    if (kind.get !== undefined && kind.id !== undefined && step.there !== undefined) {
      const params = { ...scope, ...place, [kind.id.param]: step.there };
      const one = await callOf(client, kind.get.name, params, signal).catch(isMissing);
      if (one !== undefined) return itemOf(kind, one, place);
    }
    // Some items are in the list alone.
    const items = await readItems(kind, place, restoring).catch(isMissing);
    return kind.isSingle ? items?.[0] : items?.find(({ id }) => id === step.there);
  }
}

async function create(step: RestoreStep, kind: Kind, restoring: Restoring): Promise<void> {
  const { client, scope, ids, signal, before } = restoring;
  if (kind.create === undefined) throw new UsageError(`the API cannot create ${step.kind}`);
  const place = placedAt(step.in ?? {}, ids);
  const fields = mapped(step.fields, ids) as Item['fields']; // mapping preserves the shape
  const wanted: Item = { ...(step.in && { in: place }), fields };
  const list = (): Promise<readonly Item[]> => listed(kind, step.in && place, restoring);
  const key = JSON.stringify([kind.name, place]);
  const came =
    restoring.came.get(key) ??
    (await list()).filter((item) => item.id !== undefined && !restoring.known.has(`${kind.name} ${item.id}`));
  restoring.came.set(key, came);
  const twin = pair(kind.name, [wanted], came).get(wanted);
  if (twin?.id !== undefined && before.get(key)?.has(twin.id))
    throw new Stale('it was created since the plan was made: make a new plan');
  // An earlier step created it, too: a profile comes with its entries.
  if (twin?.id !== undefined) {
    restoring.came.set(
      key,
      came.filter((item) => item !== twin),
    );
    return adopt(twin.id, twin);
  }
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => kind.created.has(name)));
  const named =
    kind.isNamed && kind.id && step.id !== undefined ? { [kind.id.param]: ids.get(step.id) ?? step.id } : {};
  // After a lost response, look for it before sending again.
  const { wrap } = kind;
  const body = wrap === undefined ? own : { [wrap.param]: wrap.isList ? [own] : own };
  const made = await callOf(client, kind.create.name, { ...body, ...scope, ...place, ...named }, signal, {
    retry: exact,
  });
  if (kind.isSingle || kind.id === undefined) return;
  const id = idIn(made, kind.id.field) ?? pair(kind.name, [wanted], await list()).get(wanted)?.id;
  if (id !== undefined) await adopt(id);

  /** Sets what the create does not: fields that only a change accepts, and those of an item that was there. */
  async function adopt(there: string, twin?: Item): Promise<void> {
    if (step.id !== undefined) ids.set(step.id, there);
    const differing = twin && fieldChanges(pick(twin.fields, Object.keys(fields)), fields).map(({ place: at }) => at);
    const more = differing
      ? [...new Set(differing.map((at) => at.split('.')[0] ?? ''))].filter((name) => kind.changed.has(name))
      : Object.keys(fields).filter((name) => kind.changed.has(name) && !kind.created.has(name));
    if (kind.id === undefined || kind.change === undefined || more.length === 0) return;
    const set = pick(fields, changeableOf(kind, more));
    await callOf(client, kind.change.name, { ...set, ...scope, ...place, [kind.id.param]: there }, signal);
  }
}

const pick = (fields: Item['fields'], names: readonly string[]): Item['fields'] =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

/** The id of the created resource, also one level down in the response: `{ dataset: { id } }`. */
function idIn(made: unknown, field: string): string | undefined {
  const inside = Object.values(Object(made)).filter(
    (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
  );
  const [found] = [made, ...inside]
    .map((one) => Object(one)[field])
    .filter((one) => typeof one === 'string' || typeof one === 'number');
  return found === undefined ? undefined : String(found);
}
