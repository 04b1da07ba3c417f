/** Triggers of a Worker: schedules, domains, and zone routes. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Failed, Progress, Skeleton } from '../../ui/shown/notice.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import { shownText } from '../../ui/text/shown-name.ts';
import { change } from '../items/any-call.ts';
import { tellFailure } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import type { WorkerPlace } from './data.ts';

export function WorkerTriggers({ place }: { readonly place: WorkerPlace }) {
  return (
    <div className={styles.cards}>
      <Schedules place={place} />
      <Addresses place={place} />
      <Routes place={place} />
    </div>
  );
}

function Schedules({ place }: { readonly place: WorkerPlace }) {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(
    flarewire.queryOptions('workers.scripts.schedules.get', place),
  );
  const update = useMutation({
    mutationFn: (next: readonly string[]) =>
      change('workers.scripts.schedules.update', { ...place, body: bodyOf(next) }, undefined, { body: bodyOf(crons) }),
  });
  const [cron, setCron] = useState('');
  const crons = data?.schedules.map((schedule) => schedule.cron) ?? [];
  if (isPending) return <Skeleton height="10rem" />;
  if (isLoadingError)
    return <Failed title="Could not load the schedules" error={error} onRetry={() => void refetch()} />;
  const put = (next: readonly string[]): void =>
    update.mutate(next, {
      onSuccess: () => setCron(''),
      onError: (failure) => tellFailure('Could not change the schedules', failure),
    });
  const add = (): void => {
    const typed = cron.trim();
    if (typed !== '' && !crons.includes(typed)) put([...crons, typed]);
  };
  return (
    <section className={styles.card}>
      <h2>Schedules</h2>
      {crons.length === 0 && <p className={styles.note}>None. The Worker does not run on a schedule.</p>}
      {crons.length > 0 && <Crons crons={crons} isBusy={update.isPending} onChange={put} />}
      <div className={patterns.wrapEnd}>
        <div className={styles.grow}>
          <TextField
            label="Cron expression"
            aside={<span className={styles.note}>in UTC</span>}
            value={cron}
            onChange={setCron}
            mono
            placeholder="*/30 * * * *"
            onSubmit={add}
          />
        </div>
        <Button isDisabled={cron.trim() === ''} isPending={update.isPending} onPress={add}>
          Add
        </Button>
      </div>
    </section>
  );
}

const bodyOf = (crons: readonly string[]) => crons.map((cron) => ({ cron }));

interface CronsProps {
  readonly crons: readonly string[];
  readonly isBusy: boolean;
  readonly onChange: (crons: readonly string[]) => void;
}

function Crons({ crons, isBusy, onChange }: CronsProps) {
  return (
    <ul className={classNames(patterns.surface, styles.rows)}>
      {crons.map((one) => (
        <li key={one}>
          <code>
            <Shown text={one} />
          </code>
          <span className={styles.end} />
          <IconButton
            small
            label={`Remove ${shownText(one)}`}
            isPending={isBusy}
            onPress={() => onChange(crons.filter((other) => other !== one))}
          >
            <Trash2 size={15} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Addresses({ place: { account_id, script_name } }: { readonly place: WorkerPlace }) {
  const subdomain = useQuery(flarewire.queryOptions('workers.scripts.subdomain.get', { account_id, script_name }));
  const domains = useQuery(flarewire.queryOptions('workers.domains.list', { account_id, service: script_name }));
  return (
    <section className={styles.card}>
      <h2>Addresses</h2>
      <div className={styles.line}>
        <code>workers.dev</code>
        {subdomain.data !== undefined && (
          <Badge tone={subdomain.data.enabled ? 'good' : 'plain'}>{subdomain.data.enabled ? 'on' : 'off'}</Badge>
        )}
        {subdomain.isError && <span className={styles.note}>{subdomain.error.message}</span>}
      </div>
      {domains.isError && <span className={styles.note}>{domains.error.message}</span>}
      {domains.data?.items.length === 0 && <p className={styles.note}>No custom domain.</p>}
      <ul>
        {domains.data?.items.map(({ id, hostname }) => (
          <li key={id}>
            <code>
              <Shown text={hostname} />
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Found {
  readonly pattern: string;
  readonly zone: string;
}

/** Routes belong to zones, so every zone is queried. */
function Routes({ place: { account_id, script_name } }: { readonly place: WorkerPlace }) {
  const client = useQueryClient();
  const [found, setFound] = useState<readonly Found[]>();
  const [part, setPart] = useState<number>();
  const look = async (): Promise<void> => {
    try {
      setPart(0);
      const { items: zones } = await client.fetchQuery(
        flarewire.allOptions('zones.list', { account: { id: account_id }, per_page: 50 }),
      );
      const list: Found[] = [];
      for (const [number, { id, name }] of zones.entries()) {
        const { items } = await client.fetchQuery(flarewire.queryOptions('workers.routes.list', { zone_id: id }));
        list.push(
          ...items.filter(({ script }) => script === script_name).map(({ pattern }) => ({ pattern, zone: name })),
        );
        setPart((number + 1) / zones.length);
      }
      setFound(list);
    } catch (error) {
      tellFailure('Could not load the routes', error);
    } finally {
      setPart(undefined);
    }
  };
  return (
    <section className={styles.card}>
      <h2>Routes</h2>
      {found === undefined && <p className={styles.note}>Routes belong to zones: this sends one request per zone.</p>}
      {found?.length === 0 && <p className={styles.note}>No route leads to this Worker.</p>}
      <RouteList found={found ?? []} />
      {part === undefined ? (
        <div>
          <Button onPress={() => void look()}>{found === undefined ? 'Search the zones' : 'Search again'}</Button>
        </div>
      ) : (
        <Progress label="Searching the zones" value={part} />
      )}
    </section>
  );
}

function RouteList({ found }: { readonly found: readonly Found[] }) {
  return (
    <ul>
      {found.map(({ pattern, zone }) => (
        <li key={`${zone} ${pattern}`} className={styles.line}>
          <code className={styles.wrap}>
            <Shown text={pattern} />
          </code>{' '}
          <Badge>
            <Shown text={zone} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
