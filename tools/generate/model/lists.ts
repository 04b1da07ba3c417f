/** `@from product.resource.list [field]`: which operation gives the values of an id, and where they are in its result. */

import type { Names } from '../read/resolve.ts';
import type { Declaration, TypeNode } from '../read/source.ts';
import { fieldsOf, type OperationModel, operationsOf, type ProductModel, type ScopedField } from './model.ts';

/** A type with the declaration that is its scope. */
export interface Typed {
  readonly type: TypeNode;
  readonly from: Declaration;
}

/** Identifying fields of an item, if a tag names no field. */
const USUAL = ['id', 'uuid', 'tag', 'uid', 'name'];

export const isNull = (type: TypeNode): boolean => type.kind === 'keyword' && type.name === 'null';

/** `(string & {})` at the end of a list of names: Cloudflare may add more. */
const isOpen = (type: TypeNode): boolean => type.kind === 'intersection';

export class Lists {
  private readonly operations: ReadonlyMap<string, OperationModel>;
  private readonly names: Names;

  constructor(products: readonly ProductModel[], names: Names) {
    this.operations = new Map(products.flatMap(operationsOf).map((one) => [one.name, one]));
    this.names = names;
  }

  operation(name: string): OperationModel | undefined {
    return this.operations.get(name);
  }

  /**
   * The operation and the field, with dots and through lists: `r2.buckets.list buckets.name`.
   * @returns undefined if the operation or the field does not exist
   */
  resolve(tag: string, name: string): string | undefined {
    const [list = '', given] = tag.split(' ');
    const operation = this.operations.get(list);
    if (!operation) return undefined;
    const result: Typed = { type: operation.result, from: operation.from };
    // For items with both, `workflow_name` is the name and not the id.
    const usual = name.endsWith('_name') ? ['name', ...USUAL] : USUAL;
    const wanted = given === undefined ? [name, ...usual] : [given];
    const inside = this.fields(result).map((field) => `${field}.`);
    const paths = ['', ...inside].flatMap((holder) => wanted.map((field) => holder + field));
    const found = paths.find((path) => this.has(result, path.split('.')));
    return found === undefined ? undefined : `${list} ${found}`;
  }

  /**
   * Fields that list items lack: items of a page, of a list, or of a list in an object.
   * @returns names that the best-matching item type lacks, or undefined if the result is not a list
   */
  lacking(operation: OperationModel, names: readonly string[]): readonly string[] | undefined {
    const result: Typed = { type: operation.result, from: operation.from };
    const lacking = this.holders(operation, result).map((holder) =>
      names.filter((name) => !this.has(result, [...holder, ...name.split('.')])),
    );
    return lacking.sort((one, other) => one.length - other.length)[0];
  }

  /** The fields of items at a path. */
  itemFields(operation: OperationModel, path: string): ScopedField[] {
    const result: Typed = { type: operation.result, from: operation.from };
    return this.holders(operation, result).flatMap((holder) => this.at(result, [...holder, ...path.split('.')]));
  }

  /** Possible locations of items: the result itself, a list in it, or one below `data`. */
  private holders({ doc, page }: OperationModel, result: Typed): readonly (readonly string[])[] {
    const key = doc.tags.get('items');
    if (key !== undefined) return [[key]];
    const { type } = this.behind(result);
    // Only unknown types seem to have a field with an empty name.
    const isUnknown = this.has(result, ['']);
    if (page !== undefined || type.kind === 'array' || isUnknown) return [[]];
    const data = this.inside(result, 'data');
    return [
      ...this.fields(result).map((field) => [field]),
      ...(data === undefined ? [] : this.fields(data).map((field) => ['data', field])),
    ];
  }

  private inside(typed: Typed, name: string): Typed | undefined {
    const { type, from } = this.behind(typed);
    return type.kind === 'object' ? this.own(type, from).find((one) => one.name === name) : undefined;
  }

  /** Names of the lists in an object. */
  private fields(typed: Typed): string[] {
    const { type, from } = this.behind(typed);
    if (type.kind !== 'object') return [];
    return this.own(type, from).flatMap((one) => (this.behind({ ...one }).type.kind === 'array' ? [one.name] : []));
  }

  private own(type: TypeNode & { kind: 'object' }, from: Declaration) {
    return from.type === type ? fieldsOf(from, type, this.names) : type.fields.map((one) => ({ ...one, from }));
  }

  /** Resolves names and `| null`. */
  private behind({ type, from }: Typed): Typed {
    const target = type.kind === 'ref' ? this.names.target(this.names.resolve(type, from)) : undefined;
    if (target) return { type: target.type, from: target };
    const others = type.kind === 'union' ? type.of.filter((one) => !isNull(one)) : [];
    return others.length === 1 && others[0] ? this.behind({ type: others[0], from }) : { type, from };
  }

  /** The fields at the path, through lists: one for each union member that has it. */
  at({ type, from }: Typed, path: readonly string[], depth = 0): ScopedField[] {
    const [name, ...rest] = path;
    if (name === undefined || depth > 12) return [];
    const inner = (one: TypeNode, scope = from): ScopedField[] => this.at({ type: one, from: scope }, path, depth + 1);
    switch (type.kind) {
      case 'array':
        return inner(type.of);
      case 'union':
      case 'intersection':
        return type.of.flatMap((one) => inner(one));
      case 'object': {
        const found = this.own(type, from).filter((one) => one.name === name);
        return rest.length === 0 ? found : found.flatMap((one) => this.at(one, rest, depth + 1));
      }
      case 'ref': {
        const target = this.names.target(this.names.resolve(type, from));
        return target === undefined ? [] : inner(target.type, target);
      }
      default:
        return [];
    }
  }

  /** Literal values of fields as text; undefined if one of them accepts more than it lists. */
  values(fields: readonly Typed[]): readonly string[] | undefined {
    const found = fields.flatMap((field) => this.literals(field));
    return found.length === 0 || found.includes(undefined) ? undefined : found.filter((one) => one !== undefined);
  }

  private literals(typed: Typed, depth = 0): (string | undefined)[] {
    const { type, from } = this.behind(typed);
    if (type.kind === 'literal') return [String(type.value)];
    if (type.kind === 'union' && depth < 6)
      return type.of.flatMap((one) =>
        isNull(one) || isOpen(one) ? [] : this.literals({ type: one, from }, depth + 1),
      );
    return [undefined];
  }

  /** True if a field exists at the path, through lists, or cannot be ruled out: below `unknown` and maps. */
  has({ type, from }: Typed, path: readonly string[], depth = 0): boolean {
    const [name, ...rest] = path;
    if (name === undefined || depth > 12) return true;
    const inner = (one: TypeNode, scope = from): boolean => this.has({ type: one, from: scope }, path, depth + 1);
    switch (type.kind) {
      case 'array':
        return inner(type.of);
      case 'union':
      case 'intersection':
        return type.of.some((one) => inner(one));
      case 'object': {
        const field = this.own(type, from).find((one) => one.name === name);
        return field ? this.has(field, rest, depth + 1) : type.index !== undefined;
      }
      case 'ref': {
        const target = this.names.target(this.names.resolve(type, from));
        return target === undefined || inner(target.type, target);
      }
      default:
        return type.kind === 'keyword' && type.name === 'unknown';
    }
  }
}
