/** Handles one request, in order: route, authenticate, read, validate, act within a transaction, respond. */
import { responseForm } from '@flarewire/contract';
import { refusalOfEmptyPart } from '../codes/empty-part.ts';
import { refusalOfFree } from '../codes/entitlement.ts';
import { observedProblem } from '../codes/observed-problem.ts';
import { crud } from '../generic/crud.ts';
import { withUnnamed } from '../generic/unnamed-fields.ts';
import { absentFirst } from '../handler/absent-first.ts';
import { Later } from '../handler/later.ts';
import { withObserved } from '../http/envelope/observed-fields.ts';
import { answerRaw } from '../http/raw.ts';
import { discard, readSent, storeBody } from '../http/read-body.ts';
import { problemResponse, respond } from '../http/respond.ts';
import { CODE, Problem, problem } from '../problem.ts';
import type { Route } from '../routing/router.ts';
import { SQLITE_FULL, sqliteCode } from '../state/state-error.ts';
import { authorize } from './auth.ts';
import { noRoute } from './no-route.ts';
import { refuseUnknownOwners, unknownReference } from './owners.ts';
import { checksOfParents } from './parents.ts';
import { type ParsedRequest, readRequest } from './read-request.ts';
import type { ReceivedRequest, RequestContext } from './request-context.ts';
import { runRule } from './run-rule.ts';
import { transact } from './transact.ts';

export async function handle(context: RequestContext): Promise<Response> {
  let response: Response;
  try {
    response = await respondTo(context);
  } catch (error) {
    const problem = error instanceof Problem ? error : unexpected(error, context);
    response = problemResponse(asObserved(problem, context), context.match.routes[0]?.operation);
  }
  response.headers.set('cf-ray', `${context.sandbox.ids.digits(16)}-LCL`);
  return response;
}

/** With the codes that Cloudflare has for it. */
function asObserved(problem: Problem, { match, trace }: RequestContext): Problem {
  const [first] = match.routes;
  if (first === undefined) return problem;
  const operation = (trace.operation ?? first.operation).name;
  return observedProblem(problem, { operation, values: first.values, path: match.url.pathname });
}

const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** A fault of the emulator: reported to its owner, never to the caller. */
function unexpected(error: unknown, context: RequestContext): Problem {
  if (sqliteCode(error) === SQLITE_FULL || isDiskFull(error))
    return problem(507, CODE.internal, 'The disk is full: the state cannot be stored.');
  context.report(error, context.request);
  return problem(500, CODE.internal, 'The emulator failed on this request; see its log.');
}

async function respondTo(context: RequestContext): Promise<Response> {
  const { request, match, surface, sandbox } = context;
  const { raw } = match;
  if (raw?.route.isOpen) return answerRaw(raw, request, sandbox);
  const refusal = refusalOfEmptyPart(request.method, match.path, surface.router);
  if (refusal !== undefined) throw refusal;
  const [first, ...others] = match.routes;
  if (first === undefined) throw noRoute(request.method, match.lookup);
  admit(context, first);
  if (raw !== undefined) return answerRaw(raw, request, sandbox);
  return withBody(context, [first, ...others]);
}

/** Checks credentials, owners and plan, before the body is read. @throws Problem 400, 401, 403, 404 */
function admit({ request, surface, sandbox, trace }: RequestContext, route: Route): void {
  authorize(request.headers, route, sandbox, sandbox.auth, trace);
  if (surface.isNamedChecked) refuseUnknownOwners(route, sandbox);
  const unpaid = sandbox.isFree && !trace.isTrusted ? refusalOfFree(route.operation.name) : undefined;
  if (unpaid !== undefined) throw unpaid;
}

type Routes = readonly [Route, ...Route[]];

async function withBody(context: RequestContext, routes: Routes): Promise<Response> {
  const { request, match, surface, sandbox, trace } = context;
  const most = surface.longBody.get(routes[0].operation.name);
  const operations = routes.map(({ operation }) => operation);
  const sent = most === undefined ? await readSent(request, operations) : await storeBody(request, sandbox, most);
  trace.sent = sent;
  // An injected fault may have changed the query.
  const url = match.url.href === request.url ? match.url : new URL(request.url);
  try {
    return await carryOut({ ...context, sent, url }, routes);
  } finally {
    discard(sent, sandbox);
  }
}

async function carryOut(received: ReceivedRequest, routes: Routes): Promise<Response> {
  const { surface, sandbox, trace } = received;
  const parsed = await readRequest(received, routes);
  const { operation } = parsed;
  trace.operation = operation;
  const unknown = surface.isNamedChecked ? unknownReference(parsed, sandbox) : undefined;
  const handler = surface.handlerOf(operation);
  const shape = surface.shapes.of(operation, parsed.segments[0]);
  const parents = surface.isNamedChecked ? await checksOfParents(parsed, surface) : undefined;
  const generic = (body = parsed.body): unknown => {
    parents?.byRules();
    return crud({ ...parsed, body, generic }, shape);
  };
  const apply = (): unknown => {
    parents?.byShape();
    const isListed = handler === undefined && shape.role === 'list';
    const result = isListed ? generic() : runRule(handler ?? (() => generic()), { ...parsed, generic });
    return result instanceof Later ? result : withUnnamed(parsed, shape, result);
  };
  const act = (): unknown => {
    if (unknown !== undefined) throw absentFirst(unknown, apply, parsed.path);
    return apply();
  };
  const result = await transact(parsed, act);
  trace.isDone = true;
  return respond(operation, withObserved(parsed, result), formAsked(parsed));
}

/** The form of the response that the request asks for. */
function formAsked({ operation, query, body, bytes }: ParsedRequest) {
  if (operation.forms === undefined) return undefined;
  const text = operation.request === 'text' ? { body: new TextDecoder().decode(bytes) } : Object(body);
  return responseForm(operation, { ...query, ...text });
}
