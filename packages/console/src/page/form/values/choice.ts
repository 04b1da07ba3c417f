/** Describes a union's branches as options: by discriminator, or else by their fields. */
import type { JsonSchema } from '@flarewire/contract';
import { asSchema, follow, namesOf, refName, type Schemas, shapeOf } from '@flarewire/schema';
import { type Kind, meaningOf } from '../kinds.ts';
import { branchLabels, knownLabel, tagLabel } from './branch-names.ts';
import { kindLabel, labelOf, literalLabel, lowerFirst, schemaName } from './words.ts';

export interface Branch {
  readonly label: string;
  readonly kind: Kind;
  readonly schema: JsonSchema;
  /** The discriminator's value; absent if the branch omits the discriminator. */
  readonly value?: unknown;
}

export interface Choice {
  /** Name of the discriminator, which the choice replaces. */
  readonly tag?: string;
  readonly branches: readonly Branch[];
}

interface Tag {
  readonly name: string;
  readonly isRequired: boolean;
  readonly branches: ReadonlyMap<unknown, readonly JsonSchema[]>;
}

const known = new WeakMap<JsonSchema, Map<string, Choice>>();

/** `omit`: discriminators that were already chosen. `key`: the union in the document, used for caching. */
export function choiceOf(
  key: JsonSchema,
  all: readonly JsonSchema[],
  defs: Schemas,
  omit: readonly string[] = [],
): Choice {
  const byOmit = known.get(key) ?? new Map<string, Choice>();
  known.set(key, byOmit);
  const name = JSON.stringify(omit);
  const choice = byOmit.get(name) ?? makeChoice(all, defs, omit);
  byOmit.set(name, choice);
  return choice;
}

function makeChoice(all: readonly JsonSchema[], defs: Schemas, omit: readonly string[]): Choice {
  const tag = findTag(all, defs, omit);
  if (tag === undefined)
    return {
      branches: distinct(
        oneOfEach(
          all.map((schema) => untagged(schema, all, defs, omit)),
          defs,
        ),
        defs,
        omit,
      ),
    };
  const labels = tagLabels([...tag.branches.keys()]);
  const branches = [...tag.branches].map(([value, some]): Branch => {
    const schema = some.length === 1 ? asSchema(some[0]) : { anyOf: some };
    return {
      label: knownLabel(labels.get(value) ?? literalLabel(value)),
      kind: meaningOf(schema, defs).kind,
      schema,
      value,
    };
  });
  if (tag.isRequired) return { tag: tag.name, branches };
  const schema = sumOf(all, defs, tag.name);
  return { tag: tag.name, branches: [{ label: 'Not set', kind: 'object', schema }, ...branches] };
}

/** Labels of discriminator values; unchanged values if two would be equal. */
function tagLabels(values: readonly unknown[]): ReadonlyMap<unknown, string> {
  const labels = new Map(
    values.map((value) => [value, typeof value === 'string' && value !== '' ? tagLabel(value) : literalLabel(value)]),
  );
  // A first word common to more than two labels carries no information: `abuse_dmca`, `abuse_general`.
  const firsts = new Set([...labels.values()].map((label) => label.split(' ')[0]));
  const isLong = [...labels.values()].every((label) => label.includes(' '));
  if (labels.size > 2 && firsts.size === 1 && isLong)
    return new Map([...labels].map(([value, label]) => [value, tagLabel(label.slice(label.indexOf(' ') + 1))]));
  const areOwn = new Set(labels.values()).size === labels.size;
  return areOwn ? labels : new Map(values.map((value) => [value, literalLabel(value)]));
}

const PLAIN: ReadonlySet<Kind> = new Set(['enum', 'text', 'long-text', 'number', 'integer', 'boolean']);

