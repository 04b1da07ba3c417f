/** Checks the client address of a token: https://developers.cloudflare.com/fundamentals/api/how-to/restrict-tokens/ */

import type { Token } from '../../handler/token.ts';
import { contains, parseCidr } from '../shared/cidr.ts';

/**
 * Calls come from this machine, unless a header gives the client address, as the provider's servers do for a Worker.
 */
export const addressOf = (headers: Headers): string => headers.get('cf-connecting-ip') ?? '127.0.0.1';

/** A list of allowed ranges excludes all others; a list of forbidden ones comes on top of it. */
export function mayCallFrom({ condition }: Token, address: string): boolean {
  const { in: allowed = [], not_in: forbidden = [] } = condition?.request_ip ?? condition?.['request.ip'] ?? {};
  const own = parseCidr(address);
  const isIn = (range: string): boolean => {
    const cidr = parseCidr(range);
    return own !== undefined && cidr !== undefined && contains(cidr, own);
  };
  return (allowed.length === 0 || allowed.some(isIn)) && !forbidden.some(isIn);
}
