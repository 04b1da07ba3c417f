/**
 * Converts the contract to an OpenAPI 3.1 document.
 *
 * - `operationId` is the dotted name. `/{account_or_zone}/…` becomes two paths; the zone half is `NAME.forZone`, and
 * both
 *   carry the dotted name in `x-operation`.
 * - Parameters of several operations are written once, in `components/parameters`; of equal schemas, all but one are
 *   references to that one.
 * - Several operations may share one method and path; OpenAPI has room for one, so one of them (active rather than
 *   deprecated, its main name rather than an alias) is used and the others are included in full in its `x-also`.
 *   `x-same-as` is the main name of an operation that has two.
 */

import type { Operation, OperationSchemas, ProductDocument } from '../../packages/contract/src/types.ts';
import { requestBodyOf, responsesOf, SHARED_RESPONSES, SHARED_SCHEMAS } from './bodies.ts';
import type { ContractIndex } from './contract.ts';
import { compact, type JsonObject } from './json.ts';
import { parametersOf } from './parameters.ts';
import { type ConcretePath, expandPath, pathSignature, withUniqueNames } from './paths.ts';
import { referencesOf } from './references.ts';
import { componentSchemas } from './schemas.ts';
import { DEFAULT_SECURITY, securityOf, securitySchemes } from './security.ts';
import { type Paths, withoutRepeats, withSharedParameters } from './shared-parts.ts';

export interface OpenApiDocument extends JsonObject {
  readonly openapi: string;
  readonly paths: Paths;
  readonly components: { readonly schemas: JsonObject } & JsonObject;
}

const SERVER = 'https://api.cloudflare.com/client/v4';

export function toOpenApi(index: ContractIndex, documents: readonly ProductDocument[]): OpenApiDocument {
  const { paths, parameters } = withSharedParameters(pathsOf(index, documents));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Cloudflare API',
      summary: 'The Cloudflare API as described by flarewire',
      version: 'v4',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: SERVER }],
    security: DEFAULT_SECURITY,
    tags: index.products.map(({ key, title, docs }) =>
      compact({ name: key, description: title, externalDocs: docs ? { url: docs } : undefined }),
    ),
    paths,
    components: {
      schemas: { ...SHARED_SCHEMAS, ...withoutRepeats(componentSchemas(documents)) },
      parameters,
      responses: SHARED_RESPONSES,
      securitySchemes: securitySchemes(index.operations.map(({ security }) => security)),
    },
  };
}

/** Endpoints with several operations: method and path, and the names. */
export function sharedEndpoints({ paths }: OpenApiDocument): readonly { endpoint: string; names: readonly string[] }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!Array.isArray(operation['x-also'])) return [];
      const names = [operation, ...operation['x-also']].map((one: JsonObject) => String(one.operationId));
      return [{ endpoint: `${method.toUpperCase()} ${path}`, names }];
    }),
  );
}

function pathsOf(index: ContractIndex, documents: readonly ProductDocument[]): OpenApiDocument['paths'] {
  const byKey = new Map(documents.map((document) => [document.key, document]));
  const write = operationWriter(byKey);
  // Paths that differ only in names are one path for OpenAPI: the spelling that came first stays.
  const spelling = new Map<string, string>();
  const paths = new Map<string, Map<string, JsonObject[]>>();
  for (const operation of index.operations) {
    for (const own of expandPath(operation.path)) {
      const signature = pathSignature(own.path);
      const path = spelling.get(signature) ?? withUniqueNames(own.path);
      spelling.set(signature, path);
      const item = paths.get(path) ?? new Map<string, JsonObject[]>();
      paths.set(path, item);
      const method = operation.method.toLowerCase();
      item.set(method, [...(item.get(method) ?? []), write(operation, own, path)]);
    }
  }
  return Object.fromEntries(
    [...paths].map(([path, item]) => [path, Object.fromEntries([...item].map(([method, all]) => [method, join(all)]))]),
  );
}

/** One operation object for all that share an endpoint. */
function join(operations: readonly JsonObject[]): JsonObject {
  const inUse = operations.filter((operation) => operation.deprecated !== true);
  const first = inUse.find((operation) => !('x-same-as' in operation)) ?? inUse[0] ?? operations[0] ?? {};
  const others = operations.filter((operation) => operation !== first);
  return others.length === 0 ? first : { ...first, 'x-also': others };
}

type WriteOperation = (operation: Operation, own: ConcretePath, path: string) => JsonObject;

function operationWriter(documents: ReadonlyMap<string, ProductDocument>): WriteOperation {
  const follows = new Map([...documents].map(([key, document]) => [key, referencesOf(document)]));
  return (operation, own, path) => {
    const document = documents.get(operation.product);
    const schemas = document?.operations[operation.name];
    const follow = follows.get(operation.product);
    if (document === undefined || schemas === undefined || follow === undefined) {
      throw new Error(
        `The document of product ${operation.product} lacks ${operation.name}: run \`npm run generate\`.`,
      );
    }
    return compact({
      ...about(operation, own, schemas),
      parameters: parametersOf(schemas, own, path, { follow, document }),
      requestBody: requestBodyOf(operation, schemas, document),
      responses: responsesOf(operation, schemas, document),
    });
  };
}

function about(operation: Operation, own: ConcretePath, schemas: OperationSchemas): JsonObject {
  return {
    operationId: own.scope === 'zone_id' ? `${operation.name}.forZone` : operation.name,
    'x-operation': own.scope === undefined ? undefined : operation.name,
    summary: operation.summary,
    description: schemas.description,
    tags: [operation.product],
    externalDocs: operation.docs ? { url: operation.docs } : undefined,
    deprecated: operation.deprecated,
    security: securityOf(operation.security),
    'x-permissions': operation.permissions,
    'x-plans': operation.plans,
    'x-availability': operation.availability,
    'x-sunset': operation.sunset,
    'x-confirm': operation.confirm,
    'x-page': operation.page,
    'x-same-as': operation.sameAs,
    'x-flarewire-aliases': operation.aliases,
    'x-flarewire-waits': schemas.waits,
    'x-flarewire-cascades': schemas.cascades,
    'x-flarewire-columns': schemas.columns,
    'x-flarewire-key': schemas.key,
    'x-flarewire-most': schemas.most,
    'x-flarewire-source': schemas.source,
    'x-flarewire-example': schemas.example,
  };
}
