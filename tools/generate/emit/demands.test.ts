/** Required parameters: those of the declared types, minus those that the API does not require. */
import { describe, expect, test } from 'vitest';
import { at, compileThing, documentOf, problemsOf, thing } from '../testing.ts';

const TYPES = `export interface P extends InZone { name: string; /** @default 1 */ ttl: number; /** @readOnly */ made: string }
export interface One extends InZone { value: string }
export interface Edits extends InZone { patches: Item[] }
export interface Item { id: string; name: string }`;

/** Required body fields, and further declarations. */
function bodyOf(route: string, type = 'P'): readonly [required: unknown, undemanded: unknown] {
  const methods = `/** Do it. ${route} */ run(params: Thing.${type}): APIPromise<string>;`;
  const body = documentOf(compileThing(thing(methods, TYPES))).operations['thing.run']?.body;
  return [body?.schema.required, body?.undemanded];
}

describe('a body', () => {
  test('the body of a POST may omit fields that the API fills in', () => {
    expect(bodyOf('@http POST /zones/{zone_id}/things')).toEqual([['name'], ['ttl', 'made']]);
  });

  test('the body of a PATCH requires nothing but the value of a setting', () => {
    expect(bodyOf('@http PATCH /zones/{zone_id}/things')).toEqual([undefined, ['name', 'ttl', 'made']]);
    expect(bodyOf('@http PATCH /zones/{zone_id}/setting', 'One')).toEqual([['value'], undefined]);
  });

  test('@demands lists exactly the required fields of a body', () => {
    expect(bodyOf('@http PATCH /zones/{zone_id}/things @demands name')).toEqual([['name'], ['ttl', 'made']]);
    expect(bodyOf('@http POST /zones/{zone_id}/things @demands ttl')).toEqual([['ttl'], ['name', 'made']]);
  });

  test('a batch requires the ids of edited items', () => {
    const methods = '/** Do it. @http POST /zones/{zone_id}/things */ run(params: Thing.Edits): APIPromise<string>;';
    const { params, body } = documentOf(compileThing(thing(methods, TYPES))).operations['thing.run'] ?? {};
    const items = {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      required: ['id'],
    };
    expect(body?.schema.properties).toMatchObject({ patches: { type: 'array', items } });
    expect(params?.find(({ name }) => name === 'patches')?.schema).toMatchObject({ items });
  });
});

test('@demands names fields of the body', () => {
  const methods =
    '/** Do it. @http POST /zones/{zone_id}/things @demands nmae */ run(params: Thing.One): APIPromise<string>;';
  expect(problemsOf(methods, TYPES)).toEqual([
    at(3, "thing.run: '@demands nmae' names no field of the body: write one of value"),
  ]);
});
