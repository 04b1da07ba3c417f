/** Parameters of an operation as OpenAPI parameter objects, by their names on the wire. */

import { descriptionOf } from '../../packages/contract/src/description.ts';
import type { OperationSchemas, Param, ProductDocument } from '../../packages/contract/src/types.ts';
import { compact, type JsonObject, listOf } from './json.ts';
import { type ConcretePath, templateNames } from './paths.ts';
import { queryNames } from './query-names.ts';
import type { Follow } from './references.ts';
import { rewriteSchema } from './schemas.ts';

/** @param path path of the operation in the document; its parameter names replace those of the operation's template */
export function parametersOf(
  { params }: OperationSchemas,
  own: ConcretePath,
  path: string,
  { follow, document }: Context,
): readonly JsonObject[] {
  return [
    ...pathParameters(params, own.path, path, document),
    ...unique(
      params.filter((param) => param.in === 'query').flatMap((param) => queryParameters(param, follow, document)),
    ),
    ...unique(params.filter((param) => param.in === 'header').map((param) => headerParameter(param, document))),
  ];
}

/** The document of an operation, and how to follow its references. */
export interface Context {
  readonly document: ProductDocument;
  readonly follow: Follow;
}

function pathParameters(
  params: readonly Param[],
  own: string,
  path: string,
  document: ProductDocument,
): readonly JsonObject[] {
  const names = templateNames(path);
  return templateNames(own).map((ownName, position) => {
    const param = params.find((one) => one.in === 'path' && (one.wire ?? one.name) === ownName);
    const name = names[position] ?? ownName;
    return compact({
      name,
      in: 'path',
      required: true,
      'x-name': name === ownName ? undefined : ownName,
      ...shared(param, param?.schema ?? { type: 'string' }, document),
    });
  });
}

function queryParameters(param: Param, follow: Follow, document: ProductDocument): readonly JsonObject[] {
  return queryNames(param.wire ?? param.name, param.required, param.schema, follow).map(({ name, required, schema }) =>
    compact({
      name,
      in: 'query',
      required: required || undefined,
      ...style(param, schema, follow),
      ...shared(param, schema, document),
    }),
  );
}

function headerParameter(param: Param, document: ProductDocument): JsonObject {
  const name = param.wire ?? param.name;
  return compact({
    name,
    in: 'header',
    required: param.required || undefined,
    ...shared(param, param.schema, document),
  });
}

/** Lists repeat their key, but for comma lists; said aloud because readers of OpenAPI differ in what they assume. */
function style(param: Param, schema: JsonObject, follow: Follow): JsonObject {
  if (param.comma) return { style: 'form', explode: false };
  return isList(schema, follow) ? { style: 'form', explode: true } : {};
}

function isList(schema: JsonObject, follow: Follow): boolean {
  const target = follow(schema);
  if (target === undefined) return false;
  if (target.type === 'array') return true;
  return [...listOf(target.anyOf), ...listOf(target.oneOf)].some((variant) => follow(variant)?.type === 'array');
}

function shared(param: Param | undefined, schema: JsonObject, document: ProductDocument): JsonObject {
  return {
    description: descriptionOf(schema, document),
    deprecated: schema.deprecated === true ? true : undefined,
    'x-sensitive': param?.sensitive,
    // The parameter has said it.
    schema: { ...Object(rewriteSchema(schema, document)), description: undefined },
  };
}

/** OpenAPI allows a name once per place. Header names do not differ by case. */
function unique(parameters: readonly JsonObject[]): readonly JsonObject[] {
  const byName = new Map<string, JsonObject>();
  for (const parameter of parameters) {
    const name = String(parameter.name);
    const key = parameter.in === 'header' ? name.toLowerCase() : name;
    if (!byName.has(key)) byName.set(key, parameter);
  }
  return [...byName.values()];
}
