/** Targets of the actions of a routing rule. */
import { isObject, stringList } from '@flarewire/schema';

/** Targets of the actions of a kind: addresses of `forward`, Workers of `worker`. */
export function targets(actions: unknown, kind: 'forward' | 'worker' = 'forward'): string[] {
  const list = Array.isArray(actions) ? actions.filter(isObject) : [];
  return list.flatMap(({ type, value }) => (type === kind ? stringList(value ?? []) : []));
}
