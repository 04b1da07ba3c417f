/** Toolbar of a table: text search and conditions, list parameters, columns, count, and creation. */
import { Columns3, ListFilter, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import type { TableModel } from '../../ui/table/use-table-model.ts';
import type { RowFilter } from '../../ui/table/values.ts';
import { numberText } from '../../ui/text/number-text.ts';
import type { useTyped } from '../../ui/use-typed.ts';
import { askedFor, type Chip, chipsOf, knownValues, searchFor, withoutChip } from '../filter/chips.ts';
import { FilterChips } from '../filter/filter-chips.tsx';
import { FilterForm } from '../filter/filter-form.tsx';
import { Reach } from '../filter/reach.tsx';
import { typedConditions } from '../filter/typed-conditions.ts';
import { useListParams, WhereForm } from '../filter/where-form.tsx';
import styles from '../resources/resource.module.css';
import type { ViewProps } from '../resources/resource-page.tsx';
import { filtersOf, filterText } from '../search.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { ColumnsPopover } from './columns-popover.tsx';
import { ExportMenu } from './export-menu.tsx';
import { type MoreWays, NewButtons } from './new-buttons.tsx';
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
  readonly more: MoreWays;
}

export function ListToolbar(props: ToolbarProps) {
  const { resource, context, search, data, view, model, put, filter } = props;
  const [isWhere, setWhere] = useState(false);
  const subject = useListParams(resource);
  const chips = useChips(props, subject);
  const [isLoadingAll, setLoadingAll] = useLoadAll(data);
  const params = subject?.schemas.params ?? [];
  const asked = (words: string) => searchFor(search.where ?? {}, words, params, subject?.defs ?? {});
  const where = data.isComplete ? undefined : asked(filter.text);
  const ask = where && (() => put({ where, filter: undefined }));
  const isFiltered = filter.text !== '' || search.filters !== undefined;
  return (
    <>
      <div className={styles.toolbar}>
        <FilterBox {...props} chips={chips} onAsk={ask} />
        <FilterForm
          columns={view.columns}
          rows={data.rows}
          known={chips.known}
          onAdd={(filter) => chips.add([filter])}
          onMore={subject && (() => setWhere(true))}
        >
          <Button>
            <ListFilter size={15} aria-hidden />
            Filter
          </Button>
        </FilterForm>
        <ViewsMenu resource={resource.name} search={search} put={put} />
        <ColumnsPopover columns={view.columns} model={model}>
          <Button>
            <Columns3 size={15} aria-hidden />
            Columns
          </Button>
        </ColumnsPopover>
        <IconButton label="Refresh" onPress={data.retry}>
          <RefreshCw size={15} aria-hidden className={data.isFetching ? styles.turning : undefined} />
        </IconButton>
        <Counts {...props} isLoadingAll={isLoadingAll} setLoadingAll={setLoadingAll} />
        <span className={styles.end}>
          <ExportMenu {...props} />
          <NewButtons resource={resource} context={context} more={props.more} onItem={(item) => put({ item })} />
        </span>
      </div>
      {isWhere && subject !== undefined && (
        <Where subject={subject} search={search} put={put} onClose={() => setWhere(false)} />
      )}
      {isFiltered && <Reach data={data} onAsk={ask} isLoadingAll={isLoadingAll} onLoadAll={setLoadingAll} />}
      <FilterChips chips={chips.all} onRemove={chips.remove} onClear={() => put({ where: undefined, filters: [] })} />
    </>
  );
}

interface FilterBoxProps extends Pick<ToolbarProps, 'filter' | 'view'> {
  readonly chips: ReturnType<typeof useChips>;
  readonly onAsk: (() => void) | undefined;
}

/** Filters by words while typing; Enter makes filters of typed conditions, or asks the API. */
function FilterBox({ filter, view, chips, onAsk }: FilterBoxProps) {
  const enter = (): void => {
    const { conditions, words } = typedConditions(filter.text, view.columns, chips.known);
    if (conditions.length === 0) onAsk?.();
    else {
      filter.type(words);
      chips.add(conditions, words);
    }
  };
  return (
    <form
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <TextField
        label="Filter rows"
        isLabelHidden
        type="search"
        placeholder="Words or column:value"
        value={filter.text}
        onChange={filter.type}
      />
    </form>
  );
}

interface WhereProps extends Pick<ToolbarProps, 'search' | 'put'> {
  readonly subject: NonNullable<ReturnType<typeof useListParams>>;
  readonly onClose: () => void;
}

function Where({ subject, search: { where = {} }, put, onClose }: WhereProps) {
  return (
    <WhereForm
      key={JSON.stringify(where)}
      subject={subject}
      where={where}
      onWhere={(next) => {
        put({ where: next });
        onClose();
      }}
      onClose={onClose}
    />
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
    /** @param words text that stays in the filter box */
    add: (added: readonly RowFilter[], words?: string) => {
      let [asked, loaded] = [where, texts];
      for (const filter of added) {
        const next = askedFor(asked, filter, params, defs);
        asked = next ?? asked;
        if (next === undefined) loaded = [...loaded.filter((one) => one !== filterText(filter)), filterText(filter)];
      }
      put({
        where: Object.keys(asked).length === 0 ? undefined : asked,
        filters: loaded,
        ...(words !== undefined && { filter: words }),
      });
    },
    remove: (chip: Chip) => {
      if (chip.by === 'loaded') return put({ filters: texts.filter((one) => one !== filterText(chip)) });
      const rest = withoutChip(where, chip);
      put({ where: Object.keys(rest).length === 0 ? undefined : rest });
    },
  };
}

interface CountsProps extends ToolbarProps {
  readonly isLoadingAll: boolean;
  readonly setLoadingAll: (isOn: boolean) => void;
}

function Counts({ data, model, search, filter, isLoadingAll, setLoadingAll }: CountsProps) {
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
