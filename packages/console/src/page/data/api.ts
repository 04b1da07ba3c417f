/** Sends requests to the console's own server. */
import { type Refusal, SESSION_HEADER } from '../../wire/types.ts';
import { request } from './server.ts';
import { sessionToken } from './session.ts';

/** The console's server refused or failed; the message is for the user. */
export class ServerError extends Error {
  override readonly name: string;
  readonly status: number;

  constructor(name: string, message: string, status: number) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** The server's process has ended, or the machine was asleep. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

interface Send {
  readonly method?: 'GET' | 'POST';
  /** Serialized as JSON. */
  readonly json?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** @throws ServerError, OfflineError */
export async function send(path: string, { method, json, signal }: Send = {}): Promise<Response> {
  const headers = new Headers({ [SESSION_HEADER]: sessionToken() });
  if (json !== undefined) headers.set('content-type', 'application/json');
  const init = { method: method ?? (json === undefined ? 'GET' : 'POST'), headers, signal: signal ?? null } as const;
  const response = await request(path, json === undefined ? init : { ...init, body: JSON.stringify(json) }).catch(
    (error: unknown) => {
      throw signal?.aborted ? error : new OfflineError('The console is not responding. Is its process still running?');
    },
  );
  if (!response.ok) throw await refusalOf(response);
  return response;
}

export async function refusalOf(response: Response): Promise<ServerError> {
  const refusal = (await response.json().catch(() => undefined)) as Refusal | undefined; // sent by the console's server
  const { name = 'ServerError', message = `The console responded with status ${response.status}.` } =
    refusal?.error ?? {};
  return new ServerError(name, message, response.status);
}

export const getJSON = async <Result>(path: string, signal?: AbortSignal): Promise<Result> =>
  (await send(path, { signal })).json();

export const postJSON = async <Result>(path: string, json: unknown, signal?: AbortSignal): Promise<Result> =>
  (await send(path, { json, signal })).json();
