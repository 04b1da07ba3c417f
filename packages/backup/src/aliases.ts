/** Kinds that are other kinds under a second address. */
import type { Kind } from './kind.ts';

interface Alias {
  readonly kind: Kind;
  readonly of: string;
}

/** Leaves out what is read and written under another address too, so that nothing is made twice. */
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

/** `smartShield.healthchecks` is `healthchecks`: the same fields, and a name that ends with the whole name of the other. */
const isSecond = (kind: Kind, other: Kind): boolean =>
  kind.name.endsWith(`.${other.name}`) &&
  kind.isSingle === other.isSingle &&
  [...other.created, ...other.changed].every((field) => kind.fields.has(field));

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `smartShield`: each of its fields is a setting with an address of its own, such as `cache.cacheReserve`. */
function withinOf(kind: Kind, kinds: readonly Kind[]): string | undefined {
  const names = [...kind.fields.keys()];
  if (!kind.isSingle || kind.parent !== undefined || names.length < 2) return undefined;
  const own = names.map((name) =>
    kinds.find((other) => other !== kind && other.isSingle && snake(other.name.split('.').at(-1) ?? '') === name),
  );
  return own.every((other) => other !== undefined) ? own.map((other) => other?.name).join(', ') : undefined;
}
