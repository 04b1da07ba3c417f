/** Shows a request: facts, verdicts, changes, and both messages. */

import type { JournalEntry } from '@flarewire/emulator';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useCatalog } from '../../data/catalog.ts';
import { controlOptions } from '../../data/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { StatusBadge } from '../../ui/shown/status-badge.tsx';
import { someOf } from '../../ui/text/some-of.ts';
import { dayTime, durationText } from '../../ui/text/time-text.ts';
import { chanceText, effectText, scopeText } from '../faults/effects.ts';
import type { View } from '../search.ts';
import { Changed } from './changed.tsx';
import styles from './detail.module.css';
import { Actions, CopyCurl } from './entry-actions.tsx';
import { HeadlineBanner } from './headline-banner.tsx';
import { Side } from './message-view.tsx';

interface EntryViewProps {
  readonly entry: JournalEntry;
  readonly view: View | undefined;
  readonly onView: (view: View | undefined) => void;
  /** Undefined while the other request is still to be chosen. */
  readonly onCompare: (other: number | undefined) => void;
  readonly onOpen: (id: number) => void;
  readonly onFaults: () => void;
}

export function EntryView({ entry, view, onView, onCompare, onOpen, onFaults }: EntryViewProps) {
  const operation = useCatalog().byName.get(entry.operation ?? '');
  return (
    <>
      <HeadlineBanner entry={entry} />
      <div className={classNames(patterns.wrapLines, styles.address)}>
        <StatusBadge status={entry.status} />
        <Badge mono>{entry.method}</Badge>
        <code>
          {entry.path}
          {entry.query}
        </code>
      </div>
      {operation === undefined ? (
        <div className={styles.actions}>
          <Button small onPress={() => onCompare(undefined)}>
            Compare
          </Button>
          <CopyCurl entry={entry} />
        </div>
      ) : (
        <Suspense fallback={<div className={styles.actions} />}>
          <Actions entry={entry} name={operation.name} onCompare={onCompare} onOpen={onOpen} />
        </Suspense>
      )}
      <Facts entry={entry} onFaults={onFaults} />
      <Changed entry={entry} />
      <Messages entry={entry} view={view} onView={onView} />
    </>
  );
}

function Facts({ entry, onFaults }: { readonly entry: JournalEntry; readonly onFaults: () => void }) {
  const { operation, time, duration, request, changes } = entry;
  return (
    <dl className={styles.facts}>
      <dt>Operation</dt>
      <dd>
        <OperationName name={operation} />
      </dd>
      <dt>Time</dt>
      <dd>
        {dayTime(Date.parse(time))}, {durationText(duration)}
      </dd>
      <dt>Program</dt>
      <dd>{request.headers['user-agent'] ?? 'Not identified'}</dd>
      <dt>Schema</dt>
      <dd>
        <Schema entry={entry} />
      </dd>
      <dt>Permission</dt>
      <dd>
        <Permission entry={entry} />
      </dd>
      {entry.fault !== undefined && (
        <>
          <dt>Fault</dt>
          <dd>
            <Fault id={entry.fault} onFaults={onFaults} />
          </dd>
        </>
      )}
      <dt>Changes</dt>
      <dd className={styles.list}>
        {changes.length === 0 && 'None'}
        {changes.map(({ kind, resource }) => (
          <span key={kind + resource}>
            {KINDS[kind]} <code>{resource}</code>
          </span>
        ))}
      </dd>
    </dl>
  );
}

function OperationName({ name }: { readonly name: string | undefined }) {
  const { byName } = useCatalog();
  if (name === undefined) return 'No operation has this method and path';
  // The emulator supports undocumented calls, which Explore does not list.
  if (!byName.has(name)) return <code>{name}</code>;
  return (
    <Link to="/explore/$operation" params={{ operation: name }}>
      {name}
    </Link>
  );
}

const KINDS = { create: 'Created in', edit: 'Changed', delete: 'Deleted', call: 'Called' };

function Schema({ entry }: { readonly entry: JournalEntry }) {
  const { verdict, mistakes } = entry.schema;
  if (verdict === 'passed') {
    return (
      <span className={styles.verdict}>
        <Badge tone="good">Passed</Badge> The request matches the contract.
      </span>
    );
  }
  if (verdict === 'unchecked') {
    return (
      <span className={styles.verdict}>
        <Badge>Unchecked</Badge> It ended before its parameters were checked.
      </span>
    );
  }
  return (
    <span className={styles.list}>
      <span className={styles.verdict}>
        <Badge tone="bad">Failed</Badge> The request does not match the contract.
      </span>
      {mistakes.map(({ pointer, message }) => (
        <span key={`${pointer} ${message}`}>
          {pointer !== undefined && <code>{pointer}</code>} {message}
        </span>
      ))}
    </span>
  );
}

function Permission({ entry }: { readonly entry: JournalEntry }) {
  const { verdict, needed } = entry.permission;
  const [isAll, setAll] = useState(false);
  const which = isAll ? needed.join(', ') : someOf(needed);
  const groups = needed.length === 1 ? `It needs ${needed[0]}.` : `One of these is needed: ${which}.`;
  const look = {
    allowed: { tone: 'good', word: 'Allowed', says: 'The token has the permission.' },
    refused: {
      tone: 'bad',
      word: 'Refused',
      says: entry.status === 403 ? 'The token lacks the permission.' : 'The credentials were not accepted.',
    },
    unknown: {
      tone: 'plain',
      word: 'Unknown',
      says:
        entry.schema.verdict === 'unchecked'
          ? 'It ended before permissions were checked.'
          : 'The permissions of this token are unknown to the emulator.',
    },
  } as const;
  const { tone, word, says } = look[verdict];
  return (
    <span className={styles.verdict}>
      <Badge tone={tone}>{word}</Badge> {says} {needed.length > 0 && groups}
      {!isAll && which !== needed.join(', ') && (
        <Button small look="quiet" onPress={() => setAll(true)}>
          Show all
        </Button>
      )}
    </span>
  );
}

function Fault({ id, onFaults }: { readonly id: string; readonly onFaults: () => void }) {
  const { data } = useQuery(controlOptions);
  const rule = data?.faults.find((fault) => fault.id === id)?.rule;
  const often = rule === undefined ? '' : chanceText(rule);
  return (
    <span className={styles.verdict}>
      <Badge tone="warn">{id}</Badge>
      {rule === undefined ? 'A rule that has since been removed.' : `${effectText(rule.fault)}, for ${scopeText(rule)}`}
      {often !== '' && ` (${often})`}
      <Button small look="quiet" onPress={onFaults}>
        Faults
      </Button>
    </span>
  );
}

interface MessagesProps {
  readonly entry: JournalEntry;
  readonly view: View | undefined;
  readonly onView: (view: View | undefined) => void;
}

function Messages({ entry, view, onView }: MessagesProps) {
  const sides = (shown: View | undefined) => () => (
    <div className={styles.sides}>
      <Side title="Request" message={entry.request} view={shown} />
      <Side title="Response" message={entry.response} view={shown} />
    </div>
  );
  return (
    <div className={styles.messages}>
      <Tabs
        label="Request and response"
        selected={view ?? 'body'}
        onSelect={(chosen) => onView(chosen === 'raw' || chosen === 'headers' ? chosen : undefined)}
        tabs={[
          { id: 'body', label: 'Body', content: sides(undefined) },
          { id: 'raw', label: 'Raw', content: sides('raw') },
          { id: 'headers', label: 'Headers', content: sides('headers') },
        ]}
      />
    </div>
  );
}
