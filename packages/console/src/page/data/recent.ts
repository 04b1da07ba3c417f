/** Operations that were opened last, kept by the browser. */

const PLACE = 'flarewire.recent';
const MOST = 8;

/** The last one first. */
export function recentOperations(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, MOST) : [];
  } catch {
    return []; // forbidden storage, or another's value in the place
  }
}

export function noteRecent(name: string): void {
  try {
    const names = [name, ...recentOperations().filter((one) => one !== name)].slice(0, MOST);
    localStorage.setItem(PLACE, JSON.stringify(names));
  } catch {
    // Then nothing is remembered.
  }
}
