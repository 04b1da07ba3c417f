/** Handles one request, in order: route, authenticate, read, validate, act within a transaction, respond. */
import { type Operation, type OperationSchemas, type ProductDocument, responseForm } from '@flarewire/contract';
import { complete } from '@flarewire/schema';
import { refusalOfEmptyPart } from '../codes/empty-part.ts';
import { refusalOfFree } from '../codes/entitlement.ts';
import { observedProblem } from '../codes/observed-problem.ts';
import { crud } from '../generic/crud.ts';
import { filtersIn, passesOf, watched } from '../generic/filters.ts';
import { createShapes, type Shapes } from '../generic/shapes.ts';
import { withUnnamed } from '../generic/unnamed-fields.ts';
import type { AnyHandler, Context } from '../http/context.ts';
import { withKnown, withObserved } from '../http/envelope/observed-fields.ts';
import { type Body, readBody } from '../http/input.ts';
import { Later } from '../http/later.ts';
import { cutPage, PageResult, windowOf } from '../http/page.ts';
import { withinBounds } from '../http/page-bounds.ts';
import { readHeaders, readQuery } from '../http/query.ts';
import { answerRaw, type RawRoute } from '../http/raw.ts';
import { discard, readSent, type Sent, storeBody } from '../http/read-body.ts';
import { problemResponse, respond } from '../http/respond.ts';
import { createTrace, type Trace } from '../http/trace.ts';
import { CODE, Problem, problem } from '../problem.ts';
import { BASE, type Match, matchRequest } from '../routing/match.ts';
import { createRouter, type Route, type Router } from '../routing/router.ts';
import { answerOptions } from '../schema/answer-words.ts';
import type { Contract } from '../schema/contract.ts';
import { sampleResult } from '../schema/sample.ts';
import type { Echoed } from '../schema/unknown-field.ts';
import { validate } from '../schema/validate.ts';
import { timestamp } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { SQLITE_FULL, sqliteCode } from '../state/state-error.ts';
import { authorize } from './auth.ts';
import { refuseUnknownOwners, refuseUnknownReferences } from './owners.ts';
import { checksOfParents, createParents, type ParentsOf } from './parents.ts';

/** Process-wide tables of the API, shared by all sandboxes. */
export interface Surface {
  readonly contract: Contract;
  readonly router: Router;
  readonly shapes: Shapes;
  readonly parentsOf: ParentsOf;
  readonly handlerOf: (operation: Operation) => AnyHandler | undefined;
  /** The rule without its expression checks. */
  readonly ruleOf: (operation: Operation) => AnyHandler | undefined;
  /** Operations whose handlers read and check the body themselves. */
  readonly ownBody: ReadonlySet<string>;
  /** Operations whose bodies are stored raw, with their maximum size in bytes. */
  readonly longBody: ReadonlyMap<string, number>;
  /** Pointers to fields of bodies that rules judge with codes of their own, by operation. */
  readonly ownFields: Readonly<Record<string, RegExp>>;
  /** Operations that refuse unknown body fields, with response fields that may be sent back. */
  readonly strictBodies: Readonly<Record<string, Echoed>>;
  /** Addresses issued in responses, and request forms that the contract lacks. */
  readonly rawRoutes: readonly RawRoute[];
  /** True to check that the account, the zone and the parents of a request exist. */
  readonly isNamedChecked: boolean;
}

export type Report = (error: unknown, request: Request) => void;

type Rules = Pick<
  Surface,
  'handlerOf' | 'ruleOf' | 'ownBody' | 'longBody' | 'ownFields' | 'strictBodies' | 'rawRoutes' | 'isNamedChecked'
>;

export function createSurface(contract: Contract, rules: Rules): Surface {
  const { operations, undocumented } = contract.index();
  const all = [...operations, ...undocumented];
  const parentsOf = createParents(operations);
  return { contract, ...rules, router: createRouter(all), shapes: createShapes(all, !rules.isNamedChecked), parentsOf };
}

export async function handle(
  request: Request,
  surface: Surface,
  sandbox: Sandbox,
  report: Report,
  trace: Trace = createTrace(),
  match: Match = matchRequest(request, surface),
): Promise<Response> {
  let response: Response;
  try {
    response = await answer(request, surface, sandbox, trace, match);
  } catch (error) {
    const problem = error instanceof Problem ? error : unexpected(error, request, report);
    response = problemResponse(asObserved(problem, match, trace), match.routes[0]?.operation);
  }
  response.headers.set('cf-ray', `${sandbox.ids.digits(16)}-LCL`);
  return response;
}

