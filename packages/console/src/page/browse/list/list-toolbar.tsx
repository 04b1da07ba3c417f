/** Toolbar of a table: text search and conditions, list parameters, columns, count, and creation. */
import { Columns3, ListFilter, RefreshCw, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import type { TableModel } from '../../ui/table/use-table-model.ts';
import type { RowFilter } from '../../ui/table/values.ts';
import { numberText } from '../../ui/text/number-text.ts';
import type { useTyped } from '../../ui/use-typed.ts';
import { askedFor, type Chip, chipsOf, knownValues, withoutChip } from '../filter/chips.ts';
import { FilterChips } from '../filter/filter-chips.tsx';
import { FilterForm } from '../filter/filter-form.tsx';
import { useListParams, WhereForm } from '../filter/where-form.tsx';
import styles from '../resources/resource.module.css';
import type { ViewProps } from '../resources/resource-page.tsx';
import { filtersOf, filterText } from '../search.ts';
import { ColumnsPopover } from './columns-popover.tsx';
import { ExportMenu } from './export-menu.tsx';
import { NewButtons } from './new-buttons.tsx';
import type { TableColumns } from './use-columns.tsx';
import type { Put } from './use-list-model.ts';
import { useLoadAll } from './use-load-all.ts';
import type { Row, Rows } from './use-rows.ts';

interface ToolbarProps extends ViewProps {
  readonly data: Rows;
  readonly view: TableColumns;
  /** The filtered rows. */
  readonly model: TableModel<Row>;
  readonly put: Put;
  readonly filter: ReturnType<typeof useTyped>;
}

export function ListToolbar(props: ToolbarProps) {
  const { resource, context, search, data, view, model, put, filter } = props;
  const [isWhere, setWhere] = useState(false);
  const subject = useListParams(resource);
  const chips = useChips(props, subject);
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.filter}>
          <TextField
            label="Filter rows"
            isLabelHidden
            type="search"
            placeholder="Filter rows"
            value={filter.text}
            onChange={filter.type}
          />
        </div>
        <FilterForm columns={view.columns} rows={data.rows} known={chips.known} onAdd={chips.add}>
          <Button>
            <ListFilter size={15} aria-hidden />
            Filter
          </Button>
        </FilterForm>
        {subject !== undefined && (
          <Button onPress={() => setWhere(!isWhere)} aria-expanded={isWhere}>
            <SlidersHorizontal size={15} aria-hidden />
            Query
          </Button>
        )}
        <ColumnsPopover columns={view.columns} model={model}>
          <Button>
            <Columns3 size={15} aria-hidden />
            Columns
          </Button>
        </ColumnsPopover>
        <IconButton label="Refresh" onPress={data.retry}>
          <RefreshCw size={15} aria-hidden className={data.isFetching ? styles.turning : undefined} />
        </IconButton>
        <Counts {...props} />
        <span className={styles.end}>
          <ExportMenu {...props} />
          <NewButtons resource={resource} context={context} onItem={(item) => put({ item })} />
        </span>
      </div>
      {isWhere && subject !== undefined && <Where subject={subject} search={search} put={put} />}
      <FilterChips chips={chips.all} onRemove={chips.remove} onClear={() => put({ where: undefined, filters: [] })} />
    </>
  );
}

interface WhereProps extends Pick<ToolbarProps, 'search' | 'put'> {
  readonly subject: NonNullable<ReturnType<typeof useListParams>>;
}

function Where({ subject, search: { where = {} }, put }: WhereProps) {
  return (
    <WhereForm key={JSON.stringify(where)} subject={subject} where={where} onWhere={(next) => put({ where: next })} />
  );
}

/** Adds and removes conditions in the URL; those the API supports are sent to it. */
function useChips({ search, put }: ToolbarProps, subject: ReturnType<typeof useListParams>) {
  const { where = {}, filters: texts = [] } = search;
  const params = subject?.schemas.params ?? [];
  const defs = subject?.defs ?? {};
  const filters = filtersOf(texts);
  return {
    all: chipsOf(where, filters),
    known: (column: string) => knownValues(params, defs, column),
    add: (filter: RowFilter) => {
      const asked = askedFor(where, filter, params, defs);
      if (asked !== undefined) return put({ where: asked });
      put({ filters: [...texts.filter((one) => one !== filterText(filter)), filterText(filter)] });
    },
    remove: (chip: Chip) => {
      if (chip.by === 'loaded') return put({ filters: texts.filter((one) => one !== filterText(chip)) });
      const rest = withoutChip(where, chip);
      put({ where: Object.keys(rest).length === 0 ? undefined : rest });
    },
  };
}

function Counts({ data, model, search, filter }: ToolbarProps) {
  const [isLoadingAll, setLoadingAll] = useLoadAll(data);
  const { rows, total, isComplete, error } = data;
  const isFiltered = filter.text !== '' || search.filters !== undefined;
  // As wide as its replacement, so that the buttons next to it do not move.
  const loaded = data.isLoading
    ? '…'
    : isComplete
      ? numberText(rows.length)
      : `${numberText(rows.length)} loaded${total === undefined ? '' : ` of ${numberText(total)}`}`;
  return (
    <span className={styles.counts}>
      <span role="status">{isFiltered ? `${numberText(model.rows.length)} of ${loaded}` : loaded}</span>
      {!isComplete && rows.length > 0 && (
        <Button small look="quiet" onPress={() => setLoadingAll(!isLoadingAll)}>
          {isLoadingAll ? 'Stop' : 'Load all'}
        </Button>
      )}
      {error !== null && rows.length > 0 && (
        <span className={styles.bad} role="alert">
          {error.message}
        </span>
      )}
    </span>
  );
}
