/** The default world: one account and one user, so that a program finds what it asks for first. */
import { timestamp } from '../clock.ts';
import type { World } from '../world.ts';

export const DEFAULT_ACCOUNT = 'f1a4e000000000000000000000000001';
export const DEFAULT_USER = 'f1a4e000000000000000000000000002';

/** Makes what is missing; what a kept state holds stays. */
export function seedDefaults(world: World): void {
  const { store, clock } = world;
  const created_on = timestamp(clock);
  if (store.get('/accounts', DEFAULT_ACCOUNT) === undefined) {
    store.put('/accounts', DEFAULT_ACCOUNT, {
      id: DEFAULT_ACCOUNT,
      name: 'Local account',
      type: 'standard',
      created_on,
      settings: { enforce_twofactor: false },
    });
  }
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
