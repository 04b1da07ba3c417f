/** A request on its way through the edge, with all that it needs there. */
import type { Sandbox } from '../state/sandbox.ts';
import type { EdgeCache } from './cache/edge-cache.ts';
import type { RateCounter } from './rules/rate-limits.ts';
import type { Snippets } from './rules/snippets.ts';
import type { EdgeOptions, Step } from './types.ts';
import type { KnownVisitor } from './visitor.ts';
import type { SocketTarget } from './web-sockets.ts';
import type { Runtime } from './workers/runtime.ts';

export interface Way {
  /** As the visitor requested it, before rewrites. */
  readonly url: URL;
  /** Headers as the visitor sent them. */
  readonly sent: Headers;
  readonly sandbox: Sandbox;
  readonly runtime: Runtime;
  readonly options: EdgeOptions;
  readonly visitor: KnownVisitor;
  readonly rates: RateCounter;
  readonly cache: EdgeCache;
  readonly snippets: Snippets;
  readonly steps: Step[];
  /** Takes the other end of a WebSocket; undefined where there is no socket. */
  readonly upgrade?: ((target: SocketTarget) => void) | undefined;
}
