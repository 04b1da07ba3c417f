/** Where the keyboard goes when another operation is opened. */
import { type RefObject, useEffect } from 'react';

let isOpen = false;

/** Called by the frame around the pages, whose effects run after theirs: the first page leaves the focus alone. */
export function useOpened(): void {
  useEffect(() => {
    isOpen = true;
  }, []);
}

/** A page that is gone to begins at its heading; in the tree one stays, to look at several. */
export function useHeadingFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInTree = document.activeElement?.closest('[role=tree]') instanceof Element;
    if (isOpen && !isInTree) root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [root]);
}
