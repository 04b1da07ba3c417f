/** Converts a schema to fields: types, allowed values, nested fields, union forms. */
import { descriptionOf, type ProductDocument } from '@flarewire/contract';
import { asSchema, branchesOf, follow, type JsonSchema, refName, shapeOf } from '@flarewire/schema';
import { factsOf, literalsOf } from './facts.ts';
import type { Branch, Field, Inside, TypePart } from './field.ts';

export interface Around {
  readonly document: ProductDocument;
  /** Titles of types explained once on the page, by schema name. */
  readonly shared: ReadonlyMap<string, string>;
  /** Anchors in use on the page. */
  readonly ids: Set<string>;
  /** The shared type being explained, whose own name is followed once. */
  readonly own?: string | undefined;
}

export interface FieldOptions {
  /** Anchor of a parameter. Nested fields get theirs in the browser. */
  readonly id?: string;
  readonly isRequired: boolean;
  readonly place?: string | undefined;
}

/** Deeper than any schema that is not recursive. */
const MAX_DEPTH = 14;
const NOTHING: Inside = { type: [], allowed: [], isOpen: false, facts: [], fields: [], branches: [] };

export const typeId = (title: string): string => `type.${title}`;

export function fieldOf(name: string, schema: JsonSchema, options: FieldOptions, around: Around, depth = 0): Field {
  const { isRequired, place } = options;
  const id = options.id === undefined ? undefined : freshId(options.id, around.ids);
  const isDeprecated = follow(schema, around.document.schemas).deprecated === true;
  const words = descriptionOf(schema, around.document);
  const inside = insideOf(schema, around, depth);
  const facts = inside.facts.filter((fact) => !isSaidBy(words, fact));
  return { name, id, place, isRequired, isDeprecated, words, ...inside, facts };
}

/** A description that names the source operation makes the fact redundant. */
const isSaidBy = (words: string | undefined, fact: string): boolean =>
  fact.startsWith('from `') && words?.includes(fact.slice('from '.length)) === true;

function freshId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let number = 2; ids.has(id); number++) id = `${wanted}-${number}`;
  ids.add(id);
  return id;
}

export function insideOf(schema: JsonSchema, around: Around, depth = 0): Inside {
  const name = refName(schema);
  const title = name === undefined || name === around.own ? undefined : around.shared.get(name);
  if (title !== undefined) return { ...NOTHING, type: [{ text: title, to: typeId(title) }], facts: factsOf(schema) };
  const below = name === around.own ? { ...around, own: undefined } : around;
  const own = follow(schema, around.document.schemas);
  if (depth > MAX_DEPTH) return { ...NOTHING, type: [{ text: 'object' }] };
  const { type } = own;
  if ([type].flat().includes('array')) return arrayOf(own, below, depth);
  const shape = shapeOf(own, around.document.schemas);
  if (shape === undefined && branchesOf(own).length > 0) return unionOf(own, below, depth);
  if (shape !== undefined) return objectOf(own, below, depth);
  return { ...NOTHING, type: plainType(own), allowed: literalsOf(own), facts: factsOf(own) };
}

function plainType(own: JsonSchema): TypePart[] {
  if (own.format === 'binary') return [{ text: 'file' }];
  const [value] = literalsOf(own);
  const literal = value === undefined ? 'any' : typeof JSON.parse(value.value);
  const types = own.type === undefined ? [literal] : [own.type].flat();
  return [{ text: types.map(String).join(' or ') }];
}

function arrayOf(own: JsonSchema, around: Around, depth: number): Inside {
  const items = insideOf(asSchema(own.items), around, depth + 1);
  const { allowed, isOpen, fields, branches } = items;
  const type = [{ text: 'array of ' }, ...items.type];
  return { type, allowed, isOpen, facts: [...factsOf(own), ...items.facts.map(ofItems)], fields, branches };
}

const ofItems = (fact: string): string => (/^(default|such as|from|in) /.test(fact) ? fact : `each ${fact}`);

