/** Messages of a queue: peek, or pull and then acknowledge or retry. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { Hex } from '../../ui/bytes/hex.tsx';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner, Empty } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { sizeText } from '../../ui/text/size-text.ts';
import { clockTime, momentText } from '../../ui/text/time-text.ts';
import { tellFailure } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import { decoded, type Message } from './body.ts';
import { type QueuePlace, settle, takeMessages, useQueue } from './data.ts';

export interface Taken {
  readonly messages: readonly Message[];
  /** Milliseconds since 1970; undefined for peeked messages. */
  readonly until: number | undefined;
}

const columns: readonly Column<Message>[] = [
  {
    id: 'body',
    label: 'Body',
    width: 340,
    grows: true,
    mono: true,
    value: (message) => decoded(message).text.replace(/\s+/g, ' '),
  },
  { id: 'kind', label: 'Kind', width: 80, value: (message) => decoded(message).kind },
  { id: 'attempts', label: 'Attempts', width: 84, align: 'end', value: ({ attempts }) => attempts },
  { id: 'sent', label: 'Sent', width: 190, isWhole: true, value: ({ timestamp_ms }) => momentText(timestamp_ms) },
  { id: 'id', label: 'ID', width: 170, mono: true, value: ({ id }) => id },
];

const leaseOf = ({ lease_id, ref, id }: Message): string => lease_id ?? ref ?? id;
const NONE: ReadonlySet<string> = new Set();

interface QueueMessagesProps {
  readonly place: QueuePlace;
  /** Owned by the viewer, so that leases survive a switch of tabs. */
  readonly taken: Taken | undefined;
  readonly setTaken: (taken: Taken | undefined) => void;
}

export function QueueMessages({ place, taken, setTaken }: QueueMessagesProps) {
  const [chosen, setChosen] = useState(NONE);
  const [open, setOpen] = useState<string>();
  const shown = taken?.messages.find((message) => leaseOf(message) === open);
  const onTaken = (next: Taken): void => {
    setTaken(next);
    setChosen(NONE);
    setOpen(undefined);
  };
  const onSettled = (leases: ReadonlySet<string>): void => {
    setTaken(taken && { ...taken, messages: taken.messages.filter((message) => !leases.has(leaseOf(message))) });
    setChosen(NONE);
    if (open !== undefined && leases.has(open)) setOpen(undefined);
  };
  const isLeased = taken?.until !== undefined;
  const { data: queue } = useQueue(place);
  const canPull = queue?.consumers?.some(({ type }) => type === 'http_pull') ?? true;
  return (
    <div className={patterns.column}>
      {!canPull && (
        <Banner tone="info">
          This queue has no HTTP pull consumer: its messages can be previewed but not pulled. You can add one in the
          overview.
        </Banner>
      )}
      <TakeBar place={place} onTaken={onTaken} />
      {taken === undefined ? (
        <Empty title="No messages pulled yet">
          Pull leases messages: no other consumer receives them until the lease ends. Preview does not change them.
        </Empty>
      ) : (
        <>
          <SettleBar place={place} taken={taken} chosen={chosen} onSettled={onSettled} />
          <DataTable
            label="Messages"
            rows={taken.messages}
            rowKey={leaseOf}
            columns={columns}
            height="clamp(12rem, 34dvh, 26rem)"
            empty={<Empty title="No messages">None are waiting, or all of them are leased.</Empty>}
            {...(isLeased ? { selected: chosen, onSelect: setChosen } : {})}
            onOpen={(message) => setOpen(leaseOf(message))}
            openKey={open}
          />
          {shown !== undefined && <MessageCard message={shown} />}
        </>
      )}
    </div>
  );
}

