/** A key that does something anywhere inside of an element, whichever control of it has the focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** The controls tell React of no key that they do not use, so the element itself listens. */
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
