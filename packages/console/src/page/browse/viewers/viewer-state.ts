/** Changes individual fields of a viewer's state in the URL. */
import { useCallback, useRef } from 'react';
import type { ViewerProps } from './special.ts';

type View = Readonly<Record<string, string | undefined>>;

/** `turn` sets the given names in the URL and leaves the others; undefined removes a name. Its identity is stable. */
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
