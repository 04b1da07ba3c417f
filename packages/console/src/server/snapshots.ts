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
  const name = typeof given === 'string' ? given.trim() : '';
  if (name === '' || name.length > MAX_NAME)
    throw new Refused(400, 'BadRequest', `'name' must be a text of 1 to ${MAX_NAME} characters.`);
  const others = (): readonly Saved[] => (saved.get(emulator) ?? []).filter((one) => one.name !== name);
  if (others().length >= MAX_SNAPSHOTS)
    throw new Refused(400, 'BadRequest', `${MAX_SNAPSHOTS} snapshots are saved, which is the limit. Delete one first.`);
  const state = await emulator.snapshot();
  saved.set(emulator, [{ name, at, bytes: state.length, state }, ...others()]);
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
