/** Text being typed: in the page immediately, in the URL when typing pauses. */
import { useEffect, useRef, useState } from 'react';

/** Milliseconds. A new URL updates the whole page, which is too slow for every key press. */
const REST = 300;

/**
 * @param kept the URL's text
 * @param write puts the text into the URL
 */
export function useTyped(kept: string, write: (text: string) => void) {
  // Undefined to use the URL's text.
  const [draft, setDraft] = useState<string>();
  const written = useRef<string>(undefined);
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    // An external change of the URL wins; after our own, the user may already have typed on.
    setDraft((typed) => (typed === kept || kept !== written.current ? undefined : typed));
  }, [kept]);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => {
      written.current = draft;
      latest.current(draft);
    }, REST);
    return () => clearTimeout(timer);
  }, [draft]);
  return { text: draft ?? kept, type: setDraft };
}
