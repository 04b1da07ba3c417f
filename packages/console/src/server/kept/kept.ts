/** Serves `/api/kept`: sent, saved and collected calls. Changes are applied one at a time. */
import { randomUUID } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import { type Collection, type Kept, MAX_COLLECTIONS, MAX_SAVED, MAX_SENT } from '../../wire/kept.ts';
import { KeptError, nameOf, readCall, readCollection, readSent } from '../../wire/read-kept.ts';
import { Refused } from '../http/refused.ts';
import { createStore, type Store, type StoredFile } from './stored-file.ts';
import { withoutSecrets } from './without-secrets.ts';

type Fields = Readonly<Record<string, unknown>>;
type Act = (kept: Kept, action: Fields, now: number) => Kept | Promise<Kept>;

export const NONE: Kept = { sent: [], saved: [], collections: [] };

export const createKept = (file: StoredFile<Kept>, now: () => number = () => Date.now()): Store<Kept> =>
  createStore(file, (kept, action) => {
    const name = isObject(action) ? action.do : undefined;
    const act = typeof name === 'string' && Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
    if (!isObject(action) || act === undefined)
      throw new Refused(400, 'BadRequest', `'do' must be one of ${Object.keys(ACTS).join(', ')}.`);
    return act(kept, action, now());
  });

const ACTS: Readonly<Record<string, Act>> = {
  note: async (kept, { call }) => {
    const sent = await withoutSecrets(readSent({ ...Object(call), id: randomUUID() }, 'The call'));
    return { ...kept, sent: [sent, ...kept.sent].slice(0, MAX_SENT) };
  },
  save: async (kept, { call, name }, at) => {
    if (kept.saved.length >= MAX_SAVED) throw new KeptError(`${MAX_SAVED} calls are saved, which is the limit.`);
    const saved = { ...(await withoutSecrets(readCall(call))), id: randomUUID(), name: nameOf(name), at };
    return { ...kept, saved: [saved, ...kept.saved] };
  },
  rename: (kept, { id, name }) => {
    const renamed = <One extends { readonly id: string }>(one: One): One =>
      one.id === id ? { ...one, name: nameOf(name) } : one;
    if (![...kept.saved, ...kept.collections].some((one) => one.id === id)) throw gone();
    return { ...kept, saved: kept.saved.map(renamed), collections: kept.collections.map(renamed) };
  },
  delete: (kept, { id }) => {
    const others = ({ id: own }: { readonly id: string }): boolean => own !== id;
    return {
      sent: kept.sent.filter(others),
      saved: kept.saved.filter(others),
      collections: kept.collections.filter(others),
    };
  },
  'clear-sent': (kept) => ({ ...kept, sent: [] }),
  put: async (kept, { collection: given }) => {
    const read = readCollection(given);
    const collection: Collection = {
      ...read,
      steps: await Promise.all(read.steps.map((step) => withoutSecrets(step))),
    };
    const isThere = kept.collections.some(({ id }) => id === collection.id);
    if (!isThere && kept.collections.length >= MAX_COLLECTIONS) {
      throw new KeptError(`There are ${MAX_COLLECTIONS} collections, which is the limit.`);
    }
    const collections = isThere
      ? kept.collections.map((one) => (one.id === collection.id ? collection : one))
      : [collection, ...kept.collections];
    return { ...kept, collections };
  },
};

const gone = (): Refused => new Refused(404, 'NotFound', 'This no longer exists: another page may have deleted it.');
