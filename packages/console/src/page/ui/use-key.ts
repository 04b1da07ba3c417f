/** Handles a key anywhere inside an element or on the page, whichever control has the focus. */
import { type RefObject, useEffect, useRef } from 'react';

type Place = RefObject<HTMLElement | Document | null>;

/**
 * The controls do not propagate unused keys to React, so the place listens itself.
 * @param isFirst true to handle the key before the controls do
 */
export function useKey(place: Place, onKey: (event: KeyboardEvent) => void, isFirst = false): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const target: EventTarget | null = place.current;
    const listen = (event: Event): void => {
      if (event instanceof KeyboardEvent) latest.current(event);
    };
    target?.addEventListener('keydown', listen, isFirst);
    return () => target?.removeEventListener('keydown', listen, isFirst);
  }, [place, isFirst]);
}

export const usePageKey = (onKey: (event: KeyboardEvent) => void, isFirst?: boolean): void =>
  useKey(PAGE, onKey, isFirst);

const PAGE: Place = {
  get current() {
    return document;
  },
};
