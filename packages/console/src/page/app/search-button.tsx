/** Opens the global search: by click, by Ctrl or Command with K, or by slash. */

import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Dialog } from '../ui/controls/dialog.tsx';
import { late } from '../ui/late.tsx';
import patterns from '../ui/patterns.module.css';
import { usePageKey } from '../ui/use-key.ts';
import { Missing } from './fallbacks.tsx';
import styles from './layout.module.css';

const SearchDialog = late(async () => (await import('../explore/find/search-dialog.tsx')).SearchDialog);

const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = useCallback(() => {
    setOpen(false);
    setTyped('');
  }, []);
  useEarlyKeys(isOpen, setTyped);
  // A stable component, because a new one would lose its connecting state.
  const failed = useCallback(
    ({ reset }: ErrorComponentProps) => <Unsearchable onThere={reset} onClose={close} />,
    [close],
  );
  usePageKey((event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    const isShortcut = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
    if (!isShortcut && (event.key !== '/' || isTyping)) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden />
        <span className={patterns.ellipsisShrinking}>Search everything</span>
        <kbd>{KEYS}</kbd>
      </button>
      {isOpen && (
        <CatchBoundary getResetKey={() => 'search'} errorComponent={failed}>
          <Suspense>
            <SearchDialog typed={typed} onTyped={setTyped} onClose={close} />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  );
}

/** Collects the letters typed before the dialog has loaded and its field has the focus. */
function useEarlyKeys(isOpen: boolean, onTyped: (change: (typed: string) => string) => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const collect = (event: KeyboardEvent): void => {
      const isInside = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isInside || !isLetter) return;
      event.preventDefault();
      event.stopPropagation();
      onTyped((typed) => typed + event.key);
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, [isOpen, onTyped]);
}

/** Shown in a separate dialog, so that the page below stays. */
function Unsearchable({ onThere, onClose }: { readonly onThere: () => void; readonly onClose: () => void }) {
  return (
    <Dialog title="Search" isOpen onClose={onClose}>
      <Missing title="The search could not be loaded" onThere={onThere} />
    </Dialog>
  );
}
