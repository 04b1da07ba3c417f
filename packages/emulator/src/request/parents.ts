/** A child exists only while its parent does: recipients of a share, routes of a gateway. */
import type { HttpMethod, Operation, ProductDocument } from '@flarewire/contract';
import { anonymous, type Shapes } from '../generic/shapes.ts';
import { itemOf } from '../generic/stored.ts';
import type { AnyHandler, Context } from '../handler/context.ts';
import { memoize } from '../memoize.ts';
import { Problem } from '../problem.ts';
import { concretePaths } from '../routing/router.ts';
import type { Contract } from '../schema/contract.ts';

/** An item within a path, with further parts after it. */
interface Parent {
  /** Its own path: words, and numbers of segments of the path that goes through it. */
  readonly source: readonly (string | number)[];
  /** Shows one, or changes one, or makes one: the first of these that there is. */
  readonly operation: Operation;
  /** Names of the operation's path values, by the number of their segment. */
  readonly names: ReadonlyMap<number, string>;
}

/** Parents of an operation, from the left; `owner` is the first segment of its path. */
export type ParentsOf = (operation: Operation, owner: string | undefined) => readonly Parent[];

interface Surroundings {
  readonly contract: Contract;
  readonly shapes: Shapes;
  readonly parentsOf: ParentsOf;
  /** The rules of its product for an operation. */
  readonly ruleOf: (operation: Operation) => AnyHandler | undefined;
}

/** Items whose own path differs from the path that continues after them. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '/accounts/{account_id}/basin-catalog/{bucket_name}': '/accounts/{account_id}/r2/buckets/{bucket_name}',
  '/accounts/{account_id}/builds/workers/{script_name}': '/accounts/{account_id}/workers/scripts/{script_name}',
  '/accounts/{account_id}/r2-catalog/{bucket_name}': '/accounts/{account_id}/r2/buckets/{bucket_name}',
  '/accounts/{account_id}/realtime/kit/{app_id}': '/accounts/{account_id}/realtime/kit/apps/{app_id}',
};

/** Parameters that share a name with another path’s but not its kind: a missing item there proves nothing. */
const OTHERS: ReadonlySet<string> = new Set([
  '/accounts/{account_id}/builds/workers/{external_script_id}',
  // Its GET is a WebSocket, which nothing answers here; its rules know their sessions.
  '/accounts/{account_id}/browser-rendering/devtools/browser/{session_id}',
]);

/** Operations that were seen to succeed without what they lie below. */
export const UNBOUND: ReadonlySet<string> = new Set(['r2DataCatalog.disable']);

type Methods = Map<HttpMethod, Operation>;

const VALUE = /^\{([^{}]+)\}$/;
/** Known before anything else of the request. */
const OWNER = /^\/(accounts|zones)\/\{[^{}]+\}$/;

export function createParents(operations: readonly Operation[]): ParentsOf {
  const paths = new Map<string, Methods>();
  for (const operation of operations) {
    for (const path of concretePaths(operation.path)) {
      const methods = memoize(paths, anonymous(path), () => new Map());
      if (!methods.has(operation.method)) methods.set(operation.method, operation);
    }
  }
  const known = new Map<string, readonly Parent[]>();
  return (operation, owner) => {
    const path = pathOf(operation, owner);
    return memoize(known, path, () => readParents(path, paths));
  };
}

function pathOf(operation: Operation, owner: string | undefined): string {
  return concretePaths(operation.path).find((path) => path.startsWith(`/${owner}/`)) ?? operation.path;
}

function readParents(path: string, paths: ReadonlyMap<string, Methods>): Parent[] {
  const segments = path.split('/').slice(1);
  return segments.slice(0, -1).flatMap((segment, index) => {
    const template = `/${segments.slice(0, index + 1).join('/')}`;
    if (!VALUE.test(segment) || OWNER.test(template) || OTHERS.has(template)) return [];
    const own = ELSEWHERE[template] ?? template;
    const key = anonymous(own);
    const item = paths.get(key);
    const collection = paths.get(key.slice(0, key.lastIndexOf('/')));
    const operation = item?.get('GET') ?? item?.values().next().value ?? collection?.get('POST');
    if (operation === undefined) return [];
    const source = own
      .split('/')
      .slice(1)
      .map((part) => (VALUE.test(part) ? segments.indexOf(part) : part));
    return [{ source, operation, names: namesIn(pathOf(operation, segments[0])) }];
  });
}

function namesIn(path: string): Map<number, string> {
  const segments = path.split('/').slice(1);
  return new Map(
    segments.flatMap((segment, index) => {
      const name = VALUE.exec(segment)?.[1];
      return name === undefined ? [] : [[index, name] as const];
    }),
  );
}

/** Both throw where an item is missing that the path goes through. */
export interface Checks {
  /** For items stored by shape: one check here, so rules need none. */
  readonly byShape: () => void;
  /** Parents shown by rules: rules that store the children check the parent themselves. */
  readonly byRules: () => void;
}

export async function checksOfParents(
  context: Omit<Context, 'generic'>,
  { contract, shapes, parentsOf, ruleOf }: Surroundings,
): Promise<Checks> {
  const byShape: (() => void)[] = [];
  const byRules: (() => void)[] = [];
  const parents = UNBOUND.has(context.operation.name) ? [] : parentsOf(context.operation, context.segments[0]);
  for (const parent of parents) {
    const { operation } = parent;
    const document = await contract.loadProduct(operation.product);
    const place = placeOf(parent, context, document);
    const generic = (): unknown => itemOf(place, shapes.of(operation, place.segments[0]));
    const rule = ruleOf(operation);
    if (rule === undefined) byShape.push(() => about(operation, generic));
    // An operation that changes an item cannot be used to test that it exists.
    else if (operation.method === 'GET')
      byRules.push(() => about(operation, () => showOnly(rule, { ...place, generic } as Context))); // `generic` is of that operation
  }
  const all = (checks: readonly (() => void)[]) => () => {
    for (const check of checks) check();
  };
  return { byShape: all(byShape), byRules: all(byRules) };
}

/** A refusal names the operation of the missing resource. */
function about({ name }: Operation, look: () => unknown): void {
  try {
    look();
  } catch (error) {
    throw error instanceof Problem ? new Problem(error.status, error.faults, error.headers, name) : error;
  }
}

/** The request rewritten to read the parent only: nothing is sampled, since nobody sees the response. */
function placeOf(
  { source, operation, names }: Parent,
  context: Omit<Context, 'generic'>,
  document: ProductDocument,
): Omit<Context, 'generic'> {
  const segments = source.map((part) => (typeof part === 'string' ? part : (context.segments[part] ?? '')));
  return {
    ...context,
    operation,
    document,
    schemas: document.operations[operation.name] ?? context.schemas,
    segments,
    path: Object.fromEntries([...names].map(([index, name]) => [name, segments[index] ?? ''])),
    query: {},
    body: undefined,
    bytes: new Uint8Array(),
    parts: [],
    sample: (known) => known,
    fit: (known) => known,
  };
}

/** Only a 404 counts: other refusals are about a response that nobody requested. */
function showOnly(handler: AnyHandler, context: Context): void {
  try {
    handler(context);
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 404) throw error;
  }
}
