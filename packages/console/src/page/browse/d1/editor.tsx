/** The SQL editor: write, run and explain statements, and see their history and results. */

import { sql as sqlText } from '@flarewire/contract';
import { History, Play } from 'lucide-react';
import { useState } from 'react';
import { CodeEditor } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner, Progress } from '../../ui/shown/notice.tsx';
import { clockTime } from '../../ui/text/time-text.ts';
import { useAsk } from '../items/ask.tsx';
import { errorWords } from '../items/error-words.ts';
import styles from '../viewers/viewer.module.css';
import type { useView } from '../viewers/viewer-state.ts';
import { type D1Place, type D1Table, runSql, useD1Refresh, useHistory } from './data.ts';
import { errorPlace } from './error-place.ts';
import { ResultCard } from './result.tsx';
import type { SqlResult } from './rows.ts';
import { dangerOf, explained, readParams } from './sql.ts';

interface Run {
  readonly statements: readonly string[];
  readonly results: readonly SqlResult[];
}

interface D1EditorProps extends Pick<ReturnType<typeof useView>, 'turn'> {
  readonly tables: readonly D1Table[];
  readonly session: ReturnType<typeof useSqlSession>;
}

/** Longer SQL is not stored in the URL. */
const MAX_ADDRESS = 1500;

/** The SQL text and its results, owned by the viewer so that they survive a switch to the tables. */
export function useSqlSession(place: D1Place, first: string) {
  const [sql, setSql] = useState(first);
  const [params, setParams] = useState('');
  const { history } = useHistory(place);
  return { sql, setSql, params, setParams, history, ...useRun(place) };
}

export function D1Editor({ session, tables, turn }: D1EditorProps) {
  const { sql, setSql, params, state, run, dialog } = session;
  const isEmpty = sqlText.statementsOf(sql).length === 0;
  const isRunning = state.kind === 'running';
  const start = (isPlan: boolean): void => {
    if (isEmpty || isRunning) return;
    turn({ sql: sql.length > MAX_ADDRESS ? undefined : sql });
    run(sql, params, isPlan);
  };
  const schema = Object.fromEntries(tables.map((table) => [table.name, table.columns.map(({ name }) => name)]));
  return (
    <div className={patterns.column}>
      <CodeEditor
        label="SQL"
        value={sql}
        onChange={setSql}
        language="sql"
        height="clamp(8rem, 26dvh, 18rem)"
        schema={schema}
        onSubmit={() => start(false)}
      />
      <RunBar session={session} isEmpty={isEmpty} isRunning={isRunning} start={start} />
      <span className={styles.note}>
        Press Ctrl or ⌘ with Enter to run it. Several statements run in one transaction.
      </span>
      <Outcome state={state} />
      {dialog}
    </div>
  );
}

interface RunBarProps extends Pick<D1EditorProps, 'session'> {
  readonly isEmpty: boolean;
  readonly isRunning: boolean;
  readonly start: (isPlan: boolean) => void;
}

function RunBar({ session, isEmpty, isRunning, start }: RunBarProps) {
  const { setSql, params, setParams, history } = session;
  const past = history.map((entry, place) => ({
    id: String(place),
    label: `${clockTime(entry.time)}  ${entry.sql.replace(/\s+/g, ' ').slice(0, 90)}`,
    run: () => {
      setSql(entry.sql);
      setParams(entry.params);
    },
  }));
  return (
    <div className={patterns.wrapEnd}>
      <div className={styles.grow}>
        <TextField
          label="Parameters"
          aside={<span className={styles.note}>JSON list of values for the ? placeholders of a single statement</span>}
          value={params}
          onChange={setParams}
          mono
          placeholder='["Ada", 36]'
          onSubmit={() => start(false)}
        />
      </div>
      <Menu label="Query history" actions={past}>
        <Button isDisabled={past.length === 0}>
          <History size={15} aria-hidden /> History
        </Button>
      </Menu>
      <Button isDisabled={isEmpty} isPending={isRunning} onPress={() => start(true)}>
        Query plan
      </Button>
      <Button look="main" isDisabled={isEmpty} isPending={isRunning} onPress={() => start(false)}>
        <Play size={15} aria-hidden /> Run
      </Button>
    </div>
  );
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly message: string; readonly sql: string }
  | ({ readonly kind: 'done' } & Run);

function useRun(place: D1Place) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { dialog, ask } = useAsk();
  const { note } = useHistory(place);
  const refresh = useD1Refresh(place);
  const send = async (sql: string, typed: string, isPlan: boolean): Promise<void> => {
    const written = sqlText.statementsOf(sql);
    const statements = isPlan ? written.map(explained) : written;
    const entry = { sql, params: typed, time: Date.now() };
    setState({ kind: 'running' });
    try {
      const params = readParams(typed);
      if (params.length > 0 && statements.length > 1) throw new Error('Parameters require a single statement.');
      const results = await runSql(place, isPlan ? statements.join(';\n') : sql, params);
      setState({ kind: 'done', statements, results });
      note(entry);
      if (!statements.every(sqlText.isReading)) await refresh();
    } catch (error) {
      const message = errorWords(error);
      setState({ kind: 'failed', message, sql });
      note({ ...entry, error: message });
    }
  };
  const run = (sql: string, params: string, isPlan: boolean): void => {
    const dangers = isPlan ? [] : sqlText.statementsOf(sql).flatMap((one) => dangerOf(one) ?? []);
    if (dangers.length === 0) return void send(sql, params, isPlan);
    ask({
      title: 'Run this SQL',
      text: (
        <ul>
          {[...new Set(dangers)].map((danger) => (
            <li key={danger}>{danger}</li>
          ))}
        </ul>
      ),
      action: 'Run',
      run: () => void send(sql, params, isPlan),
    });
  };
  return { state, run, dialog };
}

function Failure({ message, sql }: { readonly message: string; readonly sql: string }) {
  const place = errorPlace(sql, message);
  return (
    <Banner tone="bad" isUrgent>
      <span className={styles.wrap}>{message}</span>
      {place !== undefined && (
        <>
          <span className={styles.wrap}>{` Line ${place.line}, column ${place.column}:`}</span>
          <pre className={styles.excerpt}>{place.excerpt}</pre>
        </>
      )}
    </Banner>
  );
}

function Outcome({ state }: { readonly state: State }) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'running') return <Progress label="Running" value={undefined} />;
  if (state.kind === 'failed') return <Failure message={state.message} sql={state.sql} />;
  const { statements, results } = state;
  return (
    <div className={patterns.column} role="status">
      {results.map((result, place) => (
        <ResultCard
          // Results are identified by position only.
          key={place}
          title={results.length === statements.length ? (statements[place] ?? '') : `Statement ${place + 1}`}
          result={result}
        />
      ))}
    </div>
  );
}
