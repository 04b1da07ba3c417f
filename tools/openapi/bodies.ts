/** Builds request bodies and responses of an operation, with their shared parts. */

import type { Operation, OperationSchemas, PageKind } from '../../packages/contract/src/types.ts';
import { compact, type JsonObject } from './json.ts';
import { rewriteSchema, type Source } from './schemas.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, required?: readonly string[]): JsonObject =>
  compact({ type: 'object', properties, required });
const TEXT: JsonObject = { type: 'string' };
const COUNT: JsonObject = { type: 'integer' };

const PAGE_INFO: { readonly [kind in PageKind]?: string } = {
  V4PagePagination: 'page-info-number',
  V4PagePaginationArray: 'page-info-number',
  CursorPagination: 'page-info-cursor',
  CursorLimitPagination: 'page-info-cursor',
  CursorPaginationAfter: 'page-info-cursors',
  PageTokenPagination: 'page-info-token',
  ContainersInstancesV1Pagination: 'page-info-token',
};

/** Shared schemas of responses. Contract types are capitalized, so these names are free. */
export const SHARED_SCHEMAS: JsonObject = {
  message: object({ code: COUNT, message: TEXT, documentation_url: TEXT, source: object({ pointer: TEXT }) }, [
    'code',
    'message',
  ]),
  envelope: object(
    {
      success: { const: true },
      errors: { type: 'array', items: ref('message') },
      messages: { type: 'array', items: ref('message') },
    },
    ['success', 'errors', 'messages'],
  ),
  failure: object(
    {
      success: { const: false },
      errors: { type: 'array', items: ref('message') },
      messages: { type: 'array', items: ref('message') },
      result: {},
    },
    ['success', 'errors'],
  ),
  'page-info-number': object({ page: COUNT, per_page: COUNT, count: COUNT, total_count: COUNT, total_pages: COUNT }),
  'page-info-cursor': object({ cursor: { type: ['string', 'null'] }, count: COUNT, per_page: COUNT }),
  'page-info-cursors': object({ cursors: object({ after: TEXT, before: TEXT }), count: COUNT, per_page: COUNT }),
  'page-info-token': object({ next_page_token: TEXT, page_token: TEXT, per_page: COUNT }),
};

export const SHARED_RESPONSES: JsonObject = {
  failure: { description: 'Refused or failed', content: { 'application/json': { schema: ref('failure') } } },
};

/** The request body, or undefined for an operation that sends none. */
export function requestBodyOf(operation: Operation, schemas: OperationSchemas, source: Source): JsonObject | undefined {
  if (operation.request === 'none' || schemas.body === undefined) return undefined;
  const schema = rewriteSchema(schemas.body.schema, source);
  const media = compact({ schema, example: exampleBody(schemas) });
  const content = Object.fromEntries(requestTypes(operation).map((type) => [type, media]));
  return compact({ required: schemas.body.required || undefined, content });
}

/** The part of an example that travels in the body, by its names on the wire. */
function exampleBody({ example, params }: OperationSchemas): unknown {
  if (example === undefined) return undefined;
  const inBody = params.filter((param) => param.in === 'body' && example[param.name] !== undefined);
  const whole = inBody.find((param) => param.whole);
  if (whole !== undefined) return example[whole.name];
  if (inBody.length === 0) return undefined;
  return Object.fromEntries(inBody.map(({ name, wire = name }) => [wire, example[name]]));
}

function requestTypes({ request, contentType }: Operation): readonly string[] {
  switch (request) {
    case 'multipart':
      return ['multipart/form-data'];
    case 'multipart-if-file':
      return ['multipart/form-data', 'application/json'];
    case 'ndjson':
      return [contentType ?? 'application/x-ndjson'];
    case 'binary':
      return [contentType ?? 'application/octet-stream'];
    case 'text':
      return [contentType ?? 'text/plain'];
    case 'form':
      return ['application/x-www-form-urlencoded'];
    default:
      return [contentType ?? 'application/json'];
  }
}

export function responsesOf(operation: Operation, schemas: OperationSchemas, source: Source): JsonObject {
  const content = answerContent(operation, schemas, source);
  return {
    [operation.status]: compact({ description: content === undefined ? 'Done, nothing to return' : 'Done', content }),
    default: { $ref: '#/components/responses/failure' },
  };
}

function answerContent(operation: Operation, schemas: OperationSchemas, source: Source): JsonObject | undefined {
  if (operation.response === 'void' || operation.status === 204) return undefined;
  const usual = usualContent(operation, schemas, source);
  const others = (operation.forms ?? []).flatMap(({ kind, types }) =>
    types.map((type) => [type, kind === 'binary' ? {} : { schema: TEXT }] as const),
  );
  return { ...usual, ...Object.fromEntries(others) };
}

function usualContent(operation: Operation, schemas: OperationSchemas, source: Source): JsonObject {
  const { accept } = operation;
  const type = accept?.includes('/') ? accept : undefined;
  // OpenAPI 3.1: raw bytes have no schema.
  if (operation.response === 'binary') return { [type ?? 'application/octet-stream']: {} };
  if (operation.response === 'text') return { [type ?? 'text/plain']: { schema: TEXT } };
  // OpenAPI 3.1 has no schema for a line of a text.
  if (operation.response === 'rows') return { [type ?? 'application/x-ndjson']: { schema: TEXT } };
  return { [type?.includes('json') ? type : 'application/json']: { schema: answerSchema(operation, schemas, source) } };
}

/** The response as sent: the plain value, or the envelope with pagination data. */
function answerSchema(operation: Operation, schemas: OperationSchemas, source: Source): unknown {
  const value = resultSchema(operation, rewriteSchema(schemas.result, source));
  if (!operation.envelope) return value;
  const info = operation.page === undefined ? undefined : PAGE_INFO[operation.page];
  const properties = compact({ result: value, result_info: info === undefined ? undefined : ref(info) });
  return { allOf: [ref('envelope'), object(properties, operation.nullable ? undefined : ['result'])] };
}

function resultSchema({ page, items, nullable }: Operation, schema: unknown): unknown {
  const value = page === undefined ? schema : pageSchema(page, items, schema);
  return nullable ? { anyOf: [value, { type: 'null' }] } : value;
}

/** Location of a page's items within `result`. */
function pageSchema(page: PageKind, items: string | undefined, item: unknown): JsonObject {
  const list: JsonObject = { type: 'array', items: item };
  const key = items ?? DEFAULT_ITEMS[page];
  return key === undefined ? list : object({ [key]: list });
}

const DEFAULT_ITEMS: { readonly [kind in PageKind]?: string } = {
  V4PagePagination: 'items',
  ContainersInstancesV1Pagination: 'instances',
};
