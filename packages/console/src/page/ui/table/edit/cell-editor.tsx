/** Edits a cell in place: Enter saves, Escape discards, and an error is shown at the cell. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from '../data-table.module.css';
import type { CellEdit } from '../use-table-model.ts';

interface CellEditorProps {
  /** Label of the column. */
  readonly label: string;
  readonly edit: CellEdit;
  readonly onEnd: () => void;
}

export function CellEditor({ label, onEnd, ...props }: CellEditorProps) {
  // The value as it was shown: a refetched one could contain a change that the user has not seen.
  const [edit] = useState(props.edit);
  const { text, setText, state, field, save, onKeyDown } = useEditor(edit, onEnd);
  const errorId = useId();
  const shared = {
    ref: field,
    'aria-label': label,
    'aria-invalid': state.error !== undefined,
    'aria-describedby': state.error === undefined ? undefined : errorId,
    readOnly: state.isSaving,
    className: styles.editor,
    onKeyDown,
    // Leaving the cell saves a change; after a refusal, the cell waits for Enter or Escape.
    onBlur: () => void (state.error === undefined && save(text)),
  };
  return (
    <>
      {edit.kind === 'choice' ? (
        <select {...shared} value={text} onChange={({ target }) => setText(target.value)}>
          {edit.options?.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={edit.kind === 'number' ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {state.error !== undefined && (
        <span id={errorId} role="alert" className={styles.cellError}>
          {state.error}
        </span>
      )}
    </>
  );
}

function useEditor(edit: CellEdit, onEnd: () => void) {
  const [text, setText] = useState(edit.text);
  const [state, setState] = useState<{ readonly isSaving: boolean; readonly error?: string }>({ isSaving: false });
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useEffect(() => {
    field.current?.focus();
    if (edit.kind !== 'choice') field.current?.select();
  }, [edit.kind]);
  const isGivenUp = useRef(false);
  const save = async (next: string): Promise<void> => {
    // A removed field loses the focus, which must not save a discarded edit.
    if (state.isSaving || isGivenUp.current) return;
    if (next === edit.text) return onEnd();
    setState({ isSaving: true });
    try {
      await edit.save(next);
      onEnd();
    } catch (error) {
      setState({ isSaving: false, error: error instanceof Error ? error.message : String(error) });
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      isGivenUp.current = true;
      onEnd();
    } else if (event.key === 'Enter') void save(text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { text, setText, state, field, save, onKeyDown };
}
