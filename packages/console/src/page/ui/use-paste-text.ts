/** Receives text that is pasted while an element has the focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** Listens on the document, because browsers send the event to where text was selected last. */
export function usePasteText(
  place: RefObject<HTMLElement | null>,
  onPaste: ((text: string) => void) | undefined,
): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => {
      if (latest.current === undefined || document.activeElement !== place.current) return;
      event.preventDefault();
      latest.current(event.clipboardData?.getData('text') ?? '');
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [place]);
}
