/** Toolbar of the journal: search, filters, pause, clear, export. */

import { ChartColumn, List, Pause, Play, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/controls/button.tsx';
import { Checkbox } from '../ui/controls/choice.tsx';
import patterns from '../ui/patterns.module.css';
import { counted, numberText } from '../ui/text/number-text.ts';
import { isFiltered } from './filter.ts';
import { Agents, CHOICES, Choice, SearchField } from './filters.tsx';
import { Clear, Export } from './journal-actions.tsx';
import type { Change, InspectSearch } from './search.ts';
import styles from './toolbar.module.css';
import type { Rows } from './use-rows.ts';

interface ToolbarProps {
  readonly search: InspectSearch;
  readonly change: Change;
  readonly rows: Rows;
}

export function Toolbar(props: ToolbarProps) {
  const { search, change, rows } = props;
  const [isOpen, setOpen] = useState(false);
  const set = CHOICES.filter(({ name }) => search[name] !== undefined).length;
  return (
    <search className={patterns.columnSmall} aria-label="Requests">
      <div className={classNames(patterns.wrapLines, styles.line)}>
        <SearchField q={search.q ?? ''} change={change} />
        <span className={styles.more}>
          <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={15} aria-hidden />
            Filters{set > 0 && ` (${set})`}
          </Button>
        </span>
        <div className={classNames(styles.filters, isOpen && styles.shown)}>
          {CHOICES.map((choice) => (
            <Choice key={choice.name} {...choice} value={search[choice.name]} change={change} />
          ))}
          <Agents value={search.agent} agents={rows.agents} change={change} />
          <Checkbox isSelected={search.faulted ?? false} onChange={(on) => change({ faulted: on || undefined })}>
            With fault
          </Checkbox>
          <Checkbox isSelected={search.changed ?? false} onChange={(on) => change({ changed: on || undefined })}>
            Changes only
          </Checkbox>
          <Checkbox isSelected={search.folded ?? false} onChange={(on) => change({ folded: on || undefined })}>
            Fold retries
          </Checkbox>
        </div>
      </div>
      <Doings {...props} />
    </search>
  );
}

function Doings({ search, change, rows }: ToolbarProps) {
  const { shown, hidden, waiting, pause, journal } = rows;
  const total = rows.total - hidden;
  const count = shown.end - shown.start;
  const hasFilter = isFiltered({ ...search });
  const none = { ...NO_FILTER };
  return (
    <div className={classNames(patterns.wrapLines, styles.line)}>
      <span className={styles.count}>
        {hasFilter ? `${numberText(count)} of ${counted(total, 'request')}` : counted(total, 'request')}
        {journal.link === 'broken' && <span className={styles.broken}> · not connected: {journal.reason}</span>}
      </span>
      {hasFilter && (
        <Button small look="quiet" onPress={() => change(none)}>
          Show all
        </Button>
      )}
      <Own search={search} change={change} hidden={hidden} />
      <span className={styles.space} />
      <Button small onPress={() => pause(waiting === undefined)}>
        {waiting === undefined ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
        {waiting === undefined ? 'Pause' : `Resume (${numberText(waiting)} new)`}
      </Button>
      <SummarySwitch search={search} change={change} />
      <Export rows={rows} />
      <Clear />
    </div>
  );
}

function SummarySwitch({ search, change }: Pick<ToolbarProps, 'search' | 'change'>) {
  const isSummary = search.show === 'summary';
  return (
    <Button small onPress={() => change({ show: isSummary ? undefined : 'summary' })}>
      {isSummary ? <List size={14} aria-hidden /> : <ChartColumn size={14} aria-hidden />}
      {isSummary ? 'Requests' : 'Summary'}
    </Button>
  );
}

/** Toggles the console's own calls, which are rarely of interest. */
function Own({ search, change, hidden }: Pick<ToolbarProps, 'search' | 'change'> & Pick<Rows, 'hidden'>) {
  if (search.own === true) {
    return (
      <Button small look="quiet" onPress={() => change({ own: undefined })}>
        Hide requests from the console
      </Button>
    );
  }
  return (
    <span className={styles.own}>
      {hidden > 0 && (
        <>
          {counted(hidden, 'call')} from the console hidden
          <Button small look="quiet" onPress={() => change({ own: true })}>
            Show
          </Button>
        </>
      )}
    </span>
  );
}

const NO_FILTER: Partial<InspectSearch> = {
  q: undefined,
  method: undefined,
  status: undefined,
  schema: undefined,
  permission: undefined,
  faulted: undefined,
  changed: undefined,
  agent: undefined,
  from: undefined,
  to: undefined,
};
