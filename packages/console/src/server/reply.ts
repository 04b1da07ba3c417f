/**
 * Requests to the console's API and their responses, however they arrive: over HTTP, or as messages of a page that has
 * no server.
 */
import type { ReadCall } from './call/call-request.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Token of the session. */
  readonly token: string;
  /** Aborts when the page no longer waits. */
  readonly gone: AbortSignal;
  /** The body. @throws Refused 400, 413, 415 */
  json(): Promise<unknown>;
  /** The body of a call, with its files. @throws Refused 400, 413, 415 */
  call(): Promise<ReadCall>;
}

export interface Reply {
  /** @default 200 */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Chunks are produced when the reader is ready for them. */
  readonly body: Uint8Array | AsyncIterable<Uint8Array>;
  /** Called once, after the body was sent or the page left. */
  end?(): Promise<void>;
}

const encoder = new TextEncoder();

export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

export const jsonReply = (value: unknown, headers: Reply['headers'] = {}, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: bytesOf(JSON.stringify(value)),
});
