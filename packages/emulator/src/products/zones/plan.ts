/** Limits of a zone's plan: those that differ by plan are tables of four numbers. */
import type { Context } from '../../handler/context.ts';
import { type Zone, zoneOf, zoneTables } from './state.ts';

export type Plan = 'free' | 'pro' | 'business' | 'enterprise';
export type ByPlan<Value = number> = Readonly<Record<Plan, Value>>;

export const byPlan = <Value = number>(free: Value, pro: Value, business: Value, enterprise: Value): ByPlan<Value> => ({
  free,
  pro,
  business,
  enterprise,
});

/** The plan of the zone in the path. Accounts and unknown zones have no limits. */
export function planOf({ sandbox, path }: Pick<Context, 'sandbox' | 'path'>): Plan {
  const row = sandbox.use(zoneTables).get.get(path.zone_id ?? '');
  if (row === undefined) return 'enterprise';
  const zone: unknown = JSON.parse(String(row.value));
  const plan = String((zone as { plan?: { legacy_id?: unknown } }).plan?.legacy_id ?? 'free'); // written by zones.ts alone
  return planNamed(plan);
}

export const planNamed = (name: string): Plan =>
  name === 'pro' || name === 'business' || name === 'enterprise' ? name : 'free';

/** The zones of an account, by their ids. */
export function zonesOf({ sandbox }: Pick<Context, 'sandbox'>, account: string): string[] {
  return sandbox
    .use(zoneTables)
    .select('id FROM zones WHERE account = ?', [account])
    .map((row) => String(row.id));
}

/** The account's zone that a domain is of, the nearest one. */
export function zoneFor(context: Context, account: string, domain: string): Zone | undefined {
  const within = zonesOf(context, account)
    .map((zone_id) => zoneOf({ ...context, path: { zone_id } }))
    .filter(({ name }) => domain === name || domain.endsWith(`.${name}`));
  return within.toSorted((one, other) => other.name.length - one.name.length)[0];
}

/** Name of the zone in the path; undefined if it does not exist. */
export function zoneNameOf({ sandbox, path }: Pick<Context, 'sandbox' | 'path'>): string | undefined {
  const row = sandbox.use(zoneTables).get.get(path.zone_id ?? '');
  if (row === undefined) return undefined;
  const zone = JSON.parse(String(row.value)) as { name: string }; // written by zones.ts alone
  return zone.name;
}
