/** `flarewire/find`: finds the zone of a host, the account to use, or an item of a list by its familiar name. */

import type { Caller, HelperOptions, ItemOf } from './caller.ts';
import { FindError } from './find-error.ts';
import { findAll, having } from './find-item.ts';

export type { Caller, HelperOptions, ItemOf, ListName, Part } from './caller.ts';
export { FindError } from './find-error.ts';
export { find } from './find-item.ts';
export { type Zone, type ZoneOptions, zoneFor, zonesFor } from './zone-for.ts';

/** An account as returned by `accounts.list`. */
export type Account = ItemOf<'accounts.list'>;

/**
 * Finds the account with this name, or without a name the only account that the token can access.
 *
 * @throws FindError if there is none, or more than one: the message lists the accounts
 * @example
 * const { id: account_id } = await accountFor(client);
 */
export async function accountFor(client: Caller, name?: string, options?: HelperOptions): Promise<Account> {
  const found = (await findAll(client, 'accounts.list', {}, having('accounts.list', { name }), options)) as Account[]; // its items
  const [account] = found;
  if (account && found.length === 1) return account;
  const named = name === undefined ? '' : ` named ${JSON.stringify(name)}`;
  const list = found.slice(0, 10).map((one) => `${one.name} (${one.id})`);
  const how =
    found.length > 0 ? `${found.length} accounts${named}; choose one: ${list.join(', ')}` : `no account${named}`;
  throw new FindError(`accountFor: this token has access to ${how}`, found.length);
}
