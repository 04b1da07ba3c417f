/** Sends a recorded example to an emulator: what it needs first, then the shown request. Runs in the page's worker and in Node. */

export interface SentRequest {
  readonly method: string;
  /** Below `/client/v4`, with its query. */
  readonly path: string;
  /** Without those that every request has. */
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
  /** Body that is not text. */
  readonly base64?: string;
}

/** Time that passes between two requests, in milliseconds. */
export interface Pause {
  readonly wait: number;
}

export type Step = SentRequest | Pause;

export interface RecordedRun {
  /** Requests that create what the example needs. Ids depend on their number and order, so that reads are among them. */
  readonly before?: readonly Step[];
  readonly request: SentRequest;
  /** Path whose content the request changes. */
  readonly look?: string;
}

export interface Got {
  readonly status: number;
  readonly type: string;
  /** Text; undefined for bytes. */
  readonly body: string | undefined;
  readonly bytes: number;
}

export interface Ran {
  readonly response: Got;
  /** Milliseconds. */
  readonly duration: number;
  readonly changed?: { readonly path: string; readonly before: Got; readonly after: Got };
}

/** The parts of an emulator that a run needs. */
export interface Runner {
  fetch(request: Request): Promise<Response>;
  reset(): Promise<unknown>;
  readonly clock: { advance(milliseconds: number): void };
}

export const BASE = 'https://api.cloudflare.com/client/v4';

/** Options of emulators that give the ids and times of the examples; the clock is at 2026-12-01T12:00:00Z. */
export const EMULATOR = { seed: 1, start: 'default', clock: { now: () => 1_796_126_400_000 } } as const;

export async function replay(emulator: Runner, { before = [], request, look }: RecordedRun): Promise<Ran> {
  await arrange(emulator, before);
  const started = performance.now();
  const response = await send(emulator, request);
  const duration = performance.now() - started;
  if (look === undefined) return { response, duration };
  const reading = { method: 'GET', path: look };
  const after = await send(emulator, reading);
  // A read in between would change the ids of the shown response.
  await arrange(emulator, before);
  return { response, duration, changed: { path: look, before: await send(emulator, reading), after } };
}

/** Resets the emulator, and creates what an example needs. */
export async function arrange(emulator: Runner, before: readonly Step[]): Promise<void> {
  await emulator.reset();
  for (const one of before) {
    if ('wait' in one) emulator.clock.advance(one.wait);
    else await send(emulator, one);
  }
}

async function send(emulator: Runner, { method, path, headers = [], body, base64 }: SentRequest): Promise<Got> {
  const own = [...headers.map(([name, value]): [string, string] => [name, value]), AUTHORIZATION];
  const bytes = base64 === undefined ? body : Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const init = bytes === undefined ? { method, headers: own } : { method, headers: own, body: bytes };
  const response = await emulator.fetch(new Request(BASE + path, init));
  const got = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, body: textOf(got), bytes: got.length };
}

/** The id of a token, which some responses have, is made from it. */
export const AUTHORIZATION: [string, string] = ['authorization', 'Bearer docs'];

/** Undefined if the bytes are not text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
