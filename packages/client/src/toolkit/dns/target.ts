/**
 * Sends steps of a plan as batches:
 * https://developers.cloudflare.com/dns/manage-dns-records/how-to/batch-record-changes/
 */
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import type { Target } from '../sync/apply.ts';
import type { Plan, PlanStep } from '../sync/plan.ts';
import { differences, keyOf, type PlannedRecord } from './record.ts';
import { readRecords } from './zone.ts';

type Step = PlanStep<PlannedRecord>;

export function recordsOf(
  client: Caller,
  { scope }: Plan<PlannedRecord>,
  options: HelperOptions,
): Target<PlannedRecord> {
  const { zone_id = '', zone_name = '' } = scope;
  return {
    read: () => readRecords(client, zone_id, zone_name, options),
    idOf: ({ id = '' }) => id,
    keyOf,
    differs: (record, wanted) => [
      ...differences(record, wanted),
      ...(record.type === wanted.type && record.name === wanted.name ? [] : ['name']),
    ],
    units,
    send: (steps) => callOf(client, 'dns.records.batch', { zone_id, ...batchOf(steps) }, options, { retry: 'safe' }),
  };
}

/** The API applies them in this order. */
function batchOf(steps: readonly Step[]): object {
  const deletes = steps.flatMap(({ action, before }) => (action === 'delete' && before ? [{ id: before.id }] : []));
  const patches = steps.flatMap(({ before, after }) => (before && after ? [patchOf(before, after)] : []));
  const posts = steps.flatMap(({ action, after }) =>
    action === 'create' && after ? [bodyOf({ ttl: 1, ...after })] : [],
  );
  const lists = Object.entries({ deletes, patches, posts });
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

/** Every patch includes name, type and TTL, and the values if they change. */
function patchOf(before: PlannedRecord, after: PlannedRecord): object {
  const changes = differences(before, after).some((field) => field === 'content' || field === 'priority');
  const { content: _, data: _data, priority: _priority, ...rest } = after;
  return { id: before.id, ttl: before.ttl, ...bodyOf(changes ? after : rest) };
}

/** Values with several parts are sent as `data` only: the API derives the content. */
function bodyOf({ content, id: _, ...rest }: Partial<PlannedRecord>): object {
  return { ...rest, ...(content !== undefined && !rest.data && { content }) };
}

/**
 * If a name loses one record and gets another, the two belong together. Pure deletes come first, to make room in a full
 * zone.
 */
function units(steps: readonly Step[]): readonly (readonly Step[])[] {
  const byName = new Map<string, Step[]>();
  for (const step of steps) {
    const name = (step.before ?? step.after)?.name ?? '';
    byName.set(name, [...(byName.get(name) ?? []), step]);
  }
  const growth = (unit: readonly Step[]): number =>
    unit.reduce((sum, { action }) => sum + (action === 'create' ? 1 : action === 'delete' ? -1 : 0), 0);
  return [...byName.values()]
    .flatMap((unit) => {
      const has = (action: string) => unit.some((step) => step.action === action);
      return has('delete') && has('create') ? [unit] : unit.map((step) => [step]);
    })
    .sort((a, b) => Math.sign(growth(a)) - Math.sign(growth(b)));
}
