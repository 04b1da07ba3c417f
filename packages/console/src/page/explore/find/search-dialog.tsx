/** The search over all operations: what is typed is answered by the worker, chosen by keys, opened by Enter. */
import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { rowAfter } from '../../ui/table/row-keys.ts';
import { numberText } from '../../ui/text/number-text.ts';
import styles from './search-dialog.module.css';
import { SearchHitLine } from './search-hit.tsx';
import { type Found, useFound } from './use-found.ts';

interface SearchDialogProps {
  readonly onClose: () => void;
}

export function SearchDialog({ onClose }: SearchDialogProps) {
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label="Search all operations" className={styles.dialog ?? ''}>
          <SearchBox onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SearchBox({ onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const [active, setActive] = useState(0);
  const { hits } = found;
  const current = Math.min(active, hits.length - 1);
  const open = (name: string | undefined): void => {
    if (name === undefined) return;
    onClose();
    navigate({ to: '/explore/$operation', params: { operation: name } });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = event.key === 'Home' || event.key === 'End' ? undefined : rowAfter(event.key, current, hits.length, 8);
    if (event.key === 'Enter') open(hits[current]?.name);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
  };
  const type = (next: string): void => {
    setTyped(next);
    setActive(0);
  };
  return (
    <>
      <div className={styles.field}>
        <Search size={18} aria-hidden />
        <SearchInput {...{ id, typed, onKeyDown }} active={hits.length > 0 ? current : undefined} onType={type} />
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X size={17} aria-hidden />
        </button>
      </div>
      <p className={styles.state} role="status">
        {stateText(found, typed)}
      </p>
      <Hits {...{ id, hits, current }} onOpen={open} onPoint={setActive} />
      <Keys />
    </>
  );
}

interface HitsProps extends Pick<Found, 'hits'> {
  readonly id: string;
  readonly current: number;
  readonly onOpen: (name: string) => void;
  readonly onPoint: (place: number) => void;
}

function Hits({ id, hits, current, onOpen, onPoint }: HitsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, hits]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Operations" className={styles.list}>
      {hits.map((hit, index) => {
        const act = { onOpen: () => onOpen(hit.name), onPoint: () => onPoint(index) };
        return <SearchHitLine key={hit.name} id={`${id}-${index}`} isActive={index === current} {...{ hit, ...act }} />;
      })}
    </div>
  );
}

interface SearchInputProps {
  readonly id: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Place of the option that Enter opens. */
  readonly active: number | undefined;
}

function SearchInput({ id, typed, onType, onKeyDown, active }: SearchInputProps) {
  return (
    <input
      type="text"
      role="combobox"
      aria-label="Search all operations"
      aria-expanded={active !== undefined}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      // biome-ignore lint/a11y/noAutofocus: the dialog is this field
      autoFocus
      autoComplete="off"
      spellCheck={false}
      placeholder="Name, path, field, permission, or what you want to do"
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
        <kbd>Esc</kbd> to close
      </span>
    </p>
  );
}

function stateText({ hits, total, problem, isRecent }: Found, typed: string): string {
  if (problem !== undefined) return `The search does not work now: ${problem}`;
  if (isRecent) return hits.length > 0 ? 'Recent' : 'Type to search. A slip of the finger is forgiven.';
  if (hits.length === 0) return `Nothing is found for “${typed.trim()}”. Fewer or other words may help.`;
  return total > hits.length
    ? `The best ${hits.length} of ${numberText(total)}`
    : `${total === 1 ? 'One operation' : `${total} operations`}`;
}
