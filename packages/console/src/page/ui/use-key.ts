/** Handles a key anywhere inside an element, whichever control has the focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** The controls do not propagate unused keys to React, so the element listens itself. */
export function useKey(place: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent): void => latest.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [place]);
}
