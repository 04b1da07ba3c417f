/** The versions of a Worker and their share of traffic over time. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { momentText } from '../../ui/text/time-text.ts';
import { tellFailure, useAsk } from '../items/ask.tsx';
import { tableHeight } from '../list/table-height.ts';
import styles from '../viewers/viewer.module.css';
import type { WorkerPlace } from './data.ts';

interface Version {
  readonly id: string;
  readonly number: number | undefined;
  readonly created: string | undefined;
  readonly source: string | undefined;
  readonly author: string | undefined;
}

interface Deployment {
  readonly id: string;
  readonly created: string | undefined;
  readonly source: string;
  readonly traffic: string;
  readonly message: string | undefined;
}

const versionColumns: readonly Column<Version>[] = [
  { id: 'number', label: 'Version', width: 84, align: 'end', value: ({ number }) => number },
  { id: 'created', label: 'Created', width: 196, isWhole: true, value: ({ created }) => created },
  { id: 'source', label: 'From', width: 100, value: ({ source }) => source },
  { id: 'author', label: 'By', width: 180, value: ({ author }) => author },
  { id: 'id', label: 'ID', width: 300, mono: true, value: ({ id }) => id },
];

const deploymentColumns: readonly Column<Deployment>[] = [
  { id: 'created', label: 'Created', width: 196, isWhole: true, value: ({ created }) => created },
  { id: 'traffic', label: 'Traffic', width: 220, mono: true, value: ({ traffic }) => traffic },
  { id: 'source', label: 'From', width: 100, value: ({ source }) => source },
  { id: 'message', label: 'Message', width: 180, value: ({ message }) => message },
  { id: 'id', label: 'ID', width: 300, mono: true, value: ({ id }) => id },
];

export function WorkerVersions({ place }: { readonly place: WorkerPlace }) {
  const versions = useQuery(flarewire.queryOptions('workers.scripts.versions.list', { ...place, per_page: 100 }));
  const deployments = useQuery(flarewire.queryOptions('workers.scripts.deployments.list', place));
  if (versions.isPending || deployments.isPending) return <Skeleton height="20rem" />;
  const failed = [versions, deployments].find(({ isError }) => isError);
  if (versions.data === undefined || deployments.data === undefined)
    return <Failed title="Could not load the versions" error={failed?.error} onRetry={() => void failed?.refetch()} />;
  const rows = versions.data.items.map(({ id = '', number, metadata }): Version => {
    const { created_on, source, author_email } = metadata ?? {};
    return { id, number, created: momentText(created_on), source, author: author_email };
  });
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  const share = ({ version_id, percentage }: { readonly version_id: string; readonly percentage: number }): string =>
    `${percentage} % to ${numbers.has(version_id) ? `version ${numbers.get(version_id)}` : version_id.slice(0, 8)}`;
  const past = deployments.data.deployments.map((deployment): Deployment => {
    const { id, created_on, source, versions: shares, annotations } = deployment;
    const message = annotations?.['workers/message'];
    return { id, created: momentText(created_on), source, traffic: shares.map(share).join(', '), message };
  });
  return (
    <div className={patterns.column}>
      <h2>Deployments</h2>
      <DataTable
        label="Deployments, latest first"
        rows={past}
        rowKey={({ id }) => id}
        columns={deploymentColumns}
        height={tableHeight(past.length, '22rem', 3)}
        empty={<Empty title="Not deployed yet" />}
      />
      <Versions place={place} versions={rows} />
    </div>
  );
}

function Versions({ place, versions }: { readonly place: WorkerPlace; readonly versions: readonly Version[] }) {
  const [open, setOpen] = useState<string>();
  const { dialog, ask } = useAsk();
  const create = useMutation(flarewire.mutationOptions('workers.scripts.deployments.create'));
  const chosen = versions.find(({ id }) => id === open);
  const run = (version_id: string): void =>
    create.mutate(
      { ...place, strategy: 'percentage', versions: [{ version_id, percentage: 100 }] },
      {
        onSuccess: () => tell('good', 'Version deployed.'),
        onError: (error) => tellFailure('Could not deploy the version', error),
      },
    );
  const deploy = ({ id, number }: Version): void =>
    ask({
      title: `Deploy version ${number ?? id}`,
      text: 'It immediately receives all traffic.',
      action: 'Deploy',
      run: () => run(id),
    });
  return (
    <>
      <div className={styles.line}>
        <h2>Versions</h2>
        <span className={styles.end} />
        <Button isDisabled={chosen === undefined} isPending={create.isPending} onPress={() => chosen && deploy(chosen)}>
          Deploy {chosen === undefined ? 'the selected version' : `version ${chosen.number ?? ''}`}
        </Button>
      </div>
      <DataTable
        label="Versions, latest first"
        rows={versions}
        rowKey={({ id }) => id}
        columns={versionColumns}
        height={tableHeight(versions.length, '22rem', 3)}
        empty={<Empty title="No versions" />}
        onOpen={({ id }) => setOpen(id)}
        openKey={open}
      />
      {dialog}
    </>
  );
}
