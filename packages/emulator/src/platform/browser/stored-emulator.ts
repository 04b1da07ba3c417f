/** An emulator whose state is stored in the browser, and is there after a reload. */
import { createEmulator, type Emulator, type EmulatorOptions } from '../../emulator.ts';
import { fetchBy } from '../../instance.ts';
import { type BrowserStorage, openStorage } from './storage.ts';

/** Another page of this origin has the state open. */
export class StateInUseError extends Error {
  override readonly name = 'StateInUseError';
}

const fileOf = (name: string): string => `${name}.snapshot`;
const NAME = /^[\w.-]{1,100}$/;

/** @throws Error if the name is invalid, StateInUseError, or Error if the stored state cannot be read */
export async function storedEmulator(name: string, options: EmulatorOptions): Promise<Emulator> {
  if (!NAME.test(name))
    throw new Error(
      `data: '${name}' is not a valid name. Use up to 100 letters, digits, dots, hyphens and underscores.`,
    );
  const unlock = await lock(name);
  try {
    const storage = await openStorage();
    const state = await storage.read(fileOf(name));
    const emulator = createEmulator(options);
    await emulator.ready;
    if (state !== undefined) await emulator.restore(state).catch((error) => Promise.reject(unreadable(name, error)));
    return saving(emulator, storage, fileOf(name), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Deletes a stored state that no page has open. @throws StateInUseError */
export async function deleteState(name: string): Promise<void> {
  const unlock = await lock(name);
  try {
    await (await openStorage()).delete(fileOf(name));
  } finally {
    unlock();
  }
}

const unreadable = (name: string, cause: unknown): Error =>
  new Error(
    `The stored state '${name}' cannot be read: ${cause instanceof Error ? cause.message : cause}. Delete it with deleteState('${name}'), or use another name.`,
    { cause },
  );

/** Milliseconds. A page that reloads releases its lock a moment later. */
const MAX_WAIT = 3000;

/** Returns the function that unlocks. Pages without a secure context have no locks. */
function lock(name: string): Promise<() => void> {
  if (navigator.locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const held = (): Promise<void> => new Promise((unlock) => resolve(unlock));
    navigator.locks
      .request(`flarewire ${name}`, { signal: AbortSignal.timeout(MAX_WAIT) }, held)
      .catch(() =>
        reject(
          new StateInUseError(`The state '${name}' is open in another tab or window. Close it, or use another name.`),
        ),
      );
  });
}

/** Saves the whole state after each change; changes made while it is saved share the next save. */
function saving(emulator: Emulator, storage: BrowserStorage, file: string, unlock: () => void): Emulator {
  let isStale = false;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      while (isStale) {
        isStale = false;
        await storage.write(file, await emulator.snapshot());
      }
    } finally {
      running = undefined;
    }
  };
  const save = (): Promise<void> => {
    isStale = true;
    running ??= run();
    return running;
  };
  const thenSave = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    await save();
    return result;
  };
  const handle = (request: Request): Promise<Response> =>
    /^(GET|HEAD|OPTIONS)$/.test(request.method) ? emulator.handle(request) : thenSave(emulator.handle(request));
  return {
    ...emulator,
    handle,
    fetch: fetchBy(handle),
    seed: (seed) => thenSave(emulator.seed(seed)),
    adopt: (things) => thenSave(emulator.adopt(things)),
    reset: () => thenSave(emulator.reset()),
    restore: (snapshot) => thenSave(emulator.restore(snapshot)),
    close: async () => {
      await running;
      await emulator.close();
      unlock();
    },
  };
}
