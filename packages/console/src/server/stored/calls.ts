/** Serves `/api/stored-calls`: sent, saved and collected calls. Changes are applied one at a time. */
import { isObject } from '@flarewire/schema';
import { InvalidDataError, nameOf, readCall, readCollection, readSent } from '../../wire/read-stored-calls.ts';
import { type Collection, MAX_COLLECTIONS, MAX_SAVED, MAX_SENT, type StoredCalls } from '../../wire/stored-calls.ts';
import { Refused } from '../http/refused.ts';
import { createStore, type Store, type StoredFile } from './stored-file.ts';
import { withoutSecrets } from './without-secrets.ts';

type Fields = Readonly<Record<string, unknown>>;
type Act = (stored: StoredCalls, action: Fields, now: number) => StoredCalls | Promise<StoredCalls>;

export const NONE: StoredCalls = { sent: [], saved: [], collections: [] };

export const createStoredCalls = (
  file: StoredFile<StoredCalls>,
  now: () => number = () => Date.now(),
): Store<StoredCalls> =>
  createStore(file, (stored, action) => {
    const name = isObject(action) ? action.do : undefined;
    const act = typeof name === 'string' && Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
    if (!isObject(action) || act === undefined)
      throw new Refused(400, 'BadRequest', `'do' must be one of ${Object.keys(ACTS).join(', ')}.`);
    return act(stored, action, now());
  });

const ACTS: Readonly<Record<string, Act>> = {
  note: async (stored, { call }) => {
    const sent = await withoutSecrets(readSent({ ...Object(call), id: crypto.randomUUID() }, 'The call'));
    return { ...stored, sent: [sent, ...stored.sent].slice(0, MAX_SENT) };
  },
  save: async (stored, { call, name }, at) => {
    if (stored.saved.length >= MAX_SAVED)
      throw new InvalidDataError(`${MAX_SAVED} calls are saved, which is the limit.`);
    const saved = { ...(await withoutSecrets(readCall(call))), id: crypto.randomUUID(), name: nameOf(name), at };
    return { ...stored, saved: [saved, ...stored.saved] };
  },
  rename: (stored, { id, name }) => {
    const renamed = <One extends { readonly id: string }>(one: One): One =>
      one.id === id ? { ...one, name: nameOf(name) } : one;
    if (![...stored.saved, ...stored.collections].some((one) => one.id === id)) throw gone();
    return { ...stored, saved: stored.saved.map(renamed), collections: stored.collections.map(renamed) };
  },
  delete: (stored, { id }) => {
    const others = ({ id: own }: { readonly id: string }): boolean => own !== id;
    return {
      sent: stored.sent.filter(others),
      saved: stored.saved.filter(others),
      collections: stored.collections.filter(others),
    };
  },
  'clear-sent': (stored) => ({ ...stored, sent: [] }),
  put: async (stored, { collection: given }) => {
    const read = readCollection(given);
    const collection: Collection = {
      ...read,
      steps: await Promise.all(read.steps.map((step) => withoutSecrets(step))),
    };
    const isThere = stored.collections.some(({ id }) => id === collection.id);
    if (!isThere && stored.collections.length >= MAX_COLLECTIONS) {
      throw new InvalidDataError(`There are ${MAX_COLLECTIONS} collections, which is the limit.`);
    }
    const collections = isThere
      ? stored.collections.map((one) => (one.id === collection.id ? collection : one))
      : [collection, ...stored.collections];
    return { ...stored, collections };
  },
};

const gone = (): Refused => new Refused(404, 'NotFound', 'This no longer exists: another page may have deleted it.');
