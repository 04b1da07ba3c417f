/** The fields of an operation's result, as the contract tells of them: names, types in words, what they are for. */
import { descriptionOf, type JsonSchema } from '@flarewire/contract';
import { asSchema, pointerOf, shapeOf } from '@flarewire/schema';
import { type Meaning, meaningOf } from '../../form/kinds.ts';
import type { Subject } from '../../form/schema.ts';
import { choiceOf } from '../../form/values/choice.ts';
import { kindLabel, literalLabel } from '../../form/values/words.ts';

export interface ResultField {
  /** JSON pointer; of a branch with the number of the branch. */
  readonly pointer: string;
  /** As it is written; a branch of a union has its label. */
  readonly name: string;
  readonly isBranch: boolean;
  /** `text`, `list of text`, `active | pending`, `whole number, seconds`. */
  readonly type: string;
  readonly words: string | undefined;
  readonly schema: JsonSchema;
}

type Source = Pick<Subject, 'defs' | 'words'>;

/** The top of a result: the fields of an object, of the items of a list, or the branches of a union. */
export const resultFields = (subject: Subject): readonly ResultField[] => inside(subject.schemas.result, subject, []);

/** What is in a field; computed where it is opened, as schemas never end. */
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

/** One entry for each branch that holds fields; of texts and numbers the type says it all. */
function branchFields(
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  { defs, words }: Source,
  path: readonly string[],
): readonly ResultField[] {
  const choice = choiceOf(schema, branches, defs);
  return choice.branches.map((branch, place) => ({
    pointer: pointerOf([...path, `(${place})`]),
    name: branch.label,
    isBranch: true,
    type: choice.tag === undefined ? kindLabel(branch.schema, defs).toLowerCase() : `${choice.tag}`,
    words: descriptionOf(branch.schema, { schemas: defs, words }),
    schema: branch.schema,
  }));
}

const FEW = 4;
const SHORT = 32;

function typeText({ kind, schema: own, values = [], isNullable }: Meaning, schema: JsonSchema, source: Source): string {
  const literals = values.map(literalLabel);
  const list = literals.join(' | ');
  const isFew = kind === 'enum' && literals.length > 0 && literals.length <= FEW && list.length <= SHORT;
  const unit = typeof own['x-unit'] === 'string' ? `, ${own['x-unit']}` : '';
  return `${isFew ? list : kindLabel(schema, source.defs).toLowerCase()}${unit}${isNullable ? ' or null' : ''}`;
}
