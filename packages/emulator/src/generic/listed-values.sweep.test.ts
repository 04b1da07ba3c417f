/** Values outside of an enum of the contract are refused, or returned exactly as sent. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { branchesOf, follow, isObject, type JsonSchema, type Schemas, sample, shapeOf } from '@flarewire/schema';
import { expect, it } from 'vitest';
import { arrangedEmulator } from '../../test/arranged-emulator.ts';
import { exampleRequest } from '../../test/example-request.ts';
import { EXAMPLE_BODIES } from '../../test/examples.ts';
import { compiledContract } from '../schema/contract.ts';

const UNLISTED = 'No-Such-Value';

const { emulator, arranger } = arrangedEmulator();

type Place = readonly (string | number)[];

/** Places of a body that hold one of a list of names, at most one per name of a field. */
function listedPlaces(schema: JsonSchema, value: unknown, schemas: Schemas, at: Place = []): Place[] {
  const own = follow(schema, schemas);
  if (typeof value === 'string') return isListed(own, schemas) ? [at] : [];
  const branches = branchesOf(own).flatMap((branch) => listedPlaces(branch, value, schemas, at));
  if (Array.isArray(value))
    return [...branches, ...listedPlaces((own.items ?? {}) as JsonSchema, value[0], schemas, [...at, 0])]; // a schema
  if (!isObject(value)) return branches;
  const shape = shapeOf(own, schemas);
  const unions = (shape?.unions ?? []).flatMap((union) => listedPlaces(union, value, schemas, at));
  const fields = [...(shape?.properties ?? [])].filter(([name]) => Object.hasOwn(value, name));
  return [
    ...branches,
    ...unions,
    ...fields.flatMap(([name, property]) => listedPlaces(property, value[name], schemas, [...at, name])),
  ];
}

const isListed = (schema: JsonSchema, schemas: Schemas): boolean =>
  Array.isArray(schema.enum) || branchesOf(schema).some((branch) => isListed(follow(branch, schemas), schemas));

const get = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (inner, key) => (isObject(inner) || Array.isArray(inner) ? Object(inner)[key] : undefined),
    value,
  );

function withValue(value: unknown, place: Place, put: unknown): unknown {
  const copy = structuredClone(value);
  Object(get(copy, place.slice(0, -1)))[place.at(-1) ?? ''] = put;
  return copy;
}

/** The value at a path of the response; for a list operation, of its first item. */
async function valueAnswered(
  operation: Operation,
  document: ProductDocument,
  body: unknown,
  place: Place,
): Promise<unknown> {
  await emulator.reset();
  const path = await arranger.arrange(operation);
  const response = await emulator.fetch(exampleRequest(operation, document, { path, body }));
  const text = await response.text();
  if (!response.ok || !text.startsWith('{')) return undefined;
  const json: { result?: unknown } = JSON.parse(text);
  const result = json.result ?? json;
  return get(result, place) ?? get([result].flat()[0], place);
}

it('a value outside of an open enum is refused or returned as sent', async () => {
  const replaced: string[] = [];
  let tried = 0;
  for (const operation of compiledContract.index().operations) {
    if (operation.request !== 'json' || !['POST', 'PUT', 'PATCH'].includes(operation.method)) continue;
    const document = await compiledContract.loadProduct(operation.product);
    const schema = document.operations[operation.name]?.body?.schema ?? {};
    const bodies = [EXAMPLE_BODIES[operation.name], sample(schema, document.schemas, { optionalDepth: 4 })];
    const done = new Set<string>();
    for (const body of bodies.filter((one) => typeof one === 'object')) {
      for (const place of listedPlaces(schema, body, document.schemas)) {
        const name = place.filter((key) => typeof key === 'string').join('.');
        if (done.has(name) || place.length === 0) continue;
        done.add(name);
        tried++;
        const answered = await valueAnswered(operation, document, withValue(body, place, UNLISTED), place);
        if (answered !== undefined && answered !== null && answered !== UNLISTED)
          replaced.push(`${operation.name} ${name}: ${JSON.stringify(answered)}`);
      }
    }
  }
  expect(replaced).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
});
