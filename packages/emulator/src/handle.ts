/** One request, in order: route, authenticate, read, validate, act within a transaction, answer. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { authenticate } from './auth.ts';
import { timestamp } from './clock.ts';
import { complete } from './complete.ts';
import type { Context, Handler } from './context.ts';
import { type Contract, isObject } from './contract.ts';
import { crud } from './crud.ts';
import { type Body, readBody } from './input.ts';
import { sqliteCode } from './open-state.ts';
import { cutPage, windowOf } from './page.ts';
import { CODE, Problem, problem } from './problem.ts';
import { readHeaders, readQuery } from './query.ts';
import { problemResponse, respond } from './respond.ts';
import { createRouter, type Route, type Router } from './router.ts';
import { sample } from './sample.ts';
import { createShapes, type Shapes } from './shapes.ts';
import { validate } from './validate.ts';
import type { World } from './world.ts';

/** What the flow needs to know of the whole API; one for all worlds of a process. */
export interface Surface {
  readonly contract: Contract;
  readonly router: Router;
  readonly shapes: Shapes;
  readonly handlerOf: (operation: Operation) => Handler | undefined;
  /** Operations whose handlers read and check the body themselves. */
  readonly ownBody: ReadonlySet<string>;
}

export type Report = (error: unknown, request: Request) => void;

const BASE = '/client/v4';

export function createSurface(contract: Contract, rules: Pick<Surface, 'handlerOf' | 'ownBody'>): Surface {
  const { operations } = contract.index();
  return { contract, ...rules, router: createRouter(operations), shapes: createShapes(operations) };
}

export async function handle(request: Request, surface: Surface, world: World, report: Report): Promise<Response> {
  let response: Response;
  try {
    response = await answer(request, surface, world);
  } catch (error) {
    response = problemResponse(error instanceof Problem ? error : unexpected(error, request, report));
  }
  response.headers.set('cf-ray', `${world.ids.digits(16)}-LCL`);
  return response;
}

/** https://www.sqlite.org/rescode.html#full */
const SQLITE_FULL = 13;

/** A fault of the emulator: told to its owner, never to the caller. */
function unexpected(error: unknown, request: Request, report: Report): Problem {
  if (sqliteCode(error) === SQLITE_FULL) return problem(507, CODE.internal, 'There is no room left for the state.');
  report(error, request);
  return problem(500, CODE.internal, 'The emulator failed on this request; its log says more.');
}

async function answer(request: Request, surface: Surface, world: World): Promise<Response> {
  const url = new URL(request.url);
  const [first, ...others] = findRoutes(surface.router, request.method, url.pathname);
  if (first === undefined) throw noRoute();
  authenticate(request.headers, first.operation);
  const spares = others.map((route) => ({ route, request: request.clone() }));
  let context = readRequest(request, url, first, surface, world);
  // The contract names some calls twice, with different bodies: what either takes is taken.
  for (const spare of spares) {
    const before = context;
    context = before.catch((error) =>
      readRequest(spare.request, url, spare.route, surface, world).catch(() => Promise.reject(error)),
    );
  }
  const parsed = await context;
  const { operation } = parsed;
  const handler = surface.handlerOf(operation);
  const act = (): unknown =>
    handler === undefined ? crud(parsed, surface.shapes.of(operation, parsed.segments[0])) : handler(parsed);
  const result = world.transaction(act);
  return respond(operation, result);
}

function findRoutes(router: Router, method: string, pathname: string): readonly Route[] {
  if (!pathname.startsWith(`${BASE}/`)) throw noRoute(`paths begin with ${BASE}/`);
  const found = router.find(method, pathname.slice(BASE.length));
  switch (found.kind) {
    case 'routes':
      return found.routes;
    case 'malformed':
      throw problem(400, CODE.badIdentifier, `The path segment '${found.segment}' is not valid percent-encoding.`);
    case 'no-method':
      throw new Problem(405, [{ code: CODE.noMethod, message: `Method ${method} is not available for that URI` }], {
        allow: found.allowed.join(', '),
      });
    default:
      throw noRoute();
  }
}

function noRoute(hint?: string): Problem {
  return problem(404, CODE.noRoute, hint === undefined ? 'No route for that URI' : `No route for that URI: ${hint}`);
}

async function readRequest(request: Request, url: URL, route: Route, surface: Surface, world: World): Promise<Context> {
  const { operation, values } = route;
  const document = await surface.contract.loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for ${operation.name}.`);
  const query = readQuery(url.searchParams, schemas.params, document.schemas);
  const headers = readHeaders(request.headers, schemas.params, document.schemas);
  const ownBody = surface.ownBody.has(operation.name);
  const body = await readBody(request, operation, schemas, document.schemas, ownBody);
  const input = {
    path: values,
    query,
    headers,
    body: body.value,
    hasBody: body.isRead && !ownBody,
    isEmpty: isEmpty(body) && !ownBody,
  };
  await validate(input, schemas, document);
  const now = timestamp(world.clock);
  return {
    world,
    operation,
    schemas,
    document,
    path: values,
    segments: route.segments,
    query,
    headers,
    request: request.headers,
    body: body.value,
    bytes: body.bytes,
    parts: body.parts,
    page: (items) => cutPage(windowOf(operation, schemas, query), items),
    sample: (known) => sampleResult(operation, document, known, now),
    fit: (known) => complete(schemas.result, known, document.schemas, { now }),
    now: () => now,
  };
}

function isEmpty(body: Body): boolean {
  return !body.isRead && body.bytes.length === 0 && body.parts.length === 0;
}

function sampleResult(operation: Operation, document: ProductDocument, known: unknown, now: string): unknown {
  const schema = document.operations[operation.name]?.result ?? {};
  const value = sample(schema, document, undefined, { now });
  if (!isObject(known) || !isObject(value)) return value;
  const merged = { ...value };
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(known, name)) merged[name] = known[name];
  }
  return complete(schema, merged, document.schemas, { now });
}
