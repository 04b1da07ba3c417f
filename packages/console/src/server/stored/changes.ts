/** Serves `/api/changes`: the changes of this user. They are stored without secrets. */
import { type Change, type Changes, MAX_CHANGE_LENGTH, MAX_CHANGES, MAX_CHANGES_LENGTH } from '../../wire/changes.ts';
import { readChange } from '../../wire/read-changes.ts';
import { Refused } from '../http/refused.ts';
import { createStore, type Store, type StoredFile } from './stored-file.ts';
import { withoutSecrets } from './without-secrets.ts';

export const NO_CHANGES: Changes = { changes: [] };

export const createChanges = (file: StoredFile<Changes>): Store<Changes> =>
  createStore(file, async (data, action) => ({ changes: await changed(data, Object(action)) }));

async function changed({ changes }: Changes, action: Readonly<Record<string, unknown>>): Promise<readonly Change[]> {
  if (action.do === 'clear') return [];
  if (action.do === 'undone') {
    if (!changes.some(({ id }) => id === action.id))
      throw new Refused(404, 'NotFound', 'This change is not in the list: another page may have cleared it.');
    return changes.map((one) => (one.id === action.id ? { ...one, isUndone: true } : one));
  }
  if (action.do !== 'note') throw new Refused(400, 'BadRequest', "'do' must be one of note, undone, clear.");
  const change = readChange({ ...Object(action.change), id: crypto.randomUUID() }, 'The change');
  return bounded([await cleaned(change), ...changes]);
}

/** The page removes secrets too; the file must not depend on that. */
async function cleaned(change: Change): Promise<Change> {
  const { operation, place, before, after } = change;
  const clean = (params: Change['place'], name = operation) =>
    withoutSecrets({ operation: name, params, omitted: [] }, MAX_CHANGE_LENGTH);
  const calls = await Promise.all(change.undo.map((call) => clean(call.params, call.operation)));
  const isWhole = calls.every(({ omitted }) => omitted.length === 0);
  return {
    ...change,
    place: (await clean(place)).params,
    before: before && (await clean(before)).params,
    after: after && (await clean(after)).params,
    undo: isWhole ? calls.map(({ operation: name, params }) => ({ operation: name, params })) : [],
    ...(!isWhole && { whyNot: 'It contains a secret, which is not kept.' }),
  };
}

/** The newest changes that fit. */
function bounded(changes: readonly Change[]): readonly Change[] {
  let length = 0;
  return changes.slice(0, MAX_CHANGES).filter((change) => {
    length += JSON.stringify(change).length;
    return length <= MAX_CHANGES_LENGTH;
  });
}
