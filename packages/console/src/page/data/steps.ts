/** First steps that the user has taken, by name, kept by the browser: they tick themselves off. */
import { useSyncExternalStore } from 'react';

export type Step = 'sent' | 'program' | 'searched' | 'browsed' | 'fault' | 'zone-file' | 'radar';

const PLACE = 'flarewire.steps';

let taken: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

function read(): ReadonlySet<string> {
  taken ??= readKept();
  return taken;
}

function readKept(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set(); // forbidden storage, or another's value in the place
  }
}

export function noteStep(step: Step): void {
  if (read().has(step)) return;
  taken = new Set([...read(), step]);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...taken]));
  } catch {
    // Then it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export const useSteps = (): ReadonlySet<string> =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