/** With the codes that Cloudflare has for it. */
function asObserved(problem: Problem, { routes: [first], url }: Match, trace: Trace): Problem {
  if (first === undefined) return problem;
  const operation = (trace.operation ?? first.operation).name;
  return observedProblem(problem, { operation, values: first.values, path: url.pathname });
}

const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** A fault of the emulator: reported to its owner, never to the caller. */
function unexpected(error: unknown, request: Request, report: Report): Problem {
  if (sqliteCode(error) === SQLITE_FULL || isDiskFull(error))
    return problem(507, CODE.internal, 'The disk is full: the state cannot be stored.');
  report(error, request);
  return problem(500, CODE.internal, 'The emulator failed on this request; see its log.');
}

async function answer(
  request: Request,
  surface: Surface,
  sandbox: Sandbox,
  trace: Trace,
  match: Match,
): Promise<Response> {
  const { raw } = match;
  if (raw?.route.isOpen) return answerRaw(raw, request, sandbox);
  const refusal = refusalOfEmptyPart(request.method, match.path, surface.router);
  if (refusal !== undefined) throw refusal;
  const [first, ...others] = match.routes;
  if (first === undefined) throw noAnswer(request.method, match.lookup);
  authorize(request.headers, first, sandbox, sandbox.auth, trace);
  if (surface.isNamedChecked) refuseUnknownOwners(first, sandbox);
  const unpaid = sandbox.isFree && !trace.isTrusted ? refusalOfFree(first.operation.name) : undefined;
  if (unpaid !== undefined) throw unpaid;
  if (raw !== undefined) return answerRaw(raw, request, sandbox);
  const operations = match.routes.map(({ operation }) => operation);
  const most = surface.longBody.get(first.operation.name);
  const sent = most === undefined ? await readSent(request, operations) : await storeBody(request, sandbox, most);
  trace.sent = sent;
  try {
    return await carryOut(request, sent, surface, sandbox, trace, match.url, [first, ...others]);
  } finally {
    discard(sent, sandbox);
  }
}

async function carryOut(
  request: Request,
  sent: Sent,
  surface: Surface,
  sandbox: Sandbox,
  trace: Trace,
  known: URL,
  [first, ...others]: readonly [Route, ...Route[]],
): Promise<Response> {
  // A fault may have put another query into its place.
  const url = known.href === request.url ? known : new URL(request.url);
  let context = readRequest(request, url, sent, first, surface, sandbox, trace);
  // The contract names some calls twice, with different bodies: what either takes is taken.
  for (const other of others) {
    const before = context;
    context = before.catch((error) =>
      readRequest(request, url, sent, other, surface, sandbox, trace).catch(() => Promise.reject(error)),
    );
  }
  const parsed = await context;
  const { operation } = parsed;
  trace.operation = operation;
  if (surface.isNamedChecked) refuseUnknownReferences(parsed, sandbox);
  const handler = surface.handlerOf(operation);
  const shape = surface.shapes.of(operation, parsed.segments[0]);
  const parents = surface.isNamedChecked ? await checksOfParents(parsed, surface) : undefined;
  const generic = (body = parsed.body): unknown => {
    parents?.byRules();
    return crud({ ...parsed, body, generic }, shape);
  };
  const act = (): unknown => {
    parents?.byShape();
    const isListed = handler === undefined && shape.role === 'list';
    const result = isListed ? generic() : ruled(handler ?? (() => generic()), { ...parsed, generic });
    return result instanceof Later ? result : withUnnamed(parsed, shape, result);
  };
  const result = isOnlyChecked(parsed) ? undone(act, parsed) : await settled(sandbox.transaction(act), sandbox);
  trace.isDone = true;
  return respond(operation, withObserved(parsed, result), formAsked(parsed));
}

/** The form of the response that the request asks for. */
function formAsked({ operation, query, body, bytes }: Parsed) {
  if (operation.forms === undefined) return undefined;
  const text = operation.request === 'text' ? { body: new TextDecoder().decode(bytes) } : Object(body);
  return responseForm(operation, { ...query, ...text });
}

/**
 * Is the request checked as a whole, and nothing changed?
 * https://developers.cloudflare.com/ruleset-engine/rulesets-api/dry-run/
 * https://developers.cloudflare.com/api/resources/magic_transit/: `validate_only` of tunnels, interconnects and routes
 */
function isOnlyChecked({ operation, query, url }: Parsed): boolean {
  if (operation.method === 'GET') return false;
  const isValidated = operation.product === 'magicTransit' && url.searchParams.get('validate_only') === 'true';
  return query.dry_run === true || isValidated;
}

