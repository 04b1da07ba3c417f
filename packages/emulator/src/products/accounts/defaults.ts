/** Default content of a sandbox: one account and one user, so that a program has something to query. */
import { timestamp } from '../../state/clock.ts';
import type { Sandbox } from '../../state/sandbox.ts';

export const DEFAULT_ACCOUNT = 'f1a4e000000000000000000000000001';
export const DEFAULT_USER = 'f1a4e000000000000000000000000002';

/** True if the state is new: it has no accounts. */
export const isEmpty = ({ store }: Sandbox): boolean => store.list('/accounts', { limit: 1, offset: 0 }).total === 0;

/** Creates missing defaults; existing content stays. */
export function seedDefaults(sandbox: Sandbox): void {
  const { store } = sandbox;
  if (isEmpty(sandbox)) putAccount(sandbox, { id: DEFAULT_ACCOUNT, name: 'Local account' });
  if (store.get('/user', '') === undefined) {
    store.put('/user', '', {
      id: DEFAULT_USER,
      email: 'user@example.com',
      first_name: 'Local',
      last_name: 'User',
      country: 'US',
      suspended: false,
      two_factor_authentication_enabled: false,
      two_factor_authentication_locked: false,
    });
  }
}

export function putAccount(
  sandbox: Sandbox,
  account: { readonly id: string; readonly name: string; readonly type?: string },
): void {
  sandbox.store.put('/accounts', account.id, {
    type: 'standard',
    created_on: timestamp(sandbox.clock),
    settings: { enforce_twofactor: false },
    ...account,
  });
}
