/** Stores the operations that the user has pinned, newest first. */
import { namesIn, stored } from '../ui/browser-storage.ts';

const MAX = 24;
const pinned = stored('pinned', (found) => namesIn(found).slice(0, MAX));

export const usePinned = pinned.useValue;

/** Returns true if it is pinned now. */
export function togglePinned(name: string): boolean {
  const names = pinned.read();
  const isPinned = names.includes(name);
  pinned.write((isPinned ? names.filter((one) => one !== name) : [name, ...names]).slice(0, MAX));
  return !isPinned;
}
