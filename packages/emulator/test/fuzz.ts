/** Sends generated and mutated requests to an emulator, evenly over all operations, and records violations. */
import type { Operation } from '@flarewire/contract';
import { createEmulator, type Emulator } from '../src/emulator.ts';
import { compiledContract } from '../src/schema/contract.ts';
import { type ManualClock, manualClock } from '../src/state/clock.ts';
import { seededRandom } from '../src/state/ids.ts';
import { aimedRequests } from './fuzz-aimed.ts';
import { FOUND } from './fuzz-found.ts';
import { createKnown, type Known } from './fuzz-known.ts';
import { hostileRequest, printRequest, type Sent, toRequest, validRequest } from './fuzz-request.ts';
import { type Answered, isShort, sendOverSocket } from './fuzz-socket.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: string;
  /** Called before each request; aimed ones count down from -1. */
  readonly before?: (index: number) => void;
}

export interface FuzzReport {
  readonly sent: number;
  readonly operations: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Violations, with their requests. */
  readonly broken: readonly string[];
  readonly slowest: { readonly milliseconds: number; readonly request: string };
  /** MiB in use after collecting garbage: after the same requests were sent for the second, and for the last time. */
  readonly heap: readonly number[];
}

/** Each block of operations is called so often, first as it should be; then the sandbox is reset. */
const PASSES = 3;
const BLOCK = 160;
const MAX_MILLISECONDS = 2000;
const MAX_BROKEN = 50;
/** Blocks that are sent again and again, to see whether memory grows: not all at once, to be quick. */
const REPEATED = [3, 9, 17];
const REPEATS = 6;

interface Run {
  readonly emulator: Emulator;
  readonly clock: ManualClock;
  readonly seed: string;
  readonly port: number;
  readonly called: Set<string>;
  readonly statuses: Record<string, number>;
  readonly broken: string[];
  slowest: { milliseconds: number; request: string };
  fault: unknown;
}

export async function fuzz({ requests, seed, before }: FuzzOptions): Promise<FuzzReport> {
  const run = await createRun(seed);
  const { emulator, broken } = run;
  await fresh(run, seed);
  for (const found of FOUND) await check(found, 'found before', run);
  let number = 0;
  for await (const aimed of aimedRequests(emulator)) {
    before?.(-++number);
    await check(aimed, `aimed request ${number}`, run);
  }
  let sent = 0;
  for (let block = 0; sent < requests && broken.length < MAX_BROKEN; block++) {
    sent += await sendBlock(block, run, requests - sent, before);
  }
  const heap: number[] = [];
  for (let time = 0; time < REPEATS; time++) {
    for (const block of REPEATED) await sendBlock(block, run, Number.POSITIVE_INFINITY, before);
    if (time === 1 || time === REPEATS - 1) heap.push(await heapInUse());
  }
  await emulator.close();
  const { called, statuses, slowest } = run;
  return { sent, operations: called.size, statuses, broken, slowest, heap };
}

async function createRun(seed: string): Promise<Run> {
  const clock = manualClock();
  const emulator = createEmulator({
    clock,
    seed,
    start: 'default',
    report: (error) => {
      run.fault = error;
    },
  });
  const { port } = await emulator.listen();
  const slowest = { milliseconds: 0, request: '' };
  const run: Run = {
    ...{ emulator, clock, seed, port, slowest },
    ...{ called: new Set(), statuses: {}, broken: [], fault: undefined },
  };
  return run;
}

/** The same number with the same seed is the same block of requests to the same sandbox. */
async function sendBlock(block: number, run: Run, most: number, before?: (index: number) => void): Promise<number> {
  const known = await fresh(run, `${run.seed} ${block}`);
  const operations = operationsOf(block);
  const first = block * BLOCK * PASSES;
  const count = Math.min(most, operations.length * PASSES);
  for (let at = 0; at < count && run.broken.length < MAX_BROKEN; at++) {
    before?.(first + at);
    const operation = operations[at % operations.length] as Operation; // a block has operations
    await sendOne(operation, first + at, at < operations.length, known, run);
  }
  return count;
}

async function sendOne(operation: Operation, index: number, isFirst: boolean, known: Known, run: Run): Promise<void> {
  const document = await compiledContract.loadProduct(operation.product);
  const random = seededRandom(`${run.seed} ${index}`);
  run.called.add(operation.name);
  run.clock.advance(Math.floor(random() * 10_000));
  const valid = await validRequest(operation, document, known, random);
  const isValid = random() < (isFirst ? 0.7 : 0.1);
  const sent = isValid ? valid : hostileRequest(valid, document, operation, random);
  const answer = await check(sent, `request ${index} of seed '${run.seed}', ${operation.name}`, run, random() < 0.05);
  if (answer !== undefined) known.note(decoded(valid.target), answer);
}

