/** The resources that this browser remembers for the navigation: names of what was opened last, and of favourites. */
import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../../ui/kept.ts';

export interface Visited {
  /** The last one first. */
  readonly recent: readonly string[];
  readonly favourites: readonly string[];
}

const PLACE = 'browse.visited';
const MOST = 8;

export function visitedOf(value: unknown): Visited {
  const { recent, favourites } = Object(value) as Record<string, unknown>;
  const names = (list: unknown): readonly string[] =>
    Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  return { recent: names(recent), favourites: names(favourites) };
}

export const withVisit = (visited: Visited, name: string): Visited => ({
  ...visited,
  recent: [name, ...visited.recent.filter((one) => one !== name)].slice(0, MOST),
});

export const withFavourite = ({ recent, favourites }: Visited, name: string, isOn: boolean): Visited => ({
  recent,
  favourites: [...favourites.filter((one) => one !== name), ...(isOn ? [name] : [])],
});

let state: Visited | undefined;
const listeners = new Set<() => void>();
const read = (): Visited => {
  state ??= visitedOf(readKept(PLACE));
  return state;
};

function write(next: Visited): void {
  state = next;
  keep(PLACE, next);
  for (const listener of listeners) listener();
}

export const visit = (name: string): void => write(withVisit(read(), name));

export const setFavourite = (name: string, isOn: boolean): void => write(withFavourite(read(), name, isOn));

export const useVisited = (): Visited =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
