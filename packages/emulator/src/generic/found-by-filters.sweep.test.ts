/** Filters of lists find the items that have the value, ranges of time those within, and a text those that hold it. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { isObject, sample, shapeOf } from '@flarewire/schema';
import { expect, it } from 'vitest';
import { arrangedEmulator, GENERATED } from '../../test/arranged-emulator.ts';
import { exampleRequest } from '../../test/example-request.ts';
import { EXAMPLE_BODIES } from '../../test/examples.ts';
import { compiledContract } from '../schema/contract.ts';

const { emulator, arranger } = arrangedEmulator();

/** Filters that ask for something else than the field of their name, and why. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/(nalytics|usage)/, 'figures that nobody made'],
  [/permissionGroups\.list name$/, 'a part of the name'],
  [/ (page|per_page|limit|offset|fields)$/, 'parts of the list'],
];

const isExcepted = (name: string): boolean => EXCEPTIONS.some(([pattern]) => pattern.test(name));

interface Asked {
  readonly operation: Operation;
  readonly document: ProductDocument;
  readonly path: Record<string, string>;
}

/** Items of a list; undefined if it is refused or is not a list. */
async function itemsOf({ operation, document, path }: Asked, query = ''): Promise<readonly unknown[] | undefined> {
  const request = exampleRequest(operation, document, { path });
  const url = `${request.url}${query === '' ? '' : `${request.url.includes('?') ? '&' : '?'}${query}`}`;
  const response = await emulator.fetch(new Request(url, request));
  const text = await response.text();
  if (!response.ok || !text.startsWith('{')) return undefined;
  const { result }: { result?: unknown } = JSON.parse(text);
  if (Array.isArray(result)) return result;
  const lists = isObject(result) ? Object.values(result).filter(Array.isArray) : [];
  return lists.length === 1 ? lists[0] : undefined;
}

const NAMES = /^(name|title|description|notes?|comment|label|hostname|domain|pattern|email)$/;
const LETTERS = ['m', 'a', 'z'];

/** The body with another name: `sample-a`, `a-www.example.com`. */
function renamed(body: unknown, letter: string): unknown {
  if (Array.isArray(body)) return [renamed(body[0], letter)];
  if (!isObject(body)) return body;
  const other = (text: string): string => (/[.@]/.test(text) ? `${letter}-${text}` : `${text}-${letter}`);
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' && NAMES.test(name) ? other(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Creates three items whose names differ, as far as the list has an operation for it. */
async function fill({ operation, path }: Asked): Promise<void> {
  const { operations } = compiledContract.index();
  const create = operations.find(
    (one) => one.method === 'POST' && one.path === operation.path && one.request === 'json',
  );
  if (create === undefined) return;
  const document = await compiledContract.loadProduct(create.product);
  const schema = document.operations[create.name]?.body?.schema ?? {};
  const body = EXAMPLE_BODIES[create.name] ?? sample(schema, document.schemas, {});
  for (const letter of LETTERS)
    await emulator.fetch(exampleRequest(create, document, { path, body: renamed(body, letter) }));
}

/** Every list that has items, with the names of its filters; those of an object by their path. */
async function* filteredLists(): AsyncGenerator<{ asked: Asked; filters: string[]; items: readonly unknown[] }> {
  for (const operation of compiledContract.index().operations) {
    if (operation.method !== 'GET' || operation.response !== 'json' || GENERATED.has(operation.product)) continue;
    const document = await compiledContract.loadProduct(operation.product);
    const params = document.operations[operation.name]?.params.filter((param) => param.in === 'query') ?? [];
    const filters = params.flatMap((param) => {
      const name = param.wire ?? param.name;
      const shape = shapeOf(param.schema, document.schemas);
      return shape === undefined ? [name] : [...shape.properties.keys()].map((key) => `${name}.${key}`);
    });
    if (filters.length === 0) continue;
    await emulator.reset();
    const asked = { operation, document, path: await arranger.arrange(operation) };
    await fill(asked);
    const items = await itemsOf(asked);
    if (items !== undefined && items.length > 0)
      yield { asked, filters: filters.filter((one) => !isExcepted(`${operation.name} ${one}`)), items };
  }
}

const at = (item: unknown, path: readonly string[]): unknown[] =>
  path.reduce<unknown[]>(
    (values, name) => values.flatMap((value) => (isObject(value) ? [value[name]].flat() : [])),
    [item],
  );

it('a filter by a value that items have finds these items, and no others', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for await (const { asked, filters, items } of filteredLists()) {
    for (const filter of filters) {
      const path = filter.split('.');
      const values = new Set(
        items
          .flatMap((item) => at(item, path))
          .filter((value) => /string|number|boolean/.test(typeof value) && value !== ''),
      );
      for (const value of [...values].slice(0, 3)) {
        const found = await itemsOf(asked, `${encodeURIComponent(filter)}=${encodeURIComponent(String(value))}`);
        if (found === undefined) continue;
        tried++;
        const expected = items.filter((item) => at(item, path).includes(value));
        const isRight = found.length === expected.length && found.every((item) => at(item, path).includes(value));
        if (!isRight) wrong.push(`${asked.operation.name} ${filter}=${value}: ${found.length} of ${expected.length}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(120);
});

const FROM = /(^|_)(after|since)$/;
const TO = /(^|_)(before|until)$/;

it('a range of time includes everything or nothing, as its bound is early or late', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for await (const { asked, filters, items } of filteredLists()) {
    for (const filter of filters.filter((one) => one !== 'start_after' && (FROM.test(one) || TO.test(one)))) {
      const [early, late] = await Promise.all(
        ['2001-01-01T00:00:00Z', '2100-01-01T00:00:00Z'].map((time) => itemsOf(asked, `${filter}=${time}`)),
      );
      if (early === undefined || late === undefined) continue;
      tried++;
      const [within, none] = FROM.test(filter) ? [early, late] : [late, early];
      if (within.length !== items.length || none.length > 0)
        wrong.push(`${asked.operation.name} ${filter}: ${within.length} and ${none.length} of ${items.length}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});

it('a text that no item holds finds nothing', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for await (const { asked, filters } of filteredLists()) {
    if (!filters.includes('search')) continue;
    const found = await itemsOf(asked, 'search=zz-matches-nothing');
    if (found === undefined) continue;
    tried++;
    if (found.length > 0) wrong.push(`${asked.operation.name}: ${found.length}`);
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});

const DIRECTION = /^(direction|sort_order|order_direction|order_dir)$/;
const ORDER = /^(order|order_by|sort|sort_by)$/;

it('a list is in the order of the field that is asked for, in both directions', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for await (const { asked, filters, items } of filteredLists()) {
    const order = filters.find((one) => ORDER.test(one));
    const direction = filters.find((one) => DIRECTION.test(one));
    if (order === undefined || direction === undefined) continue;
    for (const field of ['name', 'created_at', 'title', 'priority', 'description']) {
      const isSorted = items.length < 20 && items.every((item) => at(item, [field])[0] !== undefined);
      if (!isSorted || new Set(items.map((item) => at(item, [field])[0])).size < 3) continue;
      const [up, down] = await Promise.all(
        ['asc', 'desc'].map((way) => itemsOf(asked, `${order}=${field}&${direction}=${way}`)),
      );
      if (up === undefined || down === undefined) continue;
      tried++;
      const texts = up.map((item) => String(at(item, [field])[0]));
      const others = down.map((item) => String(at(item, [field])[0]));
      if (texts.join() !== texts.toSorted().join() || others.join() !== texts.toReversed().join())
        wrong.push(`${asked.operation.name} ${field}: ${texts} and ${others}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});
