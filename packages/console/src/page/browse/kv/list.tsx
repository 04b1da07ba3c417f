/** Lists the keys of a namespace: search by prefix, select, open. */
import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty, Failed } from '../../ui/shown/notice.tsx';
import { TableSkeleton } from '../../ui/shown/skeletons.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { counted, numberText } from '../../ui/text/number-text.ts';
import { shownName } from '../../ui/text/shown-name.ts';
import { dayTime } from '../../ui/text/time-text.ts';
import { PrefixField } from '../filter/prefix-field.tsx';
import styles from '../viewers/viewer.module.css';
import { type KvPlace, useKeys } from './data.ts';
import type { KvKey } from './entry.ts';

const HEIGHT = 'clamp(16rem, calc(100dvh - 19rem), 60rem)';

const columns: readonly Column<KvKey>[] = [
  { id: 'name', label: 'Key', width: 220, grows: true, mono: true, value: ({ name }) => shownName(name) },
  {
    id: 'expiration',
    label: 'Expires',
    width: 190,
    isWhole: true,
    value: ({ expiration }) => (expiration === undefined ? '' : dayTime(expiration * 1000)),
  },
  {
    id: 'metadata',
    label: 'Metadata',
    width: 160,
    mono: true,
    value: ({ metadata }) => (metadata === undefined || metadata === null ? '' : JSON.stringify(metadata)),
  },
];
/** An open key shows the other values itself. */
const onlyKey = columns.slice(0, 1);

interface KvListProps {
  readonly place: KvPlace;
  readonly prefix: string;
  readonly onPrefix: (prefix: string) => void;
  readonly open: string | undefined;
  readonly onOpen: (name: string) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onDelete: () => void;
  readonly onNew: () => void;
}

export function KvList({ place, prefix, onPrefix, open, onOpen, chosen, onChoose, onDelete, onNew }: KvListProps) {
  const { query, keys } = useKeys(place, prefix);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const more = (): void => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  const empty =
    prefix === '' ? (
      <Empty title="No keys yet" action={<Button onPress={onNew}>New key</Button>}>
        Keys written by a Worker or a program appear here.
      </Empty>
    ) : (
      <Empty title="No matching keys">No key starts with {shownName(prefix)}. The search is case-sensitive.</Empty>
    );
  return (
    <>
      <div className={patterns.wrapEnd}>
        <PrefixField label="Keys that start with" value={prefix} onChange={onPrefix} />
        {chosen.size > 0 && (
          <Button look="risky" onPress={onDelete}>
            Delete {numberText(chosen.size)}
          </Button>
        )}
        <Button look="main" onPress={onNew}>
          New key
        </Button>
      </div>
      {query.isPending ? (
        <TableSkeleton height={HEIGHT} />
      ) : query.isError && keys.length === 0 ? (
        <Failed title="Could not load the keys" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          label="Keys"
          rows={keys}
          rowKey={({ name }) => name}
          columns={open === undefined ? columns : onlyKey}
          height={HEIGHT}
          empty={empty}
          selected={chosen}
          onSelect={onChoose}
          onOpen={({ name }) => onOpen(name)}
          openKey={open}
          onEnd={more}
        />
      )}
      <Loaded count={keys.length} query={query} />
    </>
  );
}

function Loaded({ count, query }: { readonly count: number; readonly query: ReturnType<typeof useKeys>['query'] }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    if (isAll && hasNextPage && !isFetchingNextPage && !query.isError) void fetchNextPage();
  }, [isAll, hasNextPage, isFetchingNextPage, fetchNextPage, query.isError]);
  if (count === 0) return null;
  return (
    <div className={styles.line} role="status">
      <span className={styles.note}>
        {counted(count, 'key')}
        {hasNextPage ? ', more below' : ''}
        {query.isFetchNextPageError ? `. ${query.error?.message}` : ''}
      </span>
      {hasNextPage && (
        <Button small look="quiet" onPress={() => setAll(!isAll)}>
          {isAll ? 'Stop loading' : 'Load all'}
        </Button>
      )}
    </div>
  );
}
