/** State of one request on its way through the emulator. */
import type { Sent } from '../handler/body.ts';
import type { Trace } from '../journal/trace.ts';
import type { Match } from '../routing/match.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { Surface } from './surface.ts';

/** Receives faults of the emulator itself. */
export type Report = (error: unknown, request: Request) => void;

export interface RequestContext {
  readonly request: Request;
  readonly match: Match;
  readonly surface: Surface;
  readonly sandbox: Sandbox;
  readonly trace: Trace;
  readonly report: Report;
}

/** A request whose body was received. */
export interface ReceivedRequest extends RequestContext {
  readonly sent: Sent;
  /** As sent, or as an injected fault changed it. */
  readonly url: URL;
}
