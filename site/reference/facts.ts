/** Facts of a schema in a few words each: limits, unit, default, example, source of its values. */
import { allowedBy } from '@flarewire/contract';
import type { JsonSchema } from '@flarewire/schema';
import type { Allowed } from './field.ts';

/** Longer defaults and examples are truncated. */
const MAX_LENGTH = 80;
/** Output of `allowedBy` without a limit, which only repeats the type. */
const PLAIN = new Set(['text', 'a number', 'an integer', 'true or false', 'a list', 'an object', 'null', 'anything']);
const NO_SCHEMAS = {};

/** Text between backticks is code. */
export function factsOf(schema: JsonSchema): string[] {
  const { 'x-unit': unit, 'x-flarewire-from': from, pattern, examples, default: usual } = schema;
  const [example] = Array.isArray(examples) ? examples : [];
  return [
    ...limits(schema),
    ...(typeof unit === 'string' ? [`in ${unit}`] : []),
    ...(typeof pattern === 'string' && pattern.length < MAX_LENGTH ? [`matches ${code(pattern)}`] : []),
    ...(usual === undefined ? [] : [`default ${display(usual)}`]),
    ...(usual !== undefined || example === undefined ? [] : [`such as ${display(example)}`]),
    ...(schema.readOnly === true ? ['read-only'] : []),
    ...(schema.writeOnly === true ? ['never returned'] : []),
    ...(schema['x-sensitive'] === true ? ['secret'] : []),
    ...(typeof from === 'string' ? [`from ${code(from.split(' ')[0] ?? from)}`] : []),
  ];
}

/** `text of 1 to 255 characters`; nothing if the type says it all. */
function limits({ enum: _, const: __, anyOf: ___, allOf: ____, $ref: _____, ...own }: JsonSchema): string[] {
  const words = own.type === undefined ? 'anything' : allowedBy(own, NO_SCHEMAS);
  // The type is shown next to it.
  return PLAIN.has(words) ? [] : [words.replace(/^(text of|an? (?:number|integer|list of|object of)) /, '')];
}

const code = (text: string): string => `\`${text.replaceAll('`', 'ˋ')}\``;

function display(value: unknown): string {
  const text = JSON.stringify(value);
  return code(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
}

/** The literal values of one schema that is not a union. */
export function literalsOf(schema: JsonSchema): Allowed[] {
  const { const: only, enum: some, description, title } = schema;
  const words = typeof description === 'string' ? description : typeof title === 'string' ? title : undefined;
  if ('const' in schema) return [{ value: JSON.stringify(only), words }];
  return Array.isArray(some) ? some.map((value) => ({ value: JSON.stringify(value) })) : [];
}