function objectOf(own: JsonSchema, around: Around, depth: number): Inside {
  const { schemas } = around.document;
  const shape = shapeOf(own, schemas);
  if (shape === undefined) return NOTHING;
  const { properties, required, rest, unions } = shape;
  const fields = [...properties].map(([name, schema]) =>
    fieldOf(name, schema, { isRequired: required.has(name) }, around, depth + 1),
  );
  const isMap = fields.length === 0 && unions.length === 0 && rest !== undefined;
  const facts = factsOf(own);
  if (isMap) {
    const value = insideOf(rest, around, depth + 1);
    const type = [{ text: 'object of ' }, ...(value.type.length === 0 ? [{ text: 'any' }] : value.type)];
    return { ...value, type, facts: [...facts, ...value.facts] };
  }
  const others = rest === undefined ? [] : ['takes other fields too'];
  const branches = unions.flatMap((union) => branchesIn(branchesOf(follow(union, schemas)), around, depth));
  return { ...NOTHING, type: [{ text: 'object' }], facts: [...facts, ...others], fields, branches };
}

/** Literals are listed, objects are separate forms, a nullable type is that type. */
function unionOf(own: JsonSchema, around: Around, depth: number): Inside {
  const { schemas } = around.document;
  const all = branchesOf(own);
  const some = all.filter((branch) => follow(branch, schemas).type !== 'null');
  const orNull = some.length < all.length ? [{ text: ' or null' }] : [];
  const [only] = some;
  const facts = factsOf({ ...own, type: undefined });
  if (only !== undefined && some.length === 1) {
    const inside = insideOf(only, around, depth + 1);
    return { ...inside, type: [...inside.type, ...orNull], facts: [...new Set([...inside.facts, ...facts])] };
  }
  const objects = some.filter((branch) => isForm(branch, around));
  const parts = some.filter((branch) => !objects.includes(branch)).map((one) => insideOf(one, around, depth + 1));
  const types = distinct([...parts.map(({ type }) => type), ...(objects.length > 0 ? [[{ text: 'object' }]] : [])]);
  const allowed = parts.flatMap((part) => part.allowed);
  return {
    type: [...types.flatMap((type, at) => (at === 0 ? type : [{ text: ' or ' }, ...type])), ...orNull],
    allowed,
    isOpen: parts.some((part) => part.isOpen || (allowed.length > 0 && part.allowed.length === 0)),
    facts: [...new Set([...parts.flatMap((part) => part.facts), ...facts])],
    fields: parts.flatMap(({ fields }) => fields),
    branches: [...parts.flatMap(({ branches }) => branches), ...branchesIn(objects, around, depth)],
  };
}

/** True for an object that is explained in place. */
function isForm(branch: JsonSchema, { document, shared }: Around): boolean {
  const name = refName(branch);
  if (name !== undefined && shared.has(name)) return false;
  const shape = shapeOf(branch, document.schemas);
  return shape !== undefined && (shape.properties.size > 0 || shape.unions.length > 0);
}

function distinct(types: readonly (readonly TypePart[])[]): (readonly TypePart[])[] {
  return [...new Map(types.map((type) => [type.map(({ text }) => text).join(''), type])).values()];
}

function branchesIn(all: readonly JsonSchema[], around: Around, depth: number): Branch[] {
  const titles = new Set<string>();
  return all.map((branch, at) => {
    const base = titleOf(branch, around) ?? `Form ${at + 1}`;
    const title = titles.has(base) ? `${base} (${at + 1})` : base;
    titles.add(title);
    const inside = insideOf(branch, around, depth + 1);
    const { type, fields, branches } = inside;
    return { title, words: descriptionOf(branch, around.document), type, fields, branches };
  });
}

/** The tag value of the form, or the last part of its name. */
function titleOf(branch: JsonSchema, { document }: Around): string | undefined {
  const own = follow(branch, document.schemas);
  if (typeof own.title === 'string') return own.title;
  return refName(branch)?.split('.').at(-1);
}
