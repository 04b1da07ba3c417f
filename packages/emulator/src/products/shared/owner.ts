/** Finds the owner of a path: of operations below an account or a zone. */
import type { Context } from '../../handler/context.ts';
import { pathKey } from '../../routing/router.ts';
import { zoneOf } from '../zones/state.ts';

/** The account of the path, or that of its zone. @throws Problem 404 if the zone does not exist */
export const accountOf = (context: Context): string => context.path.account_id ?? zoneOf(context).account.id;

/** A place below an account. */
export const inAccount = (account: string, ...names: readonly string[]): string =>
  pathKey(['accounts', account, ...names]);
