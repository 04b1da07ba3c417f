/** Zones as rows, and what time makes of them: pending until checked, moved where another account has them. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import type { ResultOf } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { orderRows } from '../../state/order/ordered-rows.ts';
import type { Sandbox } from '../../state/sandbox.ts';

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
  DROP INDEX IF EXISTS zones_not_active;
  CREATE INDEX IF NOT EXISTS zones_by_age ON zones (status, value ->> '$.created_on')`;

export function zoneTables(db: DatabaseSync, sandbox: Sandbox) {
  db.exec(SCHEMA);
  const row = db.prepare('SELECT value FROM zones WHERE number = ?');
  /** As lists have them, unless they are asked for otherwise. */
  const ofAll = orderRows(db, sandbox, { name: 'zones_order', table: 'zones' });
  const ofAccount = orderRows(db, sandbox, { name: 'account_zones_order', table: 'zones', group: 'account' });
  return {
    /** A part of all zones, or of those of an account, in order of creation; and how many there are. */
    page: (account: string | undefined, offset: number, limit: number): { zones: Zone[]; total: number } => {
      const [order, group] = account === undefined ? [ofAll, ''] : [ofAccount, account];
      const zones = order.page(group, offset, limit).map((number) => readZone(row.get(number)?.value));
      return { zones, total: order.count(group) };
    },
    get: db.prepare('SELECT value FROM zones WHERE id = ?'),
    exists: db.prepare('SELECT 1 FROM zones WHERE id = ?'),
    named: db.prepare('SELECT 1 FROM zones WHERE account = ? AND name = ?'),
    insert: db.prepare('INSERT INTO zones (id, name, account, status, value) VALUES (?, ?, ?, ?, ?)'),
    update: db.prepare('UPDATE zones SET status = ?, value = ? WHERE id = ?'),
    remove: db.prepare('DELETE FROM zones WHERE id = ?'),
    select: (where: string, values: readonly (string | number)[]) => db.prepare(`SELECT ${where}`).all(...values),
  };
}

/** The zone of the path at this time. @throws Problem 404 */
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
 * Applies the passage of time to a zone. The local name servers always respond for a full zone, so that its first check
 * finds it active; one of another type waits for a check on request. A zone that is pending or moved for too long on
 * the Free plan is deleted.
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

/** A name that is active in another account moves from there. */
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

/** Those that time may have changed, by the index: of many that wait, most have begun to just now. */
const DUE = `value FROM zones WHERE status = 'pending' AND value ->> '$.created_on' <= ?1 AND value ->> '$.type' = 'full'
  UNION ALL SELECT value FROM zones WHERE status = 'pending' AND value ->> '$.created_on' <= ?2
  UNION ALL SELECT value FROM zones WHERE status = 'moved'`;

/** Updates zones before a list is read, so that its filters see their current state. */
export function settleAll(context: Context): void {
  const now = context.sandbox.clock.now();
  const ago = (time: number): string => `${new Date(now - time).toISOString().slice(0, -1)}999Z`;
  const rows = context.sandbox.use(zoneTables).select(DUE, [ago(FIRST_CHECK), ago(MAX_PENDING)]);
  for (const { value } of rows) settled(context, readZone(value));
}

/** Keeps a changed zone. */
export function changeZone(context: Context, zone: Zone): Zone {
  const changed: Zone = { ...zone, modified_on: context.now() };
  context.sandbox.use(zoneTables).update.run(changed.status, JSON.stringify(changed), zone.id);
  return changed;
}
