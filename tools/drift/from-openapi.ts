/** The endpoints of any OpenAPI 3 document, read as tolerantly as it takes: what cannot be understood is left out. */

import { isObject, type JsonObject, listOf } from '../openapi/json.ts';
import { pathSignature, templateNames } from '../openapi/paths.ts';
import { queryNames } from '../openapi/query-names.ts';
import { type Follow, referencesOf } from '../openapi/references.ts';
import { byKey, type Endpoint, type Taken } from './endpoint.ts';
import { type SchemaReader, type Shape, schemaReader } from './schema-facts.ts';
import { bodyFields, entry, headerEntry } from './taken.ts';

export interface DocumentEndpoints {
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  /** References that lead nowhere; what they stood for counts as unknown. */
  readonly broken: readonly string[];
}

interface Source {
  readonly follow: Follow;
  readonly reader: SchemaReader;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
/** Cloudflare's own way to say "an account or a zone": two values in front. */
const EITHER = /^\/\{accounts?_or_zones?\}\/\{[^{}/]+\}(?=\/|$)/;

export function documentEndpoints(document: JsonObject): DocumentEndpoints {
  const broken = new Set<string>();
  const follow = referencesOf(document, (reference) => broken.add(reference));
  const source = { follow, reader: schemaReader(follow) };
  const paths = isObject(document.paths) ? Object.entries(document.paths) : [];
  const endpoints = byKey(paths.flatMap(([path, item]) => itemEndpoints(path, item, source)));
  return { endpoints, broken: [...broken] };
}

function itemEndpoints(path: string, value: unknown, source: Source): readonly Endpoint[] {
  const target = source.follow(value);
  if (!path.startsWith('/') || target === undefined) return [];
  const item = isObject(value) ? { ...target, ...value } : target;
  return METHODS.flatMap((method) => {
    const operation = item[method];
    if (!isObject(operation)) return [];
    // `x-also`: further operations of one endpoint, as this repository's own export writes them.
    return [operation, ...listOf(operation['x-also']).filter(isObject)].flatMap((one) =>
      expand(path).map((own) => endpointOf(method.toUpperCase(), own, path, one, listOf(item.parameters), source)),
    );
  });
}

function expand(path: string): readonly string[] {
  if (!EITHER.test(path)) return [path];
  return [path.replace(EITHER, '/accounts/{account_id}'), path.replace(EITHER, '/zones/{zone_id}')];
}

function endpointOf(
  method: string,
  path: string,
  template: string,
  operation: JsonObject,
  common: readonly unknown[],
  source: Source,
): Endpoint {
  const body = bodyOf(operation.requestBody, source);
  const parameters = parametersOf([...common, ...listOf(operation.parameters)], source);
  const taken = [
    ...pathValues(path, template, parameters, source),
    ...parameters.flatMap((parameter) => namesOf(parameter, source)),
    ...(body === undefined ? [] : bodyFields(body.shape)),
  ];
  const name = operation['x-operation'] ?? operation.operationId;
  return {
    key: `${method} ${pathSignature(path)}`,
    method,
    path,
    template,
    operations: typeof name === 'string' ? [name] : [],
    deprecated: operation.deprecated === true,
    taken: new Map(taken),
    ...(body && { body: { kind: body.shape.kind, required: body.required } }),
  };
}

/** Parameters with their references followed; those of an operation replace those of its path. */
function parametersOf(list: readonly unknown[], { follow }: Source): readonly JsonObject[] {
  const found = new Map<string, JsonObject>();
  for (const one of list) {
    const parameter = follow(one);
    if (parameter === undefined || typeof parameter.name !== 'string') continue;
    found.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...found.values()];
}

function pathValues(path: string, template: string, parameters: readonly JsonObject[], { reader }: Source) {
  // An expanded template has one value fewer than what it was written with.
  const names = templateNames(template).slice(templateNames(template).length - templateNames(path).length);
  return templateNames(path).map((name, position) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === names[position]);
    return entry(reader.facts(parameter && schemaOf(parameter)), 'path', name, true, String(position));
  });
}

function namesOf(parameter: JsonObject, { follow, reader }: Source): readonly (readonly [string, Taken])[] {
  const name = String(parameter.name);
  const required = parameter.required === true;
  const schema = schemaOf(parameter);
  const facts = (of: unknown) => {
    const read = reader.facts(of);
    return { ...read, readOnly: false, deprecated: read.deprecated || parameter.deprecated === true };
  };
  if (parameter.in === 'header') {
    return headerEntry(facts(schema), name, required);
  }
  if (parameter.in !== 'query') return [];
  return queryNames(name, required, schema, follow).map((one) =>
    entry(facts(one.schema), 'query', one.name, one.required),
  );
}

/** `schema`, or that of the one media type in `content`. */
function schemaOf(parameter: JsonObject): JsonObject {
  if (isObject(parameter.schema)) return parameter.schema;
  const [media] = isObject(parameter.content) ? Object.values(parameter.content) : [];
  return isObject(media) && isObject(media.schema) ? media.schema : {};
}

/** Fields of all media types that have fields; what a body requires, all of those must require. */
function bodyOf(value: unknown, { follow, reader }: Source): { shape: Shape; required: boolean } | undefined {
  if (value === undefined) return undefined;
  const body = follow(value);
  const media = body && isObject(body.content) ? Object.values(body.content) : [];
  const shapes = media.filter(isObject).map(({ schema }) => schema);
  const withFields = shapes.filter((schema) => reader.shape(schema).fields.size > 0);
  const read = withFields.length > 0 ? withFields : shapes.slice(0, 1);
  const [only] = read;
  return { shape: reader.shape(read.length === 1 ? only : { anyOf: read }), required: body?.required === true };
}
