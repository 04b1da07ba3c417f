/** Journal entries as an HTTP Archive 1.2: http://www.softwareishard.com/blog/har-12-spec/ */
import type { JournalEntry, Message } from './journal-entry.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
}

interface HarMessage {
  readonly httpVersion: string;
  readonly cookies: readonly Pair[];
  readonly headers: readonly Pair[];
  /** -1: not known. */
  readonly headersSize: number;
  readonly bodySize: number;
}

export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: HarMessage & {
    readonly method: string;
    readonly url: string;
    readonly queryString: readonly Pair[];
    readonly postData?: { readonly mimeType: string; readonly text: string };
  };
  readonly response: HarMessage & {
    /** 0 without a response. */
    readonly status: number;
    readonly statusText: string;
    readonly content: { readonly size: number; readonly mimeType: string; readonly text?: string };
    readonly redirectURL: string;
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  readonly comment: string;
}

export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
  };
}

export function harOf(entries: readonly JournalEntry[]): Har {
  return {
    log: { version: '1.2', creator: { name: '@flarewire/emulator', version: '1' }, entries: entries.map(entryOf) },
  };
}

function entryOf(entry: JournalEntry): HarEntry {
  const { request, response } = entry;
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  return {
    startedDateTime: entry.time,
    time: entry.duration,
    request: {
      method: entry.method,
      // The name of the server is the reader's business; the provider's is the one that any reader knows.
      url: `https://api.cloudflare.com${entry.path}${entry.query}`,
      queryString: [...new URLSearchParams(entry.query)].map(([name, value]) => ({ name, value })),
      ...messageOf(request),
      ...(request.body === undefined ? {} : { postData: { mimeType: type, text: request.body } }),
    },
    response: {
      status: entry.status ?? 0,
      statusText: '',
      content: {
        size: response?.bytes ?? 0,
        mimeType: response?.headers['content-type'] ?? '',
        ...(response?.body === undefined ? {} : { text: response.body }),
      },
      redirectURL: response?.headers.location ?? '',
      ...messageOf(response),
    },
    cache: {},
    timings: { send: 0, wait: entry.duration, receive: 0 },
    comment: entry.operation ?? '',
  };
}

function messageOf(message: Message | undefined): HarMessage {
  const headers = Object.entries(message?.headers ?? {}).map(([name, value]) => ({ name, value }));
  return { httpVersion: 'HTTP/1.1', cookies: [], headers, headersSize: -1, bodySize: message?.bytes ?? 0 };
}
