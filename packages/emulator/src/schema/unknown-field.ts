/** Fields of a body that its schema does not name, for products that refuse them. */
import { branchesOf, follow, isObject, itemsOf, type JsonSchema, type Schemas, shapeOf } from '@flarewire/schema';

/** Response fields that may be sent back unchanged. */
export type Echoed = ReadonlySet<string>;

export interface UnknownField {
  readonly name: string;
  /** Keys that lead to it. */
  readonly path: readonly string[];
}

/**
 * The first field that no branch of the schema names; undefined where there is none.
 * @example unknownField({ a: 1, b: 2 }, { properties: { a: {} } }, {}, new Set()) // { name: 'b', path: ['b'] }
 */
export function unknownField(
  value: unknown,
  schema: JsonSchema,
  schemas: Schemas,
  echoed: Echoed,
): UnknownField | undefined {
  return find(value, [schema], { schemas, echoed }, []);
}

interface Known {
  readonly schemas: Schemas;
  readonly echoed: Echoed;
}

function find(
  value: unknown,
  of: readonly JsonSchema[],
  known: Known,
  path: readonly string[],
): UnknownField | undefined {
  if (Array.isArray(value)) {
    const items = of.map((schema) => itemsOf(schema, known.schemas)).filter((one) => one !== undefined);
    if (items.length === 0) return undefined;
    return firstOf(value.entries(), ([index, item]) => find(item, items, known, [...path, String(index)]));
  }
  if (!isObject(value)) return undefined;
  const branches = of.flatMap((schema) => objectsOf(schema, known.schemas));
  if (branches.length === 0 || branches.includes('any')) return undefined;
  const objects = branches.filter((branch) => branch !== 'any');
  const meant = objects.filter((branch) => isMeant(branch, value, known.schemas));
  return firstOf(Object.entries(value), ([name, inner]) => {
    const here = [...path, name];
    if (!objects.some((branch) => branch.has(name)))
      return path.length > 0 && known.echoed.has(name) ? undefined : { name, path: here };
    const next = (meant.length > 0 ? meant : objects).map((branch) => branch.get(name));
    return find(
      inner,
      next.filter((one) => one !== undefined),
      known,
      here,
    );
  });
}

function firstOf<Item>(
  items: Iterable<Item>,
  look: (item: Item) => UnknownField | undefined,
): UnknownField | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Properties = ReadonlyMap<string, JsonSchema>;

/** The objects that a schema allows; `any` where the names of their fields are free. */
function objectsOf(schema: JsonSchema, schemas: Schemas): readonly (Properties | 'any')[] {
  const own = follow(schema, schemas);
  const shape = shapeOf(own, schemas);
  if (shape === undefined) {
    const branches = branchesOf(own);
    if (branches.length > 0) return branches.flatMap((branch) => objectsOf(branch, schemas));
    if (own.type !== undefined || 'const' in own || 'enum' in own) return [];
    // `action_parameters` of an action that takes none.
    return isObject(own.default) ? [new Map()] : ['any'];
  }
  if (shape.rest !== undefined) return ['any'];
  const inner = shape.unions.flatMap((union) =>
    branchesOf(follow(union, schemas)).flatMap((branch) => objectsOf(branch, schemas)),
  );
  if (inner.length === 0) return [shape.properties];
  return inner.map((one) => (one === 'any' ? one : new Map([...shape.properties, ...one])));
}

/** Does a field with a fixed value, such as `action`, have the value of this branch? */
function isMeant(branch: Properties, value: Readonly<Record<string, unknown>>, schemas: Schemas): boolean {
  return [...branch].every(([name, property]) => {
    const own = follow(property, schemas);
    return !('const' in own) || value[name] === own.const;
  });
}
