/** The table of a resource with its toolbar and panel. */
import { type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { useTyped } from '../../ui/use-typed.ts';
import { FillDialog } from '../bulk/fill-dialog.tsx';
import { type Fill, useFill } from '../bulk/use-fill.ts';
import { useIsLive } from '../items/ask.tsx';
import { ItemPanel } from '../items/item-panel.tsx';
import { useNewRow } from '../new-rows/use-new-row.ts';
import { usePaste } from '../new-rows/use-paste.tsx';
import styles from '../resources/resource.module.css';
import type { ViewProps } from '../resources/resource-page.tsx';
import type { Resource } from '../resources/resources.ts';
import { placeOf } from '../resources/template.ts';
import type { BrowseSearch } from '../search.ts';
import { ListSplit } from './list-split.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ManyDialog, type ManyWork, SelectionBar } from './selection-bar.tsx';
import { useColumns } from './use-columns.tsx';
import { type Put, useListModel } from './use-list-model.ts';
import { JournalWatch, useProgramChanges } from './use-program-changes.ts';
import { type Row, useRows } from './use-rows.ts';

export function ListView(props: ViewProps) {
  const { resource, context } = props;
  const list = useList(props);
  const { data, model, put, open, chosen, many, setMany, clear } = list;
  const newRow = useNewRow(resource, context, model.shown);
  const { paste, dialog } = usePaste(resource, context, model.columns);
  const fill = useFill(resource, model);
  const { flashing, expect } = useProgramChanges(data.rows);
  const isLive = useIsLive();
  const table = useRef<HTMLDivElement>(null);
  const toTable = (): void => focusGrid(table);
  const closed = (): void => {
    put({ item: '' });
    toTable();
  };
  const end = (hasRun: boolean): void => {
    setMany(undefined);
    fill.end();
    if (!hasRun) return;
    clear();
    toTable();
  };
  const remove = (row: Row): void => setMany({ what: 'delete', rows: chosen.length > 0 ? chosen : [row] });
  return (
    <div className={styles.list}>
      {!isLive && <JournalWatch onChange={expect} />}
      {chosen.length > 0 ? (
        <SelectionBar
          resource={resource}
          chosen={chosen}
          onClear={clear}
          fills={fill.columns}
          onFill={fill.start}
          onWork={(what) => setMany({ what, rows: chosen })}
        />
      ) : (
        <ListToolbar {...props} {...list} more={{ beginRow: newRow.begin, paste }} />
      )}
      <ListSplit
        isOpen={open !== undefined}
        first={
          <div ref={table} className={styles.table}>
            <ListTable
              {...props}
              onDelete={canDelete(resource) ? remove : undefined}
              data={data}
              model={model}
              put={put}
              flashing={flashing}
              newRow={newRow}
              onPaste={paste}
              onFill={fill.columns.length > 0 ? fill.start : undefined}
            />
          </div>
        }
        second={open && <ItemPanel key={open.key} resource={resource} context={context} row={open} onClose={closed} />}
      />
      {dialog}
      <BulkDialogs resource={resource} context={context} many={many} fill={fill} onClose={end} />
    </div>
  );
}

/** The rows, the columns and the state of the table in the URL. */
function useList(props: ViewProps) {
  const { resource, context, search, onSearch } = props;
  const place = useMemo(() => (resource.list && placeOf(resource.list, context)) ?? {}, [resource, context]);
  const data = useRows(resource, place, search.where ?? {});
  const view = useColumns(resource, context, data.rows);
  const { chosen, many, setMany, clear, ...selection } = useChosen(data.rows);
  const open = search.item === undefined ? undefined : data.rows.find(({ key }) => key === search.item);
  const put: Put = (changes) => onSearch(tidy({ ...search, ...changes }), true);
  const filter = useTyped(search.filter ?? '', (text) => put({ filter: text }));
  const model = useListModel(props, { data, view, put, filter: filter.text }, canSelect(resource) ? selection : {});
  return { data, view, put, filter, model, open, chosen, many, setMany, clear };
}

interface BulkProps extends Pick<ViewProps, 'resource' | 'context'> {
  readonly many: ReturnType<typeof useChosen>['many'];
  readonly fill: Fill;
  readonly onClose: (hasRun: boolean) => void;
}

/** Forms load later: the table stays mounted, and with it the focused button. */
function BulkDialogs({ resource, context, many, fill: { filling }, onClose }: BulkProps) {
  const shared = { resource, context, onClose };
  return (
    <Suspense>
      {filling && <FillDialog {...shared} {...filling} />}
      {many && <ManyDialog {...shared} {...many} />}
    </Suspense>
  );
}

/** The selected rows and the actions on them. */
function useChosen(rows: readonly Row[]) {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const [many, setMany] = useState<{ readonly what: ManyWork; readonly rows: readonly Row[] }>();
  const chosen = useMemo(() => rows.filter(({ key }) => selected.has(key)), [rows, selected]);
  return { selected, onSelect, chosen, many, setMany, clear: () => onSelect(new Set()) };
}

const focusGrid = (place: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[role="grid"]')?.focus());

const canDelete = (resource: Resource): boolean => resource.delete !== undefined && resource.id !== undefined;

const canSelect = ({ id, delete: remove, edit, update }: Resource): boolean =>
  id !== undefined && (remove ?? edit ?? update) !== undefined;

/** Removes default values to keep URLs short. */
const tidy = (search: Readonly<Record<string, unknown>>): BrowseSearch =>
  // Each name has its declared type.
  Object.fromEntries(
    Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as BrowseSearch;
