/** `flarewire/find`: the zone of a host, the account to work in, the one item of a list, by what people call them. */
import { CloudflareError } from '../errors/usage-error.ts';
import type { Caller, HelperOptions, ItemOf } from './caller.ts';
import { findAll, having } from './find-item.ts';

export type { Caller, HelperOptions, ItemOf, ListName, Part } from './caller.ts';
export { find } from './find-item.ts';
export { type Zone, type ZoneOptions, zoneFor, zonesFor } from './zone-for.ts';

/** An account as `accounts.list` gives it. */
export type Account = ItemOf<'accounts.list'>;

/**
 * The account of this name, or the only one that the token sees if no name is given.
 *
 * @throws CloudflareError there is none, or more than one: the message names those there are
 * @example
 * const { id: account_id } = await accountFor(client);
 */
export async function accountFor(client: Caller, name?: string, options?: HelperOptions): Promise<Account> {
  const found = (await findAll(client, 'accounts.list', {}, having('accounts.list', { name }), options)) as Account[]; // what the operation lists
  const [account] = found;
  if (account && found.length === 1) return account;
  const named = name === undefined ? '' : ` named ${JSON.stringify(name)}`;
  const list = found.slice(0, 10).map((one) => `${one.name} (${one.id})`);
  const how =
    found.length > 0 ? `${found.length} accounts${named}, give one: ${list.join(', ')}` : `no account${named}`;
  throw new CloudflareError(`accountFor: this token sees ${how}`);
}
