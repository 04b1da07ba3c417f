/** Loads the contract: the index once, and product schemas on demand. */
import type { Index, Operation, OperationSchemas, Product, ProductDocument } from '@flarewire/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OfflineError } from './api.ts';
import { queryClient } from './queries.ts';
import { fileURL } from './server.ts';

/** The index with lookup functions. */
export interface Catalog {
  readonly products: readonly Product[];
  readonly operations: readonly Operation[];
  readonly byName: ReadonlyMap<string, Operation>;
}

/** An operation and its schemas. */
export interface Subject {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly defs: ProductDocument['schemas'];
  readonly words?: ProductDocument['words'];
}

async function load<Data>(path: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(fileURL(path), { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new OfflineError('The console is not responding. Is its process still running?');
  });
  if (!response.ok) throw new Error(`${path} could not be loaded: ${response.status}.`);
  return response.json();
}

export const catalogOptions = queryOptions({
  queryKey: ['catalog'],
  queryFn: async ({ signal }): Promise<Catalog> => {
    const { products, operations } = await load<Index>('/data/index.json', signal);
    return { products, operations, byName: new Map(operations.map((operation) => [operation.name, operation])) };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // A map is not JSON, and the index never changes.
  structuralSharing: false,
});

export const productOptions = (key: string) =>
  queryOptions({
    queryKey: ['product', key],
    queryFn: ({ signal }) => load<ProductDocument>(`/data/products/${encodeURIComponent(key)}.json`, signal),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

export function useCatalog(): Catalog {
  return useSuspenseQuery(catalogOptions).data;
}

/** Suspends while loading. @throws Error if the operation is unknown */
export function useSubject(name: string): Subject {
  const operation = operationIn(useCatalog(), name);
  const { data } = useSuspenseQuery(productOptions(operation.product));
  return useMemo(() => subjectIn(data, operation), [data, operation]);
}

/** The same, outside of components. @throws Error if the operation is unknown */
export async function subjectOf(name: string): Promise<Subject> {
  const operation = operationIn(await queryClient.ensureQueryData(catalogOptions), name);
  return subjectIn(await queryClient.ensureQueryData(productOptions(operation.product)), operation);
}

function operationIn({ byName }: Catalog, name: string): Operation {
  const operation = byName.get(name);
  if (operation === undefined) throw new Error(`Unknown operation '${name}'.`);
  return operation;
}

function subjectIn({ operations, schemas: defs, words }: ProductDocument, operation: Operation): Subject {
  const schemas = operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for '${operation.name}'.`);
  return { operation, schemas, defs, words };
}
