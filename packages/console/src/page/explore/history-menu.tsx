/** What was sent since the page was loaded, to go back to. */
import { History } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Menu } from '../ui/controls/menu.tsx';
import { MethodBadge } from '../ui/shown/method-badge.tsx';
import { clockTime } from '../ui/text/time-text.ts';
import { type Sending, sends } from './request/sends.ts';

interface HistoryMenuProps {
  readonly onPick: (sending: Sending) => void;
}

export function HistoryMenu({ onPick }: HistoryMenuProps) {
  const { sends: all } = useSyncExternalStore(sends.subscribe, sends.state);
  if (all.length === 0) return null;
  const actions = all.map((sending) => ({
    id: String(sending.id),
    label: `${sending.operation.name} · ${outcomeOf(sending)} · ${clockTime(sending.at)}`,
    icon: <MethodBadge method={sending.operation.method} />,
    run: () => onPick(sending),
  }));
  return (
    <Menu label="Sent so far" actions={actions}>
      <Button small>
        <History size={14} aria-hidden />
        Sent ({all.length})
      </Button>
    </Menu>
  );
}

function outcomeOf({ state, answer }: Sending): string {
  if (answer !== undefined) return String(answer.head.status ?? answer.head.error?.name ?? 'no answer');
  return state === 'failed' ? 'no answer' : state;
}
