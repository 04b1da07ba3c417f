/** Fills every collection that has a create and a list, and finds those where a request takes longer the more there is. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { createEmulator, type Emulator } from '../src/emulator.ts';
import { createShapes } from '../src/generic/shapes.ts';
import { concretePaths } from '../src/routing/router.ts';
import { compiledContract } from '../src/schema/contract.ts';
import { sample } from '../src/schema/sample.ts';
import { createArranger } from './arrange.ts';
import { exampleRequest } from './example-request.ts';
import { EXAMPLE_BODIES } from './examples.ts';

export interface GrowthOptions {
  /** Items of the small and of the large collection. */
  readonly sizes: readonly [small: number, large: number];
  /** Names or prefixes of creating operations; all by default. */
  readonly only?: string;
  /** True when the time is up: the remaining collections are skipped. */
  isOver?(): boolean;
  onCollection?(growth: Growth): void;
}

/** Of one collection: milliseconds of a request among few and among many. */
export interface Growth {
  readonly operation: string;
  /** Maximum number of items, if rules limit them. */
  readonly full: number | undefined;
  readonly times: Readonly<Record<string, readonly [small: number, large: number]>>;
}

/** The requests that time is taken of, and their median. */
const TIMES = 25;
/** Below this, in milliseconds, a time measures the machine rather than the collection. */
const NOISE = 0.4;

/** Requests that take this many times longer among many items. */
export const grown = ({ times }: Growth, most: number): string[] =>
  Object.entries(times).flatMap(([request, [small, large]]) =>
    large > NOISE && large / small > most ? [`${request} ${small.toFixed(2)} → ${large.toFixed(2)} ms`] : [],
  );

export async function screenGrowth(options: GrowthOptions): Promise<Growth[]> {
  const found: Growth[] = [];
  for (const operation of creating(options.only)) {
    if (options.isOver?.()) break;
    const growth = await growthOf(operation, options.sizes);
    if (growth === undefined) continue;
    found.push(growth);
    options.onCollection?.(growth);
  }
  return found;
}

function creating(only = ''): Operation[] {
  const { operations } = compiledContract.index();
  const shapes = createShapes(operations);
  const lists = new Set(operations.filter(({ method }) => method === 'GET').map(({ path }) => path));
  return operations.filter((one) => {
    const { role } = shapes.of(one, concretePaths(one.path)[0]?.split('/')[1]);
    return one.name.startsWith(only) && role === 'create' && one.request === 'json' && lists.has(one.path);
  });
}

interface Filling {
  readonly emulator: Emulator;
  readonly url: string;
  /** Creates one more; its item, or undefined where it is refused. */
  create(): Promise<unknown>;
}

async function growthOf(operation: Operation, [small, large]: GrowthOptions['sizes']): Promise<Growth | undefined> {
  const fillings = [await filling(operation), await filling(operation)] as const;
  const [few, many] = fillings;
  if (few === undefined || many === undefined) return undefined;
  try {
    const counts = [await fill(few, small), await fill(many, large)] as const;
    const full = counts[1] < large ? counts[1] : undefined;
    if (full !== undefined && full < small * 2) return { operation: operation.name, full, times: {} };
    return { operation: operation.name, full, times: await timesOf(few, many) };
  } finally {
    for (const one of fillings) await one?.emulator.close();
  }
}

async function filling(operation: Operation): Promise<Filling | undefined> {
  const emulator = createEmulator({ seed: 1, journal: false, report: () => undefined });
  const arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
  const path = await arranger.arrange(operation);
  const document = await compiledContract.loadProduct(operation.product);
  const { url, headers } = exampleRequest(operation, document, { path });
  const send = async (body: unknown): Promise<{ readonly isOk: boolean; readonly item: unknown }> => {
    const response = await emulator.fetch(url, { method: operation.method, headers, body: JSON.stringify(body) });
    const { result } = Object(await response.json()); // any JSON
    return { isOk: response.ok, item: result };
  };
  const bodyOf = await varied(operation, document, async (body) => (await send(body)).isOk);
  if (bodyOf === undefined) {
    await emulator.close();
    return undefined;
  }
  let number = 1000;
  const create = async (): Promise<unknown> => {
    const { isOk, item } = await send(bodyOf(number++));
    return isOk ? (item ?? true) : undefined;
  };
  return { emulator, url: url.split('?')[0] ?? url, create };
}

