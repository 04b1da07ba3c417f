/** Reopens sent calls: with their response if sent from this page, or else as stored. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { SentCall } from '../../wire/stored-calls.ts';
import { useCatalog } from '../data/catalog.ts';
import { storedCallsOptions } from '../data/stored-calls.ts';
import { urlTextOf } from '../form/values/url.ts';
import { Button } from '../ui/controls/button.tsx';
import { type Action, Menu } from '../ui/controls/menu.tsx';
import { MethodBadge } from '../ui/shown/method-badge.tsx';
import { clockTime, dayTime } from '../ui/text/time-text.ts';
import { type Sending, sends } from './request/sends.ts';

interface HistoryMenuProps {
  readonly onPick: (sending: Sending) => void;
}

const MAX = 20;

export function HistoryMenu({ onPick }: HistoryMenuProps) {
  const { sends: own } = useSyncExternalStore(sends.subscribe, sends.state);
  const { data: stored } = useQuery(storedCallsOptions);
  const { byName } = useCatalog();
  const navigate = useNavigate();
  const times = new Set(own.map(({ at }) => at));
  const earlier = (stored?.sent ?? []).filter(({ at }) => !times.has(at));
  const count = own.length + earlier.length;
  if (count === 0) return null;
  const open = ({ operation, params }: SentCall): void => {
    const p = urlTextOf(params);
    navigate({ to: '/explore/$operation', params: { operation }, search: p === '' ? {} : { p } });
  };
  const actions: Action[] = [
    ...own.map((sending) => ({
      id: String(sending.id),
      label: `${sending.operation.name} · ${outcomeOf(sending)} · ${clockTime(sending.at)}`,
      icon: <MethodBadge method={sending.operation.method} />,
      run: () => onPick(sending),
    })),
    ...earlier.map((call) => ({
      id: call.id,
      label: `${call.operation} · ${call.status ?? 'no response'} · ${dayTime(call.at)}`,
      icon: <MethodBadge method={byName.get(call.operation)?.method ?? 'GET'} />,
      run: () => open(call),
    })),
  ];
  const all = { id: 'all', label: 'All calls', run: () => navigate({ to: '/calls' }) };
  return (
    <Menu label="Sent calls" actions={[...actions.slice(0, MAX), all]}>
      <Button small>
        <History size={14} aria-hidden />
        Sent ({count})
      </Button>
    </Menu>
  );
}

function outcomeOf({ state, answer }: Sending): string {
  if (answer !== undefined) return String(answer.head.status ?? answer.head.error?.name ?? 'no response');
  return state === 'failed' ? 'no response' : state;
}
