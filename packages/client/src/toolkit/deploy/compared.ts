/** The step from the current to the wanted state of one item. */
import { AS_WANTED } from '../sync/plan.ts';
import type { DeployItem, DeployStep } from './deploy-plan.ts';

/** Compares the fields of both; `known` are those that identify the item. */
export function compared(
  name: string,
  item: DeployItem,
  found: object | undefined,
  known: readonly string[] = [],
): DeployStep {
  if (!found) return { action: 'create', name, why: 'does not exist', after: item };
  const fields = differing({ ...found }, item, ['kind', 'zone_id', 'zone_name', 'pattern', 'hostname', ...known]);
  if (fields.length === 0) return { action: 'keep', name, why: AS_WANTED, before: item };
  return { action: 'change', name, why: fields.join(', '), before: { kind: item.kind, ...found }, after: item };
}

function differing(found: object, wanted: object, known: readonly string[]): string[] {
  return Object.entries(wanted).flatMap(([field, value]) => {
    if (known.includes(field)) return [];
    const now: unknown = Reflect.get(found, field);
    if (typeof value === 'object' && value !== null) return differing(Object(now ?? {}), value, []);
    return now === value ? [] : [`${field} ${now === undefined ? 'none' : String(now)} → ${String(value)}`];
  });
}
