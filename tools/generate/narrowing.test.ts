/** Members of a union in a result say their own kind, so that callers can narrow it. */
import { beforeAll, expect, test } from 'vitest';
import { index, type JsonSchema, loadProduct, type ProductDocument } from '../../packages/contract/src/index.ts';
import { follow } from '../../packages/schema/src/index.ts';

/** Names of fields that say the kind of an object. */
const KIND = /^(?!content_)(\w+_)?(type|kind|id)$/;

/** Distinguished by something else. */
const OTHERWISE = new Map([
  ['durable-object', '`state` tells the forms of a Durable Object apart'],
  ['aws azure digitalocean gcs sftp', '`auth_method` tells the forms of a storage apart'],
]);

const documents: ProductDocument[] = [];
beforeAll(async () => {
  const keys = new Set(index().operations.map(({ product }) => product));
  documents.push(...(await Promise.all([...keys].map(loadProduct))));
});

type Schemas = ProductDocument['schemas'];
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

function fieldsOf(schema: JsonSchema, schemas: Schemas): Record<string, JsonSchema> {
  const { properties, allOf } = follow(schema, schemas);
  return Object.assign({}, ...listOf(allOf).map((one) => fieldsOf(one, schemas)), isSchema(properties) && properties);
}

function literalsOf(schema: JsonSchema | undefined, schemas: Schemas): string | undefined {
  const { enum: listed, const: only } = schema ? follow(schema, schemas) : {};
  return Array.isArray(listed) ? listed.join(' ') : typeof only === 'string' ? only : undefined;
}

/** Fields that list the same literals in two or more members. */
function blurred(members: readonly JsonSchema[], schemas: Schemas): string[] {
  const [first, ...others] = members
    .map((one) => fieldsOf(one, schemas))
    .filter((fields) => Object.keys(fields).length > 0);
  if (!first || others.length === 0) return [];
  return Object.keys(first).flatMap((name) => {
    const lists = [first, ...others].map((fields) => literalsOf(fields[name], schemas));
    if (!KIND.test(name) || lists.includes(undefined)) return [];
    const twice = lists.filter((list, i) => lists.indexOf(list) !== i && !OTHERWISE.has(list ?? ''));
    return twice.map((list) => `${name}: ${list}`);
  });
}

function* unionsIn(value: unknown, schemas: Schemas, seen: Set<unknown>): Generator<readonly JsonSchema[]> {
  if (!isSchema(value) || seen.has(value)) return;
  seen.add(value);
  if (typeof value.$ref === 'string') yield* unionsIn(follow(value, schemas), schemas, seen);
  if (Array.isArray(value.anyOf)) yield listOf(value.anyOf);
  for (const inner of Object.values(value)) yield* unionsIn(inner, schemas, seen);
}

test('no member of a union in a result lists the kinds of the others', () => {
  const faults = documents.flatMap(({ operations, schemas }) =>
    Object.entries(operations).flatMap(([name, { result }]) =>
      [...unionsIn(result, schemas, new Set())].flatMap((members) =>
        blurred(members, schemas).map((fault) => `${name} ${fault}`),
      ),
    ),
  );
  expect(faults).toEqual([]);
});
