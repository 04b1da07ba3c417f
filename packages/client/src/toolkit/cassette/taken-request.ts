/** A request in the form that is recorded and compared: body read, secrets masked. */
import { masksOf, type Secrets } from './masks.ts';
import { pathOf, type RecordedRequest, recordRequest } from './recorded-call.ts';

/** Reads a request and its body, whatever it was made from. */
export async function takeRequest(
  url: string,
  init: RequestInit,
): Promise<{ request: Request; bytes: Uint8Array<ArrayBuffer> }> {
  const streaming = init.body ? { duplex: 'half' } : {};
  const request = new Request(url, { ...init, ...streaming });
  return { request, bytes: new Uint8Array(await request.arrayBuffer()) };
}

/** Returns the request without its secrets. */
export async function recordedOf(request: Request, bytes: Uint8Array, secrets: Secrets): Promise<RecordedRequest> {
  secrets.addHeaders(request.headers);
  const { method } = request;
  return recordRequest(request, bytes, masksOf(method, pathOf(new URL(request.url)), 'request', secrets));
}
