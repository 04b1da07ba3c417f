/** Builds the journal's view of a request lazily from its trace: recording itself must cost nothing. */
import { isReading, type Operation } from '@flarewire/contract';
import type { Role, Shapes } from '../generic/shapes.ts';
import { concretePaths, pathKey } from '../routing/router.ts';
import { sensitiveNames } from '../schema/sensitive.ts';
import { maskForm, maskHeaders, maskQuery, maskText } from './mask.ts';
import type { Trace } from './trace.ts';

export interface JournalEntry {
  /** Counts up from 1. */
  readonly id: number;
  /** The emulator's time, RFC 3339. */
  readonly time: string;
  /** Milliseconds of real time. */
  readonly duration: number;
  readonly method: string;
  readonly path: string;
  /** With its `?`; empty where there is none. */
  readonly query: string;
  /** Name of the operation; undefined if none matches. */
  readonly operation: string | undefined;
  /** Undefined without a response: the connection was reset. */
  readonly status: number | undefined;
  readonly schema: {
    readonly verdict: Trace['schema'];
    readonly mistakes: readonly { readonly pointer: string | undefined; readonly message: string }[];
  };
  readonly permission: {
    readonly verdict: Trace['permission'];
    /** Permission groups, one of which is required; empty if Cloudflare does not document them. */
    readonly needed: readonly string[];
  };
  /** Id of the fault rule that applied to it. */
  readonly fault: string | undefined;
  readonly changes: readonly Change[];
  readonly request: Message;
  readonly response: Message | undefined;
}

/** One row of a list of requests. Made without headers and bodies, so that a hundred thousand cost little. */
export interface JournalRow extends Pick<JournalEntry, RowField> {
  /** Milliseconds since 1970, on the emulator's clock. */
  readonly time: number;
  readonly schema: Trace['schema'];
  readonly permission: Trace['permission'];
  /** Number of changed resources. */
  readonly changes: number;
  /** Length of the response body. */
  readonly bytes: number;
  /** The caller's `user-agent`; empty if there is none. */
  readonly agent: string;
  /** Equal for requests of one program with the same method, address and body: a retry, or a call made twice. */
  readonly fingerprint: number;
}

type RowField = 'id' | 'duration' | 'method' | 'path' | 'query' | 'operation' | 'status' | 'fault';

export interface Change {
  /** `call` is an operation whose effect does not follow from its path. */
  readonly kind: 'create' | 'edit' | 'delete' | 'call';
  /** Path of the resource: `/zones/1/dns_records`. */
  readonly resource: string;
}

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  /** Body without its secrets; undefined if there is none. Binary bodies are shown by their size. */
  readonly body: string | undefined;
  readonly bytes: number;
  /** The body was longer than the journal keeps. */
  readonly isCut: boolean;
}

/** A recorded body: the stored part and, if it is truncated, the full length. */
export interface Noted {
  readonly kept: string | Uint8Array | undefined;
  readonly bytes: number | undefined;
}

export interface Note {
  readonly id: number;
  readonly time: number;
  readonly duration: number;
  readonly method: string;
  readonly url: string;
  readonly status: number | undefined;
  readonly trace: Trace;
  readonly sentHeaders: Headers;
  readonly sent: Noted;
  readonly gotHeaders: Headers | undefined;
  readonly got: Noted;
}

export function rowOf(note: Note, shapes: Shapes): JournalRow {
  const { id, time, duration, method, status, trace } = note;
  const url = new URL(note.url);
  return {
    id,
    time,
    duration,
    method,
    path: shownPath(url),
    query: url.search === '' ? '' : maskQuery(url, sensitiveNames(trace)),
    operation: trace.operation?.name,
    status,
    schema: trace.schema,
    permission: trace.permission,
    fault: trace.fault,
    changes: changesOf(note, shapes).length,
    bytes: lengthOf(note.got),
    agent: note.sentHeaders.get('user-agent') ?? '',
    fingerprint: fingerprintOf(note),
  };
}

