/** Coerces text to the type that a schema declares, never by its appearance. */
import { isDeeper, MAX_DEPTH } from './depth.ts';
import { matches } from './matches.ts';
import { asSchemas, branchesOf, follow, type JsonSchema, type Schemas } from './schema.ts';

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * The text as the first type of the schema that it fits; unchanged if it fits none, so that a check can reject it.
 * @example coerce({ type: ['integer', 'null'] }, '5', {}) // 5
 */
export function coerce(schema: JsonSchema, text: string, schemas: Schemas): unknown {
  // A query writes null as an empty value, if the schema allows null and no empty text.
  if (text === '' && matches(schema, null, schemas) && !matches(schema, '', schemas)) return null;
  const own = follow(schema, schemas);
  for (const part of [...branchesOf(own), ...asSchemas(own.allOf)]) {
    const value = coerce(part, text, schemas);
    if (typeof value !== 'string' && matches(part, value, schemas)) return value;
  }
  const literals = 'const' in own ? [own.const] : own.enum;
  if (Array.isArray(literals)) return literals.find((one) => String(one) === text) ?? text;
  for (const type of [own.type].flat()) {
    const value = readAs(type, text);
    if (value !== undefined) return value;
  }
  return text;
}

/** Undefined if the text is not a valid value of the type. */
function readAs(type: unknown, text: string): unknown {
  switch (type) {
    case 'number':
    case 'integer':
      return NUMBER.test(text) ? Number(text) : undefined;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'null':
      return text === 'null' ? null : undefined;
    case 'object':
    case 'array':
      return parseJson(text);
    default:
      return undefined;
  }
}

function parseJson(text: string): unknown {
  if (isDeeper(text, MAX_DEPTH)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
