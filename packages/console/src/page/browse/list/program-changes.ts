/** Finds rows changed by a program, from its request and a comparison of the rows before and after. */
import type { Operation } from '@flarewire/contract';
import { isEqual } from '../../ui/json/equal.ts';
import type { Row } from './use-rows.ts';

/** The path parameters of a request: `zone_id` of `/client/v4/zones/x/dns_records`. */
export function pathParams({ path: template }: Pick<Operation, 'path'>, path: string): Record<string, string> {
  const names: string[] = [];
  const pattern = template
    .split('/')
    .map((segment) => {
      if (segment === '{account_or_zone}') return '(accounts|zones)/([^/]+)';
      return segment.replace(/\{(\w+)\}|[^\w{}]/g, (part, name: string | undefined) => {
        if (name === undefined) return `\\${part}`;
        names.push(name);
        return '([^/]+)';
      });
    })
    .join('/');
  const [, ...found] = new RegExp(`${pattern}/?$`).exec(path) ?? [];
  const scope = template.includes('{account_or_zone}') ? found.splice(0, 2) : [];
  const params = Object.fromEntries(names.flatMap((name, place) => withValue(name, found[place])));
  return scope.length === 2 ? { ...params, [scope[0] === 'zones' ? 'zone_id' : 'account_id']: scope[1] ?? '' } : params;
}

function withValue(name: string, value: string | undefined): [string, string][] {
  if (value === undefined) return [];
  try {
    return [[name, decodeURIComponent(value)]];
  } catch {
    return [[name, value]];
  }
}

/** Keys of new and modified rows. */
export function changedKeys(before: readonly Row[], after: readonly Row[]): ReadonlySet<string> {
  const known = new Map(before.map(({ key, item }) => [key, item]));
  return new Set(
    after.flatMap(({ key, item }) => {
      const was = known.get(key);
      // Unchanged items usually keep their identity.
      return was === item || (was !== undefined && isEqual(was, item)) ? [] : [key];
    }),
  );
}
