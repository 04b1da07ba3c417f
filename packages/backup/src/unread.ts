/** Resources that could not be read: the absence of their items in a backup means nothing. */
import type { Backup, Item, Unread } from './backup-value.ts';

interface Covering extends Unread {
  /** True if an item would be among those that were not read. */
  covers(item: Pick<Item, 'in'>): boolean;
}

/** A missing single resource is a known state: 404 means that nothing is set. A list always exists. */
const isUnknown = ({ status, isSingle }: Unread): boolean => !(status === 404 && isSingle === true);

/** The parts of a kind that a backup could not read. */
export const unreadIn = ({ unread }: Pick<Backup, 'unread'>, kind: string): readonly Covering[] =>
  unread
    .filter((one) => one.kind === kind && isUnknown(one))
    .map((one) => ({ ...one, covers: (item) => one.in === undefined || isSame(one.in, item.in) }));

const isSame = (place: Readonly<Record<string, string>>, other: Item['in']): boolean =>
  JSON.stringify(Object.values(place)) === JSON.stringify(Object.values(other ?? {}));

/** `403 10000 Authentication error` */
export const reasonOf = ({ status, reason }: Unread): string =>
  [status, reason].filter(Boolean).join(' ') || 'no reason given';
