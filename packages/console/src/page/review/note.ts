/** Notes a change in the list of changes. */
import type { Change } from '../../wire/changes.ts';
import { MAX_CHANGE_LENGTH } from '../../wire/changes.ts';
import type { CallOptions } from '../data/call.ts';
import { actOnChanges } from '../data/changes/changes.ts';
import { asItem, nameOf } from '../data/item.ts';
import { sessionProfile } from '../data/session.ts';
import type { Params, Subject } from '../form/schema.ts';
import { isPartialEdit } from '../form/values/item-params.ts';
import { fromURLText, toURLText } from '../form/values/url.ts';
import { isEqual } from '../ui/json/equal.ts';
import { placeIn, writableState } from './readers.ts';
import { type Made, type Others, type Undo, undoOf } from './undo.ts';

let last: Promise<void> = Promise.resolve();

/** Resolves when all changes so far are in the list. */
export const pendingNotes = (): Promise<void> => last;

export function noteChange(made: Made, others: Others, options: CallOptions): void {
  last = note(async () => changeOf(made, await undoOf(made, others), Date.now()), options.profile);
}

/** A batch, whose undo only its caller knows. */
export function noteBatch(change: Omit<Change, 'id'>): void {
  last = note(async () => bounded(change));
}

/** Without its values if these are too long. */
const bounded = (change: Omit<Change, 'id'>): Omit<Change, 'id'> =>
  JSON.stringify(change).length <= MAX_CHANGE_LENGTH
    ? change
    : { ...change, before: undefined, after: undefined, undo: [], whyNot: 'Its values are too long to keep.' };

/** Failures are ignored: the change itself was made. */
async function note(make: () => Promise<Omit<Change, 'id'>>, profile = sessionProfile()): Promise<void> {
  try {
    await actOnChanges({ do: 'note', change: await make() }, profile);
  } catch {
    // The list of changes is an aid; an unreachable console is reported elsewhere.
  }
}

export function changeOf(made: Made, undo: Undo, at: number): Omit<Change, 'id'> {
  const { subject, params, current } = made;
  const { operation, schemas } = subject;
  const place = placeIn(schemas, params);
  const isDelete = operation.method === 'DELETE';
  const sent = isDelete ? undefined : withoutSecrets(subject, omit(params, place));
  return bounded({
    at,
    operation: operation.name,
    name: titleOf(made),
    place,
    before: current === undefined ? undefined : beforeOf(made),
    after: sent,
    undo: undo.calls,
    ...(undo.whyNot !== undefined && { whyNot: undo.whyNot }),
  });
}

/** Of an edit, the previous values of the changed fields; of a deleted item, its fields. */
function beforeOf({ subject, params, current }: Made): Params {
  if (subject.operation.method === 'DELETE') return withoutSecrets(subject, asItem(current));
  const before = writableState(subject, current);
  const isPart = isPartialEdit(subject);
  const changed = Object.entries(before).filter(([name, value]) =>
    Object.hasOwn(params, name) ? !isEqual(value, params[name]) : !isPart,
  );
  return withoutSecrets(subject, Object.fromEntries(changed));
}

/** The name of the item; for an item without one, undefined. */
function titleOf({ subject, params, current, result }: Made): string | undefined {
  const named = [current, result, params].map((value) => nameOf(asItem(value))).find((name) => name !== 'item');
  return named ?? Object.values(placeIn(subject.schemas, params)).map(String).at(-1);
}

const omit = (params: Params, place: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !Object.hasOwn(place, name)));

const withoutSecrets = (subject: Subject, params: Params): Params =>
  fromURLText(toURLText(subject, params, MAX_CHANGE_LENGTH).text) ?? {};
