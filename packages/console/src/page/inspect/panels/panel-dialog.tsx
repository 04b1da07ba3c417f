/** Dialogs that control the emulator: faults, clock, state, and connection instructions. */

import { useQuery } from '@tanstack/react-query';
import type { Control } from '../../../wire/types.ts';
import { controlOptions } from '../../data/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import { Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { FaultPanel } from '../faults/fault-panel.tsx';
import { PANELS, type Panel } from '../search.ts';
import { ClockPanel } from './clock-panel.tsx';
import { FirstRequest } from './first-request.tsx';
import styles from './panel.module.css';
import { StatePanel } from './state-panel.tsx';

interface PanelDialogProps {
  readonly panel: Panel | undefined;
  readonly onPanel: (panel: Panel | undefined) => void;
}

export function PanelDialog({ panel, onPanel }: PanelDialogProps) {
  if (panel === undefined) return null;
  return (
    <Dialog title="Emulator" isOpen isWide onClose={() => onPanel(undefined)}>
      <Tabs
        label="Emulator"
        selected={panel}
        onSelect={(chosen) => onPanel(PANELS.find((one) => one === chosen))}
        tabs={[
          { id: 'connect', label: 'Connect', content: () => <FirstRequest /> },
          { id: 'faults', label: 'Faults', content: () => <Panels of={FaultPanel} /> },
          { id: 'clock', label: 'Clock', content: () => <Panels of={ClockPanel} /> },
          { id: 'state', label: 'State', content: () => <Panels of={StatePanel} /> },
        ]}
      />
    </Dialog>
  );
}

/** Refetches while open, because counters and the clock change. */
function Panels({ of: Panel }: { readonly of: (props: { readonly control: Control }) => React.ReactNode }) {
  const { data, error, refetch } = useQuery({ ...controlOptions, refetchInterval: 1000 });
  if (data !== undefined) {
    return (
      <div className={classNames(patterns.columnSmall, styles.panel)}>
        <Panel control={data} />
      </div>
    );
  }
  if (error === null) return <Skeleton height="20rem" />;
  return <Failed title="Could not load the state of the emulator" error={error} onRetry={() => refetch()} />;
}
