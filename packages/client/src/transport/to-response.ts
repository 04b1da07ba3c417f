/**
 * Creates a Response from the plain objects that tests let `fetch` return: `{ ok: true, json: async () => ({ … }) }`.
 */
import { UsageError } from '../errors/usage-error.ts';

const WITHOUT_BODY = [101, 204, 205, 304];

export async function toResponse(given: Partial<Response>): Promise<Response> {
  const { ok = true, status = ok ? 200 : 500, statusText = '' } = given;
  const headers = new Headers(
    Symbol.iterator in Object(given.headers) ? [...(given.headers as Headers)] : given.headers,
  );
  let text: string;
  if (given.text) text = await given.text();
  else if (given.json) {
    text = JSON.stringify(await given.json());
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  } else
    throw new UsageError('fetch resolved to an object with neither text() nor json(); it must resolve to a Response');
  return new Response(WITHOUT_BODY.includes(status) ? null : text, { status, statusText, headers });
}