type BodyOf = (number: number) => unknown;

/** Bodies that can coexist: the example with a number in its unique fields. */
async function varied(
  operation: Operation,
  document: ProductDocument,
  isTaken: (body: unknown) => Promise<boolean>,
): Promise<BodyOf | undefined> {
  const schema = document.operations[operation.name]?.body?.schema ?? {};
  const example = EXAMPLE_BODIES[operation.name] ?? sample(schema, document);
  const fields = isObject(example) ? example : {};
  const texts = Object.keys(fields).filter((name) => typeof fields[name] === 'string');
  const changes = [[], ...texts.map((name) => [name]), texts];
  for (const names of changes) {
    const bodyOf: BodyOf = (number) => {
      const others = names.map((name) => [name, withNumber(String(fields[name]), number)]);
      return names.length === 0 ? example : { ...fields, ...Object.fromEntries(others) };
    };
    if ((await isTaken(bodyOf(1))) && (await isTaken(bodyOf(2))) && (await isTaken(bodyOf(3)))) return bodyOf;
  }
  return undefined;
}

/** A text of the same kind: an address stays one, a name gets the number before its first dot or at its end. */
function withNumber(text: string, number: number): string {
  if (/^\d+\.\d+\.\d+\.\d+/.test(text)) return text.replace(/^\d+\.\d+\.\d+/, `10.${number >> 8}.${number & 255}`);
  if (/^[\w-]+(\.[\w-]+)+$/.test(text)) return text.replace('.', `-${number}.`);
  if (text.includes('@')) return text.replace('@', `-${number}@`);
  return `${text}${number}`;
}

/** Creates items; returns how many there are in the end. */
async function fill({ create }: Filling, size: number): Promise<number> {
  for (let made = 0; made < size; made++) if ((await create()) === undefined) return made;
  return size;
}

/** Both take turns, so that a slow moment of the machine hits both. */
async function timesOf(few: Filling, many: Filling): Promise<Growth['times']> {
  const times: Record<string, readonly [number, number]> = {};
  const compare = async (request: string, send: (one: Filling) => Promise<boolean>): Promise<void> => {
    const taken: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TIMES + 3; turn++) {
      for (const [index, one] of [few, many].entries()) {
        const started = performance.now();
        if (!(await send(one))) return;
        if (turn >= 3) taken[index]?.push(performance.now() - started);
      }
    }
    times[request] = [median(taken[0]), median(taken[1])];
  };
  const ask = async (one: Filling, query: string): Promise<boolean> =>
    (await one.emulator.fetch(one.url + query, { headers: HEADERS })).ok;
  // A list without pages returns everything, which takes longer.
  if (await isPaged(few, many)) {
    await compare('list', (one) => ask(one, ''));
    await compare('page 5', (one) => ask(one, '?page=5&per_page=20'));
  }
  const items = new Map<Filling, string[]>([
    [few, []],
    [many, []],
  ]);
  await compare('create', async (one) => {
    const id = idOf(await one.create());
    if (id !== undefined) items.get(one)?.push(id);
    return id !== undefined;
  });
  await compare('get', (one) => ask(one, `/${items.get(one)?.at(-1)}`));
  await compare('delete', async (one) => {
    const id = items.get(one)?.pop();
    if (id === undefined) return false;
    return (await one.emulator.fetch(`${one.url}/${id}`, { method: 'DELETE', headers: HEADERS })).ok;
  });
  return times;
}

async function isPaged(few: Filling, many: Filling): Promise<boolean> {
  const size = async (one: Filling): Promise<number> =>
    (await (await one.emulator.fetch(one.url, { headers: HEADERS })).arrayBuffer()).byteLength;
  return (await size(many)) < (await size(few)) * 1.5;
}

const HEADERS = { authorization: 'Bearer example' };

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** The first field that looks like an id; a creation may return a list of one. */
function idOf(item: unknown): string | undefined {
  const one = Array.isArray(item) ? item[0] : item;
  if (!isObject(one)) return undefined;
  const names = ['id', 'uuid', 'uid', ...Object.keys(one).filter((name) => /_id$|_uuid$|^name$/.test(name))];
  const value = names.map((name) => one[name]).find((known) => typeof known === 'string' || typeof known === 'number');
  return value === undefined ? undefined : encodeURIComponent(String(value));
}
