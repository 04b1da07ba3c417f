/** Follows the journal: refetches rows changed by programs and highlights the changes for a while. */
import { useEffect, useRef, useState } from 'react';
import type { JournalRow } from '../../../wire/types.ts';
import { type Catalog, useCatalog } from '../../data/catalog.ts';
import { useJournal } from '../../data/journal/journal.ts';
import { refresh } from '../items/any-call.ts';
import { changedKeys, pathParams } from './program-changes.ts';
import type { Row } from './use-rows.ts';

/** Milliseconds in which changes are collected into one refetch. */
const PAUSE = 150;
const SHOWN = 4000;
/** Milliseconds after which a change has another cause. */
const LATE = 5000;
/** Milliseconds by which rows may arrive, by another refetch, before the journal entry. */
const EARLY = 1000;

const NONE: ReadonlySet<string> = new Set();

export interface ProgramChanges {
  readonly flashing: ReadonlySet<string>;
  /** A program is expected to have changed rows. */
  readonly expect: () => void;
}

/** Replaced rows, and the time of replacement. */
interface Former {
  readonly rows: readonly Row[];
  readonly at: number;
}

export function useProgramChanges(rows: readonly Row[]): ProgramChanges {
  const [flashing, setFlashing] = useState(NONE);
  const latest = useRef(rows);
  const former = useRef<readonly Former[]>([]);
  const before = useRef<{ readonly rows: readonly Row[]; readonly until: number }>(undefined);
  useEffect(() => {
    const { current } = before;
    if (latest.current !== rows)
      former.current = [...recent(former.current), { rows: latest.current, at: performance.now() }];
    latest.current = rows;
    if (current === undefined || current.rows === rows) return;
    if (performance.now() > current.until) before.current = undefined;
    else {
      const changed = changedKeys(current.rows, rows);
      if (changed.size === 0) return;
      before.current = undefined;
      setFlashing(changed);
    }
  }, [rows]);
  useEffect(() => {
    if (flashing.size === 0) return;
    const timer = setTimeout(() => setFlashing(NONE), SHOWN);
    return () => clearTimeout(timer);
  }, [flashing]);
  const [expect] = useState(() => () => {
    before.current = { rows: latest.current, until: performance.now() + LATE };
    const [oldest] = recent(former.current);
    if (oldest === undefined) return;
    const changed = changedKeys(oldest.rows, latest.current);
    // A row that was absent may belong to the next page.
    const known = new Set(oldest.rows.map(({ key }) => key).filter((key) => changed.has(key)));
    if (known.size > 0) setFlashing(known);
  });
  return { flashing, expect };
}

const recent = (former: readonly Former[]): readonly Former[] =>
  former.filter(({ at }) => performance.now() - at <= EARLY);

/** Renders nothing: isolates the journal subscription, so that the table does not render on every request. */
export function JournalWatch({ onChange }: { readonly onChange: () => void }): null {
  const { rows, start, end, link } = useJournal();
  const catalog = useCatalog();
  const seen = useRef<number>(undefined);
  const waiting = useRef<JournalRow[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (link !== 'open') return;
    const last = rows[end - start - 1]?.id ?? 0;
    const from = seen.current;
    seen.current = last;
    // Earlier changes are already in the rows.
    if (from === undefined) return;
    for (let place = end - start - 1; place >= 0; place -= 1) {
      const row = rows[place];
      if (row === undefined || row.id <= from) break;
      if (row.changes > 0 && row.agent !== 'console') waiting.current.push(row);
    }
    if (waiting.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onChange();
      askAgain(catalog, waiting.current.splice(0));
    }, PAUSE);
  }, [rows, start, end, link, catalog, onChange]);
  return null;
}

function askAgain({ byName }: Catalog, rows: readonly JournalRow[]): void {
  const asked = new Set<string>();
  for (const { operation: name, path } of rows) {
    const operation = name === undefined ? undefined : byName.get(name);
    if (operation === undefined) continue;
    const params = pathParams(operation, path);
    const key = `${operation.name} ${JSON.stringify(params)}`;
    if (asked.has(key)) continue;
    asked.add(key);
    void refresh(operation.name, params);
  }
}
