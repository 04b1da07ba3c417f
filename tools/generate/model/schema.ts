/**
 * Converts types to JSON Schema 2020-12. Named objects, unions and enums become `#/schemas/NAME`; scalars are inlined.
 */
import type { JsonSchema } from '../../../packages/contract/src/types.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, TypeNode } from '../read/source.ts';
import type { Doc } from '../read/tags.ts';
import type { Lists } from './lists.ts';
import { fieldsOf, type ScopedField } from './model.ts';
import { isClosed, isListed, listOf, tagsOfUnions } from './open-lists.ts';
import { type Place, Words } from './words.ts';

type Schema = Record<string, unknown>;

const KEYWORD: Record<string, Schema> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  unknown: {},
  void: {},
  never: { not: {} },
};
const NUMBERS: Record<string, string> = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  min: 'minimum',
  max: 'maximum',
  exclusiveMin: 'exclusiveMinimum',
  exclusiveMax: 'exclusiveMaximum',
  multipleOf: 'multipleOf',
  minItems: 'minItems',
  maxItems: 'maxItems',
  minProperties: 'minProperties',
  maxProperties: 'maxProperties',
};
const FLAGS: Record<string, string> = {
  readOnly: 'readOnly',
  writeOnly: 'writeOnly',
  deprecated: 'deprecated',
  sensitive: 'x-sensitive',
};

export interface Schemas {
  /** Schema of a type in the scope `from`. */
  of(type: TypeNode, from: Declaration): Schema;
  /** Schema of a field: its type with description and facts; `place` selects the glossary. */
  field(field: ScopedField, place?: Place): Schema;
  object(fields: readonly ScopedField[], wire?: (field: ScopedField) => string): Schema;
  /** Schema of a declaration, the body behind its `$ref`. */
  declaration(declaration: Declaration): Schema;
  /** Descriptions by their `x-words` key. */
  readonly words: Words;
}

export function schemasFor(names: Names, lists: Lists): Schemas {
  return new SchemaMaker(names, lists);
}

/** `interface EditResponse extends CreateResponse {}` only adds a name: one schema is enough. */
function saidOnce(declaration: Declaration, names: Names): Declaration {
  const { type, extends: bases, doc } = declaration;
  const [base] = bases;
  if (!base || bases.length > 1 || type.kind !== 'object' || type.fields.length > 0 || type.index) return declaration;
  const target = doc.text || doc.tags.size > 0 ? undefined : names.target(names.resolve(base, declaration));
  return target ? saidOnce(target, names) : declaration;
}

class SchemaMaker implements Schemas {
  readonly words: Words;
  private readonly names: Names;
  private readonly lists: Lists;
  private tags: ReadonlySet<TypeNode> | undefined;

  constructor(names: Names, lists: Lists) {
    this.names = names;
    this.lists = lists;
    this.words = new Words(names, (field) => withFacts(this.of(field.type, field.from), { ...field.doc, text: '' }));
  }

  of(type: TypeNode, from: Declaration): Schema {
    const bare = this.bareOf(type, from);
    return type.doc ? withFacts(bare, type.doc) : bare;
  }

  private bareOf(type: TypeNode, from: Declaration): Schema {
    switch (type.kind) {
      case 'keyword':
        return { ...KEYWORD[type.name] };
      case 'literal':
        return { const: type.value };
      case 'pattern':
        return { type: 'string' };
      case 'array':
        return { type: 'array', items: this.of(type.of, from) };
      case 'intersection':
        return this.intersection(type.of, from);
      case 'union':
        return withListed(this.union(this.opened(type), from), type);
      case 'ref':
        return this.reference(this.names.resolve(type, from), this.words.ofType(type, from));
      case 'object': {
        const schema = this.object(type.fields.map((field) => ({ ...field, from })));
        if (type.index) schema.additionalProperties = this.of(type.index, from);
        return schema;
      }
    }
  }

  /** @param words description key of an alias or a scalar; separate schemas hold their own description */
  private reference(name: string, words: string | undefined): Schema {
    if (name === 'Client.JsonObject') return { type: 'object' };
    if (name === 'Client.JsonValue') return {};
    if (name.startsWith('Client.')) return { type: 'string', format: 'binary' };
    const named = this.names.target(name);
    if (!named) return {};
    const target = saidOnce(named, this.names);
    const { type } = target;
    const scalar =
      type.kind === 'keyword' || (type.kind === 'array' && type.of.kind === 'keyword') || type.kind === 'literal';
    const beside = words !== undefined && words !== target.name && { 'x-words': words };
    if (scalar || (type.kind === 'ref' && this.names.resolve(type, target).startsWith('Client.'))) {
      const { description, ...schema } = this.declaration(target);
      return { ...schema, ...(words !== undefined && { 'x-words': words }) };
    }
    return { $ref: `#/schemas/${target.name}`, ...beside };
  }

  /** `string & {}` marks an open list of names: the `{}` has no meaning. */
  private intersection(members: readonly TypeNode[], from: Declaration): Schema {
    const all = members.filter((one) => one.kind !== 'object' || one.fields.length > 0 || one.index);
    const [only] = all;
    return all.length === 1 && only ? this.of(only, from) : { allOf: all.map((one) => this.of(one, from)) };
  }

