/** Detects the end of a table, and keeps it in view if requested. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Ends {
  readonly onEnd?: () => void;
  readonly isAtEnd?: boolean;
  readonly onAtEnd?: (isAtEnd: boolean) => void;
}

/** Number of rows from the end at which more are loaded. */
const NEAR = 20;
const ROW = 32;

/** @param last index of the last rendered row */
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
  const reported = useRef(isAtEnd);
  reported.current = isAtEnd;
  useEffect(() => {
    const box = frame.current;
    if (box === null || onAtEnd === undefined) return;
    let top = box.scrollTop;
    const look = (): void => {
      const isThere = box.scrollHeight - box.scrollTop - box.clientHeight < ROW;
      // Only scrolling up leaves the end; a frame that shrinks does not.
      const isUp = box.scrollTop < top;
      top = box.scrollTop;
      if (isThere !== reported.current && (isThere || isUp)) onAtEnd(isThere);
    };
    box.addEventListener('scroll', look, { passive: true });
    // Content that appears above shrinks the table.
    const observer = new ResizeObserver(() => {
      if (reported.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frame, onAtEnd]);
}
