/** Opens the search over all operations: by a click, by Ctrl or Command with K, or by a slash. */
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { catalogOptions } from '../data/catalog.ts';
import { numberText } from '../ui/text/number-text.ts';
import styles from './layout.module.css';

const SearchDialog = lazy(() =>
  import('../explore/find/search-dialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog })),
);

const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const count = useQuery(catalogOptions).data?.operations.length;
  const words = `Search ${count === undefined ? 'all' : numberText(count)} operations`;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      const isShortcut = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut && (event.key !== '/' || isTyping)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden />
        <span>{words}</span>
        <kbd>{KEYS}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
