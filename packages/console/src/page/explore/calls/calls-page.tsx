/** The page of stored calls: sent calls, named calls, and collections that run in order. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { changeStoredCalls, storedCallsOptions } from '../../data/stored-calls.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { DropArea, FileButton } from '../../ui/controls/files.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { Page } from '../../ui/shown/page.tsx';
import { CallList } from './call-list.tsx';
import styles from './calls.module.css';
import { CollectionView } from './collection-view.tsx';
import { Collections } from './collections.tsx';
import { openFile } from './open-file.ts';
import { type CallsSearch, TABS } from './search.ts';

export function CallsPage() {
  const search = useSearch({ from: '/calls' });
  const { tab = 'sent', open } = search;
  const navigate = useNavigate({ from: '/calls' });
  const change = (next: CallsSearch): void => void navigate({ search: next, replace: next.open === search.open });
  const { data: stored } = useQuery(storedCallsOptions);
  const collection = tab === 'collections' ? stored?.collections.find(({ id }) => id === open) : undefined;
  if (collection !== undefined) {
    return <CollectionView key={collection.id} collection={collection} onBack={() => change({ tab: 'collections' })} />;
  }
  return <Lists search={search} change={change} />;
}

interface ListsProps {
  readonly search: CallsSearch;
  readonly change: (next: CallsSearch) => void;
}

function Lists({ search, change }: ListsProps) {
  const read = useMutation({
    mutationFn: (files: readonly File[]) => openFile(files[0]),
    onSuccess: ({ words, to }) => {
      tell('good', words);
      change(to);
    },
    onError: (failure) => tell('bad', failure.message),
  });
  return (
    <Page
      title="Calls"
      lead="Sent calls, saved calls, and collections that run in order. Stored on this machine, without secrets, files and long values."
      aside={
        <FileButton onFiles={(files) => read.mutate(files)}>
          <FileUp size={15} aria-hidden />
          Open a file
        </FileButton>
      }
    >
      <DropArea label="Open a call or a collection" onFiles={(files) => read.mutate(files)}>
        <div className={styles.page}>
          <SearchLine search={search} change={change} />
          <ListTabs search={search} change={change} />
        </div>
      </DropArea>
    </Page>
  );
}

function SearchLine({ search, change }: ListsProps) {
  const { data: stored } = useQuery(storedCallsOptions);
  return (
    <div className={styles.search}>
      <TextField
        label="Search calls"
        isLabelHidden
        type="search"
        placeholder="Search by name, operation or value"
        value={search.q ?? ''}
        onChange={(words) => change({ ...search, q: words })}
      />
      {search.tab === undefined && (stored?.sent.length ?? 0) > 0 && <ClearSent />}
    </div>
  );
}

function ListTabs({ search, change }: ListsProps) {
  const { tab = 'sent', q = '' } = search;
  const { data: stored, error, refetch } = useQuery(storedCallsOptions);
  const content = () => {
    if (stored === undefined && error !== null)
      return <Failed title="Could not load the saved calls" error={error} onRetry={() => refetch()} />;
    if (stored === undefined) return <Skeleton height="40vh" />;
    if (tab !== 'collections') return <CallList kind={tab} stored={stored} words={q} />;
    return (
      <Collections
        collections={stored.collections}
        words={q}
        onOpen={(id) => change({ tab: 'collections', open: id })}
      />
    );
  };
  const select = (id: string): void => {
    const next = TABS.find((one) => one === id);
    change({ ...(next === 'saved' || next === 'collections' ? { tab: next } : {}), ...(q !== '' && { q }) });
  };
  return (
    <Tabs
      label="StoredCalls calls"
      selected={tab}
      onSelect={select}
      tabs={[
        { id: 'sent', label: 'Sent', content },
        { id: 'saved', label: 'Saved', content },
        { id: 'collections', label: 'Collections', content },
      ]}
    />
  );
}

function ClearSent() {
  const clear = useMutation({
    mutationFn: () => changeStoredCalls({ do: 'clear-sent' }),
    onError: (error) => tell('bad', `Could not delete them. ${error.message}`),
  });
  return (
    <Button isPending={clear.isPending} onPress={() => clear.mutate()}>
      Delete all
    </Button>
  );
}
