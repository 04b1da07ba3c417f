/** Detects kinds that repeat another kind under a second URL. */
import type { Kind } from '../kind.ts';

interface Alias {
  readonly kind: Kind;
  readonly of: string;
}

/** Leaves out kinds that are also available under another URL, so that nothing is created twice. */
export function withoutAliases(kinds: readonly Kind[]): {
  readonly own: readonly Kind[];
  readonly aliases: readonly Alias[];
} {
  const aliases = kinds.flatMap((kind) => {
    const of = kinds.find((other) => other !== kind && isSecond(kind, other))?.name ?? withinOf(kind, kinds);
    return of === undefined ? [] : [{ kind, of }];
  });
  const left = new Set(aliases.map(({ kind }) => kind.name));
  return { own: kinds.filter(({ name }) => !left.has(name)), aliases };
}

/**
 * `smartShield.healthchecks` is `healthchecks`: equal fields, and a name that ends with the whole name of the other.
 */
const isSecond = (kind: Kind, other: Kind): boolean =>
  kind.name.endsWith(`.${other.name}`) &&
  kind.isSingle === other.isSingle &&
  [...other.created, ...other.changed].every((field) => kind.fields.has(field));

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `smartShield`: each of its fields is also a setting with its own URL, such as `cache.cacheReserve`. */
function withinOf(kind: Kind, kinds: readonly Kind[]): string | undefined {
  const names = [...kind.fields.keys()];
  if (!kind.isSingle || kind.parent !== undefined || names.length < 2) return undefined;
  const own = names.map((name) =>
    kinds.find((other) => other !== kind && other.isSingle && snake(other.name.split('.').at(-1) ?? '') === name),
  );
  return own.every((other) => other !== undefined) ? own.map((other) => other?.name).join(', ') : undefined;
}
