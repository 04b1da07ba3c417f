/** Text as the value that its schema says it is: by the schema only, never by how it looks. */
import { isDeeper, MAX_DEPTH } from './depth.ts';
import { matches } from './matches.ts';
import { asSchemas, branchesOf, follow, type JsonSchema, type Schemas } from './schema.ts';

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * The first type of the schema that the text fits; the text itself where it fits none, so that a check can refuse it.
 * @example coerce({ type: ['integer', 'null'] }, '5', {}) // 5
 */
export function coerce(schema: JsonSchema, text: string, schemas: Schemas): unknown {
  // An empty value is how a query says null, where there may be one and no empty text.
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

/** Undefined where the text is no such value. */
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
