/** Keeps an account and a zone apart in calls that take one of them. */
import type { Params, Subject } from '../../form/schema.ts';

/** An operation takes an account or a zone: choosing one removes the other. */
export function oneScope({ operation }: Pick<Subject, 'operation'>, before: Params, next: Params): Params {
  const { account_id, zone_id } = next;
  if (!operation.path.startsWith('/{account_or_zone}') || !account_id || !zone_id) return next;
  const { account_id: _, zone_id: __, ...rest } = next;
  return zone_id === before.zone_id ? { ...rest, account_id } : { ...rest, zone_id };
}
