/** Other ids for what is in the state, wherever it names them: rows, and what products keep beside them. */

import type { Sandbox } from './sandbox.ts';
import { type ExternalStates, replaceState } from './snapshot.ts';

/** @param ids the new by the old ones, which are long and random enough to stand for nothing else */
export function renameIds(sandbox: Sandbox, external: ExternalStates, ids: ReadonlyMap<string, string>): void {
  if (ids.size === 0) return;
  const pattern = new RegExp([...ids.keys()].join('|'), 'g');
  replaceState(sandbox, external, (text) => text.replace(pattern, (id) => ids.get(id) ?? id));
}