/** Ends a transaction of which nothing is kept. */
const NOT_KEPT = Symbol('checked only');

/**
 * The result of a request that is only checked: with `dry_run` null.
 * https://developers.cloudflare.com/changelog/post/2026-09-17-rulesets-dry-run-validation/
 */
function undone(act: () => unknown, { sandbox, query }: Parsed): unknown {
  let result: unknown;
  try {
    sandbox.transaction(() => {
      result = act();
      throw NOT_KEPT;
    });
  } catch (error) {
    if (error !== NOT_KEPT) throw error;
  }
  return query.dry_run === true ? null : result;
}

/** The result of a rule; a list is filtered by those query parameters that the rule does not handle. */
function ruled(handler: AnyHandler, context: Context): unknown {
  if (context.operation.method !== 'GET' || filtersIn(context.query).length === 0) return handler(context);
  const { query, unread } = watched(context.query);
  const passing = <Item>(items: readonly Item[], show: (item: Item) => unknown): readonly Item[] => {
    const filters = unread();
    if (filters.length === 0) return items;
    const shown = new Map(items.map((item) => [item, show(item)]));
    const passes = passesOf(filters, [...shown.values()], context);
    return items.filter((item) => passes(shown.get(item)));
  };
  let isPaged = false;
  const page: Context['page'] = <Item>(items: readonly Item[], show: (item: Item) => unknown = (item) => item) => {
    isPaged = true;
    return context.page(passing(items, show), show);
  };
  const result = handler({ ...context, query, page });
  if (isPaged) return result;
  const own = (item: unknown): unknown => item;
  if (Array.isArray(result)) return passing(result, own);
  if (!(result instanceof PageResult) || passing(result.items, own).length === result.items.length) return result;
  const items = passing(result.items, own);
  const counts = { count: items.length, total_count: items.length };
  return new PageResult(items, result.info && { ...result.info, ...counts });
}

/** Waits for slow results; the state may have been closed meanwhile. */
async function settled(result: unknown, sandbox: Sandbox): Promise<unknown> {
  if (!(result instanceof Later)) return result;
  const finish = await result.work();
  return sandbox.transaction(finish);
}

/** The refusal for a path without an operation: https://github.com/JastinXyz/withcoding.me/issues/1 */
function noAnswer(method: string, lookup: Match['lookup']): Problem {
  switch (lookup.kind) {
    case 'malformed':
      return problem(400, CODE.badIdentifier, `The path segment '${lookup.segment}' is not valid percent-encoding.`);
    case 'no-method':
      return new Problem(405, [{ code: CODE.noMethod, message: `Method ${method} is not available for that URI` }], {
        allow: lookup.allowed.join(', '),
      });
    case 'outside':
      return noRoute(`paths begin with ${BASE}/`);
    default:
      return noRoute();
  }
}

/** https://github.com/JastinXyz/withcoding.me/issues/1 */
function noRoute(hint?: string): Problem {
  return problem(404, CODE.noRoute, hint === undefined ? 'No route for that URI' : `No route for that URI: ${hint}`);
}

/** Context before `generic` is bound. */
type Parsed = Omit<Context, 'generic'>;

async function readRequest(
  request: Request,
  url: URL,
  sent: Sent,
  route: Route,
  surface: Surface,
  sandbox: Sandbox,
  trace: Trace,
): Promise<Parsed> {
  const { operation, values } = route;
  const document = await surface.contract.loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for ${operation.name}.`);
  trace.schemas = schemas;
  trace.document = document;
  let given: Given;
  try {
    given = await readInput(request, url, sent, route, document, schemas, surface);
  } catch (error) {
    trace.schema = 'failed';
    trace.mistakes = error instanceof Problem ? error.faults : [];
    throw error;
  }
  const { query, headers, body } = given;
  trace.schema = 'passed';
  const now = timestamp(sandbox.clock);
  const options = answerOptions(values, now);
  return {
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
    fit: (known) => withKnown(operation.name, known, complete(schemas.result, known, document.schemas, options)),
    now: () => now,
  };
}

interface Given {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

/** Reads and validates the input of a request. @throws Problem 400, 415 */
async function readInput(
  request: Request,
  url: URL,
  sent: Sent,
  route: Route,
  document: ProductDocument,
  schemas: OperationSchemas,
  surface: Surface,
): Promise<Given> {
  const { operation, values } = route;
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
  validate(input, schemas, document);
  return { query, headers, body };
}

function isEmpty(body: Body): boolean {
  return !body.isRead && body.bytes.length === 0 && body.parts.length === 0;
}