function TakeBar({ place, onTaken }: { readonly place: QueuePlace; readonly onTaken: (taken: Taken) => void }) {
  const [size, setSize] = useState('10');
  const [seconds, setSeconds] = useState('60');
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const isFine = Number(size) >= 1 && Number(size) <= 100 && Number(seconds) >= 0 && Number(seconds) <= 43_200;
  const take = async (isLook: boolean): Promise<void> => {
    setBusy(true);
    try {
      const visibility_timeout_ms = isLook ? undefined : Math.round(Number(seconds) * 1000);
      const messages = await takeMessages(place, { batch_size: Math.trunc(Number(size)), visibility_timeout_ms });
      onTaken({ messages, until: visibility_timeout_ms && Date.now() + visibility_timeout_ms });
      await client.invalidateQueries({ queryKey: flarewire.queryKey('queues.getMetrics', place) });
    } catch (error) {
      tellFailure('Could not pull messages', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={patterns.wrapEnd}>
      <div className={styles.short}>
        <TextField
          label="Messages"
          aside={<span className={styles.note}>1 to 100</span>}
          value={size}
          onChange={setSize}
          inputMode="numeric"
        />
      </div>
      <div className={styles.short}>
        <TextField
          label="Lease"
          aside={<span className={styles.note}>seconds</span>}
          value={seconds}
          onChange={setSeconds}
          inputMode="numeric"
        />
      </div>
      <Button look="main" isDisabled={!isFine} isPending={isBusy} onPress={() => void take(false)}>
        Pull
      </Button>
      <Button isDisabled={!isFine} isPending={isBusy} onPress={() => void take(true)}>
        Look
      </Button>
    </div>
  );
}

interface SettleBarProps {
  readonly place: QueuePlace;
  readonly taken: Taken;
  readonly chosen: ReadonlySet<string>;
  readonly onSettled: (leases: ReadonlySet<string>) => void;
}

function SettleBar({ place, taken: { messages, until }, chosen, onSettled }: SettleBarProps) {
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  if (until === undefined)
    return <Banner tone="info">Preview only: other consumers can still pull these messages.</Banner>;
  const leases = messages.map(leaseOf).filter((lease) => chosen.size === 0 || chosen.has(lease));
  const run = async (how: 'ack' | 'retry'): Promise<void> => {
    setBusy(true);
    try {
      const { acked, retried, warnings } = await settle(place, leases, how);
      onSettled(new Set(leases));
      if (warnings[0] !== undefined) tell('bad', `${warnings.length} not settled: ${warnings[0]}`);
      else tell('good', how === 'ack' ? `${acked} acknowledged.` : `${retried} released.`);
      await client.invalidateQueries({ queryKey: flarewire.queryKey('queues.getMetrics', place) });
    } catch (error) {
      tellFailure('Could not settle the messages', error);
    } finally {
      setBusy(false);
    }
  };
  const which = chosen.size === 0 ? 'all' : String(chosen.size);
  return (
    <div className={styles.line}>
      <Badge tone="info">Leased until {clockTime(until)}</Badge>
      <span className={styles.end} />
      <Button isDisabled={leases.length === 0} isPending={isBusy} onPress={() => void run('ack')}>
        Acknowledge {which}
      </Button>
      <Button isDisabled={leases.length === 0} isPending={isBusy} onPress={() => void run('retry')}>
        Release {which}
      </Button>
    </div>
  );
}

function MessageCard({ message }: { readonly message: Message }) {
  const { kind, text, bytes } = decoded(message);
  return (
    <section className={styles.card} aria-label={`Message ${message.id}`}>
      <div className={styles.line}>
        <code className={styles.wrap}>{message.id}</code>
        <Badge>{kind === 'json' ? 'JSON' : kind}</Badge>
        <Badge>{sizeText(bytes.length)}</Badge>
        {message.attempts !== undefined && <Badge>attempt {message.attempts}</Badge>}
      </div>
      {kind === 'bytes' ? (
        <Hex label="Body" bytes={bytes} height="16rem" />
      ) : (
        <Code text={text} label="Copy the body" isWrapped maxHeight="24rem" />
      )}
    </section>
  );
}
