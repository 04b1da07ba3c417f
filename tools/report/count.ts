/** The figures of the contract's words, names and limits, for one product or over all. */
import { asSchema, asSchemas, follow } from '@flarewire/schema';
import type { JsonSchema, Operation, OperationSchemas, ProductDocument } from '../../packages/contract/src/types.ts';
import { verbInstead } from '../generate/check/verbs.ts';
import { repeats } from '../generate/check/words.ts';
import { fieldsOf, type ReportedField } from './fields.ts';

/** Counts fields, and the sources of their descriptions. */
export interface Described {
  readonly fields: number;
  readonly own: number;
  readonly inherited: number;
}

export interface Figures {
  readonly operations: number;
  readonly input: Described;
  readonly result: Described;
  /** Fields whose words say no more than the name. */
  readonly repeated: number;
  /** Operations with more than a summary. */
  readonly paragraphs: number;
  /** Operations with a manually written example. */
  readonly examples: number;
  /** Summaries that begin with another verb than the one for their purpose: Fetch for Get. */
  readonly verbs: number;
  readonly enums: { readonly open: number; readonly closed: number };
  /** Input fields that can have a limit, and those that have one. */
  readonly limits: { readonly possible: number; readonly given: number };
  /** Fields and named types of which nothing is known. */
  readonly unknown: number;
  /** Types named after their place in a union. */
  readonly unnamed: number;
  /** Operations with the facts that tools read. */
  readonly facts: ToolFacts;
}

/** Numbers of operations that say what a table shows, what finds an item again, how to wait, how large a batch may be, what goes along. */
export interface ToolFacts {
  readonly columns: number;
  readonly key: number;
  readonly waits: number;
  readonly most: number;
  readonly cascades: number;
}

export interface ProductFigures {
  readonly figures: Figures;
  readonly bare: readonly ReportedField[];
  readonly otherVerbs: readonly Operation[];
}

export function count(document: ProductDocument, operations: readonly Operation[], seen: Set<string>): ProductFigures {
  const fields = fieldsOf(document, seen);
  const input = fields.filter(({ side }) => side === 'input');
  const own = Object.entries(document.schemas).filter(([name]) => isNew(seen, `type ${name}`));
  const facts = Object.values(document.operations);
  const closed = fields.filter(({ schema }) => isEnum(schema) === 'closed').length;
  const limited = input.filter(({ schema }) => canBeLimited(schema, document));
  const otherVerbs = operations.filter(({ method, summary }) => verbInstead(method, summary) !== undefined);
  return {
    bare: fields.filter(({ words }) => words === undefined),
    otherVerbs,
    figures: {
      operations: operations.length,
      input: described(input),
      result: described(fields.filter(({ side }) => side === 'result')),
      repeated: fields.filter(isRepeated).length,
      paragraphs: facts.filter(({ description }) => description !== undefined).length,
      examples: facts.filter(({ example }) => example !== undefined).length,
      verbs: otherVerbs.length,
      enums: { open: fields.filter(({ schema }) => isEnum(schema) === 'open').length, closed },
      limits: { possible: limited.length, given: limited.filter(({ schema }) => isLimited(schema, document)).length },
      unknown: fields.filter(({ schema }) => isUnknown(schema)).length + own.filter(([, one]) => isUnknown(one)).length,
      unnamed: own.filter(([name]) => /UnionMember\d/.test(name.split('.').at(-1) ?? '')).length,
      facts: countFacts(facts),
    },
  };
}

function countFacts(operations: readonly OperationSchemas[]): ToolFacts {
  const having = (fact: keyof ToolFacts): number => operations.filter((one) => one[fact] !== undefined).length;
  return {
    columns: having('columns'),
    key: having('key'),
    waits: having('waits'),
    most: having('most'),
    cascades: having('cascades'),
  };
}

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const described = (fields: readonly ReportedField[]): Described => ({
  fields: fields.length,
  own: fields.filter(({ words }) => words?.inherited === false).length,
  inherited: fields.filter(({ words }) => words?.inherited).length,
});

const isRepeated = ({ words, name, owner }: ReportedField): boolean =>
  words !== undefined && !words.inherited && repeats(words.text, name, typeOf(owner));

/** Types begin with a capital, operations do not. */
const typeOf = (owner: string): string => {
  const last = owner.split('.').at(-1) ?? '';
  return /^[A-Z]/.test(last) ? last : '';
};

/** Keywords that say nothing of what is allowed. */
const SAYINGS = new Set(['description', 'x-words', 'x-flarewire-from', 'x-flarewire-source', 'readOnly', 'examples']);

const isUnknown = (schema: JsonSchema): boolean => Object.keys(schema).every((key) => SAYINGS.has(key));

/** A list of names: closed, or open to others. Undefined if it is not one, or is inherently fixed. */
function isEnum(schema: JsonSchema): 'open' | 'closed' | undefined {
  const branches = [schema, ...asSchemas(schema.anyOf)];
  if (!branches.some((one) => Array.isArray(one.enum) && one.enum.some((value) => typeof value === 'string')))
    return undefined;
  return branches.some((one) => one.type === 'string' && one.enum === undefined) ? 'open' : 'closed';
}

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
];

function parts(schema: JsonSchema, document: ProductDocument): JsonSchema[] {
  const followed = follow(schema, document.schemas);
  return [followed, ...asSchemas(followed.anyOf).map((one) => follow(one, document.schemas))];
}

/** Free text other than a file, a number, or a list. */
const canBeLimited = (schema: JsonSchema, document: ProductDocument): boolean =>
  isEnum(schema) === undefined &&
  parts(schema, document).some(({ type, enum: values, format }) => {
    if (values !== undefined || format === 'binary') return false;
    return [type].flat().some((one) => ['string', 'number', 'integer', 'array'].includes(String(one)));
  });

/** A list is limited by what limits its items, too. */
const isLimited = (schema: JsonSchema, document: ProductDocument): boolean =>
  parts(schema, document).some(
    (one) =>
      LIMITS.some((keyword) => keyword in one) ||
      (one.type === 'array' &&
        parts(asSchema(one.items), document).some(
          (item) => 'enum' in item || LIMITS.some((keyword) => keyword in item),
        )),
  );

/** Sums of two products' figures. */
export function add(one: Figures, other: Figures): Figures {
  const sum = (a: unknown, b: unknown): unknown =>
    typeof a === 'number' && typeof b === 'number'
      ? a + b
      : Object.fromEntries(Object.entries(Object(a)).map(([key, value]) => [key, sum(value, Object(b)[key])]));
  // Both have the same shape, and so has their sum.
  return sum(one, other) as Figures;
}
