/** Which profile this tab uses. Each tab has its own: two of them stand side by side. */
import type { Profile } from '../../wire/types.ts';

const PLACE = 'flarewire.profile';

/** The first where none was chosen, or the chosen one is no longer there. */
export function chosenProfile(profiles: readonly Profile[]): Profile | undefined {
  return profiles.find(({ name }) => name === kept()) ?? profiles[0];
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null; // storage may be forbidden
  }
}

/** Begins anew with it, so that nothing on the page is of the other account. */
export function switchProfile(name: string): void {
  try {
    sessionStorage.setItem(PLACE, name);
  } catch {
    return;
  }
  // Ids in the address belong to the account that is left.
  location.assign(location.pathname);
}
