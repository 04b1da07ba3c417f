/** Opens the search over all operations: by a click, by Ctrl or Command with K, or by a slash. */
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './layout.module.css';

const SearchDialog = lazy(() =>
  import('../explore/search-dialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog })),
);

const isMac = /Mac|iP/.test(navigator.platform);

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
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
      <button type="button" className={styles.find} aria-label="Search all operations" onClick={() => setOpen(true)}>
        <Search size={16} aria-hidden />
        <span>Search 3,348 operations</span>
        <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
