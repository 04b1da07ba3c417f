/** Properties of the invalidation rule, checked for every change against every query of the API. */
import type { Operation } from '@flarewire/contract';
import { beforeAll, expect, test } from 'vitest';
import { allSubjects, type Subject } from '../../../test/whole-api/contract-reading.ts';
import { affects } from './affects.ts';

type Scope = 'account_id' | 'zone_id';
type Params = Readonly<Record<string, string>>;

interface Call {
  readonly operation: Operation;
  readonly resource: string;
  readonly params: Params;
}

const READS = /\.(bulkGet|check\w*|download|export|get\w*|list|preview|read|search)$/;
const CREATES = /\.(create(?!OrUpdate)|bulkCreate)\w*$/;
const changes: Call[] = [];
const queries: Call[] = [];

/**
 * A call with a value for every path parameter; one for the account and one for the zone if the operation supports
 * both.
 */
function callsOf({ operation, schemas }: Subject): Call[] {
  const { name, path } = operation;
  const names = schemas.params.filter((param) => param.in === 'path').map((param) => param.name);
  const scopes: (Scope | undefined)[] = path.startsWith('/{account_or_zone}') ? ['account_id', 'zone_id'] : [undefined];
  const resource = name.slice(0, name.lastIndexOf('.'));
  return scopes.map((scope) => {
    const given = names.filter((one) => scope === undefined || one === scope || !/^(account|zone)_id$/.test(one));
    return { operation, resource, params: Object.fromEntries(given.map((one) => [one, `the ${one}`])) };
  });
}

beforeAll(async () => {
  for (const subject of await allSubjects())
    (subject.operation.method === 'GET' ? queries : changes).push(...callsOf(subject));
});

const effect = (change: Call, query: Call, params: Params = query.params) =>
  affects(change.operation.name, change.params, [query.operation.name, params]);

const reported = (change: Call, query: Call): string =>
  `${change.operation.name} ${JSON.stringify(change.params)} → ${query.operation.name} ${JSON.stringify(query.params)}`;

test('a change reaches every query of its resource that concerns the same things', () => {
  const missed: string[] = [];
  let reached = 0;
  for (const change of changes.filter(({ operation }) => !READS.test(operation.name))) {
    const isNew = CREATES.test(change.operation.name);
    for (const query of queries.filter(({ resource }) => resource === change.resource)) {
      const isOther = ['account_id', 'zone_id'].some((scope) => scope in query.params && !(scope in change.params));
      // Account against zone, and new against existing resources, are covered in affects.test.ts.
      if (isOther && (isNew || 'account_id' in change.params || 'zone_id' in change.params)) continue;
      if (effect(change, query) === undefined) missed.push(reported(change, query));
      reached++;
    }
  }
  expect(reached).toBeGreaterThan(2500);
  expect(missed).toEqual([]);
});

test('reading changes nothing', () => {
  const readers = changes.filter(({ operation }) => READS.test(operation.name));
  expect(readers.length).toBeGreaterThan(25);
  const wrong = [...readers, ...queries.filter(({ operation }) => READS.test(operation.name))].filter(
    (reader) => effect(reader, reader) !== undefined,
  );
  expect(wrong.map(({ operation }) => operation.name)).toEqual([]);
});

test('no change reaches another account or another zone', () => {
  const wrong: string[] = [];
  for (const change of changes) {
    const [product = ''] = change.operation.name.split('.');
    for (const query of queries) {
      // By names alone, only a delete reaches other products.
      if (query.operation.product !== product && !change.operation.name.endsWith('.delete')) continue;
      for (const scope of ['account_id', 'zone_id'] as const) {
        if (!(scope in change.params && scope in query.params)) continue;
        if (effect(change, query, { ...query.params, [scope]: 'other' })) wrong.push(reported(change, query));
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('only resources that a path can name are reported as deleted', () => {
  const deletes = changes.filter(({ operation }) => operation.name.endsWith('.delete'));
  const gone = deletes.filter((change) => {
    const own = { ...change, operation: { ...change.operation, name: `${change.resource}.get` } };
    return effect(change, own) === 'gone';
  });
  expect(gone.length).toBeGreaterThan(200);
  expect(gone.filter(({ operation }) => !operation.path.endsWith('}')).map(({ operation }) => operation.path)).toEqual(
    [],
  );
});

test('a change reaches few queries', () => {
  const numbers = changes.map((change) => {
    const product = queries.filter(({ operation }) => operation.product === change.operation.product);
    return product.filter((query) => effect(change, query) !== undefined).length;
  });
  numbers.sort((one, other) => one - other);
  expect(numbers[Math.floor(numbers.length / 2)]).toBeLessThan(10);
});
