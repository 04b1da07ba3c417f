/** Reads a response: unwraps the envelope, and distinguishes HTML, text, broken JSON and empty bodies from a result. */
import { partsOf, recovery } from '../lazy.ts';
import type { Exchange } from './job.ts';
import { remaining } from './time/deadline.ts';

export interface Envelope {
  readonly result?: unknown;
  readonly result_info?: unknown;
  readonly success?: boolean;
  readonly errors?: unknown;
  readonly messages?: unknown;
}

const JSON_TYPE = /[/+]json\b(?!-)/;

/** Parses JSON; undefined if it is not valid. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the result of a call. With `whole`, the envelope itself (for pages). */
export async function respond(exchange: Exchange, whole = false): Promise<unknown> {
  const { job, response, limit, isDeleted } = exchange;
  const { operation } = job.request;
  const { forms, bare, method } = operation;
  let due = operation.response;
  const { status } = response;
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  // A query with row output may also return a single row, which looks like JSON.
  if (due === 'rows' || (forms && (forms.includes('r') || !JSON_TYPE.test(type)))) {
    const { otherForms = partsOf(job.client).otherForms } = partsOf(operation);
    const given = (await otherForms?.())?.readForm(exchange, type);
    if (given === 'text') due = given;
    else if (given) return given;
  }
  if (due === 'binary') {
    limit.detach(response);
    return response;
  }
  let text: string;
  try {
    text = await limit.run(() => response.text(), remaining(job));
    limit.pause();
  } catch (error) {
    const next = await (await recovery()).interrupted(exchange, error);
    return 'exchange' in next ? respond(next.exchange, whole) : next.result;
  }
  if (isDeleted) return null;
  const isJson = due === 'json' || JSON_TYPE.test(type);
  const body = isJson ? parse(text) : undefined;
  // Check the envelope, not only the status: a failure may be sent as 200.
  const { success, errors, messages, result } = Object(body) as Envelope; // untrusted: any JSON value
  if (success === false && (!bare || Array.isArray(errors))) throw await (await recovery()).statusError(exchange, body);
  if (Array.isArray(messages) && messages.length)
    (await partsOf(job.client).explanations?.())?.logMessages(job, messages, body);
  if (due === 'void') return undefined;
  if (due === 'text') return text;
  if (!text && (status === 204 || status === 205 || method === 'DELETE')) return null;
  if (due === 'auto' && !isJson) return text;
  if (body === undefined || (!bare && Object(body) !== body)) {
    const next = await (await recovery()).unreadable(exchange, text);
    return 'exchange' in next ? respond(next.exchange, whole) : next.result;
  }
  return bare || whole ? body : (result ?? null);
}
