/** Helpers shared by RealtimeKit: scopes of an app's collections, and its own form of pages. */
import type { Context } from '../../handler/context.ts';
import { type CollectionRules, collection } from '../shared/collection.ts';
import { below, type Fields } from '../shared/fields.ts';

const KEPT = { id: ['id', 'uuid'], created: ['created_at'], modified: ['updated_at'] } as const;

/** A collection of RealtimeKit: its items have their id and times in the same fields. */
export const kitCollection = (rules: Pick<CollectionRules, 'what' | 'scope' | 'param' | 'unique' | 'ignoresCase'>) =>
  collection({ ...KEPT, ...rules });

export const apps = kitCollection({
  what: 'app',
  scope: ['realtime', 'kit', 'apps'],
  param: 'app_id',
});

/** The place of an app's things: the app is the part of the path after `kit`. @throws Problem 404 if it does not exist */
export const scopeIn =
  (...names: readonly string[]) =>
  (context: Context): string => {
    const app = apps.named(context, context.segments[4]);
    return below(context, 'realtime', 'kit', String(app.id), ...names);
  };

export const meetings = kitCollection({ what: 'meeting', scope: scopeIn('meetings'), param: 'meeting_id' });

interface Page {
  readonly rows: Fields[];
  readonly paging: { readonly total_count: number; readonly start_offset: number; readonly end_offset: number };
}

/** Pages count from 1 and have 20 rows by default. */
export function pageOf(context: Context, items: readonly Fields[]): Page {
  const { page_no, per_page } = context.query;
  const size = Number(per_page ?? 20) || 20;
  const start = (Math.max(1, Number(page_no ?? 1)) - 1) * size;
  const rows = items.slice(start, start + size);
  const paging = {
    total_count: items.length,
    start_offset: rows.length === 0 ? 0 : start + 1,
    end_offset: start + rows.length,
  };
  return { rows, paging };
}
