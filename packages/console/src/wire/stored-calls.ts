/** Types of stored calls: sent calls, named calls, and collections that run in order. They contain no secrets. */

type Params = Readonly<Record<string, unknown>>;

/** An operation and those of its parameters that a URL may contain. */
export interface PlainCall {
  readonly operation: string;
  readonly params: Params;
  /** JSON pointers of omitted values: secrets, files, long values. */
  readonly omitted: readonly string[];
}

export interface SentCall extends PlainCall {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Milliseconds. */
  readonly duration: number | undefined;
}

export interface SavedCall extends PlainCall {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/**
 * One call of a collection. In its parameters, `{{step.result.id}}` inserts a value from the response of an earlier
 * step.
 */
export interface Step extends PlainCall {
  /** Letters, digits and `_`; later steps refer to its response by this name. */
  readonly name: string;
  /** Expected response status; undefined accepts any below 400. */
  readonly expect: number | undefined;
}

export interface Collection {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

/** `GET /api/stored-calls`, and the response to every change. Newest first. */
export interface StoredCalls {
  readonly sent: readonly SentCall[];
  readonly saved: readonly SavedCall[];
  readonly collections: readonly Collection[];
}

/** `POST /api/stored-calls`: one of these actions. */
export type StoredCallsAction =
  | { readonly do: 'note'; readonly call: Omit<SentCall, 'id'> }
  | { readonly do: 'save'; readonly call: PlainCall; readonly name: string }
  | { readonly do: 'rename'; readonly id: string; readonly name: string }
  | { readonly do: 'delete'; readonly id: string }
  | { readonly do: 'clear-sent' }
  /** Adds a collection, or replaces the one with its id. */
  | { readonly do: 'put'; readonly collection: Collection };

export const MAX_SENT = 200;
export const MAX_SAVED = 500;
export const MAX_COLLECTIONS = 100;
export const MAX_STEPS = 100;
export const MAX_NAME_LENGTH = 120;
