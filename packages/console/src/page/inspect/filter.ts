/** Filters the journal's requests. */
import type { JournalRow } from '../../wire/types.ts';
import type { Filter, Times } from './search.ts';

type Fits = (row: JournalRow) => boolean;

/** The journal's name for the console's own calls. */
export const CONSOLE = 'console';

/** Runs on every row: prepares each condition once, and checks cheap ones first. */
export function fitting(filter: Filter): Fits {
  const { method, status, schema, permission, agent } = filter;
  const all: Fits[] = [];
  if (method !== undefined) all.push((row) => row.method === method);
  if (status !== undefined) all.push((row) => hasStatus(row.status, status));
  if (schema !== undefined) all.push((row) => row.schema === schema);
  if (permission !== undefined) all.push((row) => row.permission === permission);
  if (filter.faulted) all.push((row) => row.fault !== undefined);
  if (filter.changed) all.push((row) => row.changes > 0);
  if (agent !== undefined) all.push((row) => row.agent === agent);
  else if (!filter.own) all.push((row) => row.agent !== CONSOLE);
  for (const word of filter.q?.split(/\s+/) ?? []) {
    const isNot = word.length > 1 && word.startsWith('-');
    const has = holding(isNot ? word.slice(1) : word);
    if (word !== '') all.push(isNot ? (row) => !has(row) : has);
  }
  return (row) => all.every((fits) => fits(row));
}

export function within({ from, to }: Times): Fits {
  return ({ time }) => (from === undefined || time >= from) && (to === undefined || time < to);
}

const VIEW = new Set(['id', 'with', 'view', 'wide', 'panel', 'own', 'show', 'by', 'folded']);

export const isFiltered = (search: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(search).some(([name, value]) => value !== undefined && !VIEW.has(name));

/** Matches anywhere in the row's text, ignoring case. A regular expression avoids a lower-case copy. */
function holding(word: string): Fits {
  const pattern = new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  return ({ method, path, query, operation, status, agent }) =>
    pattern.test(path) ||
    (operation !== undefined && pattern.test(operation)) ||
    (query !== '' && pattern.test(query)) ||
    pattern.test(agent) ||
    pattern.test(method) ||
    (status !== undefined && pattern.test(String(status)));
}

function hasStatus(status: number | undefined, wanted: NonNullable<Filter['status']>): boolean {
  if (wanted === 'none') return status === undefined;
  if (wanted === 'failed') return status === undefined || status >= 400;
  return status !== undefined && Math.floor(status / 100) === Number(wanted[0]);
}
