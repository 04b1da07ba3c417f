/** Zones as rows, and what time makes of them: pending until checked, moved where another account has them. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../http/context.ts';
import type { ResultOf } from '../../http/handlers.ts';
import { problem } from '../../problem.ts';

export type Zone = ResultOf<'zones.get'> & {
  readonly account: { readonly id: string; readonly name: string };
  readonly status: string;
  readonly plan: { readonly legacy_id: string };
};

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS zones (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    account TEXT NOT NULL,
    status TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (account, name)
  ) STRICT;
  DROP INDEX IF EXISTS zones_by_status;
  DROP INDEX IF EXISTS zones_by_name;
  CREATE INDEX IF NOT EXISTS zones_by_name_and_status ON zones (name, status);
  CREATE INDEX IF NOT EXISTS zones_not_active ON zones (number) WHERE status <> 'active'`;

export function zoneTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    get: db.prepare('SELECT value FROM zones WHERE id = ?'),
    exists: db.prepare('SELECT 1 FROM zones WHERE id = ?'),
    named: db.prepare('SELECT 1 FROM zones WHERE account = ? AND name = ?'),
    insert: db.prepare('INSERT INTO zones (id, name, account, status, value) VALUES (?, ?, ?, ?, ?)'),
    update: db.prepare('UPDATE zones SET status = ?, value = ? WHERE id = ?'),
    remove: db.prepare('DELETE FROM zones WHERE id = ?'),
    select: (where: string, values: readonly (string | number)[]) => db.prepare(`SELECT ${where}`).all(...values),
  };
}

/** The zone of the path, as it is at this time. @throws Problem 404 */
export function zoneOf(context: Context): Zone {
  const row = context.sandbox.use(zoneTables).get.get(context.path.zone_id ?? context.path.zone_identifier ?? '');
  const zone = row === undefined ? undefined : settled(context, readZone(row.value));
  if (zone === undefined) throw problem(404, 1001, 'Invalid zone identifier', '/zone_id');
  return zone;
}

const readZone = (value: unknown): Zone => JSON.parse(String(value)) as Zone; // written by this file alone

const DAY = 86_400_000;
/** https://developers.cloudflare.com/dns/zone-setups/reference/domain-status/ */
const FIRST_CHECK = 60_000;
const MAX_PENDING = 28 * DAY;
const MAX_MOVED = 7 * DAY;

/**
 * What time has made of a zone. The local name servers always answer for a full zone, so that its first check finds it
 * active; one of another type waits to be checked on call. What stays pending or moved too long on the Free plan is deleted.
 */
function settled(context: Context, zone: Zone): Zone | undefined {
  if (zone.status === 'active') return zone;
  const now = context.sandbox.clock.now();
  const pending = now - Date.parse(zone.created_on);
  if (zone.status === 'pending' && zone.type === 'full' && pending >= FIRST_CHECK)
    return activate(context, zone, Date.parse(zone.created_on) + FIRST_CHECK);
  const isLost = zone.status === 'moved' ? now - Date.parse(zone.modified_on) >= MAX_MOVED : pending >= MAX_PENDING;
  if (!isLost || zone.plan.legacy_id !== 'free') return zone;
  removeZone(context, zone.id);
  return undefined;
}

/** Where the name is active in another account, it has moved from there. */
export function activate(context: Context, zone: Zone, time: number): Zone {
  const tables = context.sandbox.use(zoneTables);
  for (const { value } of tables.select("value FROM zones WHERE name = ? AND status = 'active'", [zone.name]))
    changeZone(context, { ...readZone(value), status: 'moved' });
  const activated_on = `${new Date(time).toISOString().slice(0, -1)}000Z`;
  return changeZone(context, { ...zone, status: 'active', activated_on });
}

export function removeZone(context: Context, id: string): void {
  context.sandbox.use(zoneTables).remove.run(id);
  context.sandbox.store.cascade(`/zones/${encodeURIComponent(id)}`);
}

/** Before a list is read: its filters must meet zones as they are now. */
export function settleAll(context: Context): void {
  const rows = context.sandbox.use(zoneTables).select("value FROM zones WHERE status <> 'active'", []);
  for (const { value } of rows) settled(context, readZone(value));
}

/** Keeps a changed zone. */
export function changeZone(context: Context, zone: Zone): Zone {
  const changed: Zone = { ...zone, modified_on: context.now() };
  context.sandbox.use(zoneTables).update.run(changed.status, JSON.stringify(changed), zone.id);
  return changed;
}
