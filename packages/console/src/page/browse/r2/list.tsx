/** A bucket as a folder: breadcrumbs, contents and actions. */

import { ChevronRight, File as FileIcon, Folder } from 'lucide-react';
import patterns from '../../ui/patterns.module.css';
import { Empty, Failed } from '../../ui/shown/notice.tsx';
import { TableSkeleton } from '../../ui/shown/skeletons.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { shownName } from '../../ui/text/shown-name.ts';
import { sizeText } from '../../ui/text/size-text.ts';
import { dayTime } from '../../ui/text/time-text.ts';
import styles from '../viewers/viewer.module.css';
import type { useObjects } from './data.ts';
import { crumbsOf, type Entry } from './folders.ts';

const HEIGHT = 'clamp(16rem, calc(100dvh - 21rem), 60rem)';

const columns: readonly Column<Entry>[] = [
  {
    id: 'name',
    label: 'Name',
    width: 320,
    grows: true,
    mono: true,
    value: ({ name }) => name,
    cell: ({ kind, name }) => (
      <span className={styles.icon} title={name}>
        {kind === 'folder' ? <Folder size={15} aria-label="Folder" /> : <FileIcon size={15} aria-hidden />}
        <span className={patterns.ellipsisPre}>{shownName(name)}</span>
      </span>
    ),
  },
  {
    id: 'size',
    label: 'Size',
    width: 96,
    align: 'end',
    value: (entry) => (entry.kind === 'folder' ? '' : sizeText(entry.object.size ?? 0)),
  },
  {
    id: 'last_modified',
    label: 'Changed',
    width: 190,
    isWhole: true,
    value: (entry) =>
      entry.kind === 'folder' || entry.object.last_modified === undefined ? '' : dayTime(entry.object.last_modified),
  },
  {
    id: 'etag',
    label: 'ETag',
    width: 150,
    mono: true,
    value: (entry) => (entry.kind === 'folder' ? '' : entry.object.etag),
  },
];

interface CrumbsProps {
  readonly bucket: string;
  readonly prefix: string;
  readonly onPrefix: (prefix: string) => void;
}

export function Crumbs({ bucket, prefix, onPrefix }: CrumbsProps) {
  const crumbs = [{ name: bucket, prefix: '' }, ...crumbsOf(prefix)];
  return (
    <nav aria-label="Folders">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, place) => (
          <li key={crumb.prefix}>
            {place > 0 && <ChevronRight size={14} aria-hidden />}
            <button
              type="button"
              aria-current={place === crumbs.length - 1 ? 'location' : undefined}
              onClick={() => onPrefix(crumb.prefix)}
            >
              {shownName(crumb.name)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface R2ListProps extends ReturnType<typeof useObjects> {
  readonly open: string | undefined;
  readonly onOpen: (entry: Entry) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly isSearched: boolean;
}

export function R2List({ query, entries, open, onOpen, chosen, onChoose, isSearched }: R2ListProps) {
  if (query.isPending) return <TableSkeleton height={HEIGHT} />;
  if (query.isError && entries.length === 0)
    return <Failed title="Could not load the objects" error={query.error} onRetry={() => void query.refetch()} />;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      <DataTable
        label="Objects"
        rows={entries}
        rowKey={({ key }) => key}
        columns={columns}
        height={HEIGHT}
        empty={
          isSearched ? (
            <Empty title="No matching objects">Nothing here begins so. The search is case-sensitive.</Empty>
          ) : (
            <Empty title="Nothing here yet">Upload files, or drop them here.</Empty>
          )
        }
        selected={chosen}
        onSelect={onChoose}
        onOpen={onOpen}
        openKey={open}
        onEnd={() => {
          if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
        }}
      />
      {entries.length > 0 && (
        <span className={styles.note} role="status">
          {counted(entries.length, 'entry', 'entries')}
          {hasNextPage ? ', more below' : ''}
        </span>
      )}
    </>
  );
}
