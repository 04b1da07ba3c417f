/** Derives a form field's kind from its schema: text, selection, list, union and others. */
import type { JsonSchema } from '@flarewire/contract';
import { asSchemas, follow, type Schemas, shapeOf } from '@flarewire/schema';

export type Kind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'integer'
  | 'boolean'
  /** One of `options`. */
  | 'enum'
  /** One of `options`, or anything of the kind `base`. */
  | 'open-enum'
  | 'date'
  | 'date-time'
  /** A file or a text. */
  | 'file'
  | 'object'
  /** An object with names chosen by the caller. */
  | 'record'
  | 'array'
  /** One of several schemas, see `Choice`. */
  | 'union'
  /** Arbitrary JSON. */
  | 'json';

export interface Meaning {
  readonly kind: Kind;
  /** The schema without references and `null`. */
  readonly schema: JsonSchema;
  readonly isNullable: boolean;
  /** Values of an enum. */
  readonly values?: readonly unknown[];
  readonly base?: 'text' | 'number' | 'integer';
  /** Branches of a union, without `null`. */
  readonly branches?: readonly JsonSchema[];
}

const LONG_NAME =
  /(^|_)(certificate|csr|pem|html|sql|expression|script|template|message|prompt|query|body|content|config|public_key|private_key|ca|zone_file|markdown|source|code)$/;
const LONG = 1000;

/** `name` is the field's: certificates and scripts need a large text box, whatever their schema says. */
export function meaningOf(schema: JsonSchema, defs: Schemas, name = ''): Meaning {
  const own = follow(schema, defs);
  if ('const' in own) return { kind: 'enum', schema: own, isNullable: own.const === null, values: [own.const] };
  const isNullable = [own.type].flat().includes('null');
  if (Array.isArray(own.enum)) {
    const values = own.enum.filter((value) => value !== null);
    return { kind: 'enum', schema: own, isNullable: isNullable || own.enum.includes(null), values };
  }
  if (Array.isArray(own.anyOf) && shapeOf(own, defs) === undefined) return unionMeaning(own, defs, name);
  const poured = Array.isArray(own.allOf) && shapeOf(own, defs) === undefined ? pour(own, defs) : own;
  return { kind: plainKind(poured, defs, name), schema: poured, isNullable };
}

/** Merges an `allOf` of non-objects into one schema. */
function pour(own: JsonSchema, defs: Schemas): JsonSchema {
  const { allOf, ...rest } = own;
  return Object.assign({}, ...asSchemas(allOf).map((part) => follow(part, defs)), rest);
}

function plainKind(schema: JsonSchema, defs: Schemas, name: string): Kind {
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'string') return textKind(schema, name);
  if (type === 'integer' || type === 'number' || type === 'boolean' || type === 'array') return type;
  const shape = shapeOf(schema, defs);
  if (shape === undefined) return 'json';
  if (shape.properties.size > 0 || shape.unions.length > 0) return 'object';
  return shape.rest === undefined || Object.keys(shape.rest).length === 0 ? 'json' : 'record';
}

function textKind({ format, maxLength, examples, 'x-flarewire-from': from }: JsonSchema, name: string): Kind {
  // The name of a script is not a script.
  if (from !== undefined) return 'text';
  if (format === 'binary') return 'file';
  if (format === 'date' || format === 'date-time') return format;
  const [example] = Array.isArray(examples) ? examples : [];
  const isLong = typeof maxLength === 'number' ? maxLength > LONG : LONG_NAME.test(name) && format === undefined;
  return isLong || (typeof example === 'string' && example.includes('\n')) ? 'long-text' : 'text';
}

/** Branches of a union, including those of nested unions. */
function flatten(schema: JsonSchema, defs: Schemas, depth = 0): JsonSchema[] {
  const own = follow(schema, defs);
  const isPlain = Array.isArray(own.anyOf) && shapeOf(own, defs) === undefined && depth < 5;
  return isPlain ? asSchemas(own.anyOf).flatMap((one) => flatten(one, defs, depth + 1)) : [schema];
}

const distinct = new WeakMap<object, readonly JsonSchema[]>();

/** The branches of a union; those that differ only in descriptions are merged. */
function distinctOf(own: JsonSchema, defs: Schemas): readonly JsonSchema[] {
  const key = Array.isArray(own.anyOf) ? own.anyOf : own;
  const known = distinct.get(key);
  if (known !== undefined) return known;
  const byShape = new Map<string, JsonSchema>();
  for (const branch of flatten(own, defs)) {
    const shape = JSON.stringify(follow(branch, defs), (name, value) => (WORDS.has(name) ? undefined : value));
    if (!byShape.has(shape)) byShape.set(shape, branch);
  }
  const made = [...byShape.values()];
  distinct.set(key, made);
  return made;
}

const WORDS = new Set(['description', 'x-words', 'default', 'examples']);

function unionMeaning(own: JsonSchema, defs: Schemas, name: string): Meaning {
  const all = distinctOf(own, defs);
  const branches = all.filter((one) => follow(one, defs).type !== 'null');
  const meanings = branches.map((one) => meaningOf(one, defs, name));
  const isNullable = branches.length < all.length || meanings.some((one) => one.isNullable);
  const [first, ...more] = meanings;
  const { anyOf: _, discriminator: __, ...beside } = own;
  if (first !== undefined && more.length === 0) {
    return { ...first, schema: { ...first.schema, ...beside }, isNullable };
  }
  return { ...(simpleUnion(own, beside, meanings) ?? { kind: 'union', schema: own, branches }), isNullable };
}

/** Literals combined with one type of text or number are suggestions; branches of one type are that type. */
function simpleUnion(
  own: JsonSchema,
  beside: JsonSchema,
  meanings: readonly Meaning[],
): Omit<Meaning, 'isNullable'> | undefined {
  const literals = meanings.filter((one) => one.kind === 'enum');
  const others = meanings.filter((one) => one.kind !== 'enum');
  const values = [...new Set(literals.flatMap((one) => one.values ?? []))];
  const base = baseOf(others);
  const [other] = others;
  if (others.length === 0) return { kind: 'enum', schema: own, values };
  if (literals.length > 0 && others.every((one) => one.kind === 'boolean'))
    return { kind: 'enum', schema: own, values: [...new Set([...values, true, false])] };
  if (base === 'file') return literals.length > 0 ? undefined : { kind: 'file', schema: own };
  if (base === undefined || other === undefined) return undefined;
  // With several formats, none can be required.
  const schema =
    others.length > 1 ? { type: other.schema.type, ...beside, anyOf: own.anyOf } : { ...other.schema, ...beside };
  if (literals.length > 0) return { kind: 'open-enum', schema, values, base };
  return { kind: others.some((one) => one.kind === 'long-text') ? 'long-text' : base, schema };
}

function baseOf(meanings: readonly Meaning[]): 'text' | 'number' | 'integer' | 'file' | undefined {
  const kinds = new Set(meanings.map(({ kind }) => kind));
  const has = (...some: Kind[]): boolean => [...kinds].every((kind) => some.includes(kind));
  if (has('integer')) return 'integer';
  if (has('integer', 'number')) return 'number';
  if (has('text', 'long-text', 'date', 'date-time')) return 'text';
  return has('text', 'long-text', 'file') ? 'file' : undefined;
}
