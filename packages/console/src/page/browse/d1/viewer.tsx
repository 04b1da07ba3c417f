/** The viewer of a D1 database: tables and SQL. */

import { useQuery } from '@tanstack/react-query';
import { CallError } from '../../data/answer.ts';
import { flarewire } from '../../data/flarewire.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty, Failed } from '../../ui/shown/notice.tsx';
import { TableSkeleton } from '../../ui/shown/skeletons.tsx';
import { sizeText } from '../../ui/text/size-text.ts';
import { tellFailure } from '../items/ask.tsx';
import type { ViewerProps } from '../viewers/special.ts';
import { useView } from '../viewers/viewer-state.ts';
import { Subject } from '../viewers/viewer-subject.tsx';
import { type D1Place, runSql, useD1Refresh, useTables } from './data.ts';
import { D1Editor, useSqlSession } from './editor.tsx';
import { D1Tables } from './tables.tsx';

export function D1Viewer(props: ViewerProps) {
  return <Viewer key={props.context.database_id} {...props} />;
}

function Viewer(props: ViewerProps) {
  const { account_id = '', database_id = '' } = props.context;
  const place = { account_id, database_id };
  const { view, turn } = useView(props);
  const tables = useTables(place);
  const session = useSqlSession(place, view.sql ?? '');
  const list = () => {
    if (tables.isPending) return <TableSkeleton height="24rem" />;
    if (tables.isLoadingError)
      return <NoTables place={place} error={tables.error} onRetry={() => void tables.refetch()} />;
    return <D1Tables place={place} view={view} turn={turn} tables={tables.data} />;
  };
  const tabs = [
    { id: 'tables', label: 'Tables', content: list },
    {
      id: 'sql',
      label: 'SQL',
      content: () => <D1Editor session={session} turn={turn} tables={tables.data ?? []} />,
    },
  ];
  return (
    <div className={patterns.column}>
      <About place={place} />
      <Tabs
        label="Views of the database"
        tabs={tabs}
        selected={view.tab ?? 'tables'}
        onSelect={(tab) => turn({ tab: tab === 'tables' ? undefined : tab })}
      />
    </div>
  );
}

function About({ place: { account_id, database_id } }: { readonly place: D1Place }) {
  const { data } = useQuery(flarewire.queryOptions('d1.database.get', { account_id, database_id }));
  return (
    <Subject kind="Database" id={database_id} account={account_id} all={['d1.database', 'All databases']}>
      {data?.file_size === undefined ? undefined : sizeText(data.file_size)}
    </Subject>
  );
}

interface NoTablesProps {
  readonly place: D1Place;
  readonly error: Error;
  readonly onRetry: () => void;
}

function NoTables({ place, error, onRetry }: NoTablesProps) {
  const refresh = useD1Refresh(place);
  if (!(error instanceof CallError && error.name === 'ReadOnly'))
    return <Failed title="Could not load the tables" error={error} onRetry={onRetry} />;
  const allow = (): void => {
    // `runSql` asks the user to enable writes.
    runSql(place, 'SELECT 1').then(refresh, (refused: unknown) => tellFailure('Nothing was loaded', refused));
  };
  return (
    <Empty title="This console is read-only" action={<Button onPress={allow}>Allow SQL</Button>}>
      Reading a database requires SQL, which can also write, so queries are sent only while writing is allowed.
    </Empty>
  );
}
