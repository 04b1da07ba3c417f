/** Rules of injected faults: which requests, how often, and the effect. */

/** A spread of milliseconds: one, evenly between two, or around a median as networks have it. */
export type Latency =
  | number
  | { readonly min: number; readonly max: number }
  | { readonly median: number; readonly sigma: number };

/** Effect on a matching request. */
export type FaultEffect =
  /** The HTML page with status 502 of Cloudflare's edge; nothing is done. */
  | 'html502'
  /** The call is done; the response is 200 without a body. */
  | 'empty'
  /** `success: false` under status 200; nothing is done. */
  | 'unsuccessful'
  /** The call is done; the second half of the body is missing. */
  | 'truncated'
  /** The call is done; the body is invalid JSON. */
  | 'malformed'
  /** The call is done; headers come, the body never. */
  | 'stalled'
  /** The connection is reset; nothing is done. */
  | 'reset'
  /** The call is done; the connection is reset before the response. */
  | 'lostAnswer'
  /** A list returns its first page for every page. */
  | 'repeatedPage'
  /** An error in Cloudflare's envelope; nothing is done. */
  | {
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Delays the response. */
  | { readonly latency: Latency }
  /** The call is done; one byte of the body comes in this many milliseconds. */
  | { readonly drip: number }
  /** Sends the caller elsewhere; nothing is done. */
  | { readonly redirect: string; readonly status?: number }
  /** From now on, for this many seconds of the emulator's clock, 429; nothing is done. */
  | { readonly storm: number; readonly retryAfter?: number };

export interface FaultRule {
  /** `dns.records.list`, or all below a name: `dns.records.*`. */
  readonly operation?: string;
  /** Key of a product: `dns`. */
  readonly product?: string;
  /** This path and all below it: `/zones/{zone_id}/dns_records`. */
  readonly path?: string;
  readonly method?: string | readonly string[];
  /** Probability that the fault applies to a matching request, from 0 to 1. @default 1 */
  readonly probability?: number;
  /** This many matching requests pass first. @default 0 */
  readonly after?: number;
  /** Then every n-th. @default 1 */
  readonly every?: number;
  /** Maximum number of times. @default unlimited */
  readonly times?: number;
  /** True does the call before it fails, false does not. @default what the fault says */
  readonly commit?: boolean;
  readonly fault: FaultEffect;
}
