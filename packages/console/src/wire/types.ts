/** What page and server say to each other: names of operations and parameters, never a URL. */

/** `local` is the emulator of this machine, `live` a real account. */
export type Mode = 'local' | 'live';

/** Header that carries `Session.token` with every call but the two of `/api/session`. */
export const SESSION_HEADER = 'x-flarewire-session';

/** `GET /api/session` with the cookie, or `POST /api/session` with `{ key }` of the one-time link. */
export interface Session {
  readonly mode: Mode;
  /** Kept in memory by the page, sent in `SESSION_HEADER`. */
  readonly token: string;
  /** Base URL that programs on this machine call; of Cloudflare in live mode. Shown, never called by the page. */
  readonly apiURL: string;
  readonly version: string;
  /** Address of the documentation's site, which has a page for each resource. */
  readonly site?: string | undefined;
  /** Live: when writing ends, in milliseconds since 1970; undefined while read-only. Local: always undefined. */
  readonly writesUntil: number | undefined;
  /** Local: the folder of the state, undefined where it is in memory. */
  readonly data: string | undefined;
  /** There are jobs to show. */
  readonly hasJobs?: true;
  /** As the last answer told it; undefined before the first that does. */
  readonly rate?: Rate;
  /** Live: the accounts that calls may name; the three fields above are of the first. Local: none. */
  readonly profiles: readonly Profile[];
}

/** A real account by the name that its credentials were given under; `live` where they have none. */
export interface Profile extends Pick<Session, 'apiURL' | 'writesUntil' | 'rate'> {
  readonly name: string;
  /** It is the emulator of this machine, under its name and without credentials of anybody. */
  readonly isEmulator?: true;
}

/** `POST /api/call`: JSON, or a form with this as its part `call` and the files as parts `file0`, `file1`, … */
export interface CallRequest {
  readonly operation: string;
  /** Files in it stand as `{ "$file": 0 }`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Name of the profile to call with; needed where there are several. */
  readonly profile?: string;
  /** What was typed to confirm, see `Confirmation`. */
  readonly confirm?: string;
}

/** A file in `CallRequest.params`: the part `file{$file}` of the form. */
export interface FileMark {
  readonly $file: number;
}

/** One try of a call. */
export interface Attempt {
  /** Undefined where no answer came. */
  readonly status: number | undefined;
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds waited before it: for the rate limit, or between tries. */
  readonly waited: number;
  /** Why no answer came. */
  readonly error?: string;
}

/** The first line of the answer to `POST /api/call`, as JSON; the bytes of Cloudflare's answer follow, untouched. */
export interface AnswerHead {
  readonly operation: string;
  readonly ok: boolean;
  /** Status of the last attempt; undefined where no answer came or nothing was sent. */
  readonly status: number | undefined;
  /** As Cloudflare sent them, without cookies. The bytes that follow are not compressed, whatever these say. */
  readonly headers: readonly (readonly [string, string])[];
  /** Content type without its parameters; undefined without a body. */
  readonly type: string | undefined;
  /** Milliseconds for the whole call until its headers. */
  readonly duration: number;
  readonly attempts: readonly Attempt[];
  readonly ray?: string;
  readonly rate?: Rate;
  readonly error?: AnswerError;
}

/** Why a call failed, as the client explains it. */
export interface AnswerError {
  /** `NotFoundError`, `UsageError`, `ReadOnly`, `ConfirmationNeeded` … */
  readonly name: string;
  readonly message: string;
  readonly errors: readonly { readonly code?: number; readonly message: string; readonly pointer?: string }[];
  readonly hint?: string;
  /** Permission groups, one of which is needed. */
  readonly permissions?: readonly string[];
  readonly docs?: string;
  readonly retryable?: boolean;
  /** Seconds Cloudflare asks to wait. */
  readonly retryAfter?: number;
  readonly confirmation?: Confirmation;
}

/** The call is sent again with `confirm` set to `name`. */
export interface Confirmation {
  /** To be typed: the name of what goes, or its id where it has none. */
  readonly name: string;
  /** What it is: `zone`, `DNS record`. */
  readonly what: string;
}

/** The budget of the credential as Cloudflare last told it. */
export interface Rate {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until it is full again. */
  readonly reset: number;
}

/** A line of `GET /api/journal`: rows in batches, each once; an empty batch is a sign of life. */
export interface JournalBatch {
  readonly rows: readonly JournalRow[];
  /** The journal was emptied (reset, clear): rows before these are gone. */
  readonly cleared?: true;
}

/** An entry of the journal as the list shows it; `GET /api/journal/{id}` has all of it. */
export interface JournalRow {
  readonly id: number;
  /** Milliseconds since 1970, on the emulator's clock. */
  readonly time: number;
  readonly duration: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly operation: string | undefined;
  readonly status: number | undefined;
  readonly schema: 'passed' | 'failed' | 'unchecked';
  readonly permission: 'allowed' | 'refused' | 'unknown';
  readonly fault: string | undefined;
  /** Number of changed resources. */
  readonly changes: number;
  readonly bytes: number;
  /** Who asked: the user agent, or `console`. */
  readonly agent: string;
}

/** `GET /api/control`, and the answer to every change of it. Local only. */
export interface Control {
  readonly faults: readonly FaultInfo[];
  readonly presets: readonly string[];
  /** Milliseconds since 1970. */
  readonly clock: number;
  readonly isLimited: boolean;
}

export interface FaultInfo {
  readonly id: string;
  /** The rule as it was given. */
  readonly rule: Readonly<Record<string, unknown>>;
  readonly matched: number;
  readonly fired: number;
}

/** `POST /api/control`: one of these. */
export type ControlAction =
  | { readonly do: 'fault'; readonly preset: string }
  | { readonly do: 'fault'; readonly rule: Readonly<Record<string, unknown>> }
  | { readonly do: 'unfault'; readonly id?: string }
  | { readonly do: 'advance'; readonly seconds: number }
  | { readonly do: 'limits'; readonly on: boolean }
  | { readonly do: 'reset' }
  | { readonly do: 'clear-journal' };

/** Any other answer that is not 2xx. */
export interface Refusal {
  readonly error: { readonly name: string; readonly message: string };
}
