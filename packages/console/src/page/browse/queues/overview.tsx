/** Overview of a queue: backlog, producers, consumers and settings. */
import { useMutation } from '@tanstack/react-query';
import { flarewire } from '../../data/flarewire.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { Badge } from '../../ui/shown/badge.tsx';
import { FactList } from '../../ui/shown/fact-list.tsx';
import { Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { counted, numberText } from '../../ui/text/number-text.ts';
import { sizeText } from '../../ui/text/size-text.ts';
import { momentText } from '../../ui/text/time-text.ts';
import { tellFailure, useAsk } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import { type QueuePlace, useMetrics, useQueue } from './data.ts';

export function QueueOverview({ place }: { readonly place: QueuePlace }) {
  const queue = useQueue(place);
  if (queue.isPending) return <Skeleton height="20rem" />;
  if (queue.isLoadingError)
    return <Failed title="Could not load the queue" error={queue.error} onRetry={() => void queue.refetch()} />;
  const { queue_name, created_on, modified_on, settings = {} } = queue.data;
  const { delivery_paused = false, delivery_delay = 0, message_retention_period: kept } = settings;
  return (
    <div className={styles.cards}>
      <Backlog place={place} name={queue_name ?? place.queue_id} />
      <section className={styles.card}>
        <h2>Settings</h2>
        <FactList
          facts={[
            ['Delivery', delivery_paused ? <Badge tone="warn">paused</Badge> : <Badge tone="good">on</Badge>],
            ['Delay', `${delivery_delay} seconds`],
            [
              'Retention',
              kept === undefined ? undefined : `${numberText(kept / 3600, 1)} ${kept === 3600 ? 'hour' : 'hours'}`,
            ],
            ['Created', momentText(created_on)],
            ['Changed', momentText(modified_on)],
          ]}
        />
        <Pause place={place} isPaused={delivery_paused} />
      </section>
      <Producers producers={queue.data.producers ?? []} />
      <Consumers place={place} consumers={queue.data.consumers ?? []} />
    </div>
  );
}

function Backlog({ place, name }: { readonly place: QueuePlace; readonly name: string }) {
  const metrics = useMetrics(place);
  const { backlog_count: count, backlog_bytes: bytes, oldest_message_timestamp_ms: oldest } = metrics.data ?? {};
  const why = metrics.isError ? metrics.error.message : '';
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>Backlog</h2>
        <Button small onPress={() => void metrics.refetch()}>
          Refresh
        </Button>
      </div>
      <FactList
        facts={[
          ['Messages', count === undefined ? why : numberText(count)],
          ['Size', bytes === undefined ? undefined : sizeText(bytes)],
          ['Oldest', momentText(oldest) ?? 'none'],
        ]}
      />
      <Purge place={place} name={name} />
    </section>
  );
}

function Purge({ place, name }: { readonly place: QueuePlace; readonly name: string }) {
  const purge = useMutation(flarewire.mutationOptions('queues.purge.start'));
  const { dialog, ask } = useAsk();
  const run = (): void =>
    purge.mutate(
      { ...place, delete_messages_permanently: true },
      {
        onSuccess: () => tell('good', `Purging ${name}.`),
        onError: (error) => tellFailure('Could not purge the queue', error),
      },
    );
  const loss = {
    title: 'Purge this queue',
    text: 'All messages are deleted permanently, including leased ones.',
    action: 'Empty',
    name,
    isGuarded: true,
    run,
  };
  return (
    <div>
      <Button look="risky" isPending={purge.isPending} onPress={() => ask(loss)}>
        Purge the queue
      </Button>
      {dialog}
    </div>
  );
}

function Pause({ place, isPaused }: { readonly place: QueuePlace; readonly isPaused: boolean }) {
  const edit = useMutation(flarewire.mutationOptions('queues.edit'));
  const turn = (): void =>
    edit.mutate(
      { ...place, settings: { delivery_paused: !isPaused } },
      { onError: (error) => tellFailure('Could not change the queue', error) },
    );
  return (
    <div>
      <Button isPending={edit.isPending} onPress={turn}>
        {isPaused ? 'Resume delivery' : 'Pause delivery'}
      </Button>
    </div>
  );
}

type QueueData = NonNullable<ReturnType<typeof useQueue>['data']>;

function Producers({ producers }: { readonly producers: NonNullable<QueueData['producers']> }) {
  const facts = producers.map((producer): readonly [string, string] =>
    'bucket_name' in producer
      ? ['R2 bucket', producer.bucket_name ?? '']
      : ['Worker', ('script' in producer ? producer.script : undefined) ?? ''],
  );
  return (
    <section className={styles.card}>
      <h2>Producers</h2>
      {facts.length === 0 ? (
        <p className={styles.note}>None. A Worker with a binding to the queue is a producer.</p>
      ) : (
        <ul>
          {facts.map(([kind, name]) => (
            <li key={`${kind} ${name}`} className={styles.line}>
              <Badge>{kind}</Badge> {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ConsumersProps {
  readonly place: QueuePlace;
  readonly consumers: NonNullable<QueueData['consumers']>;
}

function Consumers({ place, consumers }: ConsumersProps) {
  const create = useMutation(flarewire.mutationOptions('queues.consumers.create'));
  const add = (): void =>
    create.mutate(
      { ...place, type: 'http_pull' },
      { onError: (error) => tellFailure('Could not add the consumer', error) },
    );
  return (
    <section className={styles.card}>
      <h2>Consumers</h2>
      {consumers.length === 0 && (
        <>
          <p className={styles.note}>None: messages wait until a consumer is added or they expire.</p>
          <div>
            <Button isPending={create.isPending} onPress={add}>
              Add an HTTP pull consumer
            </Button>
          </div>
        </>
      )}
      {consumers.map((consumer) => {
        const { batch_size, max_retries, retry_delay } = consumer.settings ?? {};
        return (
          <FactList
            key={consumer.consumer_id}
            facts={[
              ['Takes by', consumer.type === 'http_pull' ? 'HTTP pull' : 'Worker'],
              ['Worker', 'script_name' in consumer ? consumer.script_name : undefined],
              ['Batch', batch_size === undefined ? undefined : counted(batch_size, 'message')],
              ['Retries', max_retries === undefined ? undefined : numberText(max_retries)],
              ['Retry after', retry_delay === undefined ? undefined : `${retry_delay} seconds`],
              ['Dead letters', consumer.dead_letter_queue],
            ]}
          />
        );
      })}
    </section>
  );
}
