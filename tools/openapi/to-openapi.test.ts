/** The OpenAPI document: what the contract says must be in it, and it must be valid. */

import { describe, expect, it } from 'vitest';
import { EXAMPLE } from './example-contract.ts';
import { type JsonObject, listOf } from './json.ts';
import { referencesOf } from './references.ts';
import { SchemaConflict } from './schemas.ts';
import { sharedEndpoints, toOpenApi } from './to-openapi.ts';
import { problemsOf } from './validity.ts';

const document = toOpenApi(EXAMPLE.index, EXAMPLE.documents);

function operation(method: string, path: string): JsonObject {
  const found = document.paths[path]?.[method];
  if (found === undefined) throw new Error(`no ${method} ${path}`);
  return found;
}

function named(parameters: unknown): Record<string, JsonObject> {
  const list = listOf(parameters)
    .map(referencesOf(document))
    .filter((one) => one !== undefined);
  return Object.fromEntries(list.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
}

describe('toOpenApi', () => {
  it('the document is valid', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('the contract is not modified', () => {
    expect(JSON.stringify(EXAMPLE)).toContain('"#/schemas/Thing"');
  });

  it('an operation has all its facts', () => {
    expect(operation('post', '/accounts/{account_id}/things')).toMatchObject({
      operationId: 'things.create',
      summary: 'Do things.create',
      tags: ['things'],
      externalDocs: { url: 'https://developers.example.com/things' },
      security: [{ api_token: [] }, { api_email: [], api_key: [] }],
      'x-permissions': ['Things Write'],
      'x-plans': ['free'],
      'x-availability': 'beta',
    });
    expect(operation('get', '/accounts/{account_id}/things/{thing_id}/file').security).toEqual([{}]);
  });

  it('an account-or-zone template becomes two paths with separate ids', () => {
    const [inAccount, inZone] = [
      operation('get', '/accounts/{account_id}/things'),
      operation('get', '/zones/{zone_id}/things'),
    ];
    expect([inAccount.operationId, inZone.operationId]).toEqual(['things.list', 'things.list.forZone']);
    expect([inAccount['x-operation'], inZone['x-operation']]).toEqual(['things.list', 'things.list']);
    expect(Object.keys(named(inZone.parameters)).filter((name) => name.startsWith('path'))).toEqual(['path zone_id']);
    expect(named(inZone.parameters)['path zone_id']?.required).toBe(true);
  });

  it('query parameters use wire names', () => {
    const parameters = named(operation('get', '/accounts/{account_id}/things').parameters);
    expect(parameters).toMatchObject({
      'query name': { schema: { type: 'string' } },
      'query name.exact': { schema: { type: 'string' } },
      'query name.contains': {},
      'query tags': { style: 'form', explode: true },
      'query fields': { style: 'form', explode: false },
      'query old': { deprecated: true },
    });
  });

  it('headers use wire names', () => {
    const parameters = named(operation('post', '/accounts/{account_id}/things').parameters);
    expect(parameters['header cf-jurisdiction']).toEqual({
      name: 'cf-jurisdiction',
      in: 'header',
      schema: { enum: ['eu', 'default'] },
    });
  });

  it('sensitive fields stay marked', () => {
    const text = JSON.stringify(operation('post', '/accounts/{account_id}/things').requestBody);
    expect(text).toContain('"secret":{"type":"string","x-sensitive":true}');
  });

  it('each kind of body has its media type', () => {
    const types = (one: JsonObject) => Object.keys((one.requestBody as { content: object }).content);
    expect(types(operation('put', '/accounts/{account_id}/things/{thing_id}/file'))).toEqual(['multipart/form-data']);
    expect(types(operation('post', '/accounts/{account_id}/things/load'))).toEqual(['application/x-ndjson']);
    expect(types(operation('patch', '/zones/{zone_id}/rules'))).toEqual(['application/json']);
  });

  it('results are wrapped in the envelope, pages with pagination data', () => {
    expect(operation('get', '/zones/{zone_id}/things').responses).toMatchObject({
      200: {
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/envelope' },
                {
                  properties: {
                    result: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
                    result_info: { $ref: '#/components/schemas/page-info-number' },
                  },
                  required: ['result'],
                },
              ],
            },
          },
        },
      },
      default: { $ref: '#/components/responses/failure' },
    });
  });

  it('binary, text and empty responses have no envelope', () => {
    expect(operation('get', '/accounts/{account_id}/things/{thing_id}/file').responses).toMatchObject({
      200: { content: { 'image/png': {} } },
    });
    expect(operation('get', '/zones/{zone_id}/events/{event_t}.{event_n}').responses).toMatchObject({
      200: { content: { 'text/plain': { schema: { type: 'string' } } } },
    });
  });

  it('paths that differ only in parameter names are merged under the first', () => {
    expect(Object.keys(document.paths).filter((path) => /things\/\{\w+\}$/.test(path))).toEqual([
      '/accounts/{account_id}/things/{thing_id}',
      '/zones/{zone_id}/things/{thing_id}',
    ]);
    const [renamed] = operation('delete', '/accounts/{account_id}/things/{thing_id}')['x-also'] as JsonObject[];
    expect(named(renamed?.parameters)['path thing_id']).toMatchObject({ 'x-name': 'id', required: true });
  });

  it('a name used twice in a path is made unique', () => {
    const path = '/accounts/{account_id}/things/{thing_id}/accounts/{account_id_2}';
    const parameters = named(operation('get', path).parameters);
    expect(Object.keys(parameters)).toEqual(['path account_id', 'path thing_id', 'path account_id_2']);
    expect(parameters['path account_id_2']?.['x-name']).toBe('account_id');
  });

  it('all operations of a shared endpoint are included, the active one first', () => {
    const shared = operation('delete', '/accounts/{account_id}/things/{thing_id}');
    expect(shared.operationId).toBe('things.bulk.delete');
    expect(shared['x-also']).toMatchObject([
      { operationId: 'things.delete', deprecated: true, 'x-sunset': '2027-01-01', 'x-confirm': true },
    ]);
    expect(sharedEndpoints(document)).toEqual([
      { endpoint: 'DELETE /accounts/{account_id}/things/{thing_id}', names: ['things.bulk.delete', 'things.delete'] },
    ]);
  });

  it('two types with one name are rejected', () => {
    const [things] = EXAMPLE.documents;
    if (things === undefined) throw new Error('the example has a document');
    const other = { ...things, key: 'other', schemas: { Thing: { type: 'string' } } };
    expect(() => toOpenApi(EXAMPLE.index, [things, other])).toThrow(SchemaConflict);
    expect(() => toOpenApi(EXAMPLE.index, [things, other])).toThrow(/Thing .* things and other/);
  });
});
