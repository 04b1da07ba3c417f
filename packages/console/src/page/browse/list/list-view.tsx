/** The table of a resource: filter, sort, columns, pages, and what can be done with its rows. */
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { TableView } from '../../ui/table/data-table.tsx';
import { type TableModel, useTableModel } from '../../ui/table/use-table-model.ts';
import { ItemPanel } from '../items/item-panel.tsx';
import { lower, singular } from '../resources/labels.ts';
import styles from '../resources/resource.module.css';
import type { ViewProps } from '../resources/resource-page.tsx';
import type { Resource } from '../resources/resources.ts';
import { placeOf } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { type BrowseSearch, sortOf, sortText } from '../search.ts';
import { ListToolbar, type ToolbarProps } from './list-toolbar.tsx';
import { ManyDialog, type ManyWork, SelectionBar } from './selection-bar.tsx';
import { useColumns } from './use-columns.tsx';
import { type Row, type Rows, useRows } from './use-rows.ts';

export function ListView(props: ViewProps) {
  const { resource, context, search, onSearch } = props;
  const place = useMemo(() => (resource.list && placeOf(resource.list, context)) ?? {}, [resource, context]);
  const data = useRows(resource, place, search.where ?? {});
  const view = useColumns(resource, context, data.rows);
  const { chosen, many, setMany, clear, ...selection } = useChosen(data.rows);
  const open = search.item === undefined ? undefined : data.rows.find(({ key }) => key === search.item);
  const put: ToolbarProps['put'] = (changes) => onSearch(tidy({ ...search, ...changes }), true);
  const model = useListModel(props, { data, view, put }, canSelect(resource) ? selection : {});
  const table = useRef<HTMLDivElement>(null);
  const toTable = (): void => {
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('[role="grid"]')?.focus());
  };
  const close = (): void => {
    put({ item: '' });
    // Back to where the row was opened.
    toTable();
  };
  return (
    <div className={styles.list}>
      {chosen.length > 0 ? (
        <SelectionBar {...{ resource, chosen }} onClear={clear} onWork={(what) => setMany({ what, rows: chosen })} />
      ) : (
        <ListToolbar {...props} {...{ data, view, model, put }} />
      )}
      <div className={styles.split} data-open={open !== undefined || undefined}>
        <div ref={table} className={styles.table}>
          <ListTable {...props} {...{ data, model }} />
        </div>
        {open !== undefined && <ItemPanel key={open.key} {...{ resource, context }} row={open} onClose={close} />}
      </div>
      {many !== undefined && (
        // Its form comes later: the table stays meanwhile, and with it the button that has the focus.
        <Suspense>
          <ManyDialog
            {...{ resource, context, ...many }}
            onClose={(hasRun) => {
              setMany(undefined);
              if (!hasRun) return;
              clear();
              toTable();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The rows that are chosen, and what is done with them. */
function useChosen(rows: readonly Row[]) {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const [many, setMany] = useState<{ readonly what: ManyWork; readonly rows: readonly Row[] }>();
  const chosen = useMemo(() => rows.filter(({ key }) => selected.has(key)), [rows, selected]);
  return { selected, onSelect, chosen, many, setMany, clear: () => onSelect(new Set()) };
}

const canSelect = ({ id, delete: remove, edit, update }: Resource): boolean =>
  id !== undefined && (remove ?? edit ?? update) !== undefined;

interface ListTableProps extends ViewProps {
  readonly data: Rows;
  readonly model: TableModel<Row>;
}

function ListTable(props: ListTableProps) {
  const { resource, search, onSearch, data, model } = props;
  const { titleOf } = useResources();
  if (data.error !== null && data.rows.length === 0)
    return <Failed title={`${titleOf(resource)} could not be listed`} error={data.error} onRetry={data.retry} />;
  if (data.isLoading) return <Skeleton height="100%" />;
  return (
    <TableView
      label={titleOf(resource)}
      model={model}
      // From one row to another is no step back; the first one is.
      onOpen={({ key }) => onSearch({ ...search, item: key }, search.item !== undefined)}
      openKey={search.item}
      height="100%"
      onEnd={data.more}
      empty={<Nothing {...props} isFiltered={data.rows.length > 0} />}
    />
  );
}

/** Without what is at its default, so that addresses stay short. */
const tidy = (search: Readonly<Record<string, unknown>>): BrowseSearch =>
  // Each name has the type that it has there.
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')) as BrowseSearch;

const keyOf = ({ key }: Row): string => key;

type Selection = Partial<Pick<ReturnType<typeof useChosen>, 'selected' | 'onSelect'>>;

/** The address holds what the table is sorted and filtered by; the columns are remembered beside it. */
function useListModel(
  { resource, search }: ViewProps,
  { data, view, put }: Pick<ToolbarProps, 'data' | 'view' | 'put'>,
  selection: Selection,
): TableModel<Row> {
  // Typing stays quick while a long list is filtered.
  const filter = useDeferredValue(search.filter);
  const shown = useMemo(() => search.columns?.split(','), [search.columns]);
  return useTableModel<Row>({
    rows: data.rows,
    rowKey: keyOf,
    columns: view.columns,
    shown,
    usual: view.usual,
    onShown: (ids) => put({ columns: ids?.join(',') }),
    sort: sortOf(search),
    onSort: (sort) => put({ sort: sortText(sort) }),
    filter,
    remember: resource.name,
    ...selection,
  });
}

function Nothing({ resource, isFiltered, search }: ViewProps & { readonly isFiltered: boolean }) {
  const { titleOf } = useResources();
  const title = titleOf(resource);
  if (isFiltered) return <Empty title="No row has these words">Shorten the filter, or clear it.</Empty>;
  if (search.where !== undefined)
    return <Empty title="Nothing has these values">Change what is asked for, or clear it.</Empty>;
  return (
    <Empty title={`No ${lower(title)}`}>
      {resource.create === undefined
        ? 'There is nothing of it here.'
        : `Create the first ${singular(title)} with the button above.`}
    </Empty>
  );
}
