/** What a cassette takes and gives. */
import type { ClientOptions, Fetch } from '../../types.ts';

export interface CassetteOptions {
  /** `auto` replays where the file is there, and records where it is not; under CI (`CI` is set) nothing is recorded. @default auto */
  readonly mode?: 'record' | 'replay' | 'auto' | undefined;
  /**
   * All take only a call with the same method, path, query and body. `strict`: in the recorded order. `unordered`: in any order, each
   * once. `loose`: in any order and with other headers; the last match may be used again, as polling does. @default strict
   */
  readonly matching?: 'strict' | 'unordered' | 'loose' | undefined;
  /** What `close()` does about recorded calls that were not made. @default ignore where matching is loose, else error */
  readonly unused?: 'error' | 'ignore' | undefined;
  /** Sends what is recorded. @default the global `fetch` */
  readonly fetch?: Fetch | undefined;
}

export interface Cassette {
  readonly mode: 'record' | 'replay';
  /** For any client that takes a `fetch`. */
  readonly fetch: Fetch;
  /** For `new Cloudflare(cassette.options)`: fetch, errors as they are, and in a replay no token and no waits. */
  readonly options: ClientOptions;
  /** Writes what was recorded; rejects in a replay with what does not fit: calls that were not recorded, and those not made. */
  close(): Promise<void>;
}
