/** From a result to the response: Cloudflare's envelope, a page, text, bytes, or nothing. */
import type { Operation, ResponseForm } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { PageResult } from '../handler/page-result.ts';
import { Reply } from '../handler/reply.ts';
import type { Fault, Problem } from '../problem.ts';
import { envelopeOf, inOrderOf } from './envelope/envelope.ts';
import { eventStream } from './forms/event-stream.ts';
import { inForm } from './forms/forms.ts';

const JSON_TYPE = 'application/json';

/**
 * A response whose body becomes a stream when somebody asks for it: the socket and the journal take it unchanged, and a
 * stream takes longer to make than most answers.
 */
class WholeResponse extends Response {
  readonly #text: string;
  #streamed: Response | undefined;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  get #stream(): Response {
    this.#streamed ??= new Response(this.#text, { status: this.status, headers: this.headers });
    return this.#streamed;
  }

  override get body() {
    return this.#stream.body;
  }
  override get bodyUsed() {
    return this.#streamed?.bodyUsed ?? false;
  }
  override arrayBuffer() {
    return this.#stream.arrayBuffer();
  }
  override blob() {
    return this.#stream.blob();
  }
  override bytes() {
    return this.#stream.bytes();
  }
  override clone() {
    return this.#stream.clone();
  }
  override formData() {
    return this.#stream.formData();
  }
  override json() {
    return this.#stream.json();
  }
  override text() {
    return this.#stream.text();
  }
}

type Body = Uint8Array<ArrayBuffer> | string | null;
const bodies = new WeakMap<Response, Body>();

const inPieces = new WeakSet<Response>();

/** True if a response is to be sent as its stream goes, even if the whole body is known. */
export const isInPieces = (response: Response): boolean => inPieces.has(response);

/** The whole body of a response made by this file, without reading it; undefined for any other. */
export function bodyOf(response: Response): Body | undefined {
  return bodies.get(response);
}

const made = (body: Body, init: ResponseInit): Response => remembered(new Response(body, init), body);

function remembered(response: Response, body: Body): Response {
  bodies.set(response, body);
  return response;
}

/** @param form that the request asks for, where it is not the usual one of the operation */
export function respond(operation: Operation, result: unknown, form?: ResponseForm): Response {
  if (result instanceof Reply) return replyResponse(result);
  const { accept: type = 'application/x-ndjson' } = operation;
  const chosen = operation.response === 'rows' ? ({ kind: 'rows', types: [type] } as const) : form;
  if (chosen !== undefined) {
    const { body, type } = inForm(chosen, result);
    if (chosen.kind === 'events') return streamed(body, operation.status, type);
    return rawResponse(body, operation.status, type);
  }
  if (operation.response === 'void') return rawResponse(null, operation.status, undefined);
  if (operation.response !== 'json') return plainResponse(operation, result);
  if (result instanceof PageResult) return pageResponse(operation, result);
  // 204 may not carry a body (RFC 9110, 15.3.5).
  if (operation.status === 204) return rawResponse(null, 204, undefined);
  if (!operation.envelope) return json(operation.status, result ?? null);
  const count = Array.isArray(result) ? result.length : undefined;
  return json(operation.status, envelopeOf(operation, result, undefined, count));
}

/** Known as a whole to the journal, and sent in pieces. */
function streamed(body: string, status: number, type: string): Response {
  const response = remembered(new Response(eventStream(body), { status, headers: { 'content-type': type } }), body);
  inPieces.add(response);
  return response;
}

export function replyResponse({ body, status, type, headers }: Reply): Response {
  return rawResponse(body, status, type, headers);
}

function rawResponse(
  body: Body,
  status: number,
  type: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isBodiless = status === 204 || status === 304;
  const all = { ...headers, ...(type === undefined || isBodiless ? {} : { 'content-type': type }) };
  return made(isBodiless ? null : body, {
    status,
    headers: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, headerText(value)])),
  });
}

/** Percent-encodes characters that a header cannot carry (RFC 8187), for example in names of modules. */
const headerText = (text: string): string =>
  text.toWellFormed().replace(/[^\t\x20-\x7e\x80-\xff]/gu, (character) => encodeURIComponent(character));

/** Text and binary operations without product rules: the placeholder says that it is one. */
function plainResponse(operation: Operation, result: unknown): Response {
  const type = contentType(operation);
  if (operation.status === 204) return rawResponse(null, 204, undefined);
  if (type === JSON_TYPE) return json(operation.status, result);
  const text = typeof result === 'string' ? result : isObject(result) ? JSON.stringify(result) : '';
  return rawResponse(text, operation.status, type);
}

function contentType(operation: Operation): string {
  const accept = operation.accept;
  if (accept?.includes('/') && !accept.includes('*')) return accept;
  return operation.response === 'text' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
}

function pageResponse(operation: Operation, page: PageResult): Response {
  const items = page.items;
  const key = operation.items ?? itemsKey(operation);
  const result = key === undefined ? items : { [key]: items };
  return json(
    operation.status === 204 ? 200 : operation.status,
    envelopeOf(operation, result, page.info, page.items.length),
  );
}

function itemsKey(operation: Operation): string | undefined {
  if (operation.page === 'V4PagePagination') return 'items';
  return operation.page === 'ContainersInstancesV1Pagination' ? 'instances' : undefined;
}

function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(value);
  return remembered(new WholeResponse(text, { status, headers: { 'content-type': JSON_TYPE, ...headers } }), text);
}

/** @param operation that was asked for, where one was found */
export function problemResponse(
  problem: Pick<Problem, 'status' | 'faults' | 'headers'>,
  operation?: Operation,
): Response {
  const body = { success: false, errors: problem.faults.map(errorOf), messages: [], result: null };
  return json(problem.status, operation === undefined ? body : inOrderOf(operation, body), problem.headers);
}

function errorOf(fault: Fault): Record<string, unknown> {
  return {
    code: fault.code,
    message: fault.message,
    ...(fault.pointer === undefined ? {} : { source: { pointer: fault.pointer } }),
    ...(fault.chain === undefined ? {} : { error_chain: fault.chain }),
  };
}
