/** Calls operations by name through the console's server. */
import { type CallRequest, SESSION_HEADER } from '../../wire/types.ts';
import { type Answer, type Received, readAnswer, succeeded } from './answer.ts';
import { OfflineError, refusalOf, send } from './api.ts';
import { examine } from './changes/guard.ts';
import type { Review } from './changes/review.ts';
import { askConsent } from './consent.ts';
import { noteRate } from './queries.ts';
import { isInPage, requestWithFiles } from './server.ts';
import { sessionProfile, sessionToken } from './session.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** A profile other than the page's. */
  readonly profile?: string | undefined;
  /** Text typed to confirm. */
  readonly confirm?: string | undefined;
  /** Fraction of the files sent, from 0 to 1. */
  readonly onSent?: (part: number) => void;
  readonly onReceived?: (received: Received) => void;
  /** One of many calls that the user confirmed together: added to the list of changes here, or by its caller. */
  readonly agreed?: 'noted' | 'noted by caller';
  /** For an edit: the fields it started from, to notice changes of others. */
  readonly read?: Params | undefined;
  /** True while the user is asked to confirm and nothing is sent; false once the call is sent. */
  readonly onAsked?: (isAsked: boolean) => void;
}

type Params = Readonly<Record<string, unknown>>;

/** Returns the response, including Cloudflare's errors. @throws ServerError, OfflineError, the reason of an abort */
export async function ask(operation: string, params: Params, options: CallOptions = {}): Promise<Answer> {
  const { signal, confirm, onReceived, profile = sessionProfile() } = options;
  const files: File[] = [];
  const marked = markFiles(params, files) as Params; // an object remains an object
  const request: CallRequest = {
    operation,
    params: marked,
    ...(confirm !== undefined && { confirm }),
    ...(profile !== undefined && { profile }),
  };
  const response =
    files.length === 0 ? await send('/api/call', { json: request, signal }) : await sendFiles(request, files, options);
  if (response.body === null) throw new Error('The console sent an empty response.');
  const answer = await readAnswer(response.body, onReceived);
  if (answer.head.rate !== undefined && profile === sessionProfile()) noteRate(answer.head.rate);
  return answer;
}

/** Like `ask`, but throws unless the call succeeded. @throws CallError too */
export async function call(operation: string, params: Params, options?: CallOptions): Promise<Answer> {
  return succeeded(await confirmed(operation, params, options));
}

/**
 * Like `ask`, but first shows the user changes that lose data, and asks if the server requires a confirmation or write
 * access.
 */
export async function confirmed(operation: string, params: Params, options: CallOptions = {}): Promise<Answer> {
  const examined = await examine(operation, params, options);
  if (examined === undefined) return sendConfirmed(operation, params, options);
  if (examined.isDeclined) return declined(operation);
  const answer = await sendConfirmed(operation, examined.params, options, examined.review);
  if (answer.head.ok) examined.done(answer);
  return answer;
}

async function sendConfirmed(
  operation: string,
  params: Params,
  options: CallOptions,
  review?: Review,
): Promise<Answer> {
  const answer = await ask(operation, params, options);
  const { error } = answer.head;
  if (error?.name !== 'ReadOnly' && error?.confirmation === undefined) return answer;
  options.onAsked?.(true);
  const consent = await askConsent(operation, error, review);
  if (consent === undefined) return answer;
  options.onAsked?.(false);
  return sendConfirmed(operation, params, { ...options, ...consent }, review);
}

/** The response to a call that the user decided not to send. */
export function declined(operation: string): Answer {
  const error = { name: 'Declined', message: 'Nothing was sent.', errors: [] };
  const head = {
    operation,
    ok: false,
    status: undefined,
    headers: [],
    type: undefined,
    duration: 0,
    attempts: [],
    error,
  };
  return { head, body: new Uint8Array() };
}

/** Extracts files from the parameters and leaves a mark in place of each. */
function markFiles(value: unknown, files: File[]): unknown {
  if (value instanceof Blob) {
    files.push(value instanceof File ? value : new File([value], 'blob', { type: value.type }));
    return { $file: files.length - 1 };
  }
  if (Array.isArray(value)) return value.map((item) => markFiles(item, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markFiles(inner, files)]));
}

async function sendFiles(request: CallRequest, files: readonly File[], options: CallOptions): Promise<Response> {
  const form = new FormData();
  form.append('call', JSON.stringify(request));
  files.forEach((file, place) => {
    form.append(`file${place}`, file, file.name);
  });
  if (!isInPage) return upload(form, options);
  const response = await requestWithFiles(form, options.signal);
  options.onSent?.(1);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function upload(form: FormData, { signal, onSent }: CallOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', '/api/call');
    xhr.setRequestHeader(SESSION_HEADER, sessionToken());
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => onSent?.(total === 0 ? 1 : loaded / total);
    xhr.onload = () => {
      const response = new Response(xhr.response as Blob, { status: xhr.status }); // the response type set above
      if (response.ok) resolve(response);
      else refusalOf(response).then(reject, reject);
    };
    xhr.onerror = () =>
      reject(new OfflineError('The upload to the console was interrupted. Is its process still running?'));
    signal?.addEventListener('abort', () => {
      xhr.abort();
      reject(signal.reason);
    });
    if (signal?.aborted) reject(signal.reason);
    else xhr.send(form);
  });
}
