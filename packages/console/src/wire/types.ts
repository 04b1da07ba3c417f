/** Messages between page and server: names of operations and parameters, never a URL. */

/** `local` is the emulator on this machine, `live` a real account. */
export type Mode = 'local' | 'live';

/** Header that carries `Session.token` with every call except the two of `/api/session`. */
export const SESSION_HEADER = 'x-flarewire-session';

/** `GET /api/session` with the cookie, or `POST /api/session` with `{ key }` from the one-time link. */
export interface Session {
  readonly mode: Mode;
  /** Held in memory by the page, sent in `SESSION_HEADER`. */
  readonly token: string;
  /** Base URL for programs on this machine, or Cloudflare's in live mode. Displayed, never called by the page. */
  readonly apiURL: string;
  readonly version: string;
  /** Local: where deployed Workers and zones are served, `http://127.0.0.1:8788`; undefined without the edge. */
  readonly edgeURL?: string | undefined;
  /** URL of the documentation site, which has a page for each resource. */
  readonly site?: string | undefined;
  /** Live: end of write access, in milliseconds since 1970; undefined while read-only. Local: always undefined. */
  readonly writesUntil: number | undefined;
  /** Local: the folder of the state, undefined if it is in memory. */
  readonly data: string | undefined;
  /** Set if emulator and server run in the page itself: no program can reach them. */
  readonly isInPage?: true;
  /** Set if there are jobs to show. */
  readonly hasJobs?: true;
  /** The rate limit of the latest response; undefined until a response reports one. */
  readonly rate?: Rate;
  /** Live: the accounts that calls can name; the three fields above describe the first. Local: none. */
  readonly profiles: readonly Profile[];
}

/** A real account by the name of its credentials; `live` if they have none. */
export interface Profile extends Pick<Session, 'apiURL' | 'writesUntil' | 'rate'> {
  readonly name: string;
  /** Set if the profile is the emulator on this machine, which needs no credentials. */
  readonly isEmulator?: true;
}

/** `POST /api/call`: JSON, or a form with this in the part `call` and the files in parts `file0`, `file1`, … */
export interface CallRequest {
  readonly operation: string;
  /** Files are represented by `{ "$file": 0 }`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Name of the profile to call with; required if there are several. */
  readonly profile?: string;
  /** Text typed to confirm, see `Confirmation`. */
  readonly confirm?: string;
}

/** A file in `CallRequest.params`: refers to the form part `file{$file}`. */
export interface FileMark {
  readonly $file: number;
}

/** One attempt of a call. */
export interface Attempt {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds waited before the attempt, for the rate limit or between retries. */
  readonly waited: number;
  /** The reason there was no response. */
  readonly error?: string;
}

/**
 * The first line of the response to `POST /api/call`, as JSON; the unmodified bytes of Cloudflare's response follow.
 */
export interface AnswerHead {
  readonly operation: string;
  readonly ok: boolean;
  /** Status of the last attempt; undefined if there was no response or nothing was sent. */
  readonly status: number | undefined;
  /** Cloudflare's headers without cookies. The bytes that follow are uncompressed, whatever the headers say. */
  readonly headers: readonly (readonly [string, string])[];
  /** Content type without parameters; undefined without a body. */
  readonly type: string | undefined;
  /** Milliseconds until the headers of the last attempt. */
  readonly duration: number;
  readonly attempts: readonly Attempt[];
  readonly ray?: string;
  readonly rate?: Rate;
  readonly error?: AnswerError;
}

/** The client's explanation of a failed call. */
export interface AnswerError {
  /** `NotFoundError`, `UsageError`, `ReadOnly`, `ConfirmationNeeded` … */
  readonly name: string;
  readonly message: string;
  readonly errors: readonly { readonly code?: number; readonly message: string; readonly pointer?: string }[];
  readonly hint?: string;
  /** Permission groups, any one of which suffices. */
  readonly permissions?: readonly string[];
  readonly docs?: string;
  readonly retryable?: boolean;
  /** Seconds that Cloudflare asks to wait. */
  readonly retryAfter?: number;
  readonly confirmation?: Confirmation;
}

/** The call must be repeated with `confirm` set to `name`. */
export interface Confirmation {
  /** The name to type: that of the destroyed item, or its id if it has none. */
  readonly name: string;
  /** Kind of the item: `zone`, `DNS record`. */
  readonly what: string;
}

/** The credential's rate limit, as last reported by Cloudflare. */
export interface Rate {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the budget is full again. */
  readonly reset: number;
}

/** A line of `GET /api/journal`: a batch of new rows; an empty batch is a heartbeat. */
export interface JournalBatch<Row = JournalRow> {
  readonly rows: readonly Row[];
  /** The journal was cleared or reset: earlier rows are gone. */
  readonly cleared?: true;
}

/** A line of `GET /api/logs`: a batch of new events; an empty batch is a heartbeat. */
export type WorkerLogBatch = JournalBatch<WorkerLog>;

/** An event of a Worker, as `wrangler tail --format json` prints it. */
export interface WorkerLog {
  readonly id: number;
  readonly account: string;
  readonly script: string;
  readonly event: Readonly<Record<string, unknown>>;
}

/** A journal entry as listed; `GET /api/journal/{id}` has the full entry. */
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
  /** User agent of the caller, or `console`. */
  readonly agent: string;
  /** Equal for requests of one program with the same method, address and body. */
  readonly fingerprint: number;
}

/** `GET /api/control`, and the response to every change. Local only. */
export interface Control {
  readonly faults: readonly FaultInfo[];
  readonly presets: readonly string[];
  /** Milliseconds since 1970. */
  readonly clock: number;
  readonly isLimited: boolean;
  /** Saved states, newest first. */
  readonly snapshots: readonly Snapshot[];
}

/** A saved state of the emulator, which ends with the process. */
export interface Snapshot {
  readonly name: string;
  /** Milliseconds since 1970, on this machine's clock. */
  readonly at: number;
  readonly bytes: number;
}

/** `GET /api/control/upcoming`: an event that happens by time alone, the earliest first. */
export interface UpcomingEvent {
  /** Milliseconds since 1970, on the emulator's clock. */
  readonly at: number;
  readonly kind: 'cron' | 'expires' | 'delivered' | 'continued';
  readonly name: string;
  readonly place: string;
}

export interface FaultInfo {
  readonly id: string;
  /** The rule as originally given. */
  readonly rule: Readonly<Record<string, unknown>>;
  readonly matched: number;
  readonly fired: number;
}

/** `POST /api/control`: one of these actions. */
export type ControlAction =
  | { readonly do: 'fault'; readonly preset: string }
  | { readonly do: 'fault'; readonly rule: Readonly<Record<string, unknown>> }
  | { readonly do: 'unfault'; readonly id?: string }
  | { readonly do: 'advance'; readonly seconds: number }
  | { readonly do: 'limits'; readonly on: boolean }
  | { readonly do: 'reset' }
  /** Replaces the snapshot with this name. */
  | { readonly do: 'save-snapshot'; readonly name: string }
  /** Adds the state of a downloaded snapshot. @param data in Base64 */
  | { readonly do: 'add-snapshot'; readonly name: string; readonly data: string }
  | { readonly do: 'restore-snapshot'; readonly name: string }
  | { readonly do: 'delete-snapshot'; readonly name: string }
  | { readonly do: 'clear-journal' };

/** Body of any other response that is not 2xx. */
export interface Refusal {
  readonly error: { readonly name: string; readonly message: string };
}
