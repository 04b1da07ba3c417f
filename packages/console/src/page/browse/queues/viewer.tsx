/** The viewer of a queue: overview, sending, receiving. */

import { useState } from 'react';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import type { ViewerProps } from '../viewers/special.ts';
import { useView } from '../viewers/viewer-state.ts';
import { Subject } from '../viewers/viewer-subject.tsx';
import { QueueMessages, type Taken } from './messages.tsx';
import { QueueOverview } from './overview.tsx';
import { FIRST, QueueSend } from './send.tsx';

export function QueueViewer(props: ViewerProps) {
  return <Viewer key={props.context.queue_id} {...props} />;
}

function Viewer(props: ViewerProps) {
  const { account_id = '', queue_id = '' } = props.context;
  const place = { account_id, queue_id };
  const { view, turn } = useView(props);
  const [taken, setTaken] = useState<Taken>();
  const [draft, setDraft] = useState(FIRST);
  const tabs = [
    { id: 'overview', label: 'Overview', content: () => <QueueOverview place={place} /> },
    { id: 'send', label: 'Send', content: () => <QueueSend place={place} draft={draft} setDraft={setDraft} /> },
    {
      id: 'messages',
      label: 'Messages',
      content: () => <QueueMessages place={place} taken={taken} setTaken={setTaken} />,
    },
  ];
  return (
    <div className={patterns.column}>
      <Subject kind="Queue" id={place.queue_id} account={place.account_id} all={['queues', 'All queues']} />
      <Tabs
        label="Views of the queue"
        tabs={tabs}
        selected={view.tab ?? 'overview'}
        onSelect={(tab) => turn({ tab: tab === 'overview' ? undefined : tab })}
      />
    </div>
  );
}
