/** The body of a request, raw and in parts. */

/** The raw body of a request, before it is parsed. */
export interface Sent {
  readonly size: number;
  /** The whole body; for one in the state, its beginning. */
  readonly bytes: Uint8Array;
  /** Number of the blob in the state; kept explicitly, otherwise discarded with the response. */
  readonly blob: number | undefined;
  /** Hex digits. */
  md5(): string;
}

/** A part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Uint8Array;
}
