/** Moves the focus when a panel next to a list opens or closes. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param open name of the open panel */
export function usePaneFocus(open: string | undefined): RefObject<HTMLDivElement | null> {
  const panes = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const [was, frame] = [before.current, panes.current];
    before.current = open;
    // Only if the focused element was removed; focus elsewhere is left alone.
    if (was === open || frame === null || document.activeElement !== document.body) return;
    const target = open === undefined ? '[role="grid"]' : 'section button';
    frame.querySelector<HTMLElement>(target)?.focus();
  }, [open]);
  return panes;
}

/** Keeps the focus in a list that is replaced, such as when entering a folder. */
export function useListFocus(panes: RefObject<HTMLDivElement | null>, folder: string, isPending: boolean): void {
  const shown = useRef(folder);
  useEffect(() => {
    if (isPending || shown.current === folder) return;
    shown.current = folder;
    if (document.activeElement === document.body) panes.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }, [panes, folder, isPending]);
}
