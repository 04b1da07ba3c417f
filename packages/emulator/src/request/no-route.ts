/** Refusals of paths without an operation: https://github.com/JastinXyz/withcoding.me/issues/1 */
import { CODE, Problem, problem } from '../problem.ts';
import { BASE, type Match } from '../routing/match.ts';

export function noRoute(method: string, lookup: Match['lookup']): Problem {
  switch (lookup.kind) {
    case 'malformed':
      return problem(400, CODE.badIdentifier, `The path segment '${lookup.segment}' is not valid percent-encoding.`);
    case 'no-method':
      return new Problem(405, [{ code: CODE.noMethod, message: `Method ${method} is not available for that URI` }], {
        allow: lookup.allowed.join(', '),
      });
    case 'outside':
      return problem(404, CODE.noRoute, `No route for that URI: paths begin with ${BASE}/`);
    default:
      return problem(404, CODE.noRoute, 'No route for that URI');
  }
}
