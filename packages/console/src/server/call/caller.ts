/** Calls operations through the client and reports the response bytes, the attempts, and the meaning of errors. */
import type { Operation } from '@flarewire/contract';
import { type ClientOptions, Cloudflare } from 'flarewire';
import type { AnswerError, AnswerHead, Rate } from '../../wire/types.ts';
import { answerError } from './answer-error.ts';
import { type CallRecord, isJudged, mediaTypeOf, newRecord, recordedIn, recording } from './attempts.ts';
import { rateOf } from './rate.ts';

export interface Answer {
  readonly head: AnswerHead;
  readonly body: readonly Uint8Array[] | ReadableStream<Uint8Array>;
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /** File transfers get longer timeouts. */
  readonly hasFiles?: boolean;
}

type Params = Readonly<Record<string, unknown>>;

export interface Caller {
  /** True if there are credentials. */
  readonly isAuthorised: boolean;
  /** Never rejects; failures are part of the result. */
  call(operation: Operation, params: Params, options: CallOptions): Promise<Answer>;
  /** Returns the result only. @throws any error of the client */
  result(operation: Operation, params: Params, signal: AbortSignal): Promise<unknown>;
  /** The rate limit of the last response. */
  rate(): Rate | undefined;
}

const FILE_TIMEOUT = 10 * 60_000;

/** @throws UsageError if the options are invalid */
export function createCaller(options: ClientOptions): Caller {
  const secrets: string[] = [];
  const hide = (text: string): string => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options;
  // Ignore the environment's log level, which is meant for programs: logs would show what the page sends.
  const client = new Cloudflare({ ...options, logLevel: 'off', fetch: recording(fetch, hide) });
  secrets.push(...[client.apiToken, client.apiKey, client.userServiceKey].filter((secret) => secret !== null));
  let rate: Rate | undefined;
  const learn = ({ response }: CallRecord): void => {
    rate = (response && rateOf(response.headers)) ?? rate;
  };
  return {
    isAuthorised: secrets.length > 0,
    rate: () => rate,
    call: async ({ name, request, response: due }, params, { signal, hasFiles = false }) => {
      const record = newRecord(due);
      const more = {
        ...(hasFiles && { timeout: FILE_TIMEOUT }),
        ...(request === 'binary' && typeHeader(params)),
      };
      const promise = client.call(name, { ...params }, { signal, fetchOptions: recordedIn(record), ...more });
      try {
        const response = await promise.asResponse();
        const isRead = isJudged(record, response);
        if (isRead) await promise;
        return { head: headOf(name, record, hide), body: isRead ? record.bytes : (response.body ?? []) };
      } catch (error) {
        return { head: headOf(name, record, hide, answerError(error)), body: record.bytes };
      } finally {
        learn(record);
      }
    },
    result: async ({ name, response: due }, params, signal) => {
      const record = newRecord(due);
      try {
        return await client.call(name, { ...params }, { signal, fetchOptions: recordedIn(record), maxRetries: 0 });
      } finally {
        learn(record);
      }
    },
  };
}

/** A file sent as the whole body sets the content type; form parts carry their own. */
function typeHeader(params: Params): { readonly headers?: { readonly 'content-type': string } } {
  const file = Object.values(params).find((value) => value instanceof Blob);
  return file === undefined || file.type === '' ? {} : { headers: { 'content-type': file.type } };
}

function headOf(
  operation: string,
  { started, since, attempts, response }: CallRecord,
  hide: (text: string) => string,
  error?: AnswerError,
): AnswerHead {
  const headers = response?.headers ?? new Headers();
  const rate = rateOf(headers);
  const ray = headers.get('cf-ray');
  return {
    operation,
    ok: error === undefined,
    status: response?.status,
    // Cloudflare's cookies are for its own pages.
    headers: [...headers].filter(([name]) => name !== 'set-cookie').map(([name, value]) => [name, hide(value)]),
    type: mediaTypeOf(headers) || undefined,
    duration: since - started,
    attempts,
    ...(ray !== null && { ray }),
    ...(rate && { rate }),
    ...(error && { error }),
  };
}

/** Result of a call that was not sent. */
export const unsent = (operation: string, error: AnswerError): Answer => ({
  head: {
    operation,
    ok: false,
    status: undefined,
    headers: [],
    type: undefined,
    duration: 0,
    attempts: [],
    error,
  },
  body: [],
});
