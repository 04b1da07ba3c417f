/** The viewer of a Worker: code, bindings, secrets, triggers and versions. */

import { useState } from 'react';
import { Unsaved } from '../../form/unsaved.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import type { ViewerProps } from '../viewers/special.ts';
import { useView } from '../viewers/viewer-state.ts';
import { Subject } from '../viewers/viewer-subject.tsx';
import { WorkerCode } from './code.tsx';
import type { Edits } from './data.ts';
import { OpenLinks } from './open-links.tsx';
import { WorkerSecrets } from './secrets.tsx';
import { WorkerSettings } from './settings.tsx';
import { WorkerTriggers } from './triggers.tsx';
import { WorkerVersions } from './versions.tsx';

export function WorkerViewer(props: ViewerProps) {
  return <Viewer key={props.context.script_name} {...props} />;
}

function Viewer(props: ViewerProps) {
  const { account_id = '', script_name = '' } = props.context;
  const place = { account_id, script_name };
  const { view, turn } = useView(props);
  // Stored here so that edits survive a switch of tabs.
  const [edits, setEdits] = useState<Edits>(new Map());
  const code = () => (
    <WorkerCode
      place={place}
      module={view.module}
      onModule={(module) => turn({ module })}
      edits={edits}
      onEdits={setEdits}
    />
  );
  const tabs = [
    { id: 'code', label: 'Code', content: code },
    { id: 'settings', label: 'Bindings and settings', content: () => <WorkerSettings place={place} /> },
    { id: 'secrets', label: 'Secrets', content: () => <WorkerSecrets place={place} /> },
    { id: 'triggers', label: 'Triggers', content: () => <WorkerTriggers place={place} /> },
    { id: 'versions', label: 'Versions', content: () => <WorkerVersions place={place} /> },
  ];
  return (
    <div className={patterns.column}>
      <Subject kind="Worker" id={script_name} isName account={account_id} all={['workers.scripts', 'All Workers']} />
      <OpenLinks place={place} />
      <Unsaved isChanged={() => edits.size > 0} keeps={['tab', 'module']} />
      <Tabs
        label="Views of the Worker"
        tabs={tabs}
        selected={view.tab ?? 'code'}
        onSelect={(tab) => turn({ tab: tab === 'code' ? undefined : tab })}
      />
    </div>
  );
}