/** Keeps one branch each for texts, numbers and lists, whose control states the constraints. */
function oneOfEach(branches: readonly Branch[], defs: Schemas): Branch[] {
  return branches.flatMap((branch, place) => {
    if (!PLAIN.has(branch.kind)) return [branch];
    const same = branches.filter(({ kind }) => kind === branch.kind);
    if (same.length === 1) return [branch];
    if (same[0] !== branch) return [];
    const schema = branch.kind === 'boolean' ? branch.schema : { anyOf: same.map((one) => one.schema) };
    const isWhole = meaningOf(schema, defs).kind === branch.kind;
    return isWhole ? [{ ...branch, label: kindLabel(schema, defs), schema }] : branches.slice(place, place + 1);
  });
}

/** The field with fixed values in all branches that best distinguishes them. */
function findTag(all: readonly JsonSchema[], defs: Schemas, omit: readonly string[]): Tag | undefined {
  const shapes = all.map((schema) => shapeOf(schema, defs));
  const [first] = shapes;
  if (first === undefined || shapes.length < 2) return undefined;
  const tags = [...first.properties.keys()]
    .filter((name) => !omit.includes(name))
    .map((name) => tagNamed(name, all, defs))
    .filter((tag) => tag !== undefined);
  const rank = ({ isRequired, branches }: Tag): number =>
    (isRequired ? 0 : 0.5) + [...branches.values()].reduce((sum, some) => sum + some.length, 0) / branches.size;
  return tags.sort((one, other) => rank(one) - rank(other))[0];
}

function tagNamed(name: string, all: readonly JsonSchema[], defs: Schemas): Tag | undefined {
  const branches = new Map<unknown, JsonSchema[]>();
  let isRequired = true;
  for (const schema of all) {
    const shape = shapeOf(schema, defs);
    const property = shape?.properties.get(name);
    const { kind, values = [] } = property === undefined ? { kind: 'json' } : meaningOf(property, defs);
    if (kind !== 'enum' || values.length === 0) return undefined;
    isRequired &&= shape?.required.has(name) === true;
    for (const value of values) branches.set(value, [...(branches.get(value) ?? []), schema]);
  }
  const narrows = [...branches.values()].some((some) => some.length < all.length);
  return branches.size > 1 && narrows ? { name, isRequired, branches } : undefined;
}

/** The fields of all branches, for an object without a discriminator. */
function sumOf(all: readonly JsonSchema[], defs: Schemas, tag: string): JsonSchema {
  const properties = new Map<string, JsonSchema[]>();
  let required: string[] | undefined;
  for (const schema of all) {
    const shape = shapeOf(schema, defs);
    for (const [name, property] of shape?.properties ?? []) {
      const seen = properties.get(name) ?? [];
      const text = JSON.stringify(property);
      if (name !== tag && !seen.some((one) => JSON.stringify(one) === text)) properties.set(name, [...seen, property]);
    }
    required = required?.filter((name) => shape?.required.has(name)) ?? [...(shape?.required ?? [])];
  }
  const merged = [...properties].map(([name, some]) => [name, some.length === 1 ? some[0] : { anyOf: some }] as const);
  return { type: 'object', properties: Object.fromEntries(merged), required: required ?? [] };
}

function untagged(schema: JsonSchema, all: readonly JsonSchema[], defs: Schemas, omit: readonly string[]): Branch {
  const { kind } = meaningOf(schema, defs);
  if (kind !== 'object') return { label: typeLabel(schema, all) ?? kindLabel(schema, defs), kind, schema };
  const own =
    typeLabel(schema, all) ??
    literalIn(schema, defs, omit) ??
    partLabel(schema, all, defs) ??
    shapeLabel(schema, all, defs, omit);
  return { label: own ?? kindLabel(schema, defs), kind, schema };
}

/** Label from the type name, if it is unique among the branches. */
function typeLabel(schema: JsonSchema, all: readonly JsonSchema[]): string | undefined {
  const names = all.map(schemaName).filter((name) => name !== undefined);
  const name = schemaName(schema);
  const isOwn = name !== undefined && names.filter((one) => one === name).length === 1;
  return isOwn ? branchLabels(names)[names.indexOf(name)] : undefined;
}

