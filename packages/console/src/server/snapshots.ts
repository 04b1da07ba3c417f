/** Saved states of the emulator by name; they end with the process. */
import type { Emulator } from '@flarewire/emulator';
import type { Snapshot } from '../wire/types.ts';
import { Refused } from './http/refused.ts';

interface Saved extends Snapshot {
  readonly state: Uint8Array;
}

type Saving = Pick<Emulator, 'snapshot' | 'restore'>;

const MAX_SNAPSHOTS = 20;
const MAX_NAME = 60;

const saved = new WeakMap<Saving, readonly Saved[]>();

/** Newest first. */
export const snapshotsOf = (emulator: Saving): readonly Snapshot[] =>
  (saved.get(emulator) ?? []).map(({ name, at, bytes }) => ({ name, at, bytes }));

/** @throws Refused 400 */
export async function saveSnapshot(emulator: Saving, given: unknown, at: number): Promise<void> {
  const name = newName(emulator, given);
  add(emulator, { name, at, state: await emulator.snapshot() });
}

/** Adds the state of a file. @param data as Base64. @throws Refused 400 */
export function addSnapshot(emulator: Saving, given: unknown, data: unknown, at: number): void {
  const name = newName(emulator, given);
  const state = typeof data === 'string' ? fromBase64(data) : undefined;
  if (state === undefined) throw new Refused(400, 'BadRequest', "'data' must be the state in Base64.");
  add(emulator, { name, at, state });
}

/** @throws Refused 404 */
export const snapshotState = (emulator: Saving, name: unknown): Uint8Array => named(emulator, name).state;

/** The name under which another snapshot can be saved. @throws Refused 400 */
function newName(emulator: Saving, given: unknown): string {
  const name = typeof given === 'string' ? given.trim() : '';
  if (name === '' || name.length > MAX_NAME)
    throw new Refused(400, 'BadRequest', `'name' must be a text of 1 to ${MAX_NAME} characters.`);
  if (others(emulator, name).length >= MAX_SNAPSHOTS)
    throw new Refused(400, 'BadRequest', `${MAX_SNAPSHOTS} snapshots are saved, which is the limit. Delete one first.`);
  return name;
}

const others = (emulator: Saving, name: string): readonly Saved[] =>
  (saved.get(emulator) ?? []).filter((one) => one.name !== name);

function add(emulator: Saving, { name, at, state }: Pick<Saved, 'name' | 'at' | 'state'>): void {
  saved.set(emulator, [{ name, at, bytes: state.length, state }, ...others(emulator, name)]);
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** @throws Refused 404 */
export const restoreSnapshot = (emulator: Saving, name: unknown): Promise<void> =>
  emulator.restore(named(emulator, name).state);

/** @throws Refused 404 */
export function deleteSnapshot(emulator: Saving, name: unknown): void {
  const found = named(emulator, name);
  saved.set(
    emulator,
    (saved.get(emulator) ?? []).filter((one) => one !== found),
  );
}

function named(emulator: Saving, name: unknown): Saved {
  const found = saved.get(emulator)?.find((one) => one.name === name);
  if (found === undefined)
    throw new Refused(404, 'NotFound', `No snapshot is named '${String(name).slice(0, MAX_NAME)}'.`);
  return found;
}
