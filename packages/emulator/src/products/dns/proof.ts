/** Proof that a domain belongs to an account: a TXT record, looked for until it is found or the time is over. */
import type { Context } from '../../handler/context.ts';
import { phase } from '../shared/fields.ts';
import { zoneFor } from '../zones/plan.ts';
import { dnsTables } from './tables.ts';

const DAY = 86_400_000;
/**
 * Time limit for the record to appear:
 * https://developers.cloudflare.com/fundamentals/manage-members/dashboard-sso/#3-verify-domain-ownership
 */
const LOOKED_FOR = 2 * DAY;

interface Proof {
  readonly account: string;
  readonly domain: string;
  /** Content of the record. */
  readonly text: string;
  /** Start of the search. */
  readonly since: string;
}

/** A domain that is not in a zone of the account has its DNS elsewhere, where nobody can look: the record is found there after a minute. */
export function proofOf(context: Context, proof: Proof): 'failed' | 'pending' | 'verified' {
  const zone = zoneFor(context, proof.account, proof.domain);
  if (zone === undefined)
    return phase(proof.since, context, [
      ['pending', 0],
      ['verified', 60],
    ]);
  const isThere = context.sandbox
    .use(dnsTables)
    .all(zone.id)
    .some(
      ({ type, name, content }) =>
        type === 'TXT' && name === proof.domain && content.replace(/^"|"$/g, '') === proof.text,
    );
  if (isThere) return 'verified';
  return context.sandbox.clock.now() - Date.parse(proof.since) < LOOKED_FOR ? 'pending' : 'failed';
}
