/** The default fetch of a client. */
import type { Fetch } from '../types.ts';

/** Looked up on each call, so that a patched global fetch takes effect. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** True for a fetch that sends through the global one: the client's default, and that of `flarewire/node`. */
export const isGlobalFetch = (fetch: Fetch): boolean => fetch === globalFetch || 'takesPlainHeaders' in fetch;
