/** Requests that Workers send. */
import type { Sandbox } from '../state/sandbox.ts';
import { edgeError } from './edge-error.ts';
import { type Caller, findPlace } from './place.ts';
import type { EdgeOptions, TracedResponse } from './types.ts';
import type { Outbound } from './workers/runtime.ts';

/** Requests of one Worker to one host at a time; ours, to end Workers that request each other forever. */
const MAX_OPEN = 64;

/** A Worker's own requests: to zones of the emulator through the edge, elsewhere only if allowed. */
export function outboundOf(
  sandbox: Sandbox,
  { allowOutbound = [] }: EdgeOptions,
  handle: (request: Request, caller: Caller) => Promise<TracedResponse>,
): Outbound {
  /** Requests of one script that are open now: Workers that call each other in a circle never end. */
  const open = new Map<string, number>();
  return async (request, { owner, script: { name } }) => {
    const { hostname } = new URL(request.url);
    const caller = { owner, script: name };
    if (findPlace(sandbox, new URL(request.url), caller).place.kind === 'error') {
      const isAllowed = allowOutbound.includes('*') || allowOutbound.includes(hostname);
      return isAllowed ? fetch(request) : refusedOutbound(hostname);
    }
    const key = `${owner}/${name} ${hostname}`;
    const count = (open.get(key) ?? 0) + 1;
    if (count > MAX_OPEN) return edgeError(1019, `${name} has ${count} requests to ${hostname} open.`);
    open.set(key, count);
    try {
      return (await handle(request, caller)).response;
    } finally {
      open.set(key, (open.get(key) ?? 1) - 1);
    }
  };
}

const refusedOutbound = (hostname: string): Response =>
  new Response(
    `The Worker requested ${hostname}, which is in none of the emulator's zones. Allow it with allowOutbound: ['${hostname}'], or --allow-outbound ${hostname}.\n`,
    { status: 403, headers: { 'content-type': 'text/plain; charset=UTF-8' } },
  );
