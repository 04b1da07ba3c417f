/** Runs a collection and holds its responses while the page is open, so that it can continue from any step. */
import { useRef, useState, useSyncExternalStore } from 'react';
import type { Collection } from '../../../wire/stored-calls.ts';
import { confirmed } from '../../data/call.ts';
import { type Results, runSteps } from './run.ts';

const NONE: Results = new Map();
const stored = new Map<string, Results>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface Run {
  readonly results: Results;
  readonly isRunning: boolean;
  readonly stopsOnFailure: boolean;
  readonly setStopsOnFailure: (stops: boolean) => void;
  /** Runs from this index, or everything if omitted. */
  readonly start: (from?: number) => void;
  readonly stop: () => void;
}

export function useRun({ id, steps }: Collection): Run {
  const results = useSyncExternalStore(subscribe, () => stored.get(id) ?? NONE);
  const [isRunning, setRunning] = useState(false);
  const [stopsOnFailure, setStopsOnFailure] = useState(true);
  const abort = useRef<AbortController>(undefined);
  const start = (from = 0): void => {
    if (isRunning) return;
    const stop = new AbortController();
    abort.current = stop;
    setRunning(true);
    const onResults = (next: Results): void => {
      stored.set(id, next);
      for (const listener of listeners) listener();
    };
    const options = { steps, from, before: results, stopsOnFailure, signal: stop.signal, ask: confirmed, onResults };
    runSteps(options).finally(() => setRunning(false));
  };
  return { results, isRunning, stopsOnFailure, setStopsOnFailure, start, stop: () => abort.current?.abort() };
}
