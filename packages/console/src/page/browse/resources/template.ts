/** Path templates: the values they ask for, and how they lie below each other. */
import type { Operation } from '@flarewire/contract';

/** What a call is about, by name of the path value: `{ zone_id: '…', namespace_id: '…' }`. */
export type Context = Readonly<Record<string, string>>;

/** Whose things they are. `either`: an account's or a zone's; `none`: the user's, or nobody's. */
export type Scope = 'account' | 'zone' | 'either' | 'none';

const EITHER = '/{account_or_zone}';

/** Names of the path values, in order; `account_or_zone` is none. */
export const valuesOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) =>
    name === undefined || name === 'account_or_zone' ? [] : [name],
  );

export function scopeOf(path: string): Scope {
  if (path.startsWith(EITHER)) return 'either';
  if (/^\/accounts\/\{/.test(path)) return 'account';
  return /^\/zones\/\{/.test(path) ? 'zone' : 'none';
}

/** `account_id` and `zone_id` under whatever name a path has them. */
export function scopeName(value: string): 'account_id' | 'zone_id' | undefined {
  if (/^account_?(id|identifier|tag)$/i.test(value)) return 'account_id';
  return /^zone_?(id|identifier|tag)$/i.test(value) ? 'zone_id' : undefined;
}

/** Values other than account and zone. */
export const ownValues = (path: string): readonly string[] =>
  valuesOf(path).filter((name, place) => place > 0 || scopeOf(path) === 'none' || scopeName(name) === undefined);

/** Segments in which values have no names, as the same value has several: `['accounts', '{}', 'queues', '{}']`. */
export const segmentsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/\{(?!account_or_zone)[^{}]+\}/g, '{}'));

/** The part of a path that says whose it is, and the rest. */
function splitScope(path: string): { readonly scope: Scope; readonly rest: readonly string[] } {
  const scope = scopeOf(path);
  return { scope, rest: segmentsOf(path).slice({ either: 1, account: 2, zone: 2, none: 0 }[scope]) };
}

/** Whether both can be about one account, or one zone. */
const meet = (one: Scope, other: Scope): boolean =>
  one === other || (one === 'either' && other !== 'none') || (other === 'either' && one !== 'none');

/** Whether a path goes on from another: `/queues/{}/messages` is below `/queues/{}`. */
export function isBelow(path: string, above: string): boolean {
  const inner = splitScope(path);
  const outer = splitScope(above);
  return (
    meet(inner.scope, outer.scope) &&
    inner.rest.length > outer.rest.length &&
    outer.rest.every((segment, place) => segment === inner.rest[place])
  );
}

/** The path up to the end of the segment that holds a value. */
export function upTo(path: string, value: string): string {
  const segments = path.split('/');
  const end = segments.findIndex((segment) => segment.includes(`{${value}}`));
  return segments.slice(0, end + 1).join('/');
}

/** The parameters of a path that the context tells, by the names they have there. */
export function knownIn(path: string, context: Context): Record<string, string> {
  const scope = scopeOf(path) === 'either' ? [context.zone_id === undefined ? 'account_id' : 'zone_id'] : [];
  return Object.fromEntries(
    [...scope, ...valuesOf(path)].flatMap((name) => {
      const id = context[name] ?? context[scopeName(name) ?? name];
      return id === undefined || id === '' ? [] : [[name, id]];
    }),
  );
}

/** The same, or undefined where the context does not tell all of it. */
export const placeOf = ({ path }: Pick<Operation, 'path'>, context: Context): Record<string, string> | undefined =>
  missingIn(path, context).length > 0 ? undefined : knownIn(path, context);

/** What a path asks for and the context does not say, as the names in the context. */
export function missingIn(path: string, context: Context): readonly string[] {
  const scope = scopeOf(path);
  const missing = scope === 'either' && context.zone_id === undefined && context.account_id === undefined;
  const names = valuesOf(path).map((name) => (context[name] === undefined ? (scopeName(name) ?? name) : name));
  return [...(missing ? ['account_id'] : []), ...names.filter((name) => context[name] === undefined)];
}
