/** Stores the events of the emulator's Workers outside React. */
import { useSyncExternalStore } from 'react';
import type { WorkerLog } from '../../../wire/types.ts';
import { createJournalStore, type JournalState, serverStream } from './journal.ts';

const store = createJournalStore<WorkerLog>({ ...serverStream('/api/logs'), most: 1000 });

/** The events so far; keeps reading while the component is mounted. */
export const useWorkerLogs = (): JournalState<WorkerLog> => useSyncExternalStore(store.subscribe, store.state);
