/** Replaces an id everywhere in the state: in rows, and in external state of products. */

import type { Sandbox } from './sandbox.ts';
import { type ExternalStates, replaceState } from './snapshot.ts';

/** @param from long and random enough to occur nowhere else */
export function renameId(sandbox: Sandbox, external: ExternalStates, from: string, to: string): void {
  replaceState(sandbox, external, (text) => text.replaceAll(from, () => to));
}
