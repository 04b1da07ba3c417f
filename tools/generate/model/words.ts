/** Resolves inherited descriptions: from a named type, a shared base or a glossary. */

import type { Names } from '../read/resolve.ts';
import type { Declaration, TypeNode } from '../read/source.ts';
import type { ScopedField } from './model.ts';

type Schema = Record<string, unknown>;

/** A path value, a query or header parameter, or a field of a body or a result. */
export type Place = 'field' | 'param' | 'path';

/** Interfaces that describe all fields with their names and kinds, by location. */
const GLOSSARIES = {
  field: ['Glossary'],
  param: ['ParameterGlossary', 'Glossary'],
  path: ['PathGlossary', 'ParameterGlossary', 'Glossary'],
} as const;

/** By the full name of the interface. */
export const isGlossary = (name: string): boolean => /(^|\.)(Parameter|Path)?Glossary$/.test(name);

const isShared = ({ name }: Declaration): boolean => name.startsWith('Shared.');

interface Entry extends ScopedField {
  readonly schema: Schema;
}

export class Words {
  private readonly names: Names;
  /** Schema of a field without descriptions. */
  private readonly schemaOf: (field: ScopedField) => Schema;
  private readonly texts = new Map<string, string>();
  private readonly glossaries = new Map<string, ReadonlyMap<string, Entry> | undefined>();

  constructor(names: Names, schemaOf: (field: ScopedField) => Schema) {
    this.names = names;
    this.schemaOf = schemaOf;
  }

  /** Text of an `x-words` key. */
  text(key: string): string | undefined {
    return this.texts.get(key);
  }

  /** Key of the first description on the way from a name through its aliases. */
  ofType(type: TypeNode, from: Declaration): string | undefined {
    let [current, scope] = [type, from];
    for (let hops = 0; current.kind === 'ref' && hops < 20; hops++) {
      const next = this.names.declarations.get(this.names.resolve(current, scope));
      if (!next) return undefined;
      // `DateTime` and `Integer` describe a format, not a purpose.
      if (next.doc.text && !(isShared(next) && next.type.kind === 'keyword'))
        return this.keep(next.name, next.doc.text);
      [current, scope] = [next.type, next];
    }
    return undefined;
  }

  /** True if a type describes its fields; lists through their items. */
  private says(type: TypeNode, from: Declaration): boolean {
    if (type.doc?.text) return true;
    if (type.kind === 'array') return this.says(type.of, from);
    if (type.kind === 'ref') return this.ofType(type, from) !== undefined;
    const others = type.kind === 'union' ? type.of.filter((one) => one.kind !== 'keyword' || one.name !== 'null') : [];
    const [only] = others;
    return others.length === 1 && only !== undefined && this.says(only, from);
  }

  /** Key of an inherited description; undefined if the field or its type has one, or none is known. */
  inherited(field: ScopedField, place: Place, home: Declaration | undefined): string | undefined {
    const { doc, from, name } = field;
    if (doc.text) return isShared(from) && from !== home ? this.keep(`${from.name}.${name}`, doc.text) : undefined;
    if (this.says(field.type, from)) return undefined;
    const entry = this.entry(field, place);
    return entry?.doc.text ? this.keep(`${entry.from.name}.${name}`, entry.doc.text) : undefined;
  }

  /** Operation that lists the values of a field, by its own `@from` or that of its glossary. */
  source({ doc, ...field }: ScopedField, place: Place): string | undefined {
    return doc.tags.get('from') ?? this.entry({ doc, ...field }, place)?.doc.tags.get('from');
  }

  private keep(name: string, text: string): string {
    const key = name.replace(/^Shared\./, '');
    this.texts.set(key, text);
    return key;
  }

  /** Glossary entry of a field: from the innermost namespace with an entry of its name and kind, that of its resource first. */
  private entry(field: ScopedField, place: Place): Entry | undefined {
    let schema: Schema | undefined;
    const path = field.from.name.split('.');
    for (let depth = path.length; depth >= 0; depth--) {
      const around = depth === 0 ? 'Shared' : path.slice(0, depth).join('.');
      for (const glossary of GLOSSARIES[place]) {
        const entry = this.glossary(`${around}.${glossary}`)?.get(field.name);
        if (entry === undefined || entry.from === field.from) continue;
        schema ??= this.schemaOf(field);
        if (isKind(schema, entry.schema)) return entry;
      }
    }
    return undefined;
  }

  /** Glossary entries by name; undefined if the glossary does not exist. */
  private glossary(name: string): ReadonlyMap<string, Entry> | undefined {
    if (this.glossaries.has(name)) return this.glossaries.get(name);
    const from = this.names.declarations.get(name);
    const fields = from?.type.kind === 'object' ? from.type.fields.map((one) => ({ ...one, from })) : undefined;
    const entries = fields && new Map(fields.map((one) => [one.name, { ...one, schema: this.schemaOf(one) }]));
    this.glossaries.set(name, entries);
    return entries;
  }
}

/** True if a field is of the kind that a glossary entry describes. */
function isKind(field: Schema, entry: Schema): boolean {
  const [kind] = typesOf(entry);
  if (kind === undefined) return entry.$ref === undefined || entry.$ref === field.$ref;
  if (!typesOf(field).every((one) => one === kind || (isNumber(one) && isNumber(kind)))) return false;
  if (typesOf(field).length === 0) return false;
  const values = valuesOf(entry);
  // An open list of names matches every list of names.
  const isOpen = values.length > 0 && branchesOf(entry).some((one) => one.enum === undefined && !('const' in one));
  if (!isOpen && valuesOf(field).some((value) => !values.includes(value))) return false;
  if (kind === 'array') return isKind(itemsOf(field), itemsOf(entry));
  return field.format === entry.format || field.format === undefined || entry.format === undefined;
}

const isNumber = (type: unknown): boolean => type === 'integer' || type === 'number';
const itemsOf = ({ items }: Schema): Schema => (items ?? {}) as Schema; // a list's `items` is a schema

function branchesOf({ anyOf }: Schema): Schema[] {
  return Array.isArray(anyOf) ? anyOf : [];
}

function typesOf(schema: Schema): unknown[] {
  const own = 'const' in schema ? [typeof schema.const] : [schema.type ?? []].flat();
  const all = [...own, ...branchesOf(schema).flatMap(typesOf)];
  return [...new Set(all)].filter((one) => one !== 'null');
}

function valuesOf(schema: Schema): unknown[] {
  const own = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : [];
  return [...own, ...branchesOf(schema).flatMap(valuesOf)].filter((one) => one !== null);
}
