/** Long texts in every query parameter and every text of a body: which requests take longer than in proportion to them. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import type { Emulator } from '../src/emulator.ts';
import { compiledContract } from '../src/schema/contract.ts';
import { sample } from '../src/schema/sample.ts';
import { exampleRequest } from './example-request.ts';
import { EXAMPLE_BODIES } from './examples.ts';

/** What loops and regular expressions trip over when there is much of it. */
const UNITS = ['=', ' ', '/', '/*', '--', '%', '.', '(', '[', 'a,', 'a.', '0', '{"a":', '"', '\\', '\n', '1h', 'a='];
const [SHORT, LONG] = [20_000, 200_000];
/** Milliseconds of the processor that a request with a long text may take in any case. */
const CEILING = 250;
/** Ten times the text takes ten times as long, and on a busy machine some more; what is quadratic takes a hundred times. */
const MOST_RATIO = 25;

type Make = (text: string) => Request;

/** @param every true sends each text to each place, else one of them, in turn */
export async function findStalls(emulator: Emulator, every: boolean): Promise<{ stalls: string[]; sent: number }> {
  const { operations } = compiledContract.index();
  const stalls: string[] = [];
  let sent = 0;
  for (const operation of operations) {
    const document = await compiledContract.loadProduct(operation.product);
    for (const [place, make] of placesOf(operation, document)) {
      for (const unit of every ? UNITS : [UNITS[sent % UNITS.length] ?? '=']) {
        sent++;
        const stall = await stallOf(emulator, make, unit);
        if (stall !== undefined) stalls.push(`${operation.name}, ${place}, ${JSON.stringify(unit)}: ${stall}`);
      }
    }
  }
  return { stalls, sent };
}

async function stallOf(emulator: Emulator, make: Make, unit: string): Promise<string | undefined> {
  const time = async (size: number): Promise<number> => {
    const request = make(unit.repeat(size / unit.length));
    const started = process.cpuUsage();
    await (await emulator.fetch(request)).arrayBuffer();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  if ((await time(LONG)) < CEILING) return undefined;
  // Garbage of others may have been collected meanwhile: the best of three counts.
  const long = Math.min(await time(LONG), await time(LONG));
  const short = Math.min(await time(SHORT), await time(SHORT), await time(SHORT));
  return long < CEILING || long / short < MOST_RATIO
    ? undefined
    : `${Math.round(long)} ms, ${Math.round(short)} ms for a tenth`;
}

function* placesOf(operation: Operation, document: ProductDocument): Generator<[place: string, make: Make]> {
  const schemas = document.operations[operation.name];
  for (const param of schemas?.params ?? []) {
    if (param.in !== 'query') continue;
    const name = param.wire ?? param.name;
    yield [`?${name}`, (text) => withQuery(exampleRequest(operation, document), name, text)];
  }
  if (operation.request === 'none' || schemas?.body === undefined) return;
  const body = EXAMPLE_BODIES[operation.name] ?? sample(schemas.body.schema, document);
  for (const path of textsIn(body)) {
    yield [`/${path.join('/')}`, (text) => exampleRequest(operation, document, { body: replaced(body, path, text) })];
  }
}

function withQuery(request: Request, name: string, text: string): Request {
  const url = new URL(request.url);
  url.searchParams.set(name, text);
  return new Request(url, request);
}

type Path = readonly (string | number)[];

/** Where the texts of a value are. */
function* textsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path;
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* textsIn(one, [...path, index]);
  else if (isObject(value)) for (const [key, one] of Object.entries(value)) yield* textsIn(one, [...path, key]);
}

function replaced(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? replaced(one, rest, text) : one));
  return isObject(value) ? { ...value, [step]: replaced(value[step], rest, text) } : value;
}
