/** Calls of operations by name, through the console's server. */
import { type CallRequest, SESSION_HEADER } from '../../wire/types.ts';
import { type Answer, type Received, readAnswer, succeeded } from './answer.ts';
import { OfflineError, refusalOf, send } from './api.ts';
import { askConsent } from './consent.ts';
import { noteRate } from './queries.ts';
import { sessionProfile, sessionToken } from './session.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Another profile than that of the page. */
  readonly profile?: string | undefined;
  /** What was typed to confirm. */
  readonly confirm?: string | undefined;
  /** Part of the files that is sent, from 0 to 1. */
  readonly onSent?: (part: number) => void;
  readonly onReceived?: (received: Received) => void;
  /** True while the user is asked for a confirmation and nothing is sent; false when it is given and the call is sent. */
  readonly onAsked?: (isAsked: boolean) => void;
}

type Params = Readonly<Record<string, unknown>>;

/** The answer, also where Cloudflare says no. @throws ServerError, OfflineError, the reason of an abort */
export async function ask(operation: string, params: Params, options: CallOptions = {}): Promise<Answer> {
  const { signal, confirm, onReceived, profile = sessionProfile() } = options;
  const files: File[] = [];
  const marked = markFiles(params, files) as Params; // an object stays one
  const request: CallRequest = {
    operation,
    params: marked,
    ...(confirm !== undefined && { confirm }),
    ...(profile !== undefined && { profile }),
  };
  const response =
    files.length === 0 ? await send('/api/call', { json: request, signal }) : await sendFiles(request, files, options);
  if (response.body === null) throw new Error('The console answered without a body.');
  const answer = await readAnswer(response.body, onReceived);
  if (answer.head.rate !== undefined && profile === sessionProfile()) noteRate(answer.head.rate);
  return answer;
}

/** As `ask`, but an answer that is no success is an error. @throws CallError too */
export async function call(operation: string, params: Params, options?: CallOptions): Promise<Answer> {
  return succeeded(await confirmed(operation, params, options));
}

/** As `ask`; where the server wants a confirmation or writing to be switched on, the user is asked first. */
export async function confirmed(operation: string, params: Params, options: CallOptions = {}): Promise<Answer> {
  const answer = await ask(operation, params, options);
  const { error } = answer.head;
  if (error?.name !== 'ReadOnly' && error?.confirmation === undefined) return answer;
  options.onAsked?.(true);
  const consent = await askConsent(operation, error);
  if (consent === undefined) return answer;
  options.onAsked?.(false);
  return confirmed(operation, params, { ...options, ...consent });
}

/** Files taken out of the parameters, a mark in the place of each. */
function markFiles(value: unknown, files: File[]): unknown {
  if (value instanceof Blob) {
    files.push(value instanceof File ? value : new File([value], 'blob', { type: value.type }));
    return { $file: files.length - 1 };
  }
  if (Array.isArray(value)) return value.map((item) => markFiles(item, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markFiles(inner, files)]));
}

/** By XMLHttpRequest, as `fetch` tells nothing of what was sent. */
function sendFiles(request: CallRequest, files: readonly File[], { signal, onSent }: CallOptions): Promise<Response> {
  const form = new FormData();
  form.append('call', JSON.stringify(request));
  files.forEach((file, place) => {
    form.append(`file${place}`, file, file.name);
  });
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', '/api/call');
    xhr.setRequestHeader(SESSION_HEADER, sessionToken());
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => onSent?.(total === 0 ? 1 : loaded / total);
    xhr.onload = () => {
      const response = new Response(xhr.response as Blob, { status: xhr.status }); // the type set above
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
