/** Reads and validates a request by the schemas of its operation. */
import type { OperationSchemas, ProductDocument } from '@flarewire/contract';
import { complete } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { withKnown } from '../http/envelope/observed-fields.ts';
import { type Body, readBody } from '../http/input.ts';
import { cutPage, windowOf } from '../http/page.ts';
import { withinBounds } from '../http/page-bounds.ts';
import { readHeaders, readQuery } from '../http/query.ts';
import { Problem } from '../problem.ts';
import type { Route } from '../routing/router.ts';
import { answerOptions } from '../schema/answer-words.ts';
import { resultSchema, sampleResult } from '../schema/sample.ts';
import { validate } from '../schema/validate.ts';
import { timestamp } from '../state/clock.ts';
import { ownRefusal } from './own-refusal.ts';
import type { ReceivedRequest } from './request-context.ts';

/** Context before `generic` is bound. */
export type ParsedRequest = Omit<Context, 'generic'>;

/**
 * The contract names some calls twice, with different bodies: a body that fits either is accepted.
 *
 * @throws Problem of the first route if no route accepts the request
 */
export async function readRequest(
  received: ReceivedRequest,
  [first, ...others]: readonly [Route, ...Route[]],
): Promise<ParsedRequest> {
  let parsed = parse(received, first);
  for (const other of others) {
    const before = parsed;
    parsed = before.catch((error) => parse(received, other).catch(() => Promise.reject(error)));
  }
  return parsed;
}

async function parse(received: ReceivedRequest, route: Route): Promise<ParsedRequest> {
  const { request, url, sent, surface, sandbox, trace } = received;
  const { operation, values } = route;
  const document = await surface.contract.loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for ${operation.name}.`);
  trace.schemas = schemas;
  trace.document = document;
  const { query, headers, body, refusal } = await readInput(received, route, document, schemas);
  const now = timestamp(sandbox.clock);
  const options = answerOptions(values, now);
  const result = resultSchema(operation, document);
  const parsed: ParsedRequest = {
    sandbox,
    operation,
    schemas,
    document,
    path: values,
    segments: route.segments,
    query,
    headers,
    request: request.headers,
    caller: trace.caller,
    url,
    body: body.value,
    bytes: body.bytes,
    sent,
    parts: body.parts,
    page: <Item>(items: readonly Item[], show: (item: Item) => unknown = (item) => item) =>
      cutPage(windowOf(operation, schemas, query), items, show),
    sample: (known) => sampleResult(operation, document, known, options),
    fit: (known) => withKnown(operation.name, known, complete(result, known, document.schemas, options)),
    now: () => now,
  };
  if (refusal === undefined) return parsed;
  const handler = surface.handlerOf(operation);
  throw (handler && ownRefusal(parsed, refusal, handler)) ?? refusal;
}

interface Input {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
  /** Given where the values do not match their schemas. */
  readonly refusal?: Problem;
}

/** Notes in the trace if the input is valid. @throws Problem 400, 415 where it cannot be read */
async function readInput(
  received: ReceivedRequest,
  route: Route,
  document: ProductDocument,
  schemas: OperationSchemas,
): Promise<Input> {
  const { trace } = received;
  try {
    const input = await checkedInput(received, route, document, schemas);
    trace.schema = input.refusal === undefined ? 'passed' : 'failed';
    trace.mistakes = input.refusal?.faults ?? [];
    return input;
  } catch (error) {
    trace.schema = 'failed';
    trace.mistakes = error instanceof Problem ? error.faults : [];
    throw error;
  }
}

async function checkedInput(
  { request, url, sent, surface }: ReceivedRequest,
  { operation, values }: Route,
  document: ProductDocument,
  schemas: OperationSchemas,
): Promise<Input> {
  const query = withinBounds(operation, readQuery(url.searchParams, schemas.params, document.schemas));
  const headers = readHeaders(request.headers, schemas.params, document.schemas);
  const ownBody = surface.ownBody.has(operation.name);
  const body = await readBody(sent.bytes, request, operation, schemas, document.schemas, ownBody);
  const input = {
    path: values,
    query,
    headers,
    body: body.value,
    hasBody: body.isRead && !ownBody,
    isEmpty: isEmpty(body) && !ownBody,
    ownFields: surface.ownFields[operation.name],
    echoed: surface.strictBodies[operation.name],
  };
  try {
    validate(input, schemas, document);
    return { query, headers, body };
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal;
    return { query, headers, body, refusal };
  }
}

function isEmpty(body: Body): boolean {
  return !body.isRead && body.bytes.length === 0 && body.parts.length === 0;
}
