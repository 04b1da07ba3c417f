/** Shows a Worker's bindings and settings, and edits both in one form. */

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { editable } from '../../form/custom/workers/bindings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { isEqual } from '../../ui/json/equal.ts';
import { JsonTree } from '../../ui/json/json-tree.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { FactList } from '../../ui/shown/fact-list.tsx';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import type { Params } from '../items/any-call.ts';
import { OperationDialog } from '../items/operation-dialog.tsx';
import styles from '../viewers/viewer.module.css';
import { BindingList } from './binding-list.tsx';
import type { WorkerPlace } from './data.ts';

/** Fields in the settings form; the remaining fields belong to the version. */
const EDITED = [
  'bindings',
  'compatibility_date',
  'compatibility_flags',
  'placement',
  'limits',
  'observability',
  'logpush',
  'tail_consumers',
  'tags',
  'usage_model',
];

export function WorkerSettings({ place }: { readonly place: WorkerPlace }) {
  const query = useQuery(flarewire.queryOptions('workers.scripts.scriptAndVersionSettings.get', place));
  const { data, error, isPending, isLoadingError, refetch } = query;
  const [isEditing, setEditing] = useState(false);
  if (isPending) return <Skeleton height="20rem" />;
  if (isLoadingError)
    return <Failed title="Could not load the settings" error={error} onRetry={() => void refetch()} />;
  const { bindings = [], compatibility_date, compatibility_flags, usage_model, logpush, tags } = data;
  const { placement, observability } = data;
  return (
    <div className={patterns.column}>
      <div className={styles.line}>
        <h2>Bindings</h2>
        <span className={styles.end} />
        <Button onPress={() => setEditing(true)}>
          <Pencil size={14} aria-hidden />
          Edit bindings and settings
        </Button>
      </div>
      {bindings.length === 0 ? (
        <Empty title="No bindings">A binding gives the code access to a namespace, bucket, database or secret.</Empty>
      ) : (
        <BindingList account_id={place.account_id} bindings={bindings} />
      )}
      <h2>Settings</h2>
      <FactList
        facts={[
          ['Compatibility date', compatibility_date],
          ['Compatibility flags', badges(compatibility_flags)],
          ['Placement', placementWords(placement)],
          ['Logs stored', observability?.enabled ? 'on' : 'off'],
          ['Logpush', logpush === undefined ? undefined : logpush ? 'on' : 'off'],
          ['Usage model', usage_model],
          ['Tags', badges(tags)],
        ]}
      />
      <details>
        <summary>All settings as JSON</summary>
        <JsonTree label="All settings" value={data} height="18rem" depth={1} />
      </details>
      {isEditing && <EditSettings place={place} settings={{ ...data }} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** Describes a placement that has no named mode. */
function placementWords(placement: object | undefined): string {
  const names = Object.entries(placement ?? {});
  if (names.length === 0) return 'Near the visitor';
  return names.every(([name, value]) => name === 'mode' && value === 'smart') ? 'Smart' : JSON.stringify(placement);
}

const badges = (values: readonly string[] | null | undefined) =>
  values && values.length > 0 ? (
    <span className={styles.line}>
      {values.map((one) => (
        <Badge key={one} mono>
          <Shown text={one} />
        </Badge>
      ))}
    </span>
  ) : undefined;

interface EditSettingsProps {
  readonly place: WorkerPlace;
  readonly settings: Params;
  readonly onClose: () => void;
}

function EditSettings({ place, settings, onClose }: EditSettingsProps) {
  // Only changed fields are sent; the rest stays unchanged.
  const [before] = useState<Params>(() => ({
    ...Object.fromEntries(
      EDITED.filter((name) => settings[name] !== undefined && settings[name] !== null).map((name) => [
        name,
        settings[name],
      ]),
    ),
    bindings: editable(settings.bindings),
  }));
  return (
    <OperationDialog
      title={`Bindings and settings of ${place.script_name}`}
      operation="workers.scripts.scriptAndVersionSettings.edit"
      action="Save"
      place={{ ...place }}
      start={() => ({ settings: before })}
      read={() => ({ settings: before })}
      sent={(_, params) => ({ ...params, settings: changedIn(before, Object(params.settings)) })}
      onDone={() => {
        tell('good', `Saved the settings of ${place.script_name}.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

const changedIn = (before: Params, after: Params): Params =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isEqual(before[name], value)));
