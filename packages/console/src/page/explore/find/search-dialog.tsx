/** The global search: the worker finds results as the user types; keys select, Enter opens. */

import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { togglePinned, usePinned } from '../../data/pinned.ts';
import patterns from '../../ui/patterns.module.css';
import { rowAfter } from '../../ui/table/row-keys.ts';
import { numberText } from '../../ui/text/number-text.ts';
import { FoundList } from './found-list.tsx';
import styles from './search-dialog.module.css';
import { type Found, type FoundItem, useFound } from './use-found.ts';
import { useOpen } from './use-open.ts';

interface SearchDialogProps {
  /** Set by the button, which collects keys until the dialog has loaded. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onClose: () => void;
}

export function SearchDialog(props: SearchDialogProps) {
  const { onClose } = props;
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label="Search everything" className={patterns.dialogBody ?? ''}>
          <SearchBox {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SearchBox(props: SearchDialogProps) {
  const { typed, onClose } = props;
  const id = useId();
  const { type, found, isWhole, showAll, current, point, open, pinned, onKeyDown } = useSearchBox(props);
  const { groups, total, shown } = found;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <div className={styles.field}>
        <Search size={18} aria-hidden />
        <SearchInput
          id={id}
          typed={typed}
          onKeyDown={onKeyDown}
          active={count > 0 ? current : undefined}
          onType={type}
        />
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X size={17} aria-hidden />
        </button>
      </div>
      <div className={styles.state}>
        <p role="status">{stateText(found, typed, count)}</p>
        {total > shown && !isWhole && (
          <button type="button" className={styles.whole} onClick={showAll}>
            Show more operations
          </button>
        )}
      </div>
      <FoundList id={id} groups={groups} current={current} pinned={pinned} onOpen={open} onPoint={point} />
      <Keys />
    </>
  );
}

/** The typed text, its results, and the selected one. */
function useSearchBox({ typed, onTyped, onClose }: SearchDialogProps) {
  const follow = useOpen();
  // The text for which all operations were requested instead of the best ones.
  const [whole, setWhole] = useState<string>();
  const isWhole = whole === typed;
  const found = useFound(typed, isWhole);
  const [active, setActive] = useState(0);
  const pinned = usePinned();
  const items = found.groups.flatMap((group) => group.items);
  const current = Math.min(active, items.length - 1);
  const open = (item: FoundItem | undefined): void => {
    if (item === undefined) return;
    onClose();
    follow(item.to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const name = items[current]?.hit?.name;
    const next = key === 'Home' || key === 'End' ? undefined : rowAfter(key, current, items.length, 8);
    const isPin = key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    if (key === 'Enter') open(items[current]);
    else if (isPin && name !== undefined) togglePinned(name);
    else if (next !== undefined) setActive(next);
    else if (!isPin) return;
    event.preventDefault();
  };
  const type = (next: string): void => {
    onTyped(next);
    setActive(0);
  };
  return {
    type,
    found,
    isWhole,
    showAll: () => setWhole(typed),
    current,
    point: setActive,
    open,
    pinned,
    onKeyDown,
  };
}

interface SearchInputProps {
  readonly id: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Index of the option that Enter opens. */
  readonly active: number | undefined;
}

function SearchInput({ id, typed, onType, onKeyDown, active }: SearchInputProps) {
  return (
    <input
      type="text"
      role="combobox"
      aria-label="Search everything"
      aria-expanded={active !== undefined}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      // biome-ignore lint/a11y/noAutofocus: the dialog consists of this field
      autoFocus
      autoComplete="off"
      spellCheck={false}
      placeholder="What do you want to do? An operation, a name, a setting, an error …"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function Keys() {
  return (
    <p className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to move
      </span>
      <span>
        <kbd>Enter</kbd> to open
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>D</kbd> to pin an operation
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
    </p>
  );
}

function stateText({ total, shown, problem, isEmpty }: Found, typed: string, count: number): string {
  if (problem !== undefined) return `Search is unavailable: ${problem}`;
  if (isEmpty) return count > 0 ? 'Type to search everything' : 'Type to search. Typos are tolerated.';
  if (count === 0) return `No results for “${typed.trim()}”. Try fewer or different words.`;
  return total > shown ? `Best matches of ${numberText(total)} operations, and other results` : `${count} found`;
}
