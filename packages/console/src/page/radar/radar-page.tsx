/** Statistics of the public internet: over time, by group, as shares and lists, on a map, and for two places. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { productOptions, useCatalog } from '../data/catalog.ts';
import { sessionOptions } from '../data/queries.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Banner, Empty } from '../ui/shown/notice.tsx';
import { Page } from '../ui/shown/page.tsx';
import { Result } from './answers/result.tsx';
import { radarCatalog } from './ask/catalog.ts';
import { type Change, Controls } from './ask/controls.tsx';
import { Filters } from './ask/filters.tsx';
import { VIEW_LABELS } from './ask/labels.ts';
import { select } from './ask/selection.ts';
import styles from './radar.module.css';
import { radarSearch, VIEWS } from './search.ts';

export function RadarPage() {
  const { operations } = useCatalog();
  const { data: document } = useSuspenseQuery(productOptions('radar'));
  const { data: session } = useSuspenseQuery(sessionOptions);
  const search = useSearch({ from: '/radar' });
  const navigate = useNavigate({ from: '/radar' });
  const catalog = useMemo(() => radarCatalog(operations, document), [operations, document]);
  const selection = useMemo(() => select(search, catalog), [search, catalog]);
  const change = useCallback(
    (next: Change) => void navigate({ search: (current) => radarSearch({ ...current, ...next }), replace: true }),
    [navigate],
  );
  if (selection === undefined)
    return (
      <Page title="Radar">
        <Empty title="No statistics">The contract of this build has no operations of Radar.</Empty>
      </Page>
    );
  const controls = { catalog, search, selection, onChange: change };
  return (
    <Page title="Radar" lead="Traffic, attacks, quality and rankings of the public internet, as Cloudflare sees it.">
      {session.mode === 'local' && (
        <Banner tone="info">
          The emulator makes these numbers up. They have the shapes of the real ones and say nothing about the internet.
        </Banner>
      )}
      <Controls {...controls} />
      <Filters key={`${selection.dataset.key}/${selection.view}`} {...controls} />
      <div className={styles.views}>
        <Tabs
          label="Kinds of statistics"
          selected={selection.view}
          onSelect={(id) => change({ view: VIEWS.find((view) => view === id), by: undefined })}
          tabs={selection.dataset.views.map((view) => ({
            id: view,
            label: VIEW_LABELS[view],
            content: () => <Result search={search} selection={selection} onChange={change} />,
          }))}
        />
      </div>
    </Page>
  );
}
