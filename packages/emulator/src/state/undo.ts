/** Makes several transactions atomic: all of them apply or none, even if the process ends between them. */
import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Examine } from './open-state.ts';
import type { Sandbox } from './sandbox.ts';
import { type ExternalStates, readSnapshot, restoreSnapshot, takeSnapshot } from './snapshot.ts';
import { damaged, type Fault, foreign } from './state-error.ts';
import { writeWhole } from './write-whole.ts';

export interface Undo {
  /** Rolls back an interrupted change. */
  recover(): void;
  /** Saves the current state, until `forget`. @returns the saved state */
  remember(): Uint8Array;
  forget(): void;
  /** All of it, or none where it rejects. Nothing else may change the state meanwhile. */
  guard<T>(work: () => Promise<T>): Promise<T>;
}

const NAME = 'undo.snapshot';

/**
 * Checks state outside of the database. A change that will be undone restores external state too: that is not
 * examined.
 */
export const besideState =
  (external: ExternalStates): Examine =>
  (db, folder) => {
    const file = join(folder, NAME);
    if (isFolder(file) || isFolder(`${file}.new`)) return foreign(`cannot be used: ${NAME} or ${NAME}.new is a folder`);
    if (existsSync(file)) return undoFault(file);
    for (const one of Object.values(external)) {
      const fault = one.examine(db, folder);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function undoFault(file: string): Fault | undefined {
  try {
    readSnapshot(readFileSync(file));
    return undefined;
  } catch {
    return {
      ...damaged(`a change was interrupted, and ${NAME}, which undoes it, cannot be read`),
      remedy: `Put back a copy of the folder, or delete ${NAME} to go on in the middle of that change`,
    };
  }
}

export function createUndo(sandbox: Sandbox, external: ExternalStates): Undo {
  const file = sandbox.folder === undefined ? undefined : join(sandbox.folder, NAME);
  const remember = (): Uint8Array => {
    const before = takeSnapshot(sandbox, external);
    if (file !== undefined) {
      writeWhole(`${file}.new`, before, true);
      renameSync(`${file}.new`, file);
    }
    return before;
  };
  const forget = (): void => {
    if (file !== undefined) rmSync(file, { force: true });
  };
  return {
    recover: () => {
      if (file === undefined) return;
      rmSync(`${file}.new`, { force: true });
      if (!existsSync(file)) return;
      restoreSnapshot(sandbox, readFileSync(file), external);
      forget();
    },
    remember,
    forget,
    guard: async (work) => {
      const before = remember();
      try {
        const result = await work();
        forget();
        return result;
      } catch (error) {
        restoreSnapshot(sandbox, before, external);
        forget();
        throw error;
      }
    },
  };
}
