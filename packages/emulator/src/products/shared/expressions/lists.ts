/** Kinds of the lists of an account, by name. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import { pathKey } from '../../../routing/router.ts';
import { zoneOf } from '../../zones/state.ts';

export function listKinds(context: Context): Record<string, string> {
  const account = context.path.account_id ?? zoneOf(context).account.id;
  const lists = context.sandbox.store.all(pathKey(['accounts', account, 'rules', 'lists'])).filter(isObject);
  return Object.fromEntries(lists.map(({ name, kind }) => [String(name), String(kind)]));
}
