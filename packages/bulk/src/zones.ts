/** Lists zones as the items of a job. */
import type { BulkClient } from './job.ts';

/** The fields of a zone that most jobs need. */
export interface ZoneItem {
  readonly id: string;
  readonly name: string;
  readonly account: { readonly id: string };
}

export interface ZoneFilter {
  /** A name, or part of one in the API's syntax: `contains:example`. */
  readonly name?: string;
  readonly status?: 'initializing' | 'pending' | 'active' | 'moved';
  /** The account that owns the zones. */
  readonly account_id?: string;
}

/**
 * The zones visible to the token, by name and status.
 *
 * @example
 * const items = zones(client, { status: 'active' });
 */
export async function* zones(client: Pick<BulkClient, 'call'>, filter: ZoneFilter = {}): AsyncGenerator<ZoneItem> {
  const { account_id, ...rest } = filter;
  const params = { ...rest, ...(account_id && { account: { id: account_id } }), per_page: 50 };
  const list = client.call('zones.list', params, { prefetch: 2 }) as AsyncIterable<ZoneItem>; // a list of zones
  for await (const { id, name, account } of list) yield { id, name, account: { id: account.id } };
}
