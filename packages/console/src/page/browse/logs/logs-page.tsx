/** Live logs: the events of one Worker, or of all Workers, as they happen. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { useWorkerLogs } from '../../data/journal/worker-logs.ts';
import { sessionOptions } from '../../data/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select, Switch } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner, Empty } from '../../ui/shown/notice.tsx';
import { Page } from '../../ui/shown/page.tsx';
import { useFirstAccount } from '../resources/place.tsx';
import { eventOf, hasWords, type WorkerEvent } from './event.ts';
import { EventRow } from './event-row.tsx';
import styles from './logs.module.css';
import type { LogsSearch } from './search.ts';

export function LogsPage() {
  const { data: session } = useSuspenseQuery(sessionOptions);
  if (session.isInPage)
    return (
      <Page title="Live logs">
        <Empty title="Workers do not run in the browser">
          Start the console on your machine to run them: <code>npx @flarewire/console</code>
        </Empty>
      </Page>
    );
  if (session.mode === 'local') return <Logs />;
  return (
    <Page title="Live logs">
      <Empty title="No live logs of a real account here">
        In a terminal, <code>npx @flarewire/cli tail my-worker</code> prints the events of a Worker as they happen.
      </Empty>
    </Page>
  );
}

/** Id of the last event that was cleared; survives leaving the page. */
let clearedUpTo = 0;

function Logs() {
  const search = useSearch({ from: '/logs' });
  const navigate = useNavigate({ from: '/logs' });
  const { rows, end, link, reason } = useWorkerLogs();
  const [cleared, setCleared] = useState(clearedUpTo);
  // Id of the last event when the list was paused.
  const [paused, setPaused] = useState<number>();
  const last = rows.at(-1)?.id ?? 0;
  // Ids restart with the console.
  const from = cleared > last ? 0 : cleared;
  const known = rows.slice(0, end).filter(({ id }) => id > from);
  const waiting = paused === undefined ? 0 : known.filter(({ id }) => id > paused).length;
  const events = known.filter(({ id }) => paused === undefined || id <= paused).map(eventOf);
  const shown = events.filter((event) => isWanted(event, search)).toReversed();
  const change = (part: Partial<LogsSearch>): void =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true });
  const clear = (): void => {
    clearedUpTo = last;
    setCleared(last);
    setPaused(undefined);
  };
  return (
    <Page
      title="Live logs"
      lead="Requests, schedules and queue batches of deployed Workers, with their console output and exceptions. Newest first."
    >
      {link === 'broken' && <Banner tone="warn">Disconnected; trying again. {reason}</Banner>}
      <Toolbar search={search} change={change}>
        <Button onPress={() => setPaused(paused === undefined ? last : undefined)}>
          {paused === undefined ? 'Pause' : waiting === 0 ? 'Resume' : `Resume, ${waiting} new`}
        </Button>
        <Button isDisabled={known.length === 0} onPress={clear}>
          Clear
        </Button>
      </Toolbar>
      {shown.length > 0 ? (
        <Events events={shown} />
      ) : known.length > 0 && paused === undefined ? (
        <Empty title="No matching events" action={<Reset onPress={() => change(NO_FILTERS)} />}>
          {known.length === 1 ? 'One event does' : `${known.length} events do`} not match the filters.
        </Empty>
      ) : (
        <Waiting script={search.script} account={search.account_id} />
      )}
    </Page>
  );
}

const NO_FILTERS = { q: undefined, failed: undefined, script: undefined };

const Reset = ({ onPress }: { readonly onPress: () => void }) => <Button onPress={onPress}>Show all events</Button>;

const isWanted = (event: WorkerEvent, { account_id, script, q = '', failed }: LogsSearch): boolean =>
  (account_id === undefined || event.account === account_id) &&
  (script === undefined || event.script === script) &&
  (failed === undefined || event.isFailed) &&
  hasWords(event, q);

interface ToolbarProps {
  readonly search: LogsSearch;
  readonly change: (part: Partial<LogsSearch>) => void;
  readonly children: React.ReactNode;
}

const ALL = '*';

function Toolbar({ search, change, children }: ToolbarProps) {
  const { script, q = '', failed } = search;
  const first = useFirstAccount();
  const account_id = search.account_id ?? first;
  const { data } = useQuery({
    ...flarewire.queryOptions('workers.scripts.list', { account_id: account_id ?? '' }),
    enabled: account_id !== undefined,
  });
  const names = [...new Set([...(data?.items ?? []).map(({ id }) => id ?? ''), script ?? ''])].filter(Boolean);
  return (
    <div className={patterns.wrapEnd}>
      <div className={styles.short}>
        <Select
          label="Worker"
          value={script ?? ALL}
          options={[{ value: ALL, label: 'All Workers' }, ...names.map((name) => ({ value: name, label: name }))]}
          onChange={(name) => change({ script: name === ALL ? undefined : name })}
        />
      </div>
      <div className={styles.grow}>
        <TextField
          label="Filter"
          type="search"
          placeholder="URL, status, console output, exception"
          value={q}
          onChange={(words) => change({ q: words === '' ? undefined : words })}
        />
      </div>
      <div className={styles.check}>
        <Switch isSelected={failed === true} onChange={(isOn) => change({ failed: isOn ? true : undefined })}>
          Failed only
        </Switch>
      </div>
      {children}
    </div>
  );
}

const STEP = 200;

function Events({ events }: { readonly events: readonly WorkerEvent[] }) {
  const [count, setCount] = useState(STEP);
  return (
    <>
      <ol className={classNames(patterns.surface, patterns.plainList, styles.events)} aria-label="Events">
        {events.slice(0, count).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      {events.length > count && (
        <div>
          <Button onPress={() => setCount(count + STEP)}>Show older events</Button>
        </div>
      )}
    </>
  );
}

interface WaitingProps {
  readonly script: string | undefined;
  readonly account: string | undefined;
}

function Waiting({ script, account }: WaitingProps) {
  const { data: session } = useSuspenseQuery(sessionOptions);
  const first = useFirstAccount();
  const account_id = account ?? first;
  const workers = (
    <Link
      to="/browse/$resource"
      params={{ resource: 'workers.scripts' }}
      search={{
        ...(account_id !== undefined && { account_id }),
        ...(script !== undefined && { script_name: script }),
      }}
    >
      {script === undefined ? 'Workers' : `The Worker ${script}`}
    </Link>
  );
  if (session.edgeURL === undefined)
    return (
      <Empty title="Workers do not run here" action={workers}>
        Install <code>miniflare</code> next to the console, and start it again: <code>npm install miniflare@4</code>
      </Empty>
    );
  return (
    <Empty title="Waiting for events" action={workers}>
      Open an address of a deployed Worker, and its events appear here at once. The page of a Worker lists its
      addresses.
    </Empty>
  );
}
