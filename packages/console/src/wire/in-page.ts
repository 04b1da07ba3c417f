/** Messages between a page without a server and its worker, which serves the same API. */

/** A request, or the news that the page no longer waits for it. */
export type ToWorker = PageRequest | { readonly id: number; readonly leave: true };

export interface PageRequest {
  readonly id: number;
  readonly method: string;
  /** Path and query, such as `/api/journal?since=0`. */
  readonly target: string;
  /** JSON. */
  readonly text?: string;
  /** A call with files: parts as in a form. */
  readonly parts?: readonly (readonly [string, string | File])[];
}

/** The head, then chunks, then the end. A body that breaks off ends with `failed`. */
export type FromWorker =
  | { readonly id: number; readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | { readonly id: number; readonly chunk: Uint8Array }
  | { readonly id: number; readonly end: true }
  | { readonly id: number; readonly failed: string };

/** Name of the `meta` element by which a page knows that it has no server. */
export const IN_PAGE = 'flarewire-in-page';

/** Name of the global with the worker that `early.ts` started. */
export const EARLY_WORKER = 'flarewireWorker';

/** `about.json` next to the worker. */
export interface AboutFile {
  readonly version: string;
  readonly site?: string;
}
