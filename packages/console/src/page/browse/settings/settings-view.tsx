/** Shows zone settings as sentences with switches, grouped by topic; each is saved on change. */

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import type { ViewerProps } from '../viewers/special.ts';
import { SettingRow } from './setting-row.tsx';
import { groupsOf, settingsIn } from './setting-value.ts';
import styles from './settings.module.css';

export function SettingsView({ context }: ViewerProps) {
  const zone_id = context.zone_id ?? '';
  const query = useQuery(flarewire.queryOptions('zones.settings.list', { zone_id }));
  const [asked, setAsked] = useState('');
  const words = useDeferredValue(asked);
  if (query.isLoadingError)
    return <Failed title="Could not load the settings" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton height="24rem" />;
  const groups = groupsOf(settingsIn(query.data), words);
  const jump = (name: string): void => document.getElementById(idOf(name))?.scrollIntoView({ block: 'start' });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.search}>
          <TextField
            label="Find a setting"
            isLabelHidden
            placeholder="Find a setting"
            type="search"
            value={asked}
            onChange={setAsked}
          />
        </div>
        <nav aria-label="Groups of settings" className={styles.jumps}>
          {groups.map(({ name }) => (
            <button key={name} type="button" className={styles.jump} onClick={() => jump(name)}>
              {name}
            </button>
          ))}
        </nav>
      </div>
      {groups.length === 0 && <Empty title="No matching settings" />}
      {groups.map(({ name, settings }) => (
        <section key={name} id={idOf(name)} aria-label={name} className={styles.group}>
          <h2>{name}</h2>
          <div className={patterns.surface}>
            {settings.map((setting) => (
              <SettingRow key={setting.id} setting={setting} zone={zone_id} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const idOf = (group: string): string => `settings-${group.toLowerCase().replace(/\W+/g, '-')}`;
