/** The response panel: outcome, explanation of failures, and the response in several views. */

import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, type ReactNode, Suspense, useMemo } from 'react';
import { type Answer, jsonOf, textOf } from '../../data/answer.ts';
import type { Subject } from '../../form/schema.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { late } from '../../ui/late.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner, Failed, Progress, Skeleton } from '../../ui/shown/notice.tsx';
import { Seconds } from '../../ui/shown/seconds.tsx';
import { sizeText } from '../../ui/text/size-text.ts';
import { type Sending, sends } from '../request/sends.ts';
import styles from './answer.module.css';
import { BytesAnswer } from './bytes.tsx';
import { AnswerFailure } from './failure.tsx';
import { AnswerHeaders } from './headers.tsx';
import { AnswerLine } from './line.tsx';
import { RawAnswer } from './raw.tsx';
import { rowsIn } from './rows.ts';
import { ListAnswer } from './table.tsx';
import { rowsInText } from './text-rows.ts';
import { TreeAnswer } from './tree.tsx';

const Expected = late(async () => (await import('./expected.tsx')).ExpectedAnswer);

interface AnswerPanelProps {
  readonly subject: Subject;
  readonly sending: Sending | undefined;
  /** Focuses the parameter that an error refers to. */
  readonly onPointer: (pointer: string) => void;
}

/** Memoized, so that large responses do not render on every key press in the form. */
export const AnswerPanel = memo(function AnswerPanel({ subject, sending, onPointer }: AnswerPanelProps) {
  if (sending === undefined)
    return (
      <Suspense fallback={<Skeleton height="12rem" />}>
        <Expected subject={subject} />
      </Suspense>
    );
  const { state, answer, failure } = sending;
  if (state === 'in progress') return <UnderWay sending={sending} />;
  if (state === 'stopped')
    return <Banner tone="info">Cancelled. A request that was already sent may have taken effect.</Banner>;
  if (answer === undefined) return <Failed title="No response" error={failure} />;
  return <Answered sending={sending} answer={answer} onPointer={onPointer} />;
});

function UnderWay({ sending }: { readonly sending: Sending }) {
  const { id, at, isAsked, sent, received } = sending;
  // The dialog has the buttons to continue or cancel.
  if (isAsked) return <Banner tone="info">Waiting for your confirmation. Nothing has been sent.</Banner>;
  const isSending = sent !== undefined && sent < 1;
  const { bytes = 0, total } = received ?? {};
  const part = total === undefined || total === 0 ? undefined : bytes / total;
  return (
    <div className={patterns.column}>
      {isSending ? (
        <Progress label="Sending" value={sent} />
      ) : bytes === 0 ? (
        <Progress label="Waiting for the response" value={undefined} note={<Seconds since={at} />} />
      ) : (
        <Progress label="Receiving" value={part} note={sizeText(bytes)} />
      )}
      {received?.events !== undefined && (
        <pre className={styles.events} role="log" aria-label="Events received so far">
          {received.events}
        </pre>
      )}
      <span>
        <Button small onPress={() => sends.stop(id)}>
          Cancel
        </Button>
      </span>
    </div>
  );
}

interface AnsweredProps {
  readonly sending: Sending;
  readonly answer: Answer;
  readonly onPointer: (pointer: string) => void;
}

interface View {
  readonly id: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

function Answered({ sending, answer, onPointer }: AnsweredProps) {
  const selected = useSearch({ from: '/explore/$operation', select: ({ answer = '' }) => answer });
  const navigate = useNavigate({ from: '/explore/$operation' });
  const json = useMemo(() => jsonOf(answer), [answer]);
  const texts = useMemo(
    () => (json === undefined ? rowsInText(answer.head.type, textOf(answer)) : undefined),
    [answer, json],
  );
  const views = viewsOf(sending, answer, json, texts);
  const select = (id: string): void => {
    const isFirst = id === views[0]?.id;
    navigate({ search: ({ answer: _, ...rest }) => (isFirst ? rest : { ...rest, answer: id }), replace: true });
  };
  return (
    <div className={patterns.column}>
      <AnswerLine answer={answer} />
      {answer.head.error !== undefined && <AnswerFailure error={answer.head.error} onPointer={onPointer} />}
      {sending.isLetGo && (
        <Banner tone="info">
          The body of this response was discarded to free memory. Send the request again to see it.
        </Banner>
      )}
      {views.length > 0 && <Tabs label="Views of the response" tabs={views} selected={selected} onSelect={select} />}
    </div>
  );
}

function viewsOf(sending: Sending, answer: Answer, json: unknown, texts: readonly unknown[] | undefined): View[] {
  const { operation, list, id } = sending;
  const rows = list?.items ?? texts ?? rowsIn(operation, json);
  const views: View[] = [];
  if (rows !== undefined && answer.head.ok)
    views.push({ id: 'table', label: 'Table', content: () => <ListAnswer key={id} sending={sending} rows={rows} /> });
  if (json !== undefined) {
    views.push({ id: 'tree', label: 'Tree', content: () => <TreeAnswer value={json} /> });
    views.push({
      id: 'raw',
      label: 'Raw',
      content: () => <RawAnswer answer={answer} json={json} name={operation.name} />,
    });
  } else if (answer.body.length > 0)
    views.push({ id: 'body', label: 'Body', content: () => <BytesAnswer answer={answer} name={operation.name} /> });
  if (answer.head.headers.length > 0)
    views.push({ id: 'headers', label: 'Headers', content: () => <AnswerHeaders headers={answer.head.headers} /> });
  return views;
}
