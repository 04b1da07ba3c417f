/** One change: what was done to which item, its fields before and after, and undo. */
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { Change } from '../../wire/changes.ts';
import { useCatalog } from '../data/catalog.ts';
import { fieldChanges } from '../review/compare-states.ts';
import { FieldChanges } from '../review/review-view.tsx';
import { undoChange } from '../review/undo-change.ts';
import { Button } from '../ui/controls/button.tsx';
import { tell } from '../ui/controls/toast.tsx';
import { Badge } from '../ui/shown/badge.tsx';
import { firstClause } from '../ui/text/first-sentence.ts';
import { Shown } from '../ui/text/shown.tsx';
import { shownText } from '../ui/text/shown-name.ts';
import { dayTime } from '../ui/text/time-text.ts';
import styles from './changes.module.css';

export function ChangeCard({ change }: { readonly change: Change }) {
  const { operation, name, at, before = {}, after, isUndone = false } = change;
  const { byName } = useCatalog();
  const known = byName.get(operation);
  const fields = fieldChanges(before, after ?? {}, after !== undefined && known?.method !== 'PUT');
  const title = firstClause(known?.summary ?? operation);
  return (
    <li className={styles.change} aria-label={`${title} ${shownText(name ?? '')}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {name !== undefined && (
          <strong>
            <Shown text={name} />
          </strong>
        )}
        {isUndone && <Badge>Undone</Badge>}
        <span className={styles.end}>
          <UndoButton change={change} title={title} />
        </span>
      </div>
      <p className={styles.note}>
        <time dateTime={new Date(at).toISOString()}>{dayTime(at)}</time> ·{' '}
        <Link to="/explore/$operation" params={{ operation }}>
          {operation}
        </Link>
      </p>
      {fields.length > 0 && (
        <details>
          <summary>
            {after === undefined ? 'Deleted fields' : 'Changed fields'} ({fields.length})
          </summary>
          <FieldChanges fields={fields} />
        </details>
      )}
    </li>
  );
}

function UndoButton({ change, title }: { readonly change: Change; readonly title: string }) {
  const { undo, whyNot, isUndone } = change;
  const send = useMutation({
    mutationFn: () => undoChange(change),
    onSuccess: () => tell('good', `Undone: ${title} ${change.name ?? ''}`),
    onError: (error) => error.name !== 'Declined' && tell('bad', `Could not undo: ${error.message}`),
  });
  if (isUndone === true) return null;
  if (undo.length === 0) return <span className={styles.note}>No undo. {whyNot}</span>;
  return (
    <Button
      small
      isPending={send.isPending}
      aria-label={`Undo: ${title} ${shownText(change.name ?? '')}`}
      onPress={() => send.mutate()}
    >
      <Undo2 size={14} aria-hidden />
      Undo
    </Button>
  );
}
