/** Options and interface of a cassette. */
import type { ClientOptions, Fetch } from '../../types.ts';

export interface CassetteOptions {
  /**
   * `auto` replays if the file exists, and records otherwise; under CI (`CI` is set) nothing is recorded. @default auto
   */
  readonly mode?: 'record' | 'replay' | 'auto' | undefined;
  /**
   * All modes match method, path, query and body. `strict`: in the recorded order. `unordered`: in any order, each
   * once. `loose`: in any order and with other headers; the last match may be reused, as in polling. @default strict
   */
  readonly matching?: 'strict' | 'unordered' | 'loose' | undefined;
  /** Handling of unused recorded calls in `close()`. @default ignore if matching is loose, else error */
  readonly unused?: 'error' | 'ignore' | undefined;
  /** Sends the requests while recording. @default the global `fetch` */
  readonly fetch?: Fetch | undefined;
}

export interface Cassette {
  readonly mode: 'record' | 'replay';
  /** Works with any client that accepts a `fetch`. */
  readonly fetch: Fetch;
  /** For `new Cloudflare(cassette.options)`: fetch, unchanged errors, and in a replay no token and no waits. */
  readonly options: ClientOptions;
  /** Writes the recording; a replay rejects if there were unrecorded calls or unused recorded ones. */
  close(): Promise<void>;
}
