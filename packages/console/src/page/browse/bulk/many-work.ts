/** Turns changes of many items into calls: one each, or a few if the product has a batch operation. */
import type { Operation } from '@flarewire/contract';
import { call } from '../../data/call.ts';
import { changeAgreed, isFinal, type Params } from '../items/any-call.ts';
import { itemPlace } from '../items/item-params.ts';
import type { Row } from '../list/use-rows.ts';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import type { Failures, RunOptions } from './jobs.ts';

export interface ManyWork {
  readonly work: RunOptions<Row>['work'];
  /** Rows per call. */
  readonly size: number;
}

/** Maximum records per batch call; one refused record undoes the whole batch. */
const BATCH = 100;

export function deleteWork(resource: Resource, context: Context): ManyWork {
  const single = oneByOne(resource, context, resource.delete, () => ({}), changeAgreed);
  if (resource.name !== 'dns.records') return single;
  return batched(single, context, (rows) => ({ deletes: rows.map(({ key }) => ({ id: key })) }), changeAgreed);
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
  return batched(single, context, patches, changeAsked);
}

/** If a change turns out to be destructive, the user is asked for its name, as none has been typed yet. */
const changeAsked: typeof changeAgreed = (name, params, signal) => call(name, params, { signal });

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

function batched(
  single: ManyWork,
  { zone_id }: Context,
  bodyOf: (rows: readonly Row[]) => Params,
  send: typeof changeAgreed,
): ManyWork {
  const work: ManyWork['work'] = async (rows, signal) => {
    try {
      await send('dns.records.batch', { zone_id, ...bodyOf(rows) }, signal);
      return undefined;
    } catch (error) {
      if (signal.aborted || rows.length === 1 || isFinal(error)) throw error;
      // One refused record must not block the others.
      return await each(single, rows, signal);
    }
  };
  return { work, size: BATCH };
}

async function each({ work }: ManyWork, rows: readonly Row[], signal: AbortSignal): Promise<Failures<Row>> {
  const failures = new Map<Row, unknown>();
  for (const row of rows)
    try {
      signal.throwIfAborted();
      await work([row], signal);
    } catch (error) {
      failures.set(row, error);
    }
  return failures;
}