  /** An open list of names accepts any other name in responses and types. */
  private opened(union: TypeNode & { kind: 'union' | 'intersection' }): readonly TypeNode[] {
    const values = listOf(union);
    if (values === undefined || isClosed(values)) return union.of;
    this.tags ??= tagsOfUnions(this.names);
    return this.tags.has(union) ? union.of : [...union.of, { kind: 'keyword', name: 'string', at: union.at }];
  }

  private union(members: readonly TypeNode[], from: Declaration): Schema {
    const listed = members.filter((one) => one.kind === 'literal');
    const literals = listed.map((one) => one.value);
    const words = listed.flatMap((one) => (one.doc?.text ? [[String(one.value), one.doc.text] as const] : []));
    const rest = members.filter((one) => one.kind !== 'literal').map((one) => this.of(one, from));
    const values = {
      ...enumOf(literals),
      ...(words.length > 0 && { 'x-flarewire-values': Object.fromEntries(words) }),
    };
    const all: Schema[] = [...(literals.length > 0 ? [values] : []), ...rest];
    const nullable = all.some((one) => one.type === 'null');
    const others = all.filter((one) => one.type !== 'null');
    const [only] = others;
    if (nullable && others.length === 1 && only && typeof only.type === 'string') {
      const schema: Schema = { ...only, type: [only.type, 'null'] };
      if (Array.isArray(only.enum)) schema.enum = [...only.enum, null];
      return schema;
    }
    return all.length === 1 && only ? only : { anyOf: all };
  }

  field(one: ScopedField, place: Place = 'field', home?: Declaration): Schema {
    const { doc } = one;
    const key = this.words.inherited(one, place, home);
    const schema = withFacts(this.of(one.type, one.from), key === undefined ? doc : { ...doc, text: '' });
    if (key !== undefined) schema['x-words'] = key;
    else if (doc.text) delete schema['x-words'];
    const from = this.words.source(one, place);
    const source = from === undefined ? undefined : this.lists.resolve(from, one.name);
    return source === undefined ? schema : { ...schema, 'x-flarewire-from': source };
  }

  object(
    fields: readonly ScopedField[],
    wire: (field: ScopedField) => string = (one) => one.name,
    home?: Declaration,
  ): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const one of fields) {
      properties[wire(one)] = this.field(one, 'field', home);
      if (!one.optional) required.push(wire(one));
    }
    return { type: 'object', ...(fields.length > 0 && { properties }), ...(required.length > 0 && { required }) };
  }

  declaration(target: Declaration): Schema {
    const { type } = target;
    if (type.kind !== 'object') return withFacts(this.of(type, target), target.doc);
    const schema = this.object(fieldsOf(target, type, this.names), undefined, target);
    if (type.index) schema.additionalProperties = this.of(type.index, target);
    return withFacts(schema, target.doc);
  }
}

function enumOf(values: readonly (string | number | boolean)[]): Schema {
  if (values.length === 1) return { const: values[0] };
  const types = new Set(values.map((value) => typeof value));
  return { ...(types.size === 1 && { type: [...types][0] }), enum: [...values] };
}

/** Marks an open list of names, of which requests may send only the listed ones. */
const withListed = (schema: Schema, type: TypeNode): Schema =>
  'anyOf' in schema && isListed(type) ? { ...schema, 'x-listed': true } : schema;

/** Adds the facts of a doc comment to a schema. */
function withFacts(schema: Schema, doc: Doc): Schema {
  if (doc.tags.size === 0 && !doc.text) return schema;
  const out: Schema = { ...schema };
  if (doc.text) out.description = doc.text;
  for (const [tag, value] of doc.tags) {
    const number = NUMBERS[tag];
    const flag = FLAGS[tag];
    if (number) out[number] = Number(value);
    else if (flag) out[flag] = true;
    else if (tag === 'format' || tag === 'pattern') out[tag] = value;
    else if (tag === 'unique') out.uniqueItems = true;
    else if (tag === 'integer') out.type = Array.isArray(schema.type) ? ['integer', 'null'] : 'integer';
    else if (tag === 'unit') out['x-unit'] = value;
    else if (tag === 'default') out.default = JSON.parse(value);
    else if (tag === 'example') out.examples = [JSON.parse(value)];
    else if (tag === 'discriminator') out.discriminator = { propertyName: value };
    else if (tag === 'key' || tag === 'columns') out[`x-flarewire-${tag}`] = value.split(' ');
    else if (/^(source|written|overruled|last)$/.test(tag)) out[`x-flarewire-${tag}`] = value;
    else if (tag === 'open') delete out['x-listed'];
  }
  return out;
}

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['default', 'examples', 'enum', 'const']);

/** Names of all schemas that `schema` needs, directly or indirectly. */
export function closure(start: readonly JsonSchema[], names: Names, schemas: Schemas): Record<string, JsonSchema> {
  const out: Record<string, JsonSchema> = {};
  const visit = (value: unknown, isMap = false): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (key === '$ref' && typeof inner === 'string') add(inner.slice('#/schemas/'.length));
        // Below `properties` the keys are field names, among them `default`.
        else if (isMap || !DATA.has(key)) visit(inner, !isMap && key === 'properties');
      }
    }
  };
  const add = (name: string): void => {
    if (out[name]) return;
    const target = names.declarations.get(name);
    if (!target) return;
    const schema = schemas.declaration(target);
    out[name] = schema;
    visit(schema);
  };
  for (const schema of start) visit(schema);
  return Object.fromEntries(Object.entries(out).sort(([a], [b]) => (a < b ? -1 : 1)));
}