/** The value of a required field with a single possible value: `{ type: 'wildcard', … }`. */
function literalIn(schema: JsonSchema, defs: Schemas, omit: readonly string[]): string | undefined {
  const shape = shapeOf(schema, defs);
  for (const [name, property] of shape?.properties ?? []) {
    const { kind, values = [] } = meaningOf(property, defs);
    if (kind === 'enum' && values.length === 1 && typeof values[0] === 'string' && !omit.includes(name))
      return tagLabel(values[0]);
  }
  return undefined;
}

/** Label from a common part's type in this branch: `config` of `IdentityProvider.AccessOkta.Config`. */
function partLabel(schema: JsonSchema, all: readonly JsonSchema[], defs: Schemas): string | undefined {
  const nameIn = (branch: JsonSchema, field: string): string | undefined => {
    const parts = refName(shapeOf(branch, defs)?.properties.get(field) ?? {})?.split('.');
    return parts?.at(parts.length > 2 ? -2 : -1);
  };
  for (const field of shapeOf(schema, defs)?.properties.keys() ?? []) {
    const names = all.map((branch) => nameIn(branch, field));
    if (!names.includes(undefined) && new Set(names).size === all.length)
      return branchLabels(names.filter((one) => one !== undefined))[all.indexOf(schema)];
  }
  return undefined;
}

const FEW = 2;

/** Label from fields that few other branches have: `SaaS app`, `Tags`. */
function shapeLabel(
  schema: JsonSchema,
  all: readonly JsonSchema[],
  defs: Schemas,
  omit: readonly string[],
): string | undefined {
  const required = shapeOf(schema, defs)?.required;
  const others = all.filter((one) => one !== schema).map((one) => namesOf(one, defs));
  const spread = (name: string): number =>
    others.filter((some) => some.has(name)).length * 2 - (required?.has(name) === true ? 1 : 0);
  const names = [...namesOf(schema, defs)]
    .filter((name) => !omit.includes(name))
    .sort((one, other) => spread(one) - spread(other));
  const own = names.filter((name) => spread(name) === spread(names[0] ?? ''));
  return own.length === 0
    ? undefined
    : own
        .slice(0, FEW)
        .map((name, place) => (place === 0 ? labelOf(name) : lowerFirst(labelOf(name))))
        .join(' and ');
}

/** Distinguishes equal labels by fields or by a number. */
function distinct(branches: readonly Branch[], defs: Schemas, omit: readonly string[]): Branch[] {
  const reported = branches.map((branch) => ({ ...branch, label: knownLabel(branch.label) }));
  return isClear(reported) ? reported : numbered(branches, defs, omit);
}

const isClear = (branches: readonly Branch[]): boolean =>
  new Set(branches.map(({ label }) => label)).size === branches.length;

function numbered(branches: readonly Branch[], defs: Schemas, omit: readonly string[]): Branch[] {
  const all = branches.map(({ label, kind, schema }) => {
    const same = branches.filter((one) => one.label === label).map((one) => one.schema);
    const shape = same.length > 1 && kind === 'object' ? shapeLabel(schema, same, defs, omit) : undefined;
    return shape === undefined || shape === label ? label : `${label}: ${lowerFirst(shape)}`;
  });
  return branches.map((branch, index) => {
    const label = all[index] ?? branch.label;
    const turn = all.slice(0, index + 1).filter((one) => one === label).length;
    return { ...branch, label: turn === 1 ? label : `${label} (${turn})` };
  });
}

/** Fixed values of an object of this branch: `type: 'A'`. */
export function literalsOf(schema: JsonSchema, defs: Schemas): Record<string, unknown> {
  const shape = shapeOf(follow(schema, defs), defs);
  const literals: Record<string, unknown> = {};
  for (const name of shape?.required ?? []) {
    const property = shape?.properties.get(name);
    const { kind, values = [] } = property === undefined ? { kind: 'json' } : meaningOf(property, defs);
    if (kind === 'enum' && values.length === 1) literals[name] = values[0];
  }
  return literals;
}
