/** Refuses paths with an empty segment, as scripts with an unset variable send: `/accounts//queues`. */
import { badIdentifier, CODE, Problem, problem } from '../problem.ts';
import type { Router } from '../routing/router.ts';
import { wordsOf } from './rank.ts';
import { findCode, findOwn } from './table.ts';

/** Takes the place of an empty part, so that the operation is found that was meant. */
const ANY = '0'.repeat(32);

/**
 * The refusal of a path with an empty part; undefined where nothing is known of it. Without an account or zone no
 * product is reached: https://github.com/cloudflare/workers-sdk/issues/3862
 */
export function refusalOfEmptyPart(method: string, path: string, router: Router): Problem | undefined {
  const parts = path.split('/').slice(1);
  const at = parts.indexOf('');
  if (at === -1) return undefined;
  const isOwner = at === 1 && /^(accounts|zones)$/.test(parts[0] ?? '');
  if (isOwner) return parts.length === 2 ? undefined : badIdentifier(path);
  const lookup = router.find(method, `/${parts.map((part) => (part === '' ? ANY : part)).join('/')}`);
  const route = lookup.kind === 'routes' ? lookup.routes[0] : undefined;
  if (route === undefined) return undefined;
  const name = Object.entries(route.values).find(([, value]) => value === ANY)?.[0] ?? '';
  const words = wordsOf(name);
  const operation = route.operation.name;
  const isLast = at === parts.length - 1;
  if (findOwn(operation, 'no-method') !== undefined)
    return methodNotAllowed(method, methodsOfList(method, parts, router));
  const own = findCode({ operation, condition: 'empty-part', words });
  const isOwn = own?.distance === 'operation' || (own !== undefined && !isListedElsewhere(operation, words));
  const others = !isOwn && isLast ? methodsOfList(method, parts, router) : [];
  if (others.length > 0) return methodNotAllowed(method, others);
  // Without its last part, a path is that of the list.
  if (own === undefined && method === 'GET' && isLast) return undefined;
  const absent = findCode({ operation, condition: 'absent', words });
  const found = own ?? absent;
  if (found === undefined) return badIdentifier(path);
  if (found.code === CODE.badIdentifier || (found.code === null && found.status === 400)) return badIdentifier(path);
  const code = found.code ?? absent?.code ?? CODE.notFound;
  return problem(found.status ?? 400, code, found.message === '' ? `${name} is empty` : found.message, `/${name}`);
}

/** Other operations of the product were seen to take a path with an empty end for that of the list. */
const isListedElsewhere = (operation: string, words: ReadonlySet<string>): boolean =>
  findCode({ operation, condition: 'no-method', words }) !== undefined;

/** Methods of the path without its last, empty part, if this one is not among them. */
function methodsOfList(method: string, parts: readonly string[], router: Router): readonly string[] {
  const list = router.find(method, `/${parts.slice(0, -1).join('/')}`);
  return list.kind === 'no-method' ? list.allowed : [];
}

/** `DELETE …/storage/kv/namespaces/` is a request for the list, as was seen of KV, Hyperdrive, members and addressing. */
function methodNotAllowed(method: string, allowed: readonly string[]): Problem {
  const message = `${method} method not allowed for the api_token authentication scheme`;
  return new Problem(405, [{ code: CODE.authentication, message }], { allow: allowed.join(', ') });
}
