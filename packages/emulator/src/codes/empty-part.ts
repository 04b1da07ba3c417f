/** Refuses paths with an empty segment, as scripts with an unset variable send: `/accounts//queues`. */
import { badIdentifier, CODE, type Problem, problem } from '../problem.ts';
import type { Router } from '../routing/router.ts';
import { findCode, wordsOf } from './table.ts';

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
  const own = findCode(route.operation.name, 'empty-part', words);
  // Without its last part, a path is that of the list.
  if (own === undefined && method === 'GET' && at === parts.length - 1) return undefined;
  const absent = findCode(route.operation.name, 'absent', words);
  const found = own ?? absent;
  if (found === undefined) return badIdentifier(path);
  if (found.code === CODE.badIdentifier || (found.code === null && found.status === 400)) return badIdentifier(path);
  const code = found.code ?? absent?.code ?? CODE.notFound;
  return problem(found.status ?? 400, code, found.message === '' ? `${name} is empty` : found.message, `/${name}`);
}
