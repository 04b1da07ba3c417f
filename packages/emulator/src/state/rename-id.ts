/** Another id for what is in the state, wherever it is named: rows, and what products keep beside them. */

import type { Sandbox } from './sandbox.ts';
import { type ExternalStates, replaceState } from './snapshot.ts';

/** @param from long and random enough to stand for nothing else */
export function renameId(sandbox: Sandbox, external: ExternalStates, from: string, to: string): void {
  replaceState(sandbox, external, (text) => text.replaceAll(from, () => to));
}
