/** The console's server: a process on this machine, or a worker if the page is served as files. */
import { IN_PAGE } from '../../wire/in-page.ts';
import { requestInPage } from './in-page.ts';

/** True if the emulator runs in this page and there is no process. */
export const isInPage: boolean = globalThis.document?.querySelector(`meta[name="${IN_PAGE}"]`) != null;

/** The folder of a page without a process: its URL, without the hash that holds its state. */
const folder = (): URL => new URL('.', location.href.replace(/[?#].*/s, ''));

export interface ServerRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: HeadersInit;
  /** JSON. */
  readonly body?: string;
  readonly signal?: AbortSignal | null;
}

/** Like `fetch`. @param target path below `/api/`, and query */
export function request(target: string, init: ServerRequest = {}): Promise<Response> {
  if (!isInPage) return fetch(target, init);
  const { method = 'GET', body, signal } = init;
  return requestInPage(folder(), target, {
    method,
    signal: signal ?? undefined,
    ...(body !== undefined && { text: body }),
  });
}

/** Sends a call with files to the worker, which reads them where they are. */
export function requestWithFiles(form: FormData, signal: AbortSignal | undefined): Promise<Response> {
  return requestInPage(folder(), '/api/call', { method: 'POST', parts: [...form.entries()], signal });
}

/** The URL of a file of the console, such as `/data/index.json`. */
export const fileURL = (path: string): string => (isInPage ? new URL(path.slice(1), folder()).href : path);

/** The address of a page, to be opened in another browser or tab. @param path such as `/explore/zones.list` */
export const pageAddress = (path: string): string =>
  isInPage ? `${folder().href}#${path}` : `${location.origin}${path}`;
