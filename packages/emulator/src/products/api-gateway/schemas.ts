/** Schemas of a zone's API (OpenAPI 3.0): read when they are uploaded, and seen by the old and the new calls alike. */
import { createRequire } from 'node:module';
import type { Context, Handlers } from '../../http/context.ts';
import { textOf } from '../../http/multipart.ts';
import { CODE, notFound, type Problem, problem } from '../../problem.ts';
import { isObject } from '../../schema/contract.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { type Operation, operationKey, operationsOf } from './operations.ts';

/** Codes of schemas are not documented. */
const invalid = (message: string, pointer: string): Problem => problem(400, CODE.invalid, message, pointer);

interface ApiSchema extends Fields {
  readonly schema_id: string;
  readonly name: string;
  readonly source: string;
  readonly validation_enabled: boolean;
}

/** https://developers.cloudflare.com/api-shield/security/schema-validation/#limitations */
const MAX_SOURCE = 1024 * 1024;
const METHODS = ['get', 'post', 'head', 'options', 'put', 'delete', 'patch', 'trace'];

/** Read on first use: most sandboxes never see YAML, and every one of them starts. */
const yaml = (source: string): unknown => {
  const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml'); // a dependency of this package
  return parse(source, { maxAliasCount: 20 });
};

const schemasOf = (context: Context): string => below(context, 'schema_validation', 'schemas');

function schemaOf(context: Context): ApiSchema {
  return found(context, schemasOf(context), context.path.schema_id ?? '', () => notFound('schema')) as ApiSchema; // kept by this file alone
}

/** @throws Problem 400 where it is no OpenAPI 3.0 document with servers and paths */
function read(source: string, pointer: string): Fields {
  if (source.length > MAX_SOURCE) throw invalid(`The schema is larger than ${MAX_SOURCE} characters`, pointer);
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
function create(context: Context): unknown {
  const { name, source, validation_enabled } = fieldsOf(context);
  read(String(source), '/source');
  return upload(context, {
    name: String(name),
    source: String(source),
    validation_enabled: validation_enabled === true,
  });
}

function createFromForm(context: Context): unknown {
  const { name, validation_enabled } = fieldsOf(context);
  const file = context.parts.find((part) => part.name === 'file');
  const source = file === undefined ? '' : textOf(file);
  read(source, '/file');
  const schema = upload(context, {
    name: String(name ?? file?.filename ?? 'schema'),
    source,
    validation_enabled: validation_enabled === true || validation_enabled === 'true',
  });
  return { schema, upload_details: { warnings: [] } };
}

/** The old calls leave the source out where asked; the new ones always have one. */
function show(context: Context, schema: ApiSchema): Fields {
  const { source, ...rest } = schema;
  if (context.query.omit_source !== true) return schema;
  return context.operation.product === 'apiGateway' ? rest : { ...rest, source: '' };
}

function list(context: Context): unknown {
  const { validation_enabled: wanted } = context.query;
  const schemas = (all(context, schemasOf(context)) as ApiSchema[]).filter(
    (schema) => wanted === undefined || schema.validation_enabled === wanted,
  ); // kept by this file alone
  return context.page(schemas.map((schema) => show(context, schema)));
}

function edit(context: Context): unknown {
  const schema = schemaOf(context);
  const { validation_enabled = schema.validation_enabled } = fieldsOf(context);
  return keep(context, schemasOf(context), schema.schema_id, { ...schema, validation_enabled });
}

function removed(context: Context): ApiSchema {
  const schema = schemaOf(context);
  context.sandbox.store.remove(schemasOf(context), schema.schema_id);
  return schema;
}

/** Operations that a schema describes; of those that are in the zone's list already, the record. */
function operations(context: Context): unknown {
  const document = read(schemaOf(context).source, '/source');
  const known = new Map(operationsOf(context).map((operation) => [operationKey(operation), operation]));
  const described = serversOf(document).flatMap(({ host, pathname }) =>
    Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, item]) =>
      METHODS.filter((method) => isObject(item) && isObject(item[method])).map((method) => ({
        method: method.toUpperCase(),
        host,
        endpoint: `${pathname.replace(/\/$/, '')}${path}`,
      })),
    ),
  );
  const { operation_status: status } = context.query;
  const shown = described.flatMap((one): (Operation | typeof one)[] => {
    const existing = known.get(operationKey(one));
    if (status !== undefined && (existing === undefined) !== (status === 'new')) return [];
    return [existing ?? one];
  });
  return context.page(shown);
}

function hosts(context: Context): unknown {
  const schemas = all(context, schemasOf(context)) as ApiSchema[]; // kept by this file alone
  return context.page(
    schemas.map(({ schema_id, name, created_at, source }) => ({
      schema_id,
      name,
      created_at,
      hosts: hostsOf(read(source, '/source')),
    })),
  );
}

const shared = (prefix: string): Handlers => ({
  [`${prefix}.list`]: list,
  [`${prefix}.get`]: (context) => show(context, schemaOf(context)),
  [`${prefix}.edit`]: edit,
  [`${prefix}.operations.list`]: operations,
  [`${prefix}.hosts.list`]: hosts,
});

export const apiSchemas: Handlers = {
  ...shared('apiGateway.userSchemas'),
  ...shared('schemaValidation.schemas'),
  'apiGateway.userSchemas.create': createFromForm,
  'apiGateway.userSchemas.delete': (context) => {
    removed(context);
    return { errors: [], messages: [], success: true };
  },
  'schemaValidation.schemas.create': create,
  'schemaValidation.schemas.delete': (context) => ({ id: removed(context).schema_id }),
};
