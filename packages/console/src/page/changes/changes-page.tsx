/** The list of changes: everything this user changed from any page, before and after, with undo. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actOnChanges, changesOptions } from '../data/changes/changes.ts';
import { Button } from '../ui/controls/button.tsx';
import { Confirm } from '../ui/controls/dialog.tsx';
import { TextField } from '../ui/controls/field.tsx';
import { Empty, Failed, Skeleton } from '../ui/shown/notice.tsx';
import { Page } from '../ui/shown/page.tsx';
import { ChangeCard } from './change-card.tsx';
import styles from './changes.module.css';

export function ChangesPage() {
  return (
    <Page
      title="Changes"
      lead="Everything you changed with this console, newest first. Changes by programs and other people are not included."
    >
      <List />
    </Page>
  );
}

const STEP = 50;

function List() {
  const { data, error, refetch } = useQuery({ ...changesOptions, staleTime: 0 });
  const [words, setWords] = useState('');
  const [count, setCount] = useState(STEP);
  if (data === undefined) {
    if (error === null) return <Skeleton height="14rem" />;
    return <Failed title="Could not load the changes" error={error} onRetry={() => void refetch()} />;
  }
  if (data.changes.length === 0)
    return <Empty title="No changes yet">Create, edit or delete something in Browse or Explore.</Empty>;
  const wanted = words.toLowerCase();
  const found = data.changes.filter(({ operation, name = '' }) =>
    `${operation} ${name}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className={styles.bar}>
        <TextField
          label="Filter changes"
          isLabelHidden
          type="search"
          placeholder="Filter changes"
          value={words}
          onChange={setWords}
        />
        <ClearButton />
      </div>
      {found.length === 0 && <Empty title="No matching changes">Shorten the filter.</Empty>}
      <ol className={styles.changes} aria-label="Changes">
        {found.slice(0, count).map((change) => (
          <ChangeCard key={change.id} change={change} />
        ))}
      </ol>
      {found.length > count && (
        <div>
          <Button onPress={() => setCount(count + STEP)}>Show older changes</Button>
        </div>
      )}
    </>
  );
}

function ClearButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Clear list</Button>
      <Confirm
        title="Clear the list of changes"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action="Clear"
        onConfirm={() => void actOnChanges({ do: 'clear' })}
      >
        The changes themselves stay. They can no longer be undone from here.
      </Confirm>
    </>
  );
}
