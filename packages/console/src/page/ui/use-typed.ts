/** A text that is typed: in the page at once, in the address when the typing rests. */
import { useEffect, useRef, useState } from 'react';

/** Milliseconds. A new address is read by the whole page, which would be too much for every key. */
const REST = 300;

/**
 * @param kept as the address has it
 * @param write puts it into the address
 */
export function useTyped(kept: string, write: (text: string) => void) {
  // Undefined: as the address has it.
  const [draft, setDraft] = useState<string>();
  const written = useRef<string>(undefined);
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    // What came there by another way holds; what was written here may be typed on already.
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
