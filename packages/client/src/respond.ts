/** Reads an answer: unwraps the envelope, and tells HTML, text, broken JSON and nothing apart from a result. */
import { APIError, APIUserAbortError, mask } from './errors.ts';
import type { Exchange } from './send.ts';

export interface Envelope {
  readonly result?: unknown;
  readonly result_info?: unknown;
  readonly success?: boolean;
  readonly errors?: unknown;
}

const snippet = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fail = ({ response: { status, headers }, context }: Exchange, error: unknown, message?: string): APIError =>
  APIError.generate(status, error, message, headers, context);

/** The error for an answer whose status says failure. */
export async function failure(exchange: Exchange): Promise<APIError> {
  const { response, attempt, context } = exchange;
  let text = '';
  try {
    text = mask(await attempt.run(() => response.text()), context.secrets);
  } catch (error) {
    // The status is known even when the body does not come.
    if (error instanceof APIUserAbortError) return error;
  }
  const body = parse(text);
  return fail(exchange, body, body === undefined ? snippet(text) : undefined);
}

/** What a call resolves to. With `whole`, the envelope itself (for pages). */
export async function respond(exchange: Exchange, whole = false): Promise<unknown> {
  const { request, response, attempt, context } = exchange;
  const { response: due, bare, method } = request.operation;
  const { status } = response;
  if (due === 'binary') {
    attempt.release();
    return response;
  }
  const text = await attempt.run(() => response.text());
  const type = response.headers.get('content-type') ?? '';
  const isJson = /[/+]json/.test(type);
  const body = due === 'json' || isJson ? parse(text) : undefined;
  // Judged by the envelope, not only by the status: a refusal may come as 200.
  const { success, errors, result } = Object(body) as Envelope; // whatever was sent
  if (success === false && (!bare || Array.isArray(errors))) throw fail(exchange, parse(mask(text, context.secrets)));
  if (due === 'void') return undefined;
  if (due === 'text') return text;
  if (!text && (status === 204 || status === 205 || method === 'DELETE')) return null;
  if (due === 'auto' && !isJson) return text;
  if (body === undefined || (!bare && Object(body) !== body)) {
    const got = text ? `${isJson ? 'broken or unexpected JSON' : type} ${snippet(text)}` : 'an empty body';
    throw fail(exchange, undefined, mask(`expected JSON, got ${got}`, context.secrets));
  }
  return bare || whole ? body : (result ?? null);
}
