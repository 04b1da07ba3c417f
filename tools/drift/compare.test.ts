/** Exact differences of the example contract and documents made to differ from it. */

import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../openapi/example-contract.ts';
import type { JsonObject } from '../openapi/json.ts';
import { referencesOf } from '../openapi/references.ts';
import { toOpenApi } from '../openapi/to-openapi.ts';
import { compare } from './compare.ts';

interface Editable {
  [key: string]: Editable;
}

const exported = JSON.stringify(toOpenApi(EXAMPLE.index, EXAMPLE.documents));

/** The export of the example, changed; what is changed is known to be there. */
function changed(change: (paths: Editable, document: Editable) => void): JsonObject {
  const document = JSON.parse(exported) as Editable;
  change(document.paths as Editable, document);
  return document;
}

const referenced = (parameter: Editable): Editable =>
  structuredClone(referencesOf(JSON.parse(exported))(parameter) ?? {}) as Editable;

const set = (object: Editable | undefined, key: string, value: unknown) => {
  if (object === undefined) throw new Error(`nothing there to set ${key} of`);
  object[key] = value as Editable;
};
const drop = (object: Editable | undefined, key: string) => {
  if (object?.[key] === undefined) throw new Error(`no ${key} to drop`);
  delete object[key];
};
/** Copies shared parameters into each operation, so that a test can change one of them. */
const parameter = (operation: Editable | undefined, name: string): Editable => {
  const all = Object.entries(operation?.parameters ?? {}).map(([at, one]) => [at, referenced(one)] as const);
  for (const [at, one] of all) set(operation?.parameters, at, one);
  const found = all.map(([, one]) => one).find((one) => (one.name as unknown) === name);
  if (found === undefined) throw new Error(`no parameter ${name}`);
  return found;
};
const THINGS = '/accounts/{account_id}/things';
const create = { method: 'POST', path: THINGS, operations: ['things.create'] };
const jsonBody = (operation: Editable | undefined) => operation?.requestBody?.content?.['application/json']?.schema;

