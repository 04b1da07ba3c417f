/** Above the table: filter, parameters of the list, columns, how many there are, and making a new one. */
import { Columns3, Plus, RefreshCw, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import type { TableModel } from '../../ui/table/use-table-model.ts';
import { numberText } from '../../ui/text/number-text.ts';
import { ZoneFileButtons } from '../dns/zone-buttons.tsx';
import type { Params } from '../items/any-call.ts';
import { CreateDialog } from '../items/create-dialog.tsx';
import styles from '../resources/resource.module.css';
import type { ViewProps } from '../resources/resource-page.tsx';
import { ColumnsPopover } from './columns-popover.tsx';
import type { TableColumns } from './use-columns.tsx';
import { useLoadAll } from './use-load-all.ts';
import type { Row, Rows } from './use-rows.ts';
import { useListParams, WhereForm } from './where-form.tsx';

export interface ToolbarProps extends ViewProps {
  readonly data: Rows;
  readonly view: TableColumns;
  /** What the filter leaves. */
  readonly model: TableModel<Row>;
  /** Changes the address; undefined or '' takes away. */
  readonly put: (changes: Readonly<Record<string, string | Params | undefined>>) => void;
}

export function ListToolbar(props: ToolbarProps) {
  const { resource, search, data, put } = props;
  const [isWhere, setWhere] = useState(search.where !== undefined);
  const subject = useListParams(resource);
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.filter}>
          <TextField
            label="Filter rows"
            isLabelHidden
            type="search"
            placeholder="Filter rows"
            value={search.filter ?? ''}
            onChange={(filter) => put({ filter })}
          />
        </div>
        {subject !== undefined && (
          <Button onPress={() => setWhere(!isWhere)} aria-expanded={isWhere}>
            <SlidersHorizontal size={15} aria-hidden />
            Query
          </Button>
        )}
        <ColumnsPopover columns={props.view.columns} model={props.model}>
          <Button>
            <Columns3 size={15} aria-hidden />
            Columns
          </Button>
        </ColumnsPopover>
        <IconButton label="Load again" onPress={data.retry}>
          <RefreshCw size={15} aria-hidden className={data.isFetching ? styles.turning : undefined} />
        </IconButton>
        <Counts {...props} />
        <EndButtons {...props} />
      </div>
      {isWhere && subject !== undefined && (
        <WhereForm subject={subject} where={search.where ?? {}} onWhere={(where) => put({ where })} />
      )}
    </>
  );
}

/** Zone files, and a new item. */
function EndButtons({ resource, context, put }: ToolbarProps) {
  const [isCreating, setCreating] = useState(false);
  return (
    <span className={styles.end}>
      {resource.name === 'dns.records' && <ZoneFileButtons context={context} />}
      {resource.create !== undefined && (
        <Button look="main" onPress={() => setCreating(true)}>
          <Plus size={15} aria-hidden />
          Create
        </Button>
      )}
      {isCreating && (
        <CreateDialog {...{ resource, context }} onClose={() => setCreating(false)} onItem={(item) => put({ item })} />
      )}
    </span>
  );
}

function Counts({ data, model, search }: ToolbarProps) {
  const [isLoadingAll, setLoadingAll] = useLoadAll(data);
  const { rows, total, isComplete, error } = data;
  const isFiltered = search.filter !== undefined;
  const loaded = isComplete
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
