/** The description of a path value and the list it comes from fit the resource, in every operation. */
import { descriptionOf, index, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';

interface PathValue {
  readonly operation: string;
  readonly name: string;
  /** Path before the value, without account or zone. */
  readonly collection: string;
  readonly description: string | undefined;
  /** Operations that are named as the source of the value. */
  readonly sources: readonly string[];
}

/** Lists that do not show the value, or not for this operation. */
const OTHER_SOURCES: Readonly<Record<string, string>> = {
  'containers.applications.instances.get': 'the list at this path is deprecated',
  'registrar.domains.get': 'the list of domains shows no names',
  'registrar.domains.update': 'the list of domains shows no names',
  'zeroTrust.devices.get': 'the list at this path is deprecated: the ids are those of registrations',
  'zeroTrust.devices.overrideCodes.list': 'the list at this path is deprecated: the ids are those of registrations',
  'zeroTrust.tunnels.cloudflared.connectors.get': 'the list of all tunnels shows both kinds',
  'zeroTrust.tunnels.warpConnector.connectors.get': 'the list of all tunnels shows both kinds',
};

const { products, operations } = index();
const byName = new Map(operations.map((operation) => [operation.name, operation]));
const withoutScope = (path: string): string =>
  path.replace(/^\/(accounts\/\{account_id\}|zones\/\{zone_id\}|\{account_or_zone\})/, '');
const lists = new Set(
  operations.filter(({ method, page }) => method === 'GET' && page !== undefined).map(({ path }) => withoutScope(path)),
);
const values = (await Promise.all(products.map(({ key }) => valuesOf(key)))).flat();

async function valuesOf(product: string): Promise<PathValue[]> {
  const document = await loadProduct(product);
  return Object.entries(document.operations).flatMap(([operation, { params = [] }]) => {
    const path = byName.get(operation)?.path ?? '';
    return params
      .filter(({ in: place, name }) => place === 'path' && path.includes(`/{${name}}`))
      .map(({ name, schema }) => {
        const description = descriptionOf(schema, document);
        const mentioned = [...(description ?? '').matchAll(/`([\w.]+)`/g)].map(([, word = '']) => word);
        const [from = ''] = String(schema['x-flarewire-from'] ?? '').split(' ');
        const collection = withoutScope(path.slice(0, path.indexOf(`/{${name}}`)));
        return {
          operation,
          name,
          collection,
          description,
          sources: [from, ...mentioned].filter((one) => byName.has(one)),
        };
      });
  });
}

test('a path value of a collection that can be listed comes from that list', () => {
  const wrong = values.filter(
    ({ operation, collection, sources }) =>
      !Object.hasOwn(OTHER_SOURCES, operation) &&
      lists.has(collection) &&
      sources.some((source) => withoutScope(byName.get(source)?.path ?? '') !== collection),
  );
  expect(wrong.map(({ operation, name, sources }) => `${operation} ${name}: ${sources.join(', ')}`)).toEqual([]);
});

test('every path value has a description', () => {
  const without = values.filter(({ description }) => description === undefined);
  expect(without.map(({ operation, name }) => `${operation} ${name}`)).toEqual([]);
});

test('every exception is an operation with a path value', () => {
  const known = new Set(values.map(({ operation }) => operation));
  expect(Object.keys(OTHER_SOURCES).filter((operation) => !known.has(operation))).toEqual([]);
});
