/**
 * How many times longer requests take among many items than among few. Arguments: the emulator's module, the kind of items, how
 * many are few, how many are many. Prints the ratio of each request.
 */
import { type Ask, KINDS, PER_PAGE, type Things } from './growth/kinds.ts';

interface Emulator {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

interface Place {
  readonly ask: Ask;
  readonly things: Things;
  /** A page in the middle. */
  readonly middle: { readonly number: number; readonly cursor: string };
  /** Ids of items that were made last. */
  readonly made: string[];
  next: number;
}

const [module = '', kind = '', few = '', many = ''] = process.argv.slice(2);
const { createEmulator } = (await import(module)) as { createEmulator(options: object): Emulator };
const BASE = 'http://localhost/client/v4';
/** Requests of each kind, and those before that count for nothing. */
const [TIMES, WARM] = [60, 15];

function asking({ fetch }: Emulator): Ask {
  return async ({ method = 'GET', path, body }) => {
    const isText = typeof body === 'string';
    const response = await fetch(BASE + path, {
      method,
      headers: {
        authorization: 'Bearer token',
        'content-type': isText ? 'application/octet-stream' : 'application/json',
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    const { result, result_info: info = {} } = text.startsWith('{') ? JSON.parse(text) : {};
    return { result, info };
  };
}

async function filled(count: number): Promise<Place> {
  const ask = asking(createEmulator({ seed: 1, journal: false }));
  const found = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  if (found === undefined) throw new Error(`'${kind}' is none of ${Object.keys(KINDS).join(', ')}.`);
  const things = await found.begin(ask);
  if (things.fill !== undefined) for (const call of things.fill(0, count)) await ask(call);
  else for (let number = 0; number < count; number++) await ask(things.create(number));
  const number = Math.floor(count / 2 / PER_PAGE);
  return { ask, things, middle: { number, cursor: await cursorOf(ask, things, number) }, made: [], next: count };
}

/** Walks there by larger pages, once. */
async function cursorOf(ask: Ask, { page }: Things, number: number): Promise<string> {
  const first = page(1, '');
  if (!first.path.includes('cursor=')) return '';
  const larger = 1000;
  let cursor = '';
  for (let walked = 0; walked < number * PER_PAGE; walked += larger) {
    const { path } = page(1, cursor);
    const { info } = await ask({ path: path.replace(/(limit|per_page)=\d+/, `$1=${larger}`) });
    if (typeof info.cursor !== 'string' || info.cursor === '') return cursor;
    cursor = info.cursor;
  }
  return cursor;
}

const REQUESTS: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  create: async (place) => {
    const number = place.next++;
    const { result } = await place.ask(place.things.create(number));
    place.made.push(place.things.id(result, number));
  },
  get: async ({ ask, things, made }) => things.get && ask(things.get(made.at(-1) ?? '')),
  list: async ({ ask, things }) => ask(things.list()),
  middle: async ({ ask, things, middle }) => ask(things.page(middle.number, middle.cursor)),
  delete: async ({ ask, things, made }) => ask(things.remove(made.pop() ?? '')),
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Both take turns: a slow moment of the machine hits both. */
async function ratioOf(send: (place: Place) => Promise<unknown>, places: readonly [Place, Place]): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TIMES + WARM; turn++) {
    for (const [index, place] of places.entries()) {
      const started = performance.now();
      await send(place);
      if (turn >= WARM) times[index]?.push(performance.now() - started);
    }
  }
  return median(times[1]) / median(times[0]);
}

const places = [await filled(Number(few)), await filled(Number(many))] as const;
const ratios: Record<string, number> = {};
for (const [name, send] of Object.entries(REQUESTS)) ratios[name] = await ratioOf(send, places);
console.log(JSON.stringify(ratios));
process.exit();
