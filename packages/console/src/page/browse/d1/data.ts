/** Queries a D1 database: its tables and columns, and any SQL. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, CallError, jsonOf } from '../../data/answer.ts';
import { ask, call } from '../../data/call.ts';
import { resultsIn, type SqlResult } from './rows.ts';
import { quoteName } from './sql.ts';

export interface D1Place {
  readonly account_id: string;
  readonly database_id: string;
}

export interface D1Column {
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
  readonly isRequired: boolean;
  /** SQL of the default value. */
  readonly otherwise: string | undefined;
}

export interface D1Table {
  readonly name: string;
  readonly kind: 'table' | 'view';
  /** The statement that created it. */
  readonly sql: string;
  readonly columns: readonly D1Column[];
}

const RUN = 'd1.database.raw';

/** Runs SQL; on a read-only account, asks the user first. @throws CallError */
export async function runSql(
  place: D1Place,
  sql: string,
  params: readonly unknown[] = [],
  signal?: AbortSignal,
): Promise<readonly SqlResult[]> {
  const given = params.length === 0 ? { sql } : { sql, params };
  return resultsIn(jsonOf(await call(RUN, { ...place, ...given }, { signal })));
}

/** Runs statements with parameters as one transaction. @throws CallError */
export async function runStatements(
  place: D1Place,
  batch: readonly { readonly sql: string; readonly params: readonly unknown[] }[],
): Promise<readonly SqlResult[]> {
  return resultsIn(jsonOf(await call(RUN, { ...place, batch })));
}

/**
 * Like `runSql` for queries that the page makes itself, without asking the user. It only reads, which is allowed while
 * read-only.
 */
async function readSql(place: D1Place, sql: string, signal: AbortSignal): Promise<readonly SqlResult[]> {
  const answer: Answer = await ask(RUN, { ...place, sql }, { signal });
  if (answer.head.error !== undefined) throw new CallError(answer, answer.head.error);
  return resultsIn(jsonOf(answer));
}

// Names with these prefixes belong to SQLite and Cloudflare; Cloudflare denies reading them.
const TABLES = `SELECT name, type, sql FROM sqlite_master
WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
ORDER BY type, name`;

export function useTables(place: D1Place) {
  return useQuery({
    queryKey: [RUN, place, 'tables'],
    queryFn: async ({ signal }): Promise<readonly D1Table[]> => {
      const rows = (await readSql(place, TABLES, signal))[0]?.rows ?? [];
      const names = rows.map(([name]) => String(name));
      const pragmas = names.map((name) => `PRAGMA table_info(${quoteName(name)})`).join(';\n');
      const infos = names.length === 0 ? [] : await readSql(place, pragmas, signal);
      return rows.map(([name, type, sql], place) => ({
        name: String(name),
        kind: type === 'view' ? 'view' : 'table',
        sql: String(sql ?? ''),
        columns: columnsIn(infos[place]),
      }));
    },
  });
}

function columnsIn(info: SqlResult | undefined): D1Column[] {
  const at = (name: string): number => info?.columns.indexOf(name) ?? -1;
  const [name, type, required, otherwise, key] = ['name', 'type', 'notnull', 'dflt_value', 'pk'].map(at);
  return (info?.rows ?? []).map((row) => ({
    name: String(row[name ?? -1]),
    type: String(row[type ?? -1] ?? ''),
    isRequired: Number(row[required ?? -1]) > 0,
    otherwise: row[otherwise ?? -1] === null ? undefined : String(row[otherwise ?? -1]),
    isKey: Number(row[key ?? -1]) > 0,
  }));
}

export function useRows(place: D1Place, sql: string) {
  return useQuery({
    queryKey: [RUN, place, 'rows', sql],
    queryFn: async ({ signal }) => (await readSql(place, sql, signal))[0] ?? { columns: [], rows: [], meta: {} },
    placeholderData: (before) => before,
  });
}

/** Refetches after SQL that may have changed something. */
export function useD1Refresh(place: D1Place): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [RUN, place] });
}

interface HistoryEntry {
  readonly sql: string;
  readonly params: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Undefined if it succeeded. */
  readonly error?: string;
}

const MAX_HISTORY = 50;

/** Statements run since this page was opened, newest first; not stored elsewhere. */
export function useHistory({ database_id }: D1Place) {
  const client = useQueryClient();
  const queryKey = ['d1-history', database_id];
  const { data } = useQuery({
    queryKey,
    queryFn: (): readonly HistoryEntry[] => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const note = (entry: HistoryEntry): void => {
    client.setQueryData<readonly HistoryEntry[]>(queryKey, (before = []) =>
      [entry, ...before.filter(({ sql, params }) => sql !== entry.sql || params !== entry.params)].slice(
        0,
        MAX_HISTORY,
      ),
    );
  };
  return { history: data ?? [], note };
}
