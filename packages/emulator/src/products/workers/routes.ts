/** Routes: patterns of a zone that lead to a Worker, each of them once. */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { all, below, fieldsOf } from '../shared/fields.ts';
import { zoneOf } from '../zones/state.ts';
import { tablesOf } from './tables.ts';

/** The host name of a pattern, without its leading wildcard, and its path. */
export function partsOf(pattern: string): { readonly bare: string; readonly path: string } {
  const [, host = '', path = ''] = /^(?:https?:\/\/|\*:\/\/)?([^/]*)(.*)$/s.exec(pattern) ?? [];
  return { bare: host.replace(/^\*\.?/, '').toLowerCase(), path };
}

/** https://developers.cloudflare.com/workers/configuration/routing/routes/#matching-behavior */
export function checkPattern(zone: { readonly name: string }, pattern: string): void {
  const { bare, path } = partsOf(pattern);
  const wrong = (code: number, why: string): Problem => problem(400, code, why, '/pattern');
  if (bare !== zone.name && !bare.endsWith(`.${zone.name}`))
    throw wrong(10022, `Route pattern must include zone name: ${pattern.slice(0, 200)}`); // as reported by users
  // The rules are documented, their codes are not.
  if (bare.includes('*') || path.slice(0, -1).includes('*'))
    throw wrong(CODE.invalid, 'A wildcard may only be at the beginning of the host name or at the end of the path.');
  if (pattern.includes('?')) throw wrong(CODE.invalid, 'A route pattern has no query string.');
}

export const samePattern = (): Problem =>
  problem(409, 10020, 'A route with the same pattern already exists.', '/pattern');

const checked: Handler<'workers.routes.create' | 'workers.routes.update'> = (context) => {
  const zone = zoneOf(context);
  const { pattern: sent, script } = fieldsOf(context);
  const pattern = String(sent);
  checkPattern(zone, pattern);
  const routes = all(context, below(context, 'workers', 'routes'));
  if (routes.some((one) => one.pattern === pattern && one.id !== context.path.route_id)) throw samePattern();
  if (typeof script === 'string' && script !== '' && !tablesOf(context).script.get(zone.account.id, script))
    throw problem(400, 10019, 'workers.api.error.invalid_route_script_missing', '/script');
  return context.generic();
};

export const workersRoutes = {
  'workers.routes.create': checked,
  'workers.routes.update': checked,
  'workers.routes.delete': (context) => {
    const { id = context.path.route_id } = context.generic();
    return { id };
  },
} satisfies Handlers;
