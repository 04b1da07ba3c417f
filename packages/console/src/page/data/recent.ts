/** Remembers recently opened operations, newest first. */
import { namesIn, readStored, store } from '../ui/browser-storage.ts';

const PLACE = 'recent';
const MAX = 8;

export const recentOperations = (): readonly string[] => namesIn(readStored(PLACE)).slice(0, MAX);

export const noteRecent = (name: string): void =>
  store(PLACE, [name, ...recentOperations().filter((one) => one !== name)].slice(0, MAX));
