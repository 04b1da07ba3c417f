/** Schemas of a zone's API (OpenAPI 3.0): read when they are uploaded, and seen by the old and the new calls alike. */

// Codes of schemas are not documented.

import { createRequire } from 'node:module';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { textOf } from '../../http/multipart.ts';
import { notFound } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { byPlan, planOf } from '../zones/plan.ts';
import { type Operation, operationKey, operationsOf } from './operations.ts';

type ApiSchema = ResultOf<'schemaValidation.schemas.get'>;

/** Schemas of a zone, and the bytes of all: https://developers.cloudflare.com/api-shield/plans/ (Enterprise has ten and more, which is not a limit here) */
const MAX = byPlan(5, 5, 10, Number.POSITIVE_INFINITY);
const MAX_BYTES = byPlan(200_000, 500_000, 2_000_000, 10_000_000);
const METHODS = ['get', 'post', 'head', 'options', 'put', 'delete', 'patch', 'trace'];

/** Read on first use: most sandboxes never see YAML, and every one of them starts. */
const yaml = (source: string): unknown => {
  const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml'); // a dependency of this package
  return parse(source, { maxAliasCount: 20 });
};

const schemasOf = (context: Context): string => below(context, 'schema_validation', 'schemas');

function schemaOf(context: Context): ApiSchema {
  return found(context, schemasOf(context), context.path.schema_id ?? '', () => notFound('schema'));
}

/** @throws Problem 400 where one more does not fit in */
function refuseFull(context: Context, source: string, pointer: string): void {
  const plan = planOf(context);
  const there = all<ApiSchema>(context, schemasOf(context));
  const bytes = [source, ...there.map((one) => one.source)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (there.length >= MAX[plan]) throw invalid(`The limit of ${MAX[plan]} schemas is reached`, pointer);
  if (bytes > MAX_BYTES[plan])
    throw invalid(`The schemas of the zone are larger than ${MAX_BYTES[plan]} bytes together`, pointer);
}

/**
 * Reads the facts of a schema: https://developers.cloudflare.com/api-shield/security/schema-validation/#limitations
 * @throws Problem 400 where it is not an OpenAPI 3.0 document with servers and paths
 */
function read(source: string, pointer: string): Fields {
  let document: unknown;
  try {
    document = source.trimStart().startsWith('{') ? JSON.parse(source) : yaml(source);
  } catch {
    throw invalid('The schema is neither valid JSON nor valid YAML', pointer);
  }
  const version = isObject(document) ? String(document.openapi ?? '') : '';
  if (!isObject(document) || !/^3\.0\./.test(version))
    throw invalid('The schema is not an OpenAPI document of version 3.0', pointer);
  if (!isObject(document.paths)) throw invalid('The schema has no paths', pointer);
  if (hostsOf(document).length === 0) throw invalid('The schema has no servers with absolute URLs', pointer);
  return document;
}

function serversOf({ servers }: Fields): URL[] {
  const urls = Array.isArray(servers) ? servers.filter(isObject).map((server) => String(server.url)) : [];
  return urls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url)).map((url) => new URL(url));
}

const hostsOf = (document: Fields): string[] => [...new Set(serversOf(document).map(({ host }) => host))];

interface Upload {
  readonly name: string;
  readonly source: string;
  readonly validation_enabled: boolean;
}

function upload(context: Context, fields: Upload): ApiSchema {
  const schema_id = context.sandbox.ids.uuid();
  const schema: ApiSchema = { ...fields, kind: 'openapi_v3', schema_id, created_at: context.now() };
  return keep(context, schemasOf(context), schema_id, schema);
}

/** https://developers.cloudflare.com/api-shield/security/schema-validation/configure/ */
const create: Handler<'schemaValidation.schemas.create'> = (context) => {
  const { name = '', source = '', validation_enabled = false } = fieldsOf(context);
  refuseFull(context, source, '/source');
  read(source, '/source');
  return upload(context, { name, source, validation_enabled });
};

