/** Groups of an identity provider among the user groups of an account: only their policies are changed here. */
import type { At, Context } from '../../handler/context.ts';
import { type Fields, keep, read } from '../shared/fields.ts';
import { inAccount } from '../shared/owner.ts';
import { invalid } from '../shared/refusals.ts';

type InAccount = Pick<Context, 'sandbox' | 'now'> & At<'account_id'>;

const groupsOf = ({ path }: At<'account_id'>): string => inAccount(path.account_id, 'iam', 'user_groups');

interface SyncedGroup {
  readonly id: string;
  readonly name: string;
  /** Ids of members of the account. */
  readonly members: readonly string[];
}

export function keepSynced(context: InAccount, { id, name, members }: SyncedGroup): void {
  const before = read(context, groupsOf(context), id) ?? { policies: [], created_on: context.now() };
  keep(context, groupsOf(context), id, { ...before, id, name, is_synced: true, modified_on: context.now() });
  const scope = inAccount(context.path.account_id, 'iam', 'user_groups', id, 'members');
  context.sandbox.store.clear(scope);
  for (const member of members) keep(context, scope, member, { id: member });
}

export function removeSynced(context: InAccount, id: string): void {
  context.sandbox.store.remove(groupsOf(context), id);
}

/** https://developers.cloudflare.com/fundamentals/manage-members/user-groups/: name, members and end are the identity provider's. */
export function refuseSynced(group: Fields | undefined): void {
  if (group?.is_synced === true) throw invalid('The group is managed by SCIM: change it at the identity provider');
}
