/** Resources that could not be read: nothing follows from items of theirs that a backup does not have. */
import type { Backup, Item, Unread } from './backup-value.ts';

interface Covering extends Unread {
  /** Whether an item would be among those that were not read. */
  covers(item: Pick<Item, 'in'>): boolean;
}

/** A single thing that is not there is a fact: 404 says that nothing is set. A list always exists. */
const isUnknown = ({ status, isSingle }: Unread): boolean => !(status === 404 && isSingle === true);

/** What a backup could not read of a kind. */
export const unreadIn = ({ unread }: Pick<Backup, 'unread'>, kind: string): readonly Covering[] =>
  unread
    .filter((one) => one.kind === kind && isUnknown(one))
    .map((one) => ({ ...one, covers: (item) => one.in === undefined || isSame(one.in, item.in) }));

const isSame = (place: Readonly<Record<string, string>>, other: Item['in']): boolean =>
  JSON.stringify(Object.values(place)) === JSON.stringify(Object.values(other ?? {}));

/** `403 10000 Authentication error` */
export const reasonOf = ({ status, reason }: Unread): string =>
  [status, reason].filter(Boolean).join(' ') || 'no reason given';
