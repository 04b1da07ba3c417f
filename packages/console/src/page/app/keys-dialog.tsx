/** Lists the keyboard shortcuts; opened by a question mark. */
import { useState } from 'react';
import { Dialog } from '../ui/controls/dialog.tsx';
import { usePageKey } from '../ui/use-key.ts';
import styles from './layout.module.css';

const KEYS: readonly (readonly [keys: string, effect: string])[] = [
  ['Ctrl K or /', 'Search everything'],
  ['F6, Shift F6', 'Next or previous part of the page'],
  ['Ctrl Enter', 'Send the form, run the SQL'],
  ['↑ ↓ Page Up Page Down Home End', 'Rows of tables, lines of the navigation'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row'],
  ['Shift ↑ Shift ↓', 'Select several rows; with the mouse Shift or Ctrl'],
  ['Ctrl A', 'Select all rows of the table'],
  ['Delete', 'Delete the selected rows, after a confirmation'],
  ['F2', 'Edit the cell; ← → choose it'],
  ['Insert', 'Begin a new row in the table; Enter saves it, Esc discards it'],
  ['Ctrl V', 'Create rows of a spreadsheet, CSV or JSON from the clipboard, after a review'],
  ['Ctrl D', 'Fill down: copy the value of the column from the first selected row to the others'],
  ['Esc, then Tab', 'Leave a code editor'],
  ['Esc', 'Close the panel or dialog'],
  ['?', 'This list'],
];

export function KeysDialog() {
  const [isOpen, setOpen] = useState(false);
  usePageKey(({ key, target }) => {
    const isTyping =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]');
    if (key === '?' && !isTyping) setOpen(true);
  });
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={() => setOpen(false)}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, effect]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