const createFromForm: Handler<'apiGateway.userSchemas.create'> = (context) => {
  const { name, validation_enabled } = fieldsOf(context);
  const file = context.parts.find((part) => part.name === 'file');
  const source = file === undefined ? '' : textOf(file);
  refuseFull(context, source, '/file');
  read(source, '/file');
  const schema = upload(context, {
    name: name ?? file?.filename ?? 'schema',
    source,
    validation_enabled: validation_enabled === 'true',
  });
  return { schema, upload_details: { warnings: [] } };
};

/** The old calls leave the source out where asked; the new ones always have one. */
function show(context: Context, schema: ApiSchema): ApiSchema {
  return context.query.omit_source === true ? { ...schema, source: '' } : schema;
}

function showOld(context: Context, schema: ApiSchema): ResultOf<'apiGateway.userSchemas.get'> {
  const { source: _, ...rest } = schema;
  return context.query.omit_source === true ? rest : schema;
}

function list(context: Context): ApiSchema[] {
  const { validation_enabled: wanted } = context.query;
  const schemas = all<ApiSchema>(context, schemasOf(context));
  return schemas.filter((schema) => wanted === undefined || schema.validation_enabled === wanted);
}

function edit(context: Context & { readonly body: { readonly validation_enabled?: boolean } | undefined }): ApiSchema {
  const schema = schemaOf(context);
  const { validation_enabled = schema.validation_enabled ?? false } = fieldsOf(context);
  return keep(context, schemasOf(context), schema.schema_id, { ...schema, validation_enabled });
}

function removed(context: Context): ApiSchema {
  const schema = schemaOf(context);
  context.sandbox.store.remove(schemasOf(context), schema.schema_id);
  return schema;
}

/** Operations that a schema describes; of those that are in the zone's list already, the record. */
function operations(context: Context) {
  const document = read(schemaOf(context).source, '/source');
  const known = new Map(operationsOf(context).map((operation) => [operationKey(operation), operation]));
  const described = serversOf(document).flatMap(({ host, pathname }) =>
    Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, item]) =>
      METHODS.filter((method) => isObject(item) && isObject(item[method])).map((method) => ({
        method: method.toUpperCase() as Operation['method'], // one of METHODS
        host,
        endpoint: `${pathname.replace(/\/$/, '')}${path}`,
      })),
    ),
  );
  const { operation_status: status } = context.query;
  return described.flatMap((one): (Operation | typeof one)[] => {
    const existing = known.get(operationKey(one));
    if (status !== undefined && (existing === undefined) !== (status === 'new')) return [];
    return [existing ?? one];
  });
}

function hosts(context: Context) {
  const schemas = all<ApiSchema>(context, schemasOf(context));
  return schemas.map(({ schema_id, name, created_at, source }) => ({
    schema_id,
    name,
    created_at,
    hosts: hostsOf(read(source, '/source')),
  }));
}

export const apiSchemas = {
  'apiGateway.userSchemas.list': (context) => context.page(list(context), (schema) => showOld(context, schema)),
  'apiGateway.userSchemas.get': (context) => showOld(context, schemaOf(context)),
  'apiGateway.userSchemas.edit': edit,
  'apiGateway.userSchemas.operations.list': (context) => context.page(operations(context)),
  'apiGateway.userSchemas.hosts.list': (context) => context.page(hosts(context)),
  'schemaValidation.schemas.list': (context) => context.page(list(context), (schema) => show(context, schema)),
  'schemaValidation.schemas.get': (context) => show(context, schemaOf(context)),
  'schemaValidation.schemas.edit': edit,
  'schemaValidation.schemas.operations.list': (context) => context.page(operations(context)),
  'schemaValidation.schemas.hosts.list': (context) => context.page(hosts(context)),
  'apiGateway.userSchemas.create': createFromForm,
  'apiGateway.userSchemas.delete': (context) => {
    removed(context);
    return { errors: [], messages: [], success: true };
  },
  'schemaValidation.schemas.create': create,
  'schemaValidation.schemas.delete': (context) => ({ id: removed(context).schema_id }),
} satisfies Handlers;
