/** What this browser keeps of the page's looks and choices; where storage is forbidden, until the page is closed. */
import { useSyncExternalStore } from 'react';

/** One thing that is kept: every place that shows it follows. */
export interface Kept<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** The value, in a component. */
  readonly useValue: () => Value;
}

/** @param understand the value of what was found, which may be nothing, or something else's. */
export function kept<Value>(place: string, understand: (found: unknown) => Value): Kept<Value> {
  let current: { readonly value: Value } | undefined;
  const listeners = new Set<() => void>();
  const read = (): Value => {
    current ??= { value: understand(readKept(place)) };
    return current.value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    write: (value) => {
      current = { value };
      keep(place, value);
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, read),
  };
}

export function readKept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`flarewire.${place}`) ?? 'null');
  } catch {
    return null; // forbidden, or written by something else
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(`flarewire.${place}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** The names in a list that was kept. */
export const namesIn = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
