/** Who asks. Any token or key is taken for now; no credentials, or a header that holds none, are refused. */
import type { Operation } from '@flarewire/contract';
import { CODE, Problem } from './problem.ts';

/** Calls that the provider answers to anyone. */
const PUBLIC = new Set(['ips.list']);

/**
 * Throws where a request carries no credentials.
 * https://developers.cloudflare.com/fundamentals/api/how-to/make-api-calls/
 * @throws Problem 401
 */
export function authenticate(headers: Headers, operation: Operation): void {
  if (PUBLIC.has(operation.name)) return;
  const authorization = headers.get('authorization');
  if (authorization !== null) {
    if (/^bearer\s+\S/i.test(authorization)) return;
    throw new Problem(400, [
      {
        code: 6003,
        message: 'Invalid request headers',
        pointer: '/Authorization',
        chain: [{ code: 6111, message: 'Invalid format for Authorization header' }],
      },
    ]);
  }
  if (headers.get('x-auth-user-service-key')) return;
  if (headers.get('x-auth-key') && headers.get('x-auth-email')) return;
  throw new Problem(401, [{ code: CODE.authentication, message: 'Authentication error' }]);
}
