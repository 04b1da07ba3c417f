/** Finds the earlier calls in the journal that a call depends on: those that created the items it names. */
import { isObject } from '@flarewire/schema';
import { resultIn } from '../data/answer.ts';
import type { Subject } from '../form/schema.ts';
import { fromJournal, type Recorded } from './journal.ts';

/** An entry with its operation. */
export interface Call<Entry extends Recorded = Recorded> {
  readonly entry: Entry;
  readonly subject: Subject;
}

/** The result of a response as JSON; undefined if the journal lacks it. */
export function resultOf({ entry, subject }: Call): unknown {
  const { response } = entry;
  if (response?.body === undefined || response.isCut || subject.operation.response !== 'json') return undefined;
  try {
    return resultIn(JSON.parse(response.body), subject.operation);
  } catch {
    return undefined;
  }
}

export const isDone = ({ status, fault }: Recorded): boolean =>
  status !== undefined && status < 300 && fault === undefined;

/** Yields every text in a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Fields that contain the id of a new resource. */
const NAMES = /^(id|uuid|tag)$|_(id|uuid|tag)$/;

/** The ids that a call created, by result field. */
export function madeBy(call: Call): Map<string, string> {
  const { method } = call.subject.operation;
  const result = resultOf(call);
  if (method !== 'POST' && method !== 'PUT') return new Map();
  if (!isObject(result) || !isDone(call.entry)) return new Map();
  const given = new Set(textsIn(fromJournal(call.entry, call.subject).params));
  const ids = Object.entries(result).filter(
    ([name, value]) => NAMES.test(name) && typeof value === 'string' && value !== '' && !given.has(value),
  );
  return new Map(ids.map(([name, value]) => [String(value), name]));
}

/** The calls this one depends on, oldest first. `earlier`: the journal before it, oldest first. */
export function neededBefore<Entry extends Recorded>(
  call: Call<Entry>,
  earlier: readonly Call<Entry>[],
): Call<Entry>[] {
  const needed: Call<Entry>[] = [];
  const wanted = new Set(textsIn(fromJournal(call.entry, call.subject).params));
  const paths = [call.entry.path];
  for (const other of earlier.toReversed()) {
    if (!isDone(other.entry)) continue;
    const isMaker = [...madeBy(other).keys()].some((id) => wanted.has(id));
    // Items with a name chosen by the caller are created by PUT.
    const isPut = other.entry.method === 'PUT' && paths.some((path) => isBelow(path, other.entry.path));
    if (!isMaker && !isPut) continue;
    needed.unshift(other);
    paths.push(other.entry.path);
    for (const text of textsIn(fromJournal(other.entry, other.subject).params)) wanted.add(text);
  }
  return needed;
}

const isBelow = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`);
