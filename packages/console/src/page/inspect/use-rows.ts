/** The visible requests: those that match the filter, frozen while paused. */
import { useMemo, useState } from 'react';
import type { JournalRow } from '../../wire/types.ts';
import { type JournalState, type Span, useJournal } from '../data/journal/journal.ts';
import { isInPage } from '../data/server.ts';
import { CONSOLE, fitting, within } from './filter.ts';
import type { Filter, InspectSearch } from './search.ts';
import { derive, fold } from './span.ts';
import { type Attempts, addAttempt, newAttempts } from './summary/attempts.ts';
import { count, newTally, type Tally } from './timeline/timeline.ts';

export interface Rows {
  readonly journal: JournalState;
  readonly shown: Span<JournalRow>;
  /** Number of examined requests. */
  readonly total: number;
  /** Number of the console's own calls hidden by default. */
  readonly hidden: number;
  /** Counts the requests that match every filter except the time range. */
  readonly tally: Tally;
  /** The attempts of calls that were sent again. */
  readonly attempts: Attempts;
  /** Number of requests by user agent. */
  readonly agents: ReadonlyMap<string, number>;
  /** Undefined unless paused; otherwise the number of new requests. */
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
      rows: derive(fitting(JSON.parse(key) as Filter)), // written above
      tally: fold(newTally, count),
    }),
    [key],
  );
  // Reset when its inputs change.
  const range = useMemo(() => ({ of: fit, rows: derive(within({ from, to })) }), [fit, from, to]);
  const [agentsOf] = useState(() => fold(newAgents, countAgent));
  const [attemptsOf] = useState(() => fold(newAttempts, addAttempt));
  const fits = fit.rows(span);
  const agents = agentsOf(journal);
  const isHiding = search.agent === undefined && search.own !== true && !isInPage;
  return {
    journal,
    shown: range.rows(fits),
    total: span.end - span.start,
    tally: fit.tally(fits),
    hidden: isHiding ? (agents.get(CONSOLE) ?? 0) : 0,
    attempts: attemptsOf(span),
    agents,
    waiting: held && (held.epoch === journal.epoch ? journal.end - held.end : journal.end),
    pause: (isPaused) => setHeld(isPaused ? journal : undefined),
  };
}

/** In a page without a process, all calls are the console's own. */
const filterOf = ({ q, method, status, schema, permission, faulted, changed, agent, own }: InspectSearch): Filter => ({
  q,
  method,
  status,
  schema,
  permission,
  faulted,
  changed,
  agent,
  own: isInPage || own,
});

const newAgents = (): Map<string, number> => new Map();

function countAgent(agents: Map<string, number>, { agent }: JournalRow): void {
  agents.set(agent, (agents.get(agent) ?? 0) + 1);
}
