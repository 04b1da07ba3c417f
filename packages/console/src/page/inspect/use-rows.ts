/** The requests that are shown: those of the journal that fit the filter, held still while paused. */
import { useMemo, useState } from 'react';
import type { JournalRow } from '../../wire/types.ts';
import { type JournalState, type Span, useJournal } from '../data/journal.ts';
import { CONSOLE, fitting, within } from './filter.ts';
import type { Filter, InspectSearch } from './search.ts';
import { derive, fold } from './span.ts';
import { count, newTally, type Tally } from './timeline/timeline.ts';

export interface Rows {
  readonly journal: JournalState;
  readonly shown: Span<JournalRow>;
  /** All there are, as far as they are looked at. */
  readonly total: number;
  /** Calls of the console itself that are left out at first. */
  readonly hidden: number;
  /** Of those that fit all but the range of times. */
  readonly tally: Tally;
  /** Requests by what their programs call themselves. */
  readonly agents: ReadonlyMap<string, number>;
  /** Undefined while not paused; else the number of requests that came since. */
  readonly waiting: number | undefined;
  readonly pause: (isPaused: boolean) => void;
}

export function useRows(search: InspectSearch): Rows {
  const journal = useJournal();
  const [held, setHeld] = useState<Span<JournalRow>>();
  const span = held ?? journal;
  const key = JSON.stringify(filterOf(search));
  const { from, to } = search;
  const fit = useMemo(
    () => ({
      rows: derive(fitting(JSON.parse(key) as Filter)), // written just above
      tally: fold(newTally, count),
    }),
    [key],
  );
  // Begins anew with what it is made of.
  const range = useMemo(() => ({ of: fit, rows: derive(within({ from, to })) }), [fit, from, to]);
  const [agentsOf] = useState(() => fold(newAgents, countAgent));
  const fits = fit.rows(span);
  const agents = agentsOf(journal);
  const isHiding = search.agent === undefined && search.own !== true;
  return {
    journal,
    shown: range.rows(fits),
    total: span.end - span.start,
    tally: fit.tally(fits),
    hidden: isHiding ? (agents.get(CONSOLE) ?? 0) : 0,
    agents,
    waiting: held && (held.epoch === journal.epoch ? journal.end - held.end : journal.end),
    pause: (isPaused) => setHeld(isPaused ? journal : undefined),
  };
}

const filterOf = ({ q, method, status, schema, permission, faulted, changed, agent, own }: InspectSearch): Filter => ({
  q,
  method,
  status,
  schema,
  permission,
  faulted,
  changed,
  agent,
  own,
});

const newAgents = (): Map<string, number> => new Map();

function countAgent(agents: Map<string, number>, { agent }: JournalRow): void {
  agents.set(agent, (agents.get(agent) ?? 0) + 1);
}
