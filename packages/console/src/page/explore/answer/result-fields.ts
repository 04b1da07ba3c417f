/** Describes the fields of an operation's result according to the contract: names, types and purpose. */
import { descriptionOf, type JsonSchema } from '@flarewire/contract';
import { asSchema, pointerOf, shapeOf } from '@flarewire/schema';
import { type Meaning, meaningOf } from '../../form/kinds.ts';
import type { Subject } from '../../form/schema.ts';
import { type Branch, choiceOf } from '../../form/values/choice.ts';
import { kindLabel, literalLabel, lowerFirst } from '../../form/values/words.ts';

export interface ResultField {
  /** JSON pointer; for a branch, it includes the branch's number. */
  readonly pointer: string;
  /** Property name, or the label of a union's branch. */
  readonly name: string;
  readonly isBranch: boolean;
  /** `text`, `list of text`, `active | pending`, `whole number, seconds`. */
  readonly type: string;
  readonly words: string | undefined;
  readonly schema: JsonSchema;
}

type Source = Pick<Subject, 'defs' | 'words'>;

/** Top-level fields of a result: of an object, of list items, or the branches of a union. */
export const resultFields = (subject: Subject): readonly ResultField[] => inside(subject.schemas.result, subject, []);

/** The fields inside a field; computed when opened, because schemas may be recursive. */
export function inside(
  schema: JsonSchema,
  source: Source,
  path: readonly string[],
  omit: readonly string[] = [],
): readonly ResultField[] {
  const meaning = meaningOf(schema, source.defs);
  const { kind, branches } = meaning;
  if (kind === 'array') return inside(asSchema(meaning.schema.items), source, path);
  if (branches !== undefined) return branchFields(schema, branches, source, path);
  const shape = kind === 'object' || kind === 'record' ? shapeOf(meaning.schema, source.defs) : undefined;
  if (shape === undefined) return [];
  const named = [...shape.properties].filter(([name]) => !omit.includes(name));
  return [
    ...named.map(([name, property]) => fieldOf(name, property, source, path)),
    ...shape.unions.flatMap((union) => inside(union, source, path, omit)),
    ...(shape.rest === undefined || Object.keys(shape.rest).length === 0
      ? []
      : [fieldOf('any name', shape.rest, source, path)]),
  ];
}

function fieldOf(name: string, schema: JsonSchema, source: Source, path: readonly string[]): ResultField {
  const words = descriptionOf(schema, { schemas: source.defs, words: source.words });
  const type = typeText(meaningOf(schema, source.defs, name), schema, source);
  return { pointer: pointerOf([...path, name]), name, isBranch: false, type, words, schema };
}

/** Variants with a discriminator are merged into one list of fields; other unions have an entry per branch. */
function branchFields(
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  source: Source,
  path: readonly string[],
): readonly ResultField[] {
  const choice = choiceOf(schema, branches, source.defs);
  const { tag } = choice;
  const isTagged = tag !== undefined && choice.branches.every(({ kind }) => kind === 'object');
  if (isTagged) return taggedFields(choice.branches, tag, source, path);
  return choice.branches.map((branch, place) => ({
    pointer: pointerOf([...path, `(${place})`]),
    name: branch.label,
    isBranch: true,
    type: lowerFirst(kindLabel(branch.schema, source.defs)),
    words: descriptionOf(branch.schema, { schemas: source.defs, words: source.words }),
    schema: branch.schema,
  }));
}

/** Each field once; fields of some variants only state which. */
function taggedFields(
  branches: readonly Branch[],
  tag: string,
  source: Source,
  path: readonly string[],
): readonly ResultField[] {
  const fields = new Map<string, { readonly field: ResultField; readonly labels: string[] }>();
  const labelled = branches.filter((branch) => 'value' in branch);
  for (const { schema, label } of labelled) {
    for (const field of inside(schema, source, path)) {
      const known = fields.get(field.name);
      if (known === undefined) fields.set(field.name, { field, labels: [label] });
      else if (!known.labels.includes(label)) known.labels.push(label);
    }
  }
  const first = fields.get(tag);
  const rest = [...fields.values()].filter((one) => one !== first);
  const type = listText(labelled.map(({ label }) => label));
  return [
    ...(first === undefined ? [] : [{ ...first.field, type, words: tagWords(tag, labelled, source) }]),
    ...rest.map(({ field, labels }) => {
      if (labels.length === labelled.length) return field;
      const only = `Only with ${tag} ${listText(labels)}.`;
      return { ...field, words: field.words === undefined ? only : `${field.words} ${only}` };
    }),
  ];
}

/** The descriptions of the discriminator in all variants: their common text, or its start. */
function tagWords(tag: string, branches: readonly Branch[], source: Source): string {
  const texts = branches.flatMap(({ schema }) => {
    const property = shapeOf(schema, source.defs)?.properties.get(tag);
    return (property && descriptionOf(property, { schemas: source.defs, words: source.words })) ?? [];
  });
  const [first = ''] = texts;
  const begins = first.slice(0, Math.max(0, first.indexOf(':')));
  if (first !== '' && texts.every((text) => text === first)) return first;
  const shared = begins !== '' && texts.every((text) => text.startsWith(`${begins}:`)) ? `${begins}. ` : '';
  return `${shared}One of ${branches.length} kinds, which decides what other fields there are.`;
}

const MAX = 5;

const listText = (labels: readonly string[]): string =>
  labels.length > MAX + 1 ? `${labels.slice(0, MAX).join(', ')} and ${labels.length - MAX} more` : labels.join(', ');

const FEW = 4;
const SHORT = 32;

const BASES = { text: 'text', number: 'number', integer: 'whole number' } as const;

function typeText(meaning: Meaning, schema: JsonSchema, source: Source): string {
  const { kind, schema: own, values = [], isNullable, base } = meaning;
  const literals = values.map(literalLabel);
  const list = literals.join(' | ');
  const isFew = kind === 'enum' && literals.length > 0 && literals.length <= FEW && list.length <= SHORT;
  const unit = typeof own['x-unit'] === 'string' ? `, ${own['x-unit']}` : '';
  const noun = kind === 'open-enum' && base !== undefined ? BASES[base] : lowerFirst(kindLabel(schema, source.defs));
  return `${isFew ? list : noun}${unit}${isNullable ? ' or null' : ''}`;
}