/** FNV-1a over the texts, and the stored part of the body. */
function fingerprintOf({ method, url, sentHeaders, sent: { kept } }: Note): number {
  let hash = 0x811c9dc5;
  const add = (code: number): void => {
    hash = Math.imul(hash ^ code, 0x01000193) >>> 0;
  };
  const text = `${sentHeaders.get('user-agent')} ${method} ${url} ${typeof kept === 'string' ? kept : ''}`;
  for (let at = 0; at < text.length; at++) add(text.charCodeAt(at));
  if (typeof kept === 'object') for (const byte of kept) add(byte);
  return hash;
}

/** The last part of a one-time address is a secret (see raw.ts). */
function shownPath({ pathname }: URL): string {
  const end = pathname.lastIndexOf('/') + 1;
  const isGiven = end < pathname.length && pathname.slice(0, end).includes('/given/');
  return isGiven ? `${pathname.slice(0, end)}***` : pathname;
}

const lengthOf = ({ kept, bytes }: Noted): number => bytes ?? Buffer.byteLength(kept ?? '');

export function entryOf(note: Note, shapes: Shapes): JournalEntry {
  const { trace, status } = note;
  const { operation } = trace;
  const url = new URL(note.url);
  const secret = sensitiveNames(trace);
  const message = (headers: Headers, noted: Noted): Message => ({
    headers: maskHeaders(headers),
    body: bodyText(noted, headers, secret),
    bytes: lengthOf(noted),
    isCut: noted.bytes !== undefined,
  });
  return {
    id: note.id,
    time: new Date(note.time).toISOString(),
    duration: note.duration,
    method: note.method,
    path: shownPath(url),
    query: maskQuery(url, secret),
    operation: operation?.name,
    status,
    schema: {
      verdict: trace.schema,
      mistakes: trace.mistakes.map(({ pointer, message }) => ({ pointer, message })),
    },
    permission: { verdict: trace.permission, needed: operation?.permissions ?? [] },
    fault: trace.fault,
    changes: changesOf(note, shapes),
    request: message(note.sentHeaders, note.sent),
    response: note.gotHeaders === undefined ? undefined : message(note.gotHeaders, note.got),
  };
}

const decoder = new TextDecoder();

function bodyText({ kept, bytes }: Noted, headers: Headers, secret: ReadonlySet<string>): string | undefined {
  if (kept === undefined || kept.length === 0) return undefined;
  const type = headers.get('content-type') ?? '';
  if (typeof kept !== 'string' && !/^text\/|json|xml|urlencoded|^$/.test(type)) {
    return `<${bytes ?? kept.length} bytes of ${type}>`;
  }
  const text = typeof kept === 'string' ? kept : decoder.decode(kept);
  return type.includes('urlencoded') ? maskForm(text, secret) : maskText(text, secret);
}

const KINDS: Readonly<Partial<Record<Role, Change['kind']>>> = {
  create: 'create',
  'replace-all': 'edit',
  'edit-all': 'edit',
  clear: 'delete',
  'post-item': 'edit',
  replace: 'edit',
  merge: 'edit',
  remove: 'delete',
  'write-setting': 'edit',
  'merge-setting': 'edit',
  'reset-setting': 'delete',
  action: 'call',
};

/** Only SQL needs the body: it reads or writes. */
function isQuery(operation: Operation, { kept }: Noted): boolean {
  if (isReading(operation)) return true;
  if (operation.product !== 'd1' || kept === undefined) return false;
  try {
    return isReading(operation, Object(JSON.parse(typeof kept === 'string' ? kept : decoder.decode(kept))));
  } catch {
    return false;
  }
}

/** Derived from the shape of the path, as far as possible. */
function changesOf({ trace, sent }: Note, shapes: Shapes): readonly Change[] {
  const { operation, segments, isDone } = trace;
  if (operation === undefined || !isDone || isQuery(operation, sent)) return [];
  const owner = concretePaths(operation.path).length > 1 ? segments[0] : undefined;
  const kind = KINDS[shapes.of(operation, owner).role];
  return kind === undefined ? [] : [{ kind, resource: pathKey(segments) }];
}
