/** Turns changes of many items into calls: one each, or a few if the product has a batch operation. */
import type { Operation } from '@flarewire/contract';
import { call } from '../../data/call.ts';
import { subjectOf } from '../../data/catalog.ts';
import type { Subject } from '../../form/schema.ts';
import { paramsFrom } from '../../form/values/item-params.ts';
import { noteBatch } from '../../review/note.ts';
import { counted } from '../../ui/text/number-text.ts';
import { changeAgreed, isFinal, type Params } from '../items/any-call.ts';
import { itemPlace } from '../items/item-place.ts';
import type { Row } from '../list/use-rows.ts';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import type { Failures, RunOptions } from './jobs.ts';

export interface ManyWork<Item = Row> {
  readonly work: RunOptions<Item>['work'];
  /** Items per call. */
  readonly size: number;
  /** True if the change can be reversed as a whole. */
  readonly canUndo?: boolean;
}

/** Maximum records per batch call; one refused record undoes the whole batch. */
const BATCH_SIZE = 100;

export function deleteWork(resource: Resource, context: Context): ManyWork {
  const single = oneByOne(resource, context, resource.delete, () => ({}), changeAgreed);
  if (resource.name !== 'dns.records') return single;
  const deletes = (rows: readonly Row[]) => ({ deletes: rows.map(({ key }) => ({ id: key })) });
  const posts = (rows: readonly Row[], create: Subject) => ({
    posts: rows.map(({ item }) => paramsFrom(create, item)),
  });
  return batched(single, context, { verb: 'Deleted', bodyOf: deletes, undoOf: posts }, changeAgreed);
}

/** @param paramsOf parameters sent for a row, except the path */
export function editWork(
  resource: Resource,
  context: Context,
  operation: Operation,
  paramsOf: (row: Row) => Params,
): ManyWork {
  const single = oneByOne(resource, context, operation, paramsOf, changeAsked);
  if (resource.name !== 'dns.records') return single;
  const patches = (rows: readonly Row[]) => ({ patches: rows.map((row) => ({ ...paramsOf(row), id: row.key })) });
  const back = (rows: readonly Row[], create: Subject) => ({
    patches: rows.map((row) => ({ ...previous(paramsFrom(create, row.item), paramsOf(row)), id: row.key })),
  });
  return batched(single, context, { verb: 'Edited', bodyOf: patches, undoOf: back }, changeAsked);
}

/** If a change turns out to be destructive, the user is asked for its name, as none has been typed yet. */
const changeAsked: typeof changeAgreed = (name, params, signal, agreed = 'noted') =>
  call(name, params, { signal, agreed });

function oneByOne(
  { id }: Resource,
  context: Context,
  operation: Operation | undefined,
  paramsOf: (row: Row) => Params,
  send: typeof changeAgreed,
): ManyWork {
  const work: ManyWork['work'] = async ([row], signal) => {
    if (row === undefined || operation === undefined) return undefined;
    const place = itemPlace(operation, context, row.item, id);
    if (place === undefined) throw new Error('The item has no identifier to request it by.');
    await send(operation.name, { ...paramsOf(row), ...place }, signal);
    return undefined;
  };
  return { work, size: 1 };
}

interface Batch {
  readonly verb: string;
  readonly bodyOf: (rows: readonly Row[]) => Params;
  /** The body that restores the rows. @param create the schemas of a record */
  readonly undoOf: (rows: readonly Row[], create: Subject) => Params;
}

export const BATCH_CALL = 'dns.records.batch';

async function note({ verb, bodyOf, undoOf }: Batch, place: Params, rows: readonly Row[]): Promise<void> {
  const create = await subjectOf('dns.records.create');
  noteBatch({
    at: Date.now(),
    operation: BATCH_CALL,
    name: `${verb} ${counted(rows.length, 'DNS record')}`,
    place,
    before: { records: rows.map(({ item }) => paramsFrom(create, item)) },
    after: verb === 'Deleted' ? undefined : bodyOf(rows),
    undo: [{ operation: BATCH_CALL, params: { ...place, ...undoOf(rows, create) } }],
  });
}

/** The values before a change, of the changed fields; a comment that was absent is removed again. */
const previous = (before: Params, changed: Params): Params =>
  Object.fromEntries(Object.keys(changed).map((name) => [name, before[name] ?? (name === 'tags' ? [] : '')]));

function batched(single: ManyWork, { zone_id }: Context, batch: Batch, send: typeof changeAgreed): ManyWork {
  const work = inBatches(single.work, async (rows: readonly Row[], signal) => {
    await send(BATCH_CALL, { zone_id, ...batch.bodyOf(rows) }, signal, 'noted by caller');
    await note(batch, { zone_id }, rows);
  });
  return { ...work, canUndo: true };
}

/** Many items per call; items of a refused batch are sent one by one. */
export const inBatches = <Item>(
  single: ManyWork<Item>['work'],
  send: (items: readonly Item[], signal: AbortSignal) => Promise<void>,
): ManyWork<Item> => ({
  size: BATCH_SIZE,
  work: async (items, signal) => {
    try {
      await send(items, signal);
      return undefined;
    } catch (error) {
      if (signal.aborted || items.length === 1 || isFinal(error)) throw error;
      // One refused item undoes the batch, and must not block the others.
      return await each(single, items, signal);
    }
  },
});

async function each<Item>(
  work: RunOptions<Item>['work'],
  items: readonly Item[],
  signal: AbortSignal,
): Promise<Failures<Item>> {
  const failures = new Map<Item, unknown>();
  for (const item of items)
    try {
      signal.throwIfAborted();
      await work([item], signal);
    } catch (error) {
      failures.set(item, error);
    }
  return failures;
}
