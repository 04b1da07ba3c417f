/** The contract's endpoints. */

import type { Operation, OperationSchemas, Param } from '../../packages/contract/src/types.ts';
import type { Contract } from '../openapi/contract.ts';
import { type ConcretePath, expandPath, pathSignature, templateNames } from '../openapi/paths.ts';
import { queryNames } from '../openapi/query-names.ts';
import { type Follow, referencesOf } from '../openapi/references.ts';
import { byKey, type Endpoint, type Taken } from './endpoint.ts';
import { type SchemaReader, schemaReader } from './schema-facts.ts';
import { bodyFields, entry, headerEntry } from './taken.ts';

interface Source {
  readonly operations: { readonly [name: string]: OperationSchemas };
  readonly follow: Follow;
  readonly reader: SchemaReader;
}

export function contractEndpoints({ index, documents }: Contract): ReadonlyMap<string, Endpoint> {
  const sources = new Map<string, Source>();
  for (const document of documents) {
    const follow = referencesOf(document);
    sources.set(document.key, { operations: document.operations, follow, reader: schemaReader(follow) });
  }
  return byKey(
    index.operations.flatMap((operation) => {
      const source = sources.get(operation.product);
      return expandPath(operation.path).map((own) => endpointOf(operation, own, source));
    }),
  );
}

function endpointOf(operation: Operation, own: ConcretePath, source: Source | undefined): Endpoint {
  const schemas = source?.operations[operation.name];
  if (source === undefined || schemas === undefined) {
    throw new Error(`The document of product ${operation.product} lacks ${operation.name}: run \`npm run generate\`.`);
  }
  const body = operation.request === 'none' ? undefined : schemas.body;
  const shape = body && source.reader.shape(body.schema);
  const taken = [
    ...pathValues(schemas.params, own.path, source),
    ...schemas.params.flatMap((param) => namesOf(param, source)),
    ...(shape === undefined ? [] : bodyFields(shape, body?.undemanded)),
  ];
  return {
    key: `${operation.method} ${pathSignature(own.path)}`,
    method: operation.method,
    path: own.path,
    template: operation.path,
    operations: [operation.name],
    deprecated: operation.deprecated === true,
    taken: new Map(taken),
    ...(body && shape ? { body: { kind: shape.kind, required: body.required } } : {}),
  };
}

function pathValues(params: readonly Param[], path: string, { reader }: Source): readonly (readonly [string, Taken])[] {
  return templateNames(path).map((name, position) => {
    const param = params.find((one) => one.in === 'path' && (one.wire ?? one.name) === name);
    return entry(reader.facts(param?.schema), 'path', name, true, String(position));
  });
}

function namesOf(param: Param, { follow, reader }: Source): readonly (readonly [string, Taken])[] {
  const wire = param.wire ?? param.name;
  if (param.in === 'header') return headerEntry(reader.facts(param.schema), wire, param.required);
  if (param.in !== 'query') return [];
  return queryNames(wire, param.required, param.schema, follow).map(({ name, required, schema }) =>
    entry(reader.facts(schema), 'query', name, required),
  );
}
