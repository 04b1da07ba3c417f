/** Edits a call's parameters as a form or as JSON, and sends the call. */

import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useCatalog } from '../../data/catalog.ts';
import { lastScope } from '../../data/last-scope.ts';
import { sessionOptions } from '../../data/queries.ts';
import { ParamsForm } from '../../form/params-form.tsx';
import { exampleWithIds } from '../../form/pickers/example-ids.ts';
import { operationsBy } from '../../form/pickers/source.ts';
import { readOptions } from '../../form/pickers/use-options.ts';
import type { Params, Subject } from '../../form/schema.ts';
import { exampleOf } from '../../form/values/example.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from '../operation-page.module.css';
import type { OperationState } from '../use-operation.ts';
import { CurrentValues } from './current-values.tsx';
import { JsonView } from './json-view.tsx';
import { oneScope } from './one-scope.ts';
import { useScope } from './use-scope.ts';

interface RequestFormProps {
  readonly subject: Subject;
  readonly state: OperationState;
}

export function RequestForm({ subject, state }: RequestFormProps) {
  const { params, setParams, showProblems, setReadable } = state;
  const view = useSearch({ from: '/explore/$operation', select: ({ view = 'form' }) => view });
  const navigate = useNavigate({ from: '/explore/$operation' });
  const [hasTypedJson, setTypedJson] = useState(false);
  // A value that arrives late would replace the text that is being typed.
  const isBeingTyped = hasTypedJson && view === 'json';
  const proposals = useScope(subject, params, isBeingTyped ? undefined : setParams);
  const select = (id: string): void => {
    navigate({ search: ({ view: _, ...rest }) => (id === 'json' ? { ...rest, view: 'json' } : rest), replace: true });
  };
  const form = () => (
    <ParamsForm
      subject={subject}
      params={params}
      showProblems={showProblems}
      proposals={proposals}
      hasNames
      onChange={(next) => setParams(oneScope(subject, params, next))}
      onReadable={setReadable}
    />
  );
  const json = () => (
    <JsonView
      subject={subject}
      params={params}
      onType={() => setTypedJson(true)}
      onChange={setParams}
      onReadable={setReadable}
    />
  );
  return (
    <>
      <div className={styles.requestTools}>
        <CurrentValues subject={subject} params={params} onFill={setParams} />
        <Fill subject={subject} params={params} onFill={setParams} />
      </div>
      <Tabs
        label="Ways to fill in the parameters"
        selected={view}
        onSelect={select}
        tabs={[
          { id: 'form', label: 'Form', content: form },
          { id: 'json', label: 'JSON', content: json },
        ]}
      />
      <SendBar subject={subject} state={state} />
    </>
  );
}

interface FillProps {
  readonly subject: Subject;
  readonly params: Params;
  readonly onFill: (params: Params) => void;
}

/** Fills in an example with ids that exist, or clears everything but the account and the zone. */
function Fill({ subject, params, onFill }: FillProps) {
  const { account_id, zone_id } = params;
  const known = JSON.parse(JSON.stringify({ account_id, zone_id })) as Params; // drops undefined values
  const isMore = Object.keys(params).length > Object.keys(known).length;
  const fill = useExample(subject, known, onFill);
  const hasMore = subject.schemas.params.some(({ name, required }) => required && !Object.hasOwn(known, name));
  const hasExample = hasMore || Object.keys(exampleOf(subject, known)).length > Object.keys(known).length;
  return (
    <>
      {hasExample && (
        <Button small look="quiet" isPending={fill.isPending} onPress={() => fill.mutate()}>
          Example
        </Button>
      )}
      {isMore && (
        <Button small look="quiet" onPress={() => onFill(known)}>
          Clear
        </Button>
      )}
    </>
  );
}

/** Reads the first items of the lists that the ids of the operation come from. */
function useExample(subject: Subject, known: Params, onFill: FillProps['onFill']) {
  const client = useQueryClient();
  const { operations: all } = useCatalog();
  const { mode } = useSuspenseQuery(sessionOptions).data;
  const operations = operationsBy(all);
  const read: Parameters<typeof exampleWithIds>[2]['read'] = (source, field, ask) =>
    readOptions(client, { source, field, ask }).then(
      ({ options }) => options,
      () => [],
    );
  return useMutation({
    mutationFn: async () => {
      const accounts = operations.byName.get('accounts.list');
      const source = accounts && { list: accounts, path: 'id', create: undefined, get: undefined };
      const account_id = source && (await read(source, 'account_id', {}))[0]?.value;
      const scope = { account_id, ...lastScope(mode) };
      return exampleWithIds(subject, known, { operations, read, scope });
    },
    onSuccess: onFill,
  });
}

const isMac = /Mac|iP/.test(navigator.platform);

function SendBar({ subject, state }: RequestFormProps) {
  const { problems, dropped, send, sendAnyway, shown, isReadable } = state;
  const isGoing = shown?.state === 'in progress';
  const { method } = subject.operation;
  return (
    <div className={styles.sendBar}>
      {problems.length > 0 && <Problems {...state} />}
      <div className={patterns.wrap}>
        <Button
          look={method === 'DELETE' ? 'danger' : 'main'}
          isDisabled={!isReadable}
          isPending={isGoing}
          onPress={send}
        >
          <Send size={15} aria-hidden />
          {isGoing && !shown.isAsked ? 'Sending' : 'Send'}
        </Button>
        {problems.length > 0 && (
          <Button isDisabled={!isReadable} isPending={isGoing} onPress={sendAnyway}>
            Send anyway
          </Button>
        )}
        <kbd className={styles.keys}>{isMac ? '⌘ Enter' : 'Ctrl Enter'}</kbd>
      </div>
      {dropped.length > 0 && (
        <p className={patterns.note}>
          Not saved in the URL of this page:{' '}
          {dropped
            .slice(0, 3)
            .map((pointer) => pointer.slice(1))
            .join(', ')}
          {dropped.length > 3 ? ` and ${dropped.length - 3} more` : ''}. Secrets, files and long values never are.
        </p>
      )}
    </div>
  );
}

const MAX_PROBLEMS = 5;

function Problems({ problems, goToField }: Pick<RequestFormProps['state'], 'problems' | 'goToField'>) {
  return (
    <div role="alert" className={styles.problems}>
      <p>{problems.length === 1 ? '1 problem to fix.' : `${problems.length} problems to fix.`}</p>
      <ul>
        {problems.slice(0, MAX_PROBLEMS).map(({ pointer, full }) => (
          <li key={`${pointer} ${full}`}>
            <button type="button" className={styles.problem} onClick={() => goToField(pointer)}>
              {full}
            </button>
          </li>
        ))}
        {problems.length > MAX_PROBLEMS && <li>and {problems.length - MAX_PROBLEMS} more</li>}
      </ul>
    </div>
  );
}
