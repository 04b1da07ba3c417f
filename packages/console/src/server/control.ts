/** `/api/control`: faults, time, limits and state of the emulator. */
import { type Emulator, type FaultRule, PRESETS, type PresetName } from '@flarewire/emulator';
import { isObject } from '@flarewire/schema';
import type { Control, ControlAction, FaultInfo } from '../wire/types.ts';
import { Refused } from './http/refused.ts';
import { addSnapshot, deleteSnapshot, restoreSnapshot, saveSnapshot, snapshotsOf } from './snapshots.ts';

/** The parts of an emulator that the console uses; an emulator in a page has them too. */
export type ControlledEmulator = Pick<
  Emulator,
  'faults' | 'clock' | 'journal' | 'isLimited' | 'setLimits' | 'reset' | 'snapshot' | 'restore' | 'upcoming'
>;

export function controlOf(emulator: ControlledEmulator): Control {
  const { faults, clock, isLimited } = emulator;
  return {
    faults: faults.list().map(({ id, matched, fired, ...rule }): FaultInfo => ({ id, rule, matched, fired })),
    presets: Object.keys(PRESETS),
    clock: clock.now(),
    isLimited: isLimited(),
    snapshots: snapshotsOf(emulator),
  };
}

type Acts = {
  readonly [Name in ControlAction['do']]: (
    emulator: ControlledEmulator,
    action: Readonly<Record<string, unknown>>,
  ) => unknown;
};

const MAX_SECONDS = 10 * 365 * 86_400;

const ACTS: Acts = {
  // Both validate their argument.
  fault: ({ faults }, { preset, rule }) =>
    preset === undefined ? faults.add(rule as FaultRule) : faults.use(preset as PresetName),
  unfault: ({ faults }, { id }) => {
    if (id === undefined) return faults.clear();
    if (!faults.remove(String(id))) throw new Refused(404, 'NotFound', `Unknown fault '${String(id).slice(0, 50)}'.`);
  },
  advance: ({ clock }, { seconds }) => {
    if (typeof seconds !== 'number' || !(seconds > 0 && seconds <= MAX_SECONDS)) {
      throw bad("'seconds' must be a number above 0, at most ten years");
    }
    clock.advance(seconds * 1000);
  },
  limits: (emulator, { on }) => {
    if (typeof on !== 'boolean') throw bad("'on' must be true or false");
    emulator.setLimits(on ? 'documented' : false);
  },
  reset: (emulator) => emulator.reset(),
  'save-snapshot': (emulator, { name }) => saveSnapshot(emulator, name, Date.now()),
  'add-snapshot': (emulator, { name, data }) => addSnapshot(emulator, name, data, Date.now()),
  'restore-snapshot': (emulator, { name }) => restoreSnapshot(emulator, name),
  'delete-snapshot': (emulator, { name }) => deleteSnapshot(emulator, name),
  'clear-journal': ({ journal }) => journal.clear(),
};

/** @throws Refused 400, 404 */
export async function act(emulator: ControlledEmulator, action: unknown): Promise<void> {
  const name = isObject(action) ? action.do : undefined;
  if (!isObject(action) || typeof name !== 'string' || !Object.hasOwn(ACTS, name)) {
    throw bad(`'do' must be one of ${Object.keys(ACTS).join(', ')}`);
  }
  try {
    // Checked above.
    await ACTS[name as ControlAction['do']](emulator, action);
  } catch (error) {
    if (error instanceof Refused || !(error instanceof Error)) throw error;
    // Rules and presets throw explanatory messages.
    throw new Refused(400, 'BadRequest', error.message);
  }
}

const bad = (why: string): Refused => new Refused(400, 'BadRequest', `This is not possible: ${why}.`);
