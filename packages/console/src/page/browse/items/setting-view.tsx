/** Shows a setting, which is read as a whole and edited by a form if possible. */
import { isObject } from '@flarewire/schema';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { JsonTree } from '../../ui/json/json-tree.tsx';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { FieldTable } from '../list/field-table.tsx';
import styles from '../resources/resource.module.css';
import type { ViewProps } from '../resources/resource-page.tsx';
import { type Context, placeOf } from '../resources/template.ts';
import { useExplorer } from '../resources/use-explorer.ts';
import { useResources } from '../resources/use-resources.ts';
import { useAnyOne } from './any-call.ts';
import { EditDialog } from './edit-dialog.tsx';

export function SettingView({ resource, context }: ViewProps) {
  const { titleOf } = useResources();
  const [isEditing, setEditing] = useState(false);
  const explore = useExplorer();
  const { get } = resource;
  const edit = resource.edit ?? resource.update;
  const place = edit === undefined ? undefined : placeOf(edit, context);
  const query = useAnyOne(get?.name, get === undefined ? undefined : placeOf(get, context));
  const title = titleOf(resource);
  if (query.isLoadingError)
    return (
      <>
        <Failed title={`${title} could not be read`} error={query.error} onRetry={() => void query.refetch()} />
        {get !== undefined && (
          <div className={styles.center}>
            <Button onPress={() => explore(get, context)}>Open in Explore</Button>
          </div>
        )}
      </>
    );
  if (query.isPending) return <Skeleton height="20rem" />;
  const item = isObject(query.data) ? query.data : {};
  return (
    <div className={styles.setting}>
      {edit !== undefined && place !== undefined && (
        <div>
          <Button look="main" onPress={() => setEditing(true)}>
            <Pencil size={15} aria-hidden />
            Edit
          </Button>
        </div>
      )}
      <SettingValue value={query.data} title={title} context={context} />
      {isEditing && edit !== undefined && place !== undefined && (
        <EditDialog operation={edit} place={place} item={item} name={title} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}

interface SettingValueProps {
  readonly value: unknown;
  readonly title: string;
  readonly context: Context;
}

function SettingValue({ value, title, context }: SettingValueProps) {
  const [tab, setTab] = useState('fields');
  if (value === null || value === undefined || value === '') return <Empty title="Not set" />;
  if (value instanceof Blob) return <Empty title="A file">Open it in Explore to save it.</Empty>;
  if (typeof value !== 'object') return <Code text={String(value)} label="Copy the value" isWrapped />;
  const json = {
    id: 'json',
    label: 'JSON',
    content: () => <JsonTree label={title} value={value} height="28rem" depth={3} />,
  };
  if (!isObject(value)) return json.content();
  return (
    <Tabs
      label="Views of it"
      selected={tab}
      onSelect={setTab}
      tabs={[{ id: 'fields', label: 'Fields', content: () => <FieldTable item={value} context={context} /> }, json]}
    />
  );
}
