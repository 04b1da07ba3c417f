/** Operations of the contract by name, and by method and path below a zone or account. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import type { NotHeld, ScopeName } from '../kind.ts';

/** An operation with its contract data. */
export interface Found {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly document: ProductDocument;
}

const SCOPE_PATHS: Readonly<Record<ScopeName, RegExp>> = {
  account_id: /^\/(accounts\/\{account_id\}|\{account_or_zone\})\//,
  zone_id: /^\/(zones\/\{zone_id\}|\{account_or_zone\})\//,
};

/** The path below the zone or account. */
export const below = ({ path }: Operation, scope: ScopeName): string | undefined =>
  SCOPE_PATHS[scope].test(path) ? path.replace(SCOPE_PATHS[scope], '/').replace(/\/$/, '') : undefined;

export const anonymous = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** Names of path parameters except the scope. */
export const variablesOf = (operation: Operation, scope: ScopeName): string[] =>
  Array.from((below(operation, scope) ?? operation.path).matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** Code and files are data, not configuration. */
export const isJson = ({ request }: Operation): boolean => ['json', 'none', 'multipart-if-file'].includes(request);

export interface LookUp {
  readonly scope: ScopeName;
  isReader(operation: Operation): boolean;
  /** True for a list that is read by a method other than GET. */
  isPosted(operation: Operation): boolean;
  of(name: string): Found | undefined;
  /** True if a path value identifies a resource with another path: the queue of a notification. */
  isOfOther(variable: string, path: string): boolean;
  at(method: Operation['method'], path: string): Found | undefined;
  writableAs(list: Found): Pick<NotHeld, 'name' | 'scope' | 'isWritable' | 'isReadable'>;
}

/** Looks up the operations of a scope by name, and by method and path. */
export function lookUpIn(all: readonly Found[], scope: ScopeName): LookUp {
  const byName = new Map<string, Found>();
  const byPath = new Map<string, Found>();
  for (const one of all) {
    const { operation } = one;
    const path = below(operation, scope);
    // Aliases of an operation would be read twice.
    if (path === undefined || operation.deprecated || operation.sameAs !== undefined) continue;
    byName.set(operation.name, one);
    const key = `${operation.method} ${anonymous(path)}`;
    if (!byPath.has(key)) byPath.set(key, one);
  }
  const nameOf = (list: Operation): string => list.name.replace(/\.(list|get)$/, '');
  const of = (name: string): Found | undefined => byName.get(name);
  return {
    scope,
    of,
    isOfOther: (variable, path) =>
      /\w_id$/.test(variable) &&
      [...byName.values()].some(({ operation }) => {
        const other = below(operation, scope) ?? '';
        return operation.method === 'GET' && other.endsWith(`/{${variable}}`) && anonymous(other) !== anonymous(path);
      }),
    at: (method, path) => byPath.get(`${method} ${anonymous(path)}`),
    isPosted: ({ name, method }) => byName.has(name) && method !== 'GET' && name.endsWith('.list'),
    isReader: ({ name, method }) => byName.has(name) && method === 'GET' && /\.(list|get)$/.test(name),
    writableAs: ({ operation, schemas }) => ({
      name: nameOf(operation),
      scope,
      isWritable: ['create', 'update', 'edit'].some((verb) => byName.has(`${nameOf(operation)}.${verb}`)),
      isReadable:
        operation.response === 'json' &&
        variablesOf(operation, scope).length === 0 &&
        schemas.params.every((param) => !param.required || param.in === 'path'),
    }),
  };
}
