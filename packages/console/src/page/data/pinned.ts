/** Operations that the user has pinned, by name, kept by the browser; every place that shows them follows. */
import { useSyncExternalStore } from 'react';

const PLACE = 'flarewire.pinned';
const MOST = 24;

let names: readonly string[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly string[] {
  names ??= readKept();
  return names;
}

function readKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, MOST) : [];
  } catch {
    return []; // forbidden storage, or another's value in the place
  }
}

function keep(kept: readonly string[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Then it holds until the page is closed.
  }
}

/** The last pinned one first. */
export const usePinned = (): readonly string[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);

/** Returns whether it is pinned now. */
export function togglePinned(name: string): boolean {
  const isPinned = read().includes(name);
  names = (isPinned ? read().filter((one) => one !== name) : [name, ...read()]).slice(0, MOST);
  keep(names);
  for (const listener of listeners) listener();
  return !isPinned;
}