describe('compare', () => {
  it('the contract does not differ from its own export', () => {
    expect(compare(EXAMPLE, JSON.parse(exported))).toEqual([]);
  });

  it('operations missing on one side are reported', () => {
    const document = changed((paths) => {
      drop(paths[THINGS], 'post');
      set(paths, '/accounts/{a}/new', { put: { operationId: 'make-new' }, head: {} });
    });
    expect(compare(EXAMPLE, document)).toEqual([
      { kind: 'operations', missingIn: 'document', ...create },
      { kind: 'operations', missingIn: 'contract', method: 'PUT', path: '/accounts/{a}/new', operations: ['make-new'] },
      { kind: 'operations', missingIn: 'contract', method: 'HEAD', path: '/accounts/{a}/new', operations: [] },
    ]);
  });

  it('differences of accounts and zones are reported once, others by path', () => {
    const both = changed((paths) => {
      drop(paths, THINGS.concat('/{thing_id}'));
      drop(paths, '/zones/{zone_id}/things/{thing_id}');
    });
    expect(compare(EXAMPLE, both)).toContainEqual({
      kind: 'operations',
      missingIn: 'document',
      method: 'GET',
      path: '/{account_or_zone}/things/{thing_id}',
      operations: ['things.get'],
    });
    const one = changed((paths) => drop(paths, '/zones/{zone_id}/things/{thing_id}'));
    expect(compare(EXAMPLE, one)).toEqual([
      {
        kind: 'operations',
        missingIn: 'document',
        method: 'GET',
        path: '/zones/{zone_id}/things/{thing_id}',
        operations: ['things.get'],
        half: 'zones',
      },
    ]);
  });

  it("Cloudflare's template for accounts and zones matches both", () => {
    const document = changed((paths) => {
      const item = JSON.parse(JSON.stringify(paths[THINGS])) as Editable;
      for (const path of [THINGS, '/zones/{zone_id}/things']) drop(paths[path], 'get');
      const get = { ...item.get, parameters: Object.values(item.get?.parameters ?? {}).slice(1) };
      set(paths, '/{accounts_or_zones}/{account_or_zone_id}/things', { get });
    });
    expect(compare(EXAMPLE, document)).toEqual([]);
  });

  it('paths match whatever their parameters are called', () => {
    const text = exported.replaceAll('thing_id', 'x').replaceAll('zone_id', 'zone_identifier');
    expect(compare(EXAMPLE, JSON.parse(text))).toEqual([]);
  });

  it('query and header parameters missing on one side are reported', () => {
    const document = changed((paths) => {
      const post = paths[THINGS]?.post;
      set(post, 'parameters', [
        parameter(post, 'account_id'),
        { name: 'X-New', in: 'header', required: true, schema: { type: 'string' } },
        { name: 'dry', in: 'query', schema: { type: 'boolean' } },
        { name: 'Authorization', in: 'header', schema: { type: 'string' } },
        { name: 'session', in: 'cookie', schema: { type: 'string' } },
      ]);
    });
    expect(compare(EXAMPLE, document)).toEqual([
      { kind: 'parameters', missingIn: 'document', ...create, in: 'header', name: 'cf-jurisdiction', required: false },
      { kind: 'parameters', missingIn: 'contract', ...create, in: 'header', name: 'X-New', required: true },
      { kind: 'parameters', missingIn: 'contract', ...create, in: 'query', name: 'dry', required: false },
    ]);
  });

  it('header names match in any case', () => {
    const document = changed((paths) => {
      set(parameter(paths[THINGS]?.post, 'cf-jurisdiction'), 'name', 'CF-Jurisdiction');
    });
    expect(compare(EXAMPLE, document)).toEqual([]);
  });

  it('body fields missing on one side are reported, except response fields', () => {
    const document = changed((paths) => {
      set(jsonBody(paths[THINGS]?.post), 'properties', {
        name: { type: 'string' },
        kind: { enum: ['x', 'y'] },
        extra: { type: 'string' },
        modified_on: { type: 'string', readOnly: true },
      });
    });
    expect(compare(EXAMPLE, document)).toEqual([
      { kind: 'parameters', missingIn: 'document', ...create, in: 'body', name: 'secret', required: false },
      { kind: 'parameters', missingIn: 'contract', ...create, in: 'body', name: 'extra', required: false },
    ]);
  });

  it('a missing body, or one of another kind, is reported without its fields', () => {
    const without = changed((paths) => drop(paths[THINGS]?.post, 'requestBody'));
    expect(compare(EXAMPLE, without)).toEqual([
      { kind: 'parameters', missingIn: 'document', ...create, in: 'body', name: '*', required: true },
    ]);
    const list = changed((paths) => {
      set(paths[THINGS]?.post?.requestBody?.content?.['application/json'], 'schema', { type: 'array' });
    });
    expect(compare(EXAMPLE, list)).toEqual([
      { kind: 'parameters', missingIn: 'neither', objectIn: 'contract', ...create, in: 'body', name: '*' },
    ]);
  });

  it('a field known to be wrongly declared as required is not reported', () => {
    const documents = structuredClone(EXAMPLE.documents) as readonly {
      operations: Record<string, { body?: object }>;
    }[]; // to change it
    const document = changed((paths) => set(jsonBody(paths[THINGS]?.post), 'required', ['name', 'kind']));
    const kinds = (contract: typeof EXAMPLE): string[] => compare(contract, document).map(({ kind }) => kind);
    expect(kinds(EXAMPLE)).toEqual(['required']);
    for (const { operations } of documents)
      for (const { body } of Object.values(operations)) Object.assign(body ?? {}, { undemanded: ['kind'] });
    expect(kinds({ ...EXAMPLE, documents: documents as unknown as typeof EXAMPLE.documents })).toEqual([]);
  });

  it('differences in required parameters are reported', () => {
    const document = changed((paths) => {
      const post = paths[THINGS]?.post;
      set(parameter(post, 'cf-jurisdiction'), 'required', true);
      set(jsonBody(post), 'required', ['secret', 'created_on']);
      set(post?.requestBody, 'required', false);
    });
    expect(compare(EXAMPLE, document)).toEqual([
      { kind: 'required', requiredIn: 'contract', ...create, in: 'body', name: '*' },
      { kind: 'required', requiredIn: 'document', ...create, in: 'header', name: 'cf-jurisdiction' },
      { kind: 'required', requiredIn: 'contract', ...create, in: 'body', name: 'name' },
      { kind: 'required', requiredIn: 'document', ...create, in: 'body', name: 'secret' },
    ]);
  });

  it('enum values missing on one side are reported for parameters, list items and body fields', () => {
    const document = changed((paths) => {
      const post = paths[THINGS]?.post;
      set(parameter(post, 'cf-jurisdiction'), 'schema', { enum: ['eu', 'us', null] });
      set(jsonBody(post)?.properties?.kind, 'enum', ['x']);
      for (const path of [THINGS, '/zones/{zone_id}/things']) {
        set(parameter(paths[path]?.get, 'fields'), 'schema', { type: 'array', items: { type: 'string' } });
      }
    });
    const list = { method: 'GET', path: '/{account_or_zone}/things', operations: ['things.list'] };
    expect(compare(EXAMPLE, document)).toEqual([
      {
        kind: 'enums',
        ...list,
        in: 'query',
        name: 'fields',
        missingInContract: [],
        missingInDocument: ['a', 'b'],
        anyIn: 'document',
      },
      {
        kind: 'enums',
        ...create,
        in: 'header',
        name: 'cf-jurisdiction',
        missingInContract: ['us'],
        missingInDocument: ['default'],
      },
      { kind: 'enums', ...create, in: 'body', name: 'kind', missingInContract: [], missingInDocument: ['y'] },
    ]);
  });

  it('differences in deprecation are reported for operations and parameters', () => {
    const document = changed((paths) => {
      set(paths[THINGS]?.post, 'deprecated', true);
      drop(parameter(paths['/zones/{zone_id}/things']?.get, 'old'), 'deprecated');
      set(parameter(paths['/zones/{zone_id}/things']?.get, 'old'), 'schema', {});
    });
    expect(compare(EXAMPLE, document)).toEqual([
      {
        kind: 'deprecated',
        deprecatedIn: 'contract',
        method: 'GET',
        path: '/zones/{zone_id}/things',
        operations: ['things.list'],
        half: 'zones',
        in: 'query',
        name: 'old',
      },
      { kind: 'deprecated', deprecatedIn: 'document', ...create },
    ]);
  });

  it('an endpoint of several operations is compared by the union of their parameters', () => {
    const document = changed((paths) => drop(paths['/accounts/{account_id}/things/{thing_id}']?.delete, 'x-also'));
    expect(compare(EXAMPLE, document)).toEqual([]);
    const other = changed((paths) => {
      const item = paths['/accounts/{account_id}/things/{thing_id}'];
      set(item, 'delete', Object.values(item?.delete?.['x-also'] ?? {})[0]);
    });
    expect(compare(EXAMPLE, other)).toMatchObject([
      { kind: 'parameters', missingIn: 'document', operations: ['things.delete', 'things.bulk.delete'], name: 'force' },
      { kind: 'deprecated', deprecatedIn: 'document' },
    ]);
  });
});
