/** Which types of a page are explained once, since several of its places have them. */
import type { ProductDocument } from '@flarewire/contract';
import { type JsonSchema, refName, schemasIn, shapeOf } from '@flarewire/schema';

/** Titles by the name of the schema, in the order in which the page meets them. */
export function sharedTypes(roots: readonly JsonSchema[], { schemas }: ProductDocument): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  const visit = (schema: JsonSchema): void => {
    const name = refName(schema);
    if (name === undefined) {
      for (const inner of schemasIn(schema)) visit(inner);
      return;
    }
    const count = (uses.get(name) ?? 0) + 1;
    uses.set(name, count);
    const target = schemas[name];
    if (count === 1 && target !== undefined) visit(target);
  };
  for (const root of roots) visit(root);
  const shared = [...uses].filter(([name, count]) => count > 1 && isLarge(schemas[name] ?? {}, schemas));
  return titled(shared.map(([name]) => name));
}

/** Types with fields or forms; plain text types are explained in place. */
function isLarge(schema: JsonSchema, schemas: ProductDocument['schemas']): boolean {
  const shape = shapeOf(schema, schemas);
  if (shape !== undefined) return shape.properties.size > 0 || shape.unions.length > 0;
  return schemasIn(schema).some((inner) => refName(inner) !== undefined || isLarge(inner, schemas));
}

/** The last part of the name, or so many that no two are the same. */
function titled(names: readonly string[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (let parts = 1; titles.size < names.length && parts < 9; parts++) {
    const open = names.filter((name) => !titles.has(name));
    const short = (name: string): string => name.split('.').slice(-parts).join('.');
    for (const name of open) {
      const isTaken = open.filter((other) => short(other) === short(name)).length > 1;
      if (!isTaken && ![...titles.values()].includes(short(name))) titles.set(name, short(name));
    }
  }
  for (const name of names) if (!titles.has(name)) titles.set(name, name);
  return new Map(names.map((name) => [name, titles.get(name) ?? name]));
}
