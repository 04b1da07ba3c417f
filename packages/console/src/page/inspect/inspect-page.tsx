/** The inspector: every request that reaches the emulator, from any program, live. */

import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowDown, Clock, Plug, RotateCcw, Zap } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { sessionOptions } from '../data/queries.ts';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/controls/button.tsx';
import { Panes } from '../ui/controls/panes.tsx';
import { useMedia } from '../ui/media.ts';
import patterns from '../ui/patterns.module.css';
import { Empty } from '../ui/shown/notice.tsx';
import { Page } from '../ui/shown/page.tsx';
import { TableSkeleton } from '../ui/shown/skeletons.tsx';
import { useKey } from '../ui/use-key.ts';
import { DetailPane } from './entry/detail-pane.tsx';
import styles from './inspect.module.css';
import { JournalTable } from './journal-table.tsx';
import { FirstRequest } from './panels/first-request.tsx';
import { PanelDialog } from './panels/panel-dialog.tsx';
import type { Change, InspectSearch, Panel } from './search.ts';
import { SummaryView } from './summary/summary-view.tsx';
import { Timeline } from './timeline/chart.tsx';
import { Toolbar } from './toolbar.tsx';
import { type Rows, useRows } from './use-rows.ts';

export function InspectPage() {
  const { data: session } = useSuspenseQuery(sessionOptions);
  if (session.mode === 'local') return <Inspector />;
  return (
    <Page title="Inspect">
      <Empty title="No journal for a real account" action={<Link to="/explore">Explore operations</Link>}>
        This page shows requests to the emulator. To use it, start the console without --live.
      </Empty>
    </Page>
  );
}

function Inspector() {
  const search = useSearch({ from: '/inspect' });
  const rows = useRows(search);
  const change = useChange(search);
  // A second request is being chosen to compare with the open one.
  const [isChoosing, setChoosing] = useState(false);
  const hasRoom = useMedia('(min-width: 1000px)');
  const isOver = search.id !== undefined && !isChoosing && (search.wide === true || !hasRoom);
  return (
    <Page title="Inspect" isFixed aside={<Buttons onOpen={(panel) => change({ panel })} />}>
      {!isOver && (
        <>
          <Toolbar search={search} change={change} rows={rows} />
          <Timeline tally={rows.tally} times={search} onTimes={change} />
        </>
      )}
      {search.show === 'summary' && search.id === undefined ? (
        <SummaryView search={search} change={change} rows={rows} />
      ) : (
        <Requests
          search={search}
          change={change}
          rows={rows}
          isChoosing={isChoosing}
          setChoosing={setChoosing}
          hasRoom={hasRoom}
          isOver={isOver}
        />
      )}
      <PanelDialog panel={search.panel} onPanel={(panel) => change({ panel })} />
    </Page>
  );
}

/** Opening adds a history entry, so that Back closes; other changes replace it. */
function useChange(search: InspectSearch): Change {
  const navigate = useNavigate({ from: '/inspect' });
  const now = useRef(search);
  now.current = search;
  return useCallback(
    (part) => {
      const isOpening = OPENING.some((name) => part[name] !== undefined && now.current[name] === undefined);
      // The list keeps its own scroll position.
      navigate({ search: (before) => ({ ...before, ...part }), replace: !isOpening, resetScroll: false });
    },
    [navigate],
  );
}

const OPENING = ['id', 'with', 'panel', 'show'] as const;

const BUTTONS = [
  { panel: 'connect', label: 'Connect', icon: Plug },
  { panel: 'faults', label: 'Faults', icon: Zap },
  { panel: 'clock', label: 'Clock', icon: Clock },
  { panel: 'state', label: 'State', icon: RotateCcw },
] as const;

function Buttons({ onOpen }: { readonly onOpen: (panel: Panel) => void }) {
  return (
    <div className={classNames(patterns.wrapButtons, styles.buttons)}>
      {BUTTONS.map(({ panel, label, icon: Icon }) => (
        <Button key={panel} onPress={() => onOpen(panel)}>
          <Icon size={15} aria-hidden />
          {label}
        </Button>
      ))}
    </div>
  );
}

interface RequestsProps {
  readonly search: InspectSearch;
  readonly change: Change;
  readonly rows: Rows;
  readonly isChoosing: boolean;
  readonly setChoosing: (isChoosing: boolean) => void;
  readonly hasRoom: boolean;
  /** The open request replaces the list. */
  readonly isOver: boolean;
}

function Requests(props: RequestsProps) {
  const { search, change, rows, isChoosing, setChoosing, hasRoom, isOver } = props;
  const { id } = search;
  const isShown = id !== undefined && (hasRoom || !isChoosing);
  const detail = { search, change, rows: rows.shown.rows, isChoosing, setChoosing, hasRoom };
  return (
    <div className={styles.split}>
      <Panes
        name="inspect.list"
        label="Width of the list of requests"
        sized="first"
        size="45%"
        least={[20, 24]}
        only={isShown ? (isOver ? 'second' : undefined) : 'first'}
        first={<List {...props} />}
        second={isShown && <DetailPane id={id} {...detail} />}
      />
    </div>
  );
}

function List({
  search,
  change,
  rows: { shown, journal, agents, attempts },
  isChoosing,
  setChoosing,
  hasRoom,
}: RequestsProps) {
  const [isAtEnd, setAtEnd] = useState(true);
  const { id } = search;
  const list = useRef<HTMLDivElement>(null);
  // Same keys as in the request: the list has the focus if the request was opened by click.
  useKey(list, ({ key }) => {
    if (key !== 'Escape' || id === undefined) return;
    if (isChoosing) setChoosing(false);
    else change(search.with === undefined ? { id: undefined, wide: undefined } : { with: undefined });
  });
  const isEmpty = shown.rows.length === 0 && ![...agents.keys()].some((agent) => agent !== 'console');
  return (
    <div className={styles.list} ref={list}>
      {journal.link === 'opening' && journal.rows.length === 0 ? (
        <TableSkeleton />
      ) : isEmpty ? (
        <div className={styles.first}>
          <FirstRequest />
        </div>
      ) : (
        <JournalTable
          rows={search.folded ? shown.rows.filter((row) => !attempts.retried.has(row.id)) : shown.rows}
          attempts={attempts}
          open={id}
          onOpen={(row) => {
            change(isChoosing && row.id !== id ? { with: row.id } : { id: row.id, with: undefined });
            setChoosing(false);
          }}
          isAtEnd={isAtEnd}
          onAtEnd={setAtEnd}
          isNarrow={id !== undefined && hasRoom}
        />
      )}
      {!isAtEnd && shown.rows.length > 0 && <Newest onPress={() => setAtEnd(true)} />}
    </div>
  );
}

function Newest({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className={styles.latest}>
      <Button small look="main" onPress={onPress}>
        <ArrowDown size={14} aria-hidden />
        Jump to latest
      </Button>
    </div>
  );
}
