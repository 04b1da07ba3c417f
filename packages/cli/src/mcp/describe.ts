/** An operation in words, as short as an agent needs it. */

import { allowedBy, descriptionOf, follow, isReading, type JsonSchema } from '@flarewire/contract';
import { operationPath } from '@flarewire/snippets/site';
import { isRecord } from '../record.ts';
import type { Subject } from '../tree/subject.ts';

const MAX_DEPTH = 3;

/** @param site address of the documentation, whose page is a text at the same path with `.md` */
export function* describe({ operation, schemas, document }: Subject, site?: string): Generator<string> {
  const { name, docs } = operation;
  const [title = '', ...facts] = factsOf({ operation, schemas });
  yield title;
  if (schemas.description !== undefined) yield schemas.description;
  yield* facts;
  yield `Docs: ${site === undefined ? docs : `${site}${operationPath(name)} ${docs}`}`;
  if (schemas.params.length > 0) yield 'Parameters (* is required):';
  for (const param of requiredFirst(schemas.params))
    yield* field(param.name, param.schema, param.required, { document, depth: 1, isParam: true });
  if (schemas.example !== undefined) yield `Example: ${JSON.stringify(schemas.example)}`;
  const results = [...fieldsOf(schemas.result, document.schemas)];
  if (results.length > 0) yield `Response${operation.page === undefined ? '' : ', each item'}:`;
  for (const [inner, schema] of results)
    yield* field(inner, schema, false, { document, depth: MAX_DEPTH, isParam: false });
}

/** The name and the effect of an operation, and what it needs. */
function* factsOf({ operation, schemas }: Pick<Subject, 'operation' | 'schemas'>, most?: number): Generator<string> {
  const { name, summary, method, path, permissions, plans, deprecated, confirm } = operation;
  yield `${name}: ${summary}. ${method} ${path}`;
  yield isReading(operation)
    ? 'Reads: use call.'
    : `Changes${method === 'DELETE' || confirm ? ' permanently' : ''}: use plan.`;
  if (deprecated) yield 'Deprecated.';
  if (permissions !== undefined) yield `Permissions (any one of): ${permissions.slice(0, most).join(', ')}`;
  if (plans !== undefined) yield `Plans: ${plans.join(', ')}`;
  if (schemas.cascades?.length) yield `Also deletes: ${schemas.cascades.join(', ')}`;
}

const requiredFirst = <Param extends { readonly required: boolean }>(params: readonly Param[]): Param[] =>
  params.toSorted((a, b) => Number(b.required) - Number(a.required));

/** Characters of a short description: about 600 tokens. */
const MAX_SHORT = 2000;

/** Parameters of a call: required ones in full, optional ones by name. */
export function* describeShort({ operation, schemas, document }: Subject): Generator<string> {
  const lines = [...factsOf({ operation, schemas }, 6)];
  let left = MAX_SHORT - 200 - lines.join('\n').length;
  yield* lines;
  const lineOf = (param: (typeof schemas.params)[number], isLong: boolean): string => {
    const words = isLong ? descriptionOf(param.schema, document) : undefined;
    const allowed = allowedBy(param.schema, document.schemas);
    const short = allowed.length > 160 ? `${allowed.slice(0, 160)}…` : allowed;
    return `  ${param.name}${param.required ? '*' : ''}: ${short}${words === undefined ? '' : `. ${words}`}`;
  };
  if (schemas.params.length > 0) yield 'Parameters (* is required):';
  const rest: string[] = [];
  for (const param of requiredFirst(schemas.params)) {
    const long = lineOf(param, true);
    const line = param.required && long.length <= left ? long : lineOf(param, false);
    if (line.length > left) rest.push(param.name);
    else {
      left -= line.length + 1;
      yield line;
    }
  }
  if (rest.length > 0) {
    const names = rest.join(', ');
    yield `  also: ${names.length > 150 ? `${names.slice(0, 150)}…` : names}`;
  }
  const example = schemas.example === undefined ? '' : `Example: ${JSON.stringify(schemas.example)}`;
  if (example !== '' && example.length <= left) yield example;
  yield 'For descriptions, fields of objects and the response: describe with "full": true.';
}

interface Place {
  readonly document: Subject['document'];
  readonly depth: number;
  readonly isParam: boolean;
}

function* field(name: string, schema: JsonSchema, isRequired: boolean, place: Place): Generator<string> {
  const { document, depth, isParam } = place;
  const { default: usual, 'x-unit': unit, 'x-flarewire-from': from } = follow(schema, document.schemas);
  const words = descriptionOf(schema, document);
  const limits = [
    allowedBy(schema, document.schemas),
    ...(typeof unit === 'string' ? [`in ${unit}`] : []),
    ...(usual === undefined ? [] : [`default ${JSON.stringify(usual)}`]),
    ...(isParam && typeof from === 'string' ? [`from ${from}`] : []),
  ];
  yield `${'  '.repeat(depth)}${name}${isRequired ? '*' : ''}: ${limits.join('; ')}${words === undefined ? '' : `. ${words}`}`;
  if (depth >= MAX_DEPTH) return;
  const required = requiredOf(schema, document.schemas);
  for (const [inner, own] of fieldsOf(schema, document.schemas))
    yield* field(inner, own, required.has(inner), { ...place, depth: depth + 1 });
}

export const listOf = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Of an object, of the items of a list, and of all branches of a union. */
function fieldsOf(schema: JsonSchema, schemas: Subject['document']['schemas'], depth = 0): Map<string, JsonSchema> {
  const followed = follow(schema, schemas);
  const found = new Map<string, JsonSchema>();
  if (depth > 5) return found;
  const inner = isRecord(followed.items) ? [followed.items] : [];
  for (const part of [...listOf(followed.allOf), ...listOf(followed.anyOf), ...listOf(followed.oneOf), ...inner])
    for (const [name, own] of fieldsOf(part, schemas, depth + 1)) if (!found.has(name)) found.set(name, own);
  if (isRecord(followed.properties))
    for (const [name, own] of Object.entries(followed.properties)) if (isRecord(own)) found.set(name, own);
  return found;
}

function requiredOf(schema: JsonSchema, schemas: Subject['document']['schemas']): ReadonlySet<string> {
  const { required, items } = follow(schema, schemas);
  if (Array.isArray(required)) return new Set(required.map(String));
  return isRecord(items) ? requiredOf(items, schemas) : new Set();
}
