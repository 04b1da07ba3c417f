/** Shows the rows of a resource, where each row leads, and placeholders for missing rows. */
import { useNavigate } from '@tanstack/react-router';
import { idOf } from '../../data/item.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty, Failed } from '../../ui/shown/notice.tsx';
import { TableSkeleton } from '../../ui/shown/skeletons.tsx';
import { TableView } from '../../ui/table/data-table.tsx';
import type { TableModel } from '../../ui/table/use-table-model.ts';
import { numberText } from '../../ui/text/number-text.ts';
import type { NewRowState } from '../new-rows/use-new-row.ts';
import { lower, singular } from '../resources/labels.ts';
import { ResourceMenu } from '../resources/resource-menu.tsx';
import type { ViewProps } from '../resources/resource-page.tsx';
import { useResources } from '../resources/use-resources.ts';
import { insideOf } from '../viewers/inside.ts';
import { NewButtons } from './new-buttons.tsx';
import type { Put } from './use-list-model.ts';
import { useLoadAll } from './use-load-all.ts';
import type { Row, Rows } from './use-rows.ts';

interface ListTableProps extends ViewProps {
  readonly data: Rows;
  readonly model: TableModel<Row>;
  readonly flashing: ReadonlySet<string>;
  readonly put: Put;
  readonly onDelete: ((row: Row) => void) | undefined;
  readonly newRow: NewRowState;
  readonly onPaste: ((text: string) => void) | undefined;
  readonly onFill: ((column: string) => void) | undefined;
}

export function ListTable(props: ListTableProps) {
  const { resource, context, search, onSearch, data, model } = props;
  const { titleOf, all } = useResources();
  const navigate = useNavigate();
  if (data.error !== null && data.rows.length === 0)
    return <Failed title={`Could not list ${lower(titleOf(resource))}`} error={data.error} onRetry={data.retry} />;
  if (data.isLoading) return <TableSkeleton />;
  const inside = insideOf(all, resource);
  // Going from one row to another replaces the history entry; opening the first adds one.
  const open = ({ key }: Row): void => onSearch({ ...search, item: key }, search.item !== undefined);
  const enter = ({ item, key }: Row): void => {
    const target = inside?.(context, idOf(item, resource.id ?? '') ?? key);
    if (target !== undefined)
      void navigate({ to: '/browse/$resource', params: { resource: target.resource }, search: target.context });
  };
  return (
    <TableView
      label={titleOf(resource)}
      model={model}
      onOpen={inside === undefined ? open : enter}
      onFacts={inside === undefined ? undefined : open}
      onDelete={props.onDelete}
      onPaste={props.onPaste}
      onFill={props.onFill}
      onInsert={props.newRow.begin}
      newRow={props.newRow.row}
      openKey={search.item}
      flashing={props.flashing}
      height="100%"
      onEnd={data.more}
      empty={<Nothing {...props} isFiltered={data.rows.length > 0} />}
    />
  );
}

interface NothingCreatedProps extends Pick<ViewProps, 'resource' | 'context'> {
  readonly title: string;
}

/** Empty state of a resource whose items are created under a name chosen by the caller, such as Workers. */
function NothingCreated({ resource, context, title }: NothingCreatedProps) {
  const { update, id } = resource;
  if (update === undefined || update.method !== 'PUT' || id === undefined)
    return (
      <Empty title={`No ${lower(title)}`} action={<ResourceMenu resource={resource} context={context} />}>
        No operation creates one here. These operations are available:
      </Empty>
    );
  return (
    <Empty
      title={`No ${lower(title)} yet`}
      action={<NewButtons resource={resource} context={context} isSecond onItem={() => undefined} />}
    >
      Create the first {singular(title)} under a name that you choose.
    </Empty>
  );
}

interface NothingProps extends ViewProps {
  /** True if a filter hides rows. */
  readonly isFiltered: boolean;
  readonly put: Put;
  readonly data: Rows;
}

/** The filter applies to loaded rows, so others may match. */
function NoneLoaded({ data }: { readonly data: Rows }) {
  const [isLoadingAll, setLoadingAll] = useLoadAll(data);
  const { rows, total } = data;
  return (
    <Empty
      title="No match in the loaded rows"
      action={
        <Button look="main" onPress={() => setLoadingAll(!isLoadingAll)}>
          {isLoadingAll ? 'Stop' : 'Search all rows'}
        </Button>
      }
    >
      Searched {numberText(rows.length)} {total === undefined ? 'rows; there are more' : `of ${numberText(total)} rows`}
      .
    </Empty>
  );
}

function Nothing({ resource, context, isFiltered, search, put, data }: NothingProps) {
  const { titleOf } = useResources();
  const title = titleOf(resource);
  if (isFiltered && !data.isComplete) return <NoneLoaded data={data} />;
  if (isFiltered) return <Empty title="No matching rows">Remove a filter or shorten the search.</Empty>;
  if (search.where !== undefined) return <Empty title="No matching items">Remove or change a filter.</Empty>;
  if (resource.create === undefined) return <NothingCreated resource={resource} context={context} title={title} />;
  return (
    <Empty
      title={`No ${lower(title)} yet`}
      action={<NewButtons resource={resource} context={context} isSecond onItem={(item) => put({ item })} />}
    >
      Create the first {singular(title)}
      {resource.name === 'dns.records' && ', or import a zone file'}.
    </Empty>
  );
}
