/** Reads an answer: unwraps the envelope, and tells HTML, text, broken JSON and nothing apart from a result. */
import { trouble } from './lazy.ts';
import type { Exchange } from './send.ts';

export interface Envelope {
  readonly result?: unknown;
  readonly result_info?: unknown;
  readonly success?: boolean;
  readonly errors?: unknown;
  readonly messages?: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a call resolves to. With `whole`, the envelope itself (for pages). */
export async function respond(exchange: Exchange, whole = false): Promise<unknown> {
  const { job, response, attempt, isGone } = exchange;
  const { operation } = job.request;
  const { response: due, bare, method } = operation;
  const { status } = response;
  if (due === 'binary') {
    attempt.release(response);
    return response;
  }
  let text: string;
  try {
    text = await attempt.run(() => response.text());
  } catch (error) {
    throw await (await trouble()).brokenOff(exchange, error);
  }
  if (isGone) return null;
  const isJson = due === 'json' || /[/+]json/.test(response.headers.get('content-type') ?? '');
  const body = isJson ? parse(text) : undefined;
  // Judged by the envelope, not only by the status: a refusal may come as 200.
  const { success, errors, messages, result } = Object(body) as Envelope; // whatever was sent
  if (success === false && (!bare || Array.isArray(errors))) throw await (await trouble()).refusal(exchange, body);
  if (Array.isArray(messages) && messages.length) (await trouble()).tellMessages(job, messages, body);
  if (due === 'void') return undefined;
  if (due === 'text') return text;
  if (!text && (status === 204 || status === 205 || method === 'DELETE')) return null;
  if (due === 'auto' && !isJson) return text;
  if (body === undefined || (!bare && Object(body) !== body)) throw await (await trouble()).unreadable(exchange, text);
  return bare || whole ? body : (result ?? null);
}