/** Block by block over all operations, and again from the first. */
function operationsOf(block: number): readonly Operation[] {
  const { operations } = compiledContract.index();
  const blocks = Math.ceil(operations.length / BLOCK);
  const from = (block % blocks) * BLOCK;
  // Creating operations come first, so that the others find something.
  return operations.slice(from, from + BLOCK).sort((a, b) => Number(isCreate(b)) - Number(isCreate(a)));
}

function isCreate({ method, path }: Operation): boolean {
  return method === 'POST' && !path.endsWith('}');
}

/** The initial sandbox and its content. */
async function fresh({ emulator, clock }: Run, seed: string): Promise<Known> {
  clock.set('2026-01-01T00:00:00Z');
  await emulator.reset();
  await emulator.isolated('other').reset();
  emulator.sandbox.random.state = seededRandom(seed).state ?? 0;
  const known = createKnown();
  for (const path of ['/accounts', '/zones']) {
    const response = await emulator.fetch(`http://localhost/client/v4${path}`, {
      headers: { authorization: 'Bearer any' },
    });
    known.note(path, await response.json());
  }
  return known;
}

function decoded(target: string): string {
  return target.replace('/client/v4', '').replace(/\?.*/, '');
}

/** Sends one request, records violations in its response, and returns the content of a good one. */
async function check(sent: Sent, name: string, run: Run, isSocket = false): Promise<unknown> {
  // The processor's time, not the clock's: on a busy machine a request waits for others.
  const started = process.cpuUsage();
  run.fault = undefined;
  const answer = await send(sent, run, isSocket).catch((error: unknown): Answered => {
    run.fault ??= error;
    return { status: 0, type: '', text: '' };
  });
  if (answer === undefined) return undefined;
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  if (milliseconds > run.slowest.milliseconds)
    run.slowest = { milliseconds, request: `${name}\n${printRequest(sent)}` };
  run.statuses[answer.status] = (run.statuses[answer.status] ?? 0) + 1;
  const problems = problemsOf(answer, sent);
  if (run.fault !== undefined) problems.push(run.fault instanceof Error ? String(run.fault.stack) : String(run.fault));
  if (milliseconds > MAX_MILLISECONDS) problems.push(`it took ${Math.round(milliseconds)} ms`);
  const polluted = pollution();
  if (polluted !== '') problems.push(`a prototype was changed: ${polluted}`);
  if (problems.length > 0) run.broken.push(`${name}: ${problems.join('; ')}\n${printRequest(sent)}`);
  const isJson = answer.status === 200 && answer.type.startsWith('application/json') && answer.text.length < 100_000;
  return isJson ? JSON.parse(answer.text) : undefined;
}

async function send(sent: Sent, { emulator, port }: Run, isSocket: boolean): Promise<Answered | undefined> {
  if (isSocket && isShort(sent)) return sendOverSocket(port, sent);
  const request = toRequest(sent);
  if (request === undefined) return undefined;
  const response = await emulator.fetch(request);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

/** A stack of this program, or a path of this machine. */
const STACK = /\n\s+at \S.*:\d+:\d+|node:internal|node_modules|packages\/emulator|\.ts:\d+/;

function problemsOf({ status, type, text }: Answered, { method }: Sent): string[] {
  // Not the status: the real API refuses with 500, too (`webhook not found`). An error of the emulator is `run.fault`.
  const problems: string[] = [];
  if (STACK.test(text)) problems.push(`a stack in the response: ${text.slice(0, 300)}`);
  if (status < 400 || method === 'HEAD') return problems;
  return isRefusal(type, text)
    ? problems
    : [...problems, `no refusal as Cloudflare's: ${status} ${text.slice(0, 200)}`];
}

function isRefusal(type: string, text: string): boolean {
  if (!type.startsWith('application/json')) return false;
  const { success, errors } = Object(JSON.parse(text)); // any JSON
  const isTold = (error: unknown): boolean => {
    const { code, message } = Object(error); // any JSON
    return Number.isInteger(code) && typeof message === 'string' && message.trim() !== '';
  };
  return success === false && Array.isArray(errors) && errors.length > 0 && errors.every(isTold);
}

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Map.prototype];
const OWN = PROTOTYPES.map((one) => Reflect.ownKeys(one).length);

/** Keys that are on a prototype and were not; they are taken off again. */
function pollution(): string {
  const changed = PROTOTYPES.flatMap((one, index) =>
    Reflect.ownKeys(one)
      .slice(OWN[index])
      .map((key) => [one, key] as const),
  );
  for (const [one, key] of changed) Reflect.deleteProperty(one, key);
  return changed.map(([, key]) => String(key)).join(', ');
}

async function heapInUse(): Promise<number> {
  // Callbacks that wait for a turn of the event loop hold memory.
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc?.();
  }
  return Math.round((process.memoryUsage().heapUsed + process.memoryUsage().external) / 2 ** 20);
}
