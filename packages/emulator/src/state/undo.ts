/** What several transactions change together is done as a whole, or undone: also when the process ends in their middle. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from './sandbox.ts';
import { type ExternalStates, restoreSnapshot, takeSnapshot } from './snapshot.ts';
import { writeWhole } from './write-whole.ts';

export interface Undo {
  /** Undoes what an end in the middle has left. */
  recover(): void;
  /** Remembers the state as it is, until `forget`. @returns it */
  remember(): Uint8Array;
  forget(): void;
  /** All of it, or none where it rejects. Nothing else may change the state meanwhile. */
  guard<T>(work: () => Promise<T>): Promise<T>;
}

export function createUndo(sandbox: Sandbox, external: ExternalStates): Undo {
  const file = sandbox.folder === undefined ? undefined : join(sandbox.folder, 'undo.snapshot');
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
