/** Control calls, `/__emulator/…`: effects of a test in another process or language on the emulator. */

import { isObject } from '@flarewire/schema';
import { parseJsonBody } from '../http/json.ts';
import { problemResponse } from '../http/respond.ts';
import type { Instance } from '../instance.ts';
import type { JournalFilter } from '../journal/journal.ts';
import { CODE, Problem, problem } from '../problem.ts';
import type { Limits } from '../request/limits.ts';
import type { PresetName } from './fault-presets.ts';
import type { FaultRule } from './fault-rule.ts';

const PREFIX = '/__emulator/';

export function isControlCall(request: Request): boolean {
  // The origin of a URL ends at its third slash.
  return request.url.startsWith(PREFIX, request.url.indexOf('/', 8));
}

type Act = (instance: Instance, call: Call) => Promise<unknown>;

interface Call {
  readonly query: URLSearchParams;
  readonly request: Request;
}

const BYTES = 'application/octet-stream';

const ACTS: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  reset: { POST: async (instance) => instance.reset() },
  snapshot: { POST: async (instance) => new Response(new Uint8Array(await instance.snapshot()), bytesInit()) },
  restore: {
    POST: async (instance, { request }) => instance.restore(new Uint8Array(await request.arrayBuffer())),
  },
  seed: { POST: async (instance, { request }) => instance.seed(await request.text()) },
  faults: { GET: async ({ faults }) => faults.list(), POST: addFaults, DELETE: removeFaults },
  limits: {
    POST: async (instance, { request }) => {
      const body = parseJsonBody(await request.text());
      // `createLimiter` rejects invalid limits.
      instance.setLimits(isObject(body) && 'limits' in body ? (body.limits as Limits) : (body as Limits));
    },
  },
  traces: { POST: sendTrace },
  upcoming: { GET: async (instance) => instance.upcoming() },
  'access-pin': { GET: pinOf },
  email: { POST: deliverMail },
  clock: { GET: async (instance) => timeOf(instance), POST: moveClock },
  journal: {
    GET: async ({ journal }, { query }) => {
      const filter = filterOf(Object.fromEntries(query));
      return query.get('format') === 'har' ? rawJson(journal.har(filter)) : journal.entries(filter);
    },
    POST: waitForEntry,
    DELETE: async ({ journal }) => journal.clear(),
  },
};

const bytesInit = (): ResponseInit => ({ headers: { 'content-type': BYTES } });
const rawJson = (value: unknown): Response => Response.json(value);

/** The response in Cloudflare's envelope; a snapshot and an HTTP Archive are sent raw. */
export async function control(request: Request, instance: Instance, isOn: boolean): Promise<Response> {
  try {
    if (!isOn) throw problem(404, CODE.noRoute, OFF);
    const url = new URL(request.url);
    const methods = own(ACTS, url.pathname.slice(PREFIX.length));
    if (methods === undefined) {
      const known = Object.keys(ACTS).map((name) => PREFIX + name);
      throw problem(404, CODE.noRoute, `No control call has that name. There are ${known.join(', ')}`);
    }
    const act = own(methods, request.method);
    if (act === undefined) {
      const message = `Method ${request.method} is not available for that URI`;
      throw new Problem(405, [{ code: CODE.noMethod, message }], { allow: Object.keys(methods).join(', ') });
    }
    const result = await act(instance, { query: url.searchParams, request });
    if (result instanceof Response) return result;
    return Response.json({ success: true, errors: [], messages: [], result: result ?? null });
  } catch (error) {
    if (error instanceof Problem) return problemResponse(error);
    // Errors in a rule, a seed or a snapshot are the caller's: their message is shown.
    return problemResponse(problem(400, CODE.invalid, error instanceof Error ? error.message : String(error)));
  }
}

function own<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

const OFF =
  'No route for that URI: control calls are off. Start the emulator with --control, or createEmulator({ control: true })';

async function addFaults({ faults }: Instance, { request }: Call): Promise<readonly string[]> {
  const body = parseJsonBody(await request.text());
  // Both validate their input.
  if (isObject(body) && 'preset' in body) return faults.use(body.preset as PresetName);
  return [body].flat().map((rule) => faults.add(rule as FaultRule));
}

async function removeFaults({ faults }: Instance, { query }: Call): Promise<void> {
  const id = query.get('id');
  if (id === null) faults.clear();
  else if (!faults.remove(id)) throw problem(404, CODE.notFound, `There is no fault rule '${id.slice(0, 100)}'`);
}

async function moveClock(instance: Instance, { request }: Call): Promise<unknown> {
  const { clock } = instance;
  const body = parseJsonBody(await request.text());
  const { set, advance } = isObject(body) ? body : {};
  if (typeof set === 'string' || typeof set === 'number') clock.set(set);
  else if (typeof advance === 'number' && Number.isFinite(advance)) clock.advance(advance);
  else throw problem(400, CODE.invalid, 'Give { "set": "2026-01-01T00:00:00Z" } or { "advance": milliseconds }');
  return timeOf(instance);
}

/** Sends events to the tails of a Worker: `{ "script_name": "front", "events": [{ "logs": ["hello"] }] }`. */
async function sendTrace(instance: Instance, { request }: Call): Promise<unknown> {
  const body = parseJsonBody(await request.text());
  const { script_name, account_id, events } = isObject(body) ? body : {};
  const isRight = typeof script_name === 'string' && Array.isArray(events) && events.every(isObject);
  if (!isRight || (account_id !== undefined && typeof account_id !== 'string'))
    throw problem(400, CODE.invalid, 'Give { "script_name": "front", "events": [{ "logs": ["hello"] }] }');
  return { sent: instance.sendTrace({ script_name, events, ...(account_id === undefined ? {} : { account_id }) }) };
}

/** The one-time PIN of `?email=`, or null. */
async function pinOf({ edge }: Instance, { query }: Call): Promise<{ readonly pin: string | null }> {
  return { pin: (await edge.access.pin(query.get('email') ?? '')) ?? null };
}

/** Delivers the message of the body to the envelope's addresses, `?from=…&to=…`. */
async function deliverMail({ edge }: Instance, { query, request }: Call): Promise<unknown> {
  const raw = new Uint8Array(await request.arrayBuffer());
  return edge.email({ from: query.get('from') ?? '', to: query.get('to') ?? '', raw });
}

const timeOf = ({ clock }: Instance) => ({ now: new Date(clock.now()).toISOString() });

/** Waits for a request: `{ "filter": { … }, "timeout": 5000 }`. */
async function waitForEntry({ journal }: Instance, { request }: Call): Promise<unknown> {
  const body = parseJsonBody(await request.text());
  const { filter, timeout } = isObject(body) ? body : {};
  return journal.waitFor(filterOf(isObject(filter) ? filter : {}), {
    signal: request.signal,
    ...(typeof timeout === 'number' ? { timeout: Math.min(timeout, 600_000) } : {}),
  });
}

const TEXTS = ['operation', 'method', 'path', 'status', 'schema', 'permission'];

function filterOf(given: Readonly<Record<string, unknown>>): JournalFilter {
  const known = TEXTS.filter((name) => typeof given[name] === 'string' || typeof given[name] === 'number');
  return {
    ...Object.fromEntries(known.map((name) => [name, String(given[name])])),
    ...(given.since === undefined ? {} : { since: Number(given.since) }),
  };
}
