/** Moves the focus when another operation is opened. */
import { type RefObject, useEffect } from 'react';

let isOpen = false;

/** Called by the surrounding frame, whose effects run after the page's: the first page does not take the focus. */
export function useOpened(): void {
  useEffect(() => {
    isOpen = true;
  }, []);
}

/** Navigation focuses the page's heading; the tree keeps the focus, so that users can browse several. */
export function useHeadingFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInTree = document.activeElement?.closest('[role=tree]') instanceof Element;
    if (isOpen && !isInTree) root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [root]);
}
