/** Remembers recent and favourite resources for the navigation in this browser. */
import { namesIn, stored } from '../../ui/browser-storage.ts';

export interface Visited {
  /** Newest first. */
  readonly recent: readonly string[];
  readonly favourites: readonly string[];
}

const MAX = 8;

export function visitedOf(value: unknown): Visited {
  const { recent, favourites } = Object(value) as Record<string, unknown>;
  return { recent: namesIn(recent), favourites: namesIn(favourites) };
}

export const withVisit = (visited: Visited, name: string): Visited => ({
  ...visited,
  recent: [name, ...visited.recent.filter((one) => one !== name)].slice(0, MAX),
});

export const withFavourite = ({ recent, favourites }: Visited, name: string, isOn: boolean): Visited => ({
  recent,
  favourites: [...favourites.filter((one) => one !== name), ...(isOn ? [name] : [])],
});

const visited = stored('browse.visited', visitedOf);

export const useVisited = visited.useValue;

export const visit = (name: string): void => visited.write(withVisit(visited.read(), name));

export const setFavourite = (name: string, isOn: boolean): void =>
  visited.write(withFavourite(visited.read(), name, isOn));
