/** The state of a viewer in the address, changed name by name. */
import { useCallback, useRef } from 'react';
import type { ViewerProps } from './special.ts';

type View = Readonly<Record<string, string | undefined>>;

/** `turn` puts some names into the address and leaves the others; undefined takes a name out. It stays the same function. */
export function useView({ view, onView }: ViewerProps): { readonly view: View; readonly turn: (next: View) => void } {
  const latest = useRef({ view, onView });
  latest.current = { view, onView };
  const turn = useCallback((next: View): void => {
    const all = { ...latest.current.view, ...next };
    const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    latest.current.onView(Object.fromEntries(kept));
  }, []);
  return { view, turn };
}
