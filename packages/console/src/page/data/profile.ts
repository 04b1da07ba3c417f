/** Selects the profile of this tab. Each tab has its own, so two can be open at once. */
import type { Profile } from '../../wire/types.ts';

const PLACE = 'flarewire.profile';

/** The first profile if none was chosen or the chosen one no longer exists. */
export function chosenProfile(profiles: readonly Profile[]): Profile | undefined {
  return profiles.find(({ name }) => name === kept()) ?? profiles[0];
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null; // storage may be blocked
  }
}

/** Reloads the page, so that nothing from the other account remains. */
export function switchProfile(name: string): void {
  try {
    sessionStorage.setItem(PLACE, name);
  } catch {
    return;
  }
  // Ids in the URL belong to the previous account.
  location.assign(location.pathname);
}
