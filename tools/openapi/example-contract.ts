/** A contract of a dozen operations, one for each thing the real one has: what the tests of openapi and drift run on. */

import type { Operation, OperationSchemas, Param, ProductDocument } from '../../packages/contract/src/types.ts';
import type { Contract } from './contract.ts';

const TEXT = { type: 'string' };
const BASE = {
  product: 'things',
  args: [],
  docs: 'https://developers.example.com/things',
  request: 'none',
  response: 'json',
  status: 200,
  envelope: true,
} as const;

function param(place: Param['in'], name: string, more: Partial<Param> = {}): Param {
  return { name, in: place, required: place === 'path', schema: TEXT, ...more };
}

const account = param('path', 'account_id');
const zone = param('path', 'zone_id');
const either = [
  { ...account, required: false },
  { ...zone, required: false },
];
const id = param('path', 'thing_id');
const thing = { $ref: '#/schemas/Thing' };

interface Example {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
}

function example(
  operation: Partial<Operation> & Pick<Operation, 'name' | 'method' | 'path'>,
  schemas: OperationSchemas,
) {
  return { operation: { ...BASE, summary: `Do ${operation.name}`, ...operation }, schemas };
}

const EXAMPLES: readonly Example[] = [
  example(
    { name: 'things.list', method: 'GET', path: '/{account_or_zone}/things', page: 'V4PagePaginationArray' },
    {
      params: [
        ...either,
        param('query', 'status', { schema: { type: 'string', enum: ['on', 'off'] } }),
        param('query', 'name', { schema: { $ref: '#/schemas/NameFilter' } }),
        param('query', 'tags', { schema: { type: 'array', items: TEXT } }),
        param('query', 'fields', { schema: { type: 'array', items: { enum: ['a', 'b'] } }, comma: true }),
        param('query', 'old', { schema: { ...TEXT, deprecated: true } }),
      ],
      result: thing,
    },
  ),
  example(
    {
      name: 'things.get',
      method: 'GET',
      path: '/{account_or_zone}/things/{thing_id}',
      args: ['thing_id'],
      nullable: true,
    },
    { params: [...either, id], result: thing },
  ),
  example(
    {
      name: 'things.create',
      method: 'POST',
      path: '/accounts/{account_id}/things',
      request: 'json',
      status: 201,
      permissions: ['Things Write'],
      plans: ['free'],
      availability: 'beta',
      security: ['api_token', 'api_email+api_key'],
    },
    {
      params: [
        account,
        param('header', 'jurisdiction', { wire: 'cf-jurisdiction', schema: { enum: ['eu', 'default'] } }),
        param('body', 'name', { required: true }),
        param('body', 'secret', { sensitive: true }),
      ],
      body: {
        required: true,
        schema: {
          type: 'object',
          properties: {
            name: TEXT,
            secret: { ...TEXT, 'x-sensitive': true },
            kind: { enum: ['x', 'y'] },
            created_on: { ...TEXT, readOnly: true },
          },
          required: ['name'],
        },
      },
      result: thing,
    },
  ),
  example(
    {
      name: 'things.delete',
      method: 'DELETE',
      path: '/accounts/{account_id}/things/{id}',
      response: 'void',
      status: 204,
      deprecated: true,
      sunset: '2027-01-01',
      confirm: true,
    },
    { params: [account, param('path', 'id')], result: {} },
  ),
  // The endpoint of things.delete, with other names in the path and an additional parameter.
  example(
    { name: 'things.bulk.delete', method: 'DELETE', path: '/accounts/{account_id}/things/{thing_id}' },
    { params: [account, id, param('query', 'force', { schema: { type: 'boolean' } })], result: {} },
  ),
  example(
    {
      name: 'things.file.update',
      method: 'PUT',
      path: '/accounts/{account_id}/things/{thing_id}/file',
      request: 'multipart',
    },
    {
      params: [account, id],
      body: {
        required: true,
        schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
      },
      result: {},
    },
  ),
  example(
    {
      name: 'things.file.get',
      method: 'GET',
      path: '/accounts/{account_id}/things/{thing_id}/file',
      response: 'binary',
      accept: 'image/png',
      envelope: false,
      security: ['none'],
    },
    { params: [account, id], result: {} },
  ),
  example(
    { name: 'things.load', method: 'POST', path: '/accounts/{account_id}/things/load', request: 'ndjson' },
    {
      params: [account, param('body', 'body', { whole: true, required: true })],
      body: { required: true, schema: TEXT },
      result: { type: 'object', properties: { loaded: { type: 'integer' } } },
    },
  ),
  example(
    {
      name: 'things.events.get',
      method: 'GET',
      path: '/zones/{zone_id}/events/{event_t}.{event_n}',
      response: 'text',
      envelope: false,
    },
    { params: [zone, param('path', 'event_t'), param('path', 'event_n'), param('header', 'accept')], result: TEXT },
  ),
  example(
    {
      name: 'things.accounts.get',
      method: 'GET',
      path: '/accounts/{account_id}/things/{thing_id}/accounts/{account_id}',
    },
    { params: [account, id], result: {} },
  ),
  example(
    { name: 'things.rules.edit', method: 'PATCH', path: '/zones/{zone_id}/rules', request: 'json', page: 'SinglePage' },
    {
      params: [zone],
      body: { required: true, schema: { oneOf: [{ $ref: '#/schemas/RuleA' }, { $ref: '#/schemas/RuleB' }] } },
      result: { $ref: '#/schemas/RuleA' },
    },
  ),
];

const rule = (type: string, field: string) => ({
  type: 'object',
  properties: { type: { const: type }, [field]: TEXT },
  required: ['type', field],
});

const document: ProductDocument = {
  key: 'things',
  title: 'Things',
  schemas: {
    Thing: {
      type: 'object',
      properties: { id: TEXT, parent: { anyOf: [{ $ref: '#/schemas/Thing' }, { type: 'null' }] } },
    },
    NameFilter: { anyOf: [TEXT, { type: 'object', properties: { exact: TEXT, contains: TEXT } }] },
    RuleA: rule('a', 'address'),
    RuleB: rule('b', 'block'),
  },
  operations: Object.fromEntries(EXAMPLES.map(({ operation, schemas }) => [operation.name, schemas])),
};

export const EXAMPLE: Contract = {
  index: {
    products: [{ key: 'things', title: 'Things', docs: 'https://developers.example.com/things' }],
    operations: EXAMPLES.map(({ operation }) => operation),
  },
  documents: [document],
};
