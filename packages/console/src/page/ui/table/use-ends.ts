/** The end of a table: tells that it is seen, and keeps it in view where that is asked for. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Ends {
  readonly onEnd?: () => void;
  readonly isAtEnd?: boolean;
  readonly onAtEnd?: (isAtEnd: boolean) => void;
}

/** Rows from the end at which more are asked for. */
const NEAR = 20;
const ROW = 32;

/** @param last the last row that is rendered */
export function useEnds(
  count: number,
  { onEnd, isAtEnd, onAtEnd }: Ends,
  frame: RefObject<HTMLDivElement | null>,
  last: number,
): void {
  useEffect(() => {
    if (last >= 0 && last >= count - NEAR) onEnd?.();
  }, [last, count, onEnd]);
  useLayoutEffect(() => {
    const box = frame.current;
    if (isAtEnd && box !== null) box.scrollTop = box.scrollHeight;
  }, [isAtEnd, count, frame]);
  const told = useRef(isAtEnd);
  told.current = isAtEnd;
  useEffect(() => {
    const box = frame.current;
    if (box === null || onAtEnd === undefined) return;
    let top = box.scrollTop;
    const look = (): void => {
      const isThere = box.scrollHeight - box.scrollTop - box.clientHeight < ROW;
      // The end is left by going up; a frame that became smaller leaves nothing.
      const isUp = box.scrollTop < top;
      top = box.scrollTop;
      if (isThere !== told.current && (isThere || isUp)) onAtEnd(isThere);
    };
    box.addEventListener('scroll', look, { passive: true });
    // What appears above the table makes it smaller.
    const observer = new ResizeObserver(() => {
      if (told.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frame, onAtEnd]);
}
