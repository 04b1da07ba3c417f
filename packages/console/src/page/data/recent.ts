/** Remembers recently opened operations, newest first. */
import { keep, namesIn, readKept } from '../ui/kept.ts';

const PLACE = 'recent';
const MAX = 8;

export const recentOperations = (): readonly string[] => namesIn(readKept(PLACE)).slice(0, MAX);

export const noteRecent = (name: string): void =>
  keep(PLACE, [name, ...recentOperations().filter((one) => one !== name)].slice(0, MAX));
