/** The way of a request through one emulator: limits, faults, the API itself, and the journal, which sees all. */

import type { FaultEngine } from '../controls/faults.ts';
import { injectFault } from '../controls/inject-fault.ts';
import { problemResponse } from '../http/respond.ts';
import type { JournalKeeper } from '../journal/journal.ts';
import { createTrace, noteMatch, type Trace } from '../journal/trace.ts';
import { type Match, matchRequest } from '../routing/match.ts';
import type { Sleep } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { handle } from './handle.ts';
import { type Allowance, credentialOf, type Limiter, tooManyRequests } from './limits.ts';
import type { Report } from './request-context.ts';
import type { Surface } from './surface.ts';

export interface Pipeline {
  readonly surface: Surface;
  readonly sandbox: Sandbox;
  /** Undefined where nothing is limited. */
  limiter: Limiter | undefined;
  readonly faults: FaultEngine;
  readonly journal: JournalKeeper;
  /** False leaves the journal empty. */
  readonly isNoting: boolean;
  readonly sleep: Sleep;
  /** Ends waiting requests when the emulator is closed. */
  readonly closed: AbortSignal;
  readonly report: Report;
}

export async function runPipeline(request: Request, pipeline: Pipeline): Promise<Response> {
  const trace = createTrace();
  const match = matchRequest(request, pipeline.surface);
  noteMatch(trace, match);
  const { journal, isNoting } = pipeline;
  if (!isNoting) return answerWithinLimits(request, pipeline, trace, match);
  const started = performance.now();
  try {
    const response = await answerWithinLimits(request, pipeline, trace, match);
    journal.note(request, response, trace, started);
    return response;
  } catch (error) {
    journal.note(request, undefined, trace, started);
    throw error;
  }
}

async function answerWithinLimits(request: Request, pipeline: Pipeline, trace: Trace, match: Match): Promise<Response> {
  const credential = pipeline.limiter === undefined ? undefined : credentialOf(request.headers);
  if (credential === undefined) return answerWithFaults(request, pipeline, trace, match);
  const allowance = pipeline.limiter?.take(credential, request.method, match.words());
  if (allowance?.retryAfter !== undefined) return problemResponse(tooManyRequests(allowance.headers));
  return withHeaders(await answerWithFaults(request, pipeline, trace, match), allowance);
}

/** Pages of the edge carry no rate limit headers. */
function withHeaders(response: Response, allowance: Allowance | undefined): Response {
  if (response.headers.get('content-type')?.startsWith('text/html')) return response;
  for (const [name, value] of Object.entries(allowance?.headers ?? {})) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

function answerWithFaults(request: Request, pipeline: Pipeline, trace: Trace, match: Match): Promise<Response> {
  const { surface, sandbox, faults, report } = pipeline;
  // The request that a fault sends instead differs at most in its query.
  const call = (asked: Request): Promise<Response> =>
    handle({ request: asked, match, surface, sandbox, trace, report });
  if (faults.isEmpty) return call(request);
  const operations = match.routes.map(({ operation }) => operation);
  const plan = faults.pick({ method: request.method, words: match.words(), operations });
  if (plan === undefined) return call(request);
  trace.fault = plan.rule;
  const signal = AbortSignal.any([request.signal, pipeline.closed]);
  return injectFault(request, plan, call, { signal, sleep: pipeline.sleep });
}
