/** Events of the emulator's Workers, which `GET /api/logs` serves as a live stream. */
import type { Emulator } from '@flarewire/emulator';
import type { WorkerLog } from '../../wire/types.ts';
import type { LiveList } from './live-reply.ts';

export interface WorkerLogs extends LiveList<WorkerLog> {
  close(): void;
}

/** Older events are dropped. */
const MAX_LOGS = 1000;

/** Records events from now on, so that a page opened later shows them too. */
export function createWorkerLogs(emulator: Pick<Emulator, 'watchTraces'>): WorkerLogs {
  const listeners = new Set<() => void>();
  let logs: WorkerLog[] = [];
  let last = 0;
  const close = emulator.watchTraces(({ account, script, event }) => {
    last++;
    logs.push({ id: last, account, script, event });
    if (logs.length > MAX_LOGS * 1.2) logs = logs.slice(-MAX_LOGS);
    for (const listener of listeners) listener();
  });
  return {
    since: (id) => logs.filter((log) => log.id > id).slice(-MAX_LOGS),
    last: () => last,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
  };
}
