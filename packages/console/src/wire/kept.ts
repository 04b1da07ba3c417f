/** Calls that are kept: those that were sent, those with a name, and collections that run in order. No secret is among them. */

type Params = Readonly<Record<string, unknown>>;

/** An operation and what of its parameters may stand in an address. */
export interface PlainCall {
  readonly operation: string;
  readonly params: Params;
  /** JSON pointers of what was not kept: secrets, files, long values. */
  readonly notKept: readonly string[];
}

export interface SentCall extends PlainCall {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Undefined where no answer came. */
  readonly status: number | undefined;
  /** Milliseconds. */
  readonly duration: number | undefined;
}

export interface SavedCall extends PlainCall {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/** One call of a collection. In its parameters `{{step.result.id}}` stands for a value of the answer to an earlier step. */
export interface Step extends PlainCall {
  /** Letters, digits and `_`; by it later steps name its answer. */
  readonly name: string;
  /** Status that the answer must have; undefined: any below 400. */
  readonly expect: number | undefined;
}

export interface Collection {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

/** `GET /api/kept`, and the answer to every change of it. The latest first. */
export interface Kept {
  readonly sent: readonly SentCall[];
  readonly saved: readonly SavedCall[];
  readonly collections: readonly Collection[];
}

/** `POST /api/kept`: one of these. */
export type KeptAction =
  | { readonly do: 'note'; readonly call: Omit<SentCall, 'id'> }
  | { readonly do: 'save'; readonly call: PlainCall; readonly name: string }
  | { readonly do: 'rename'; readonly id: string; readonly name: string }
  | { readonly do: 'delete'; readonly id: string }
  | { readonly do: 'clear-sent' }
  /** A new one, or in the place of the one with its id. */
  | { readonly do: 'put'; readonly collection: Collection };

export const MOST_SENT = 200;
export const MOST_SAVED = 500;
export const MOST_COLLECTIONS = 100;
export const MOST_STEPS = 100;
export const LONGEST_NAME = 120;
