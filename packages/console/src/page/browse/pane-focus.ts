/** Where the keyboard is when something is opened beside a list, and when it is closed again. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param open name of what is open beside the list */
export function usePaneFocus(open: string | undefined): RefObject<HTMLDivElement | null> {
  const panes = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const [was, frame] = [before.current, panes.current];
    before.current = open;
    // Only where the focus went with what it was in; nobody is taken away from a place that is still there.
    if (was === open || frame === null || document.activeElement !== document.body) return;
    const target = open === undefined ? '[role="grid"]' : 'section button';
    frame.querySelector<HTMLElement>(target)?.focus();
  }, [open]);
  return panes;
}

/** Keeps the keyboard in a list that another takes the place of: a folder that was entered. */
export function useListFocus(panes: RefObject<HTMLDivElement | null>, folder: string, isPending: boolean): void {
  const shown = useRef(folder);
  useEffect(() => {
    if (isPending || shown.current === folder) return;
    shown.current = folder;
    if (document.activeElement === document.body) panes.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }, [panes, folder, isPending]);
}
