/** Parses path templates: their parameters and their hierarchy. */
import type { Operation } from '@flarewire/contract';

/** Known path parameters: `{ zone_id: '…', namespace_id: '…' }`. */
export type Context = Readonly<Record<string, string>>;

/** Owner of a resource. `either`: an account or a zone; `none`: the user or nobody. */
export type Scope = 'account' | 'zone' | 'either' | 'none';

const EITHER = '/{account_or_zone}';

/** Names of the path parameters in order, without `account_or_zone`. */
export const valuesOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) =>
    name === undefined || name === 'account_or_zone' ? [] : [name],
  );

export function scopeOf(path: string): Scope {
  if (path.startsWith(EITHER)) return 'either';
  if (/^\/accounts\/\{/.test(path)) return 'account';
  return /^\/zones\/\{/.test(path) ? 'zone' : 'none';
}

/** `account_id` or `zone_id`, whatever name a path uses. */
export function scopeName(value: string): 'account_id' | 'zone_id' | undefined {
  if (/^account_?(id|identifier|tag)$/i.test(value)) return 'account_id';
  return /^zone_?(id|identifier|tag)$/i.test(value) ? 'zone_id' : undefined;
}

/** Parameters other than account and zone. */
export const ownValues = (path: string): readonly string[] =>
  valuesOf(path).filter((name, place) => place > 0 || scopeOf(path) === 'none' || scopeName(name) === undefined);

/**
 * Segments with anonymous parameters, because the same parameter has several names: `['accounts', '{}', 'queues',
 * '{}']`.
 */
export const segmentsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/\{(?!account_or_zone)[^{}]+\}/g, '{}'));

/** Splits a path into its scope and the rest. */
function splitScope(path: string): { readonly scope: Scope; readonly rest: readonly string[] } {
  const scope = scopeOf(path);
  return { scope, rest: segmentsOf(path).slice({ either: 1, account: 2, zone: 2, none: 0 }[scope]) };
}

/** True if both scopes can refer to the same account or zone. */
const meet = (one: Scope, other: Scope): boolean =>
  one === other || (one === 'either' && other !== 'none') || (other === 'either' && one !== 'none');

/** True if a path continues another: `/queues/{}/messages` is below `/queues/{}`. */
export function isBelow(path: string, above: string): boolean {
  const inner = splitScope(path);
  const outer = splitScope(above);
  return (
    meet(inner.scope, outer.scope) &&
    inner.rest.length > outer.rest.length &&
    outer.rest.every((segment, place) => segment === inner.rest[place])
  );
}

/** The path up to and including the segment with the parameter. */
export function upTo(path: string, value: string): string {
  const segments = path.split('/');
  const end = segments.findIndex((segment) => segment.includes(`{${value}}`));
  return segments.slice(0, end + 1).join('/');
}

/** The parameters of a path that the context knows, under the path's names. */
export function knownIn(path: string, context: Context): Record<string, string> {
  const scope = scopeOf(path) === 'either' ? [context.zone_id === undefined ? 'account_id' : 'zone_id'] : [];
  return Object.fromEntries(
    [...scope, ...valuesOf(path)].flatMap((name) => {
      const id = context[name] ?? context[scopeName(name) ?? name];
      return id === undefined || id === '' ? [] : [[name, id]];
    }),
  );
}

/** Like `knownIn`, but undefined if any parameter is unknown. */
export const placeOf = ({ path }: Pick<Operation, 'path'>, context: Context): Record<string, string> | undefined =>
  missingIn(path, context).length > 0 ? undefined : knownIn(path, context);

/** Path parameters that the context lacks, under the context's names. */
export function missingIn(path: string, context: Context): readonly string[] {
  const scope = scopeOf(path);
  const missing = scope === 'either' && context.zone_id === undefined && context.account_id === undefined;
  const names = valuesOf(path).map((name) => (context[name] === undefined ? (scopeName(name) ?? name) : name));
  return [...(missing ? ['account_id'] : []), ...names.filter((name) => context[name] === undefined)];
}
