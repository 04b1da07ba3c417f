/** The way of a request through one emulator: limits, faults, the API itself, and the journal, which sees all. */

import type { FaultEngine } from '../controls/faults.ts';
import { disturb } from '../controls/inject-fault.ts';
import type { JournalKeeper } from '../journal/journal.ts';
import { type Match, matchRequest } from '../routing/match.ts';
import type { Sleep } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { handle, type Report, type Surface } from './handle.ts';
import { type Allowance, credentialOf, type Limiter, tooManyRequests } from './limits.ts';
import { problemResponse } from './respond.ts';
import { createTrace, noteMatch, type Trace } from './trace.ts';

export interface Gate {
  readonly surface: Surface;
  readonly sandbox: Sandbox;
  /** Undefined where nothing is limited. */
  limiter: Limiter | undefined;
  readonly faults: FaultEngine;
  readonly journal: JournalKeeper;
  /** False leaves the journal empty. */
  readonly isNoting: boolean;
  readonly sleep: Sleep;
  /** Ends what still waits when the emulator is closed. */
  readonly closed: AbortSignal;
  readonly report: Report;
}

export async function pass(request: Request, gate: Gate): Promise<Response> {
  const trace = createTrace();
  const match = matchRequest(request, gate.surface);
  noteMatch(trace, match);
  const { journal, isNoting } = gate;
  if (!isNoting) return answer(request, gate, trace, match);
  const started = performance.now();
  try {
    const response = await answer(request, gate, trace, match);
    journal.note(request, response, trace, started);
    return response;
  } catch (error) {
    journal.note(request, undefined, trace, started);
    throw error;
  }
}

async function answer(request: Request, gate: Gate, trace: Trace, match: Match): Promise<Response> {
  const credential = gate.limiter === undefined ? undefined : credentialOf(request.headers);
  if (credential === undefined) return faulty(request, gate, trace, match);
  const allowance = gate.limiter?.take(credential, request.method, match.words);
  if (allowance?.retryAfter !== undefined) return problemResponse(tooManyRequests(allowance.headers));
  return withHeaders(await faulty(request, gate, trace, match), allowance);
}

/** What comes from the edge, and not from the API, knows nothing of limits. */
function withHeaders(response: Response, allowance: Allowance | undefined): Response {
  if (response.headers.get('content-type')?.startsWith('text/html')) return response;
  for (const [name, value] of Object.entries(allowance?.headers ?? {})) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

function faulty(request: Request, gate: Gate, trace: Trace, match: Match): Promise<Response> {
  const { surface, sandbox, faults, report } = gate;
  // What a fault sends instead differs in its query at most.
  const call = (asked: Request): Promise<Response> => handle(asked, surface, sandbox, report, trace, match);
  if (faults.isEmpty) return call(request);
  const operations = match.routes.map(({ operation }) => operation);
  const plan = faults.pick({ method: request.method, words: match.words, operations });
  if (plan === undefined) return call(request);
  trace.fault = plan.rule;
  const signal = AbortSignal.any([request.signal, gate.closed]);
  return disturb(request, plan, call, { signal, sleep: gate.sleep });
}
